"""The map as hexes: neighbours, edges that match, borders that a unit can cross."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.archipelago.components import SIDES, Part, UnitKind

if TYPE_CHECKING:
    from games.archipelago.state import Region

At = tuple[int, int]
"""Axial coordinates of a hex with a corner at its top."""

DIRECTIONS: tuple[At, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The neighbour beyond each edge, clockwise from the north-east."""
EDGES = range(len(DIRECTIONS))
SEA = "S"


def beyond(at: At, edge: int) -> At:
    """The place on the other side of an edge."""
    q, r = DIRECTIONS[edge]
    return at[0] + q, at[1] + r


def opposite(edge: int) -> int:
    """The same edge as the neighbour counts it."""
    return (edge + 3) % 6


def printed(edge: int, turn: int) -> int:
    """Which edge of the printed side lies here when the hex is turned clockwise so often."""
    return (edge - turn) % 6


def kind_of_edge(side: str, turn: int, edge: int) -> str:
    """What touches there: sea, field or mountain."""
    return SIDES[side].edges[printed(edge, turn)]


def part_at(region: "Region", edge: int) -> Part | None:
    """The water or land of the region that reaches this edge."""
    at = printed(edge, region.turn)
    return next((part for part in SIDES[region.side].zones if at in part.edges), None)


def fits(regions: dict[At, "Region"], side: str, turn: int, at: At) -> bool:
    """Whether every touching edge matches."""
    for edge in EDGES:
        neighbour = regions.get(beyond(at, edge))
        if neighbour is not None:
            there = kind_of_edge(neighbour.side, neighbour.turn, opposite(edge))
            if there != kind_of_edge(side, turn, edge):
                return False
    return True


def turns(side: str) -> range:
    """The turns that make a difference."""
    edges = SIDES[side].edges
    return range(next(turn for turn in range(1, 7) if edges[turn:] + edges[:turn] == edges))


def empty_places(regions: dict[At, "Region"], touching: int) -> list[At]:
    """The free places that touch at least so many regions, in the order in which one reads a map."""
    near: dict[At, int] = {}
    for at in regions:
        for edge in EDGES:
            place = beyond(at, edge)
            if place not in regions:
                near[place] = near.get(place, 0) + 1
    return sorted((place for place, count in near.items() if count >= touching), key=lambda at: (at[1], at[0]))


def borders(name: str, regions: dict[str, "Region"], places: dict[At, str]) -> Iterator[tuple[str, Part, Part]]:
    """Every border of a region that can be crossed: the neighbour, the part on this side, the part on the other."""
    region = regions[name]
    for edge in EDGES:
        other = places.get(beyond(region.at, edge))
        if other is None:
            continue
        here, there = part_at(region, edge), part_at(regions[other], opposite(edge))
        if here is not None and there is not None and here.land == there.land:
            yield other, here, there


def can_stand(kind: UnitKind, part: Part) -> bool:
    """Citizens stand on land, ships on water."""
    return part.land == (kind == "citizen")
