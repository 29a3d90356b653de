"""Who sits where at a table: everybody begins as often as the others."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from random import Random

FIRST = 4
"""So much more than any other seat the first one counts."""

Sat = Mapping[int, Mapping[int, int]]
"""How often each has sat on which seat."""


def times_sat(tables: Iterable[Sequence[int]]) -> dict[int, dict[int, int]]:
    """How often people had which seat, at tables in the order of their seats."""
    found: dict[int, dict[int, int]] = {}
    for table in tables:
        for seat, each in enumerate(table):
            of_each = found.setdefault(each, {})
            of_each[seat] = of_each.get(seat, 0) + 1
    return found


def in_seats(people: Iterable[int], sat: Sat, luck: Random) -> tuple[int, ...]:
    """These people in the order of their seats: nobody where they have sat oftener than others."""
    order = list(people)
    luck.shuffle(order)
    return min(permutations(order), key=lambda seats: _worn(seats, sat))


def _worn(seats: Sequence[int], sat: Sat) -> int:
    """Which seats are worn: twice the same one is worse than once each of two."""
    times = (((FIRST if seat == 0 else 1), sat.get(each, {}).get(seat, 0)) for seat, each in enumerate(seats))
    return sum(weight * ((had + 1) ** 2 - had**2) for weight, had in times)
