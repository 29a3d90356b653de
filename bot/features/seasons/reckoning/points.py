"""Points by place, worth the same at a table of any size."""

from collections.abc import Mapping
from fractions import Fraction

FULL = 24
"""For a win; the last has none, and the others are evenly between. It can be shared evenly at tables of two to five."""


def points_for(places: Mapping[int, int], *, won: bool = True) -> dict[int, int]:
    """Of each seat, by its place; who is equal shares what their places are worth. Where nobody has won, none."""
    if not won:
        return dict.fromkeys(places, 0)
    worth = shares(len(places))
    order = sorted(places, key=lambda seat: places[seat])
    of_place = {
        place: [worth[at] for at, seat in enumerate(order) if places[seat] == place] for place in places.values()
    }
    return {seat: int(Fraction(sum(of_place[place]), len(of_place[place]))) for seat, place in places.items()}


def shares(people: int) -> tuple[int, ...]:
    """What the places of a table of so many are worth, from the first on."""
    return tuple(FULL * (people - 1 - at) // max(1, people - 1) for at in range(people))
