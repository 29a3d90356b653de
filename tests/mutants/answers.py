"""Why some mutants change nothing: `equivalent/GAME.toml`, by the text of their place."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tests.mutants.places import Mutant

BOOKS = Path(__file__).with_name("equivalent")


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where, what becomes what, and why nobody could tell; without `after` whatever it becomes there."""

    where: str
    before: str
    why: str
    after: str = ""

    def fits(self, mutant: Mutant) -> bool:
        return self.after in ("", mutant.after)


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answers of one game."""

    answer: list[Answer] = []


@dataclass
class Answers:
    """The answers of a game: by mutant, and those that fit nothing any more."""

    by_key: dict[str, Answer]
    stale: list[Answer]


def games_with_answers(books: Path = BOOKS) -> set[str]:
    """Who has a file."""
    return {path.stem for path in books.glob("*.toml")}


def written(game: str, books: Path = BOOKS) -> list[Answer]:
    """The answers of a game, where any are written."""
    path = books / f"{game}.toml"
    return msgspec.toml.decode(path.read_bytes(), type=Book).answer if path.exists() else []


def answers_of(game: str, mutants: Sequence[Mutant], books: Path = BOOKS) -> Answers:
    """Which mutants are answered."""
    places: dict[tuple[str, str], list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        places[mutant.where, mutant.before].append(mutant)
    found = Answers({}, [])
    for answer in written(game, books):
        fitting = [mutant for mutant in places.get((answer.where, answer.before), ()) if answer.fits(mutant)]
        found.by_key.update({mutant.key: answer for mutant in fitting})
        if not fitting:
            found.stale.append(answer)
    return found
