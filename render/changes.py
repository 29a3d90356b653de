"""What two views tell about things: which have come, and which are others than before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from games.core.seats import Seat

K = TypeVar("K")
T = TypeVar("T")


def arrived(before: Sequence[str], now: Sequence[str]) -> tuple[bool, ...]:
    """For each thing of a row, whether it has come since; things come at the end, so of equal ones the last are new."""
    old = Counter(before)
    known = []
    for thing in now:
        known.append(old[thing] <= 0)
        old[thing] -= 1
    return tuple(known)


def altered(before: Mapping[K, object], now: Mapping[K, object]) -> frozenset[K]:
    """The words under which something else lies than before."""
    return frozenset(word for word, thing in now.items() if before.get(word) != thing)


def other_numbers(before: object, now: object, names: Iterable[str]) -> frozenset[str]:
    """Which of these numbers are others than before."""
    return frozenset(name for name in names if getattr(before, name) != getattr(now, name))


def at_seat(seats: Sequence[T], seat: Seat, nothing: T) -> T:
    """What is new at a seat; nothing where there is no earlier view."""
    return seats[seat] if seats else nothing
