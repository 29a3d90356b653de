"""Why some mutants change nothing: `equivalent.toml`, by the text of their place."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tests.mutants.places import Mutant

BOOK = Path(__file__).with_name("equivalent.toml")


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where, what becomes what, and why nobody could tell; without `after` whatever it becomes there."""

    where: str
    before: str
    why: str
    after: str = ""

    def fits(self, mutant: Mutant) -> bool:
        return self.after in ("", mutant.after)


@dataclass
class Answers:
    """The answers of a game: by mutant, and those that fit nothing any more."""

    by_key: dict[str, Answer]
    stale: list[Answer]


def written(book: Path = BOOK) -> dict[str, list[Answer]]:
    """All answers, by game."""
    return msgspec.toml.decode(book.read_bytes(), type=dict[str, list[Answer]])


def answers_of(game: str, mutants: Sequence[Mutant], book: Path = BOOK) -> Answers:
    """Which mutants are answered."""
    places: dict[tuple[str, str], list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        places[mutant.where, mutant.before].append(mutant)
    found = Answers({}, [])
    for answer in written(book).get(game, []):
        fitting = [mutant for mutant in places.get((answer.where, answer.before), ()) if answer.fits(mutant)]
        found.by_key.update({mutant.key: answer for mutant in fitting})
        if not fitting:
            found.stale.append(answer)
    return found
