"""A blank of a move, whatever kind of choice it is, and the way its words are typed."""

from collections.abc import Callable
from typing import Any

import msgspec

from games.core.events import Phrase

NOTHING = "none"
"""The word for doing without: no card, no good, the usual way."""
PART = "."
"""Stands between the parts of a word."""
ANY, GREATEST = "*", "+"
"""In place of a word that is left open: any will do, or the greatest number there is."""


def written(word: str) -> str:
    """A word as people type it."""
    return word.replace("_", "-")


def read(word: str) -> str:
    """The word that a person typed."""
    return word.lower().replace("-", "_")


class Group(msgspec.Struct, frozen=True):
    """Words that together take fewer than one by one: a region and the buildings in it, all that costs money."""

    words: tuple[str, ...]
    capacity: int


class _Told(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    told: dict[str, Phrase] | None = None
    """Words that mean what the state makes of them (a deal, a place on the way): told by these, not by their names."""
    parts: tuple[str, ...] = ()
    """The nouns of which each word is made, if of several: a building in a region is `north.town`."""


class Field(_Told, frozen=True):
    """One blank of a move, of the same name as the move's attribute. Its noun tells what its words name."""

    name: str
    noun: str

    def wrong(self) -> str:
        """Why nobody could ever fill it, if so."""
        raise NotImplementedError

    def accepts(self, answer: Any) -> bool:
        """Whether this answer is legal here."""
        raise NotImplementedError

    def forced(self) -> bool:
        """Whether there is exactly one legal answer."""
        raise NotImplementedError

    def any_answer(self, below: Callable[[int], int]) -> Any:
        """A random legal answer; below(n) draws from 0 to n - 1."""
        raise NotImplementedError

    def to_text(self, answer: Any) -> str:
        """The answer as people type it."""
        raise NotImplementedError

    def from_text(self, text: str) -> Any:
        """The answer that was typed; ValueError if it is no answer to such a field at all."""
        raise NotImplementedError
