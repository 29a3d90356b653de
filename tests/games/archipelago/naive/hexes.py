"""Where hexes may lie, and who may explore them."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from games.archipelago.components import SIDES
from games.archipelago.state import Region, State
from games.core.moves import Request
from tests.games.archipelago.naive.board import WAYS, able, is_land, part_of, spot, text_rows, where

Look = tuple[tuple[str, str], ...]
"""What lies at each edge of a hex as it is turned, and what is behind it."""

TURNED = ("ne", "e", "se", "sw", "w", "nw")


def compare_discoveries(state: State, request: Request, hexes: list[str]) -> None:
    """Every side, place, turn and explorer; who explores crosses the common edge on their own element."""
    offer = request.offer("discover")
    assert offer is not None
    expected = set()
    for side, at, turn in fitting(state, other_sides(hexes), 2):
        for unit in state.players[int(request.seat)].units:
            home = state.regions[unit.region]
            way = (at[0] - home.at[0], at[1] - home.at[1])
            if not able(unit) or way not in WAYS:
                continue
            edge = WAYS.index(way)
            here, there = part_of(home, edge), part_of(Region(side, turn, at), (edge + 3) % 6)
            if here and there and here.name == unit.part and is_land(here.name) == is_land(there.name):
                expected.add((side, at, looks(side, turn), f"{unit.kind}.{spot(state, *where(unit))}"))
    places = numbered(state, 2)
    rows = {
        (side, places[int(place) - 1], looks(side, TURNED.index(edge)), unit)
        for side, place, edge, unit in text_rows(offer)
    }
    assert rows == expected
    assert len(rows) == len(offer.rows or ()), "nothing is offered twice"


def compare_first_regions(state: State, request: Request) -> None:
    """Beside the start, matching all around; where nothing does, matching the start."""
    offer = request.offer("settle")
    assert offer is not None
    hand = other_sides(state.players[int(request.seat)].hand)
    taken = {region.at for region in state.regions.values()}
    alone = msgspec.structs.replace(state, regions={"a": state.regions["a"]})
    all_around = [each for each in fitting(state, hand, 1) if each[1] in WAYS]
    at_start = [each for each in fitting(alone, hand, 1) if each[1] not in taken]
    expected = {(side, at, looks(side, turn)) for side, at, turn in all_around or at_start}
    places = numbered(state, 1)
    rows = {(side, places[int(place) - 1], looks(side, TURNED.index(edge))) for side, place, edge in text_rows(offer)}
    assert rows == expected
    assert len(rows) == len(offer.rows or ()), "nothing is offered twice"


def edges_match(region: Region, other: Region, edge: int) -> bool:
    """What touches beyond this edge of the first is the same on both sides."""
    here = SIDES[region.side].edges[(edge - region.turn) % 6]
    return here == SIDES[other.side].edges[(edge + 3 - other.turn) % 6]


def looks(side: str, turn: int) -> Look:
    """The same for two turns if nobody could tell them apart."""
    found = []
    for edge in range(6):
        printed = (edge - turn) % 6
        part = next((part for part in SIDES[side].zones if printed in part.edges), None)
        found.append((SIDES[side].edges[printed], repr(part and (part.icons, part.huts))))
    return tuple(found)


def fitting(state: State, sides: list[str], touching: int) -> Iterator[tuple[str, tuple[int, int], int]]:
    """Side, place and turn of every hex that matches all it touches, and touches enough."""
    lying = {region.at: region for region in state.regions.values()}
    around = {(q + dq, r + dr) for q, r in lying for dq, dr in WAYS} - lying.keys()
    for q, r in around:
        near = [(edge, lying[q + dq, r + dr]) for edge, (dq, dr) in enumerate(WAYS) if (q + dq, r + dr) in lying]
        if len(near) < touching:
            continue
        for side in sides:
            for turn in range(6):
                if all(looks(side, turn)[edge][0] == looks(by.side, by.turn)[(edge + 3) % 6][0] for edge, by in near):
                    yield side, (q, r), turn


def other_sides(hexes: list[str]) -> list[str]:
    """Both sides of each hex of which one is seen."""
    return [side for up in hexes for side in SIDES if SIDES[side].hex == SIDES[up].hex]


def numbered(state: State, touching: int) -> list[tuple[int, int]]:
    """The free places as one reads the map."""
    lying = [region.at for region in state.regions.values()]
    near = Counter((q + dq, r + dr) for q, r in lying for dq, dr in WAYS)
    places = [at for at, count in near.items() if count >= touching and at not in lying]
    return sorted(places, key=lambda at: (at[1], at[0]))
