"""Who sits where: seats, and the numbers of the questions that they are asked."""

from collections.abc import Iterable
from functools import cache
from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, from 0; whoever sits there may change."""

QuestionNumber = NewType("QuestionNumber", int)
"""Counts a seat's questions and is never used again, so that a late answer is known as late."""

SEAT = "seat"
"""The noun of a field whose words are seats."""


@cache
def seats_of(count: int) -> tuple[Seat, ...]:
    """So many seats, clockwise from the first."""
    return tuple(map(Seat, range(count)))


def seat_words(seats: Iterable[Seat]) -> tuple[str, ...]:
    """The words of a field that chooses among these seats."""
    return tuple(map(str, seats))


def seat_of(word: str) -> Seat:
    """The seat that such a word names."""
    return Seat(int(word))


def nothing_asked(count: int) -> list[QuestionNumber]:
    """The numbers of so many seats before the first question."""
    return [QuestionNumber(0)] * count
