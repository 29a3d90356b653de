"""Divisions of a league, and who goes up or down when it is over; and who plays a tournament's final."""

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise

from bot.features.seasons.reckoning.sizes import seats_for
from bot.features.seasons.reckoning.standings import Standing

SHARE = 4
"""One of so many of the smaller division goes up, and one comes down for each."""


def divided(people: Sequence[int], divisions: int) -> dict[int, int]:
    """In which division each is, by their order: the first in the first, all about as large as each other."""
    ends = [-(-len(people) * part // divisions) for part in range(1, divisions + 1)]
    return {each: next(at for at, end in enumerate(ends) if place < end) for place, each in enumerate(people)}


def movers(above: int, below: int) -> int:
    """How many change places between divisions of these sizes."""
    return min(max(1, min(above, below) // SHARE), above // 2, below // 2)


def moved(divisions: Sequence[Sequence[int]]) -> dict[int, int]:
    """In which division each plays next, of those who are there, in their order of standing."""
    found = {each: at for at, people in enumerate(divisions) for each in people}
    for at, (above, below) in enumerate(pairwise(divisions)):
        count = movers(len(above), len(below))
        for up, down in zip(below[:count], above[len(above) - count :], strict=True):
            found[up], found[down] = at, at + 1
    return found


def finalists(table: Sequence[Standing], gone: Collection[int], counts: Collection[int], wished: int) -> list[int]:
    """Who plays the final: the best, as many as were wished at a table, or as there are seats and people."""
    there = [one.entrant for one in table if one.entrant not in gone]
    seats = [count for count in seats_for(counts) if count <= len(there)]
    size = min(seats, key=lambda count: (abs(count - wished), -count), default=0)
    return there[:size]


def after_final(table: Sequence[Standing], places: Mapping[int, int]) -> list[int]:
    """The order at the end of a tournament: the final decides among those who played it, and they come first."""
    order = {one.entrant: at for at, one in enumerate(table)}
    return sorted(order, key=lambda each: (places.get(each, len(order) + 1), order[each]))
