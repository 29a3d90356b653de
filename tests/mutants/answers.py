"""Why some mutants change nothing: `equivalent.toml`, by the text of their place."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tests.mutants.places import Mutant

BOOK = Path(__file__).with_name("equivalent.toml")


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where, what becomes what, and why nobody could tell."""

    where: str
    before: str
    after: str
    why: str


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
    places: dict[tuple[str, str, str], list[str]] = defaultdict(list)
    for mutant in mutants:
        places[mutant.where, mutant.before, mutant.after].append(mutant.key)
    answers = written(book).get(game, [])
    by_key = {key: each for each in answers for key in places.get((each.where, each.before, each.after), ())}
    return Answers(by_key, [each for each in answers if (each.where, each.before, each.after) not in places])
