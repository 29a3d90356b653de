"""How many sit at each table, so that nobody is left out."""

from collections.abc import Collection
from itertools import pairwise

LEAST, MOST = 2, 5
"""A table of a season has so many seats, as far as the game has them."""
NEAR = 1.0
"""So far from what was wished tables may be for people not to meet again: about one seat more or fewer."""

Sizes = tuple[int, ...]


def seats_for(counts: Collection[int]) -> tuple[int, ...]:
    """With how many a game is played in a season."""
    return tuple(count for count in sorted(counts) if LEAST <= count <= MOST)


def ways_to_sit(people: int, counts: Collection[int], wished: int) -> list[Sizes]:
    """The sizes that tables may have, the largest first, the way nearest to what was wished first; none is no way.

    Of all ways that are near enough, else the nearest alone.
    """
    seats = seats_for(counts)
    pairs = [*pairwise(seats), *((seat, seat) for seat in seats)]
    found = {sizes for small, large in pairs for sizes in _ways_of_two(people, small, large)}
    ordered = sorted(found, key=lambda sizes: (distance(sizes, wished), sizes))
    return [sizes for sizes in ordered if distance(sizes, wished) <= NEAR] or ordered[:1]


def distance(sizes: Sizes, wished: int) -> float:
    """How far people sit from what was wished, at the mean, and large differences count for more."""
    return sum(size * (size - wished) ** 2 for size in sizes) / sum(sizes)


def _ways_of_two(people: int, small: int, large: int) -> list[Sizes]:
    """All ways with tables of these two sizes."""
    left = ((count, people - count * large) for count in range(people // large + 1))
    return [(large,) * count + (small,) * (rest // small) for count, rest in left if people and rest % small == 0]
