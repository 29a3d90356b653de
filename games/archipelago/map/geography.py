"""The map as hexes: neighbours, edges that match, borders that a unit can cross."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from games.archipelago.components import SIDES, Part, UnitKind
from games.core.stores import put

if TYPE_CHECKING:
    from games.archipelago.state import Region

At = tuple[int, int]
"""Axial coordinates of a hex with a corner at its top."""
Coasts = tuple[tuple[int, str], ...]
"""What must lie at which edges of a place."""
Lying = tuple[tuple[str, str, int, At], ...]
"""The map as it lies: each region's letter, side, turn and place. What follows from it alone is found once."""

DIRECTIONS: tuple[At, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The neighbour beyond each edge, clockwise from the north-east."""
EDGES = range(len(DIRECTIONS))


@cache
def around(at: At) -> tuple[At, ...]:
    """The place on the other side of each edge."""
    return tuple((at[0] + q, at[1] + r) for q, r in DIRECTIONS)


def beyond(at: At, edge: int) -> At:
    """The place on the other side of an edge."""
    return around(at)[edge]


def opposite(edge: int) -> int:
    """The same edge as the neighbour counts it."""
    return (edge + 3) % 6


def printed(edge: int, turn: int) -> int:
    """Which edge of the printed side lies here when the hex is turned clockwise so often."""
    return (edge - turn) % 6


@cache
def kinds_of_edges(side: str, turn: int) -> tuple[str, ...]:
    """What touches at each edge: sea, field or mountain."""
    return tuple(SIDES[side].edges[printed(edge, turn)] for edge in EDGES)


def kind_of_edge(side: str, turn: int, edge: int) -> str:
    """What touches there."""
    return kinds_of_edges(side, turn)[edge]


@cache
def _parts(side: str, turn: int) -> tuple[Part, ...]:
    """The water or land of a side that reaches each edge; there is one at every edge of every side."""
    return tuple(next(part for part in SIDES[side].zones if printed(edge, turn) in part.edges) for edge in EDGES)


def part_at(region: "Region", edge: int) -> Part:
    """The water or land of the region that reaches this edge."""
    return _parts(region.side, region.turn)[edge]


def part_towards(region: "Region", at: At) -> Part:
    """The water or land of a region that reaches the edge beside a neighbouring place."""
    return part_at(region, around(region.at).index(at))


def coasts(regions: dict[At, "Region"], at: At) -> Coasts:
    """The edges at which a place touches regions, and what must lie there."""
    near = [(edge, regions.get(place)) for edge, place in enumerate(around(at))]
    return tuple((edge, kind_of_edge(by.side, by.turn, opposite(edge))) for edge, by in near if by is not None)


def matches(side: str, turn: int, wanted: Coasts) -> bool:
    """Whether every touching edge is as it must be."""
    kinds = kinds_of_edges(side, turn)
    return all(kinds[edge] == kind for edge, kind in wanted)


@cache
def turns_between(side: str, wanted: Coasts) -> tuple[int, ...]:
    """The turns in which a side matches all that it would touch."""
    return tuple(turn for turn in turns(side) if matches(side, turn, wanted))


def fits(regions: dict[At, "Region"], side: str, turn: int, at: At) -> bool:
    """Whether every touching edge matches."""
    return matches(side, turn, coasts(regions, at))


@cache
def turns(side: str) -> range:
    """The turns that make a difference: to what lies at an edge, or to what lies behind it."""
    around_it = [(kind, part.icons, part.huts) for kind, part in zip(SIDES[side].edges, _parts(side, 0), strict=True)]
    return range(next(turn for turn in range(1, 7) if around_it[turn:] + around_it[:turn] == around_it))


def empty_places(regions: dict[At, "Region"], touching: int) -> list[At]:
    """The free places that touch at least so many regions, in the order in which one reads a map."""
    near: dict[At, int] = {}
    for at in regions:
        for place in around(at):
            if place not in regions:
                put(near, place)
    return sorted((place for place, count in near.items() if count >= touching), key=lambda at: (at[1], at[0]))


def borders(name: str, regions: dict[str, "Region"], places: dict[At, str]) -> Iterator[tuple[str, Part, Part]]:
    """Every border of a region that can be crossed: the neighbour, the part on this side, the part on the other."""
    region = regions[name]
    for edge, place in enumerate(around(region.at)):
        other = places.get(place)
        if other is None:
            continue
        here, there = part_at(region, edge), part_at(regions[other], opposite(edge))
        if here.land == there.land:
            yield other, here, there


def can_stand(kind: UnitKind, part: Part) -> bool:
    """Citizens stand on land, ships on water."""
    return part.land == (kind == "citizen")
