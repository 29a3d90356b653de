"""The table as one looks at it: what touches what, who is where, and who controls it."""

from collections.abc import Iterator

from games.archipelago.components import SIDES, Part
from games.archipelago.state import Region, State, Unit
from games.core.moves import Offer

WAYS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
BOX = ("fish", "wood", "stone", "iron", "cattle", "fruit")
CROWD = 3


def part_of(region: Region, edge: int) -> Part | None:
    printed = (edge - region.turn) % 6
    return next((part for part in SIDES[region.side].zones if printed in part.edges), None)


def is_land(name: str) -> bool:
    return name.startswith("land")


def touching(state: State, name: str) -> Iterator[tuple[str, Part | None, Part | None]]:
    """Each neighbour, with what lies on both sides of the common edge."""
    region = state.regions[name]
    by_place = {other.at: letter for letter, other in state.regions.items()}
    for edge, (q, r) in enumerate(WAYS):
        other = by_place.get((region.at[0] + q, region.at[1] + r))
        if other is not None:
            yield other, part_of(region, edge), part_of(state.regions[other], (edge + 3) % 6)


def in_building(state: State, region: str, building: str) -> tuple[int, Unit] | None:
    for seat, player in enumerate(state.players):
        for unit in player.units:
            if unit.region == region and unit.spot == building:
                return seat, unit
    return None


def rules(state: State, region: str) -> int | None:
    found = in_building(state, region, "town")
    return found[0] if found and not found[1].lying else None


def controls(state: State, seat: int, region: str, building: str) -> bool:
    if building not in state.regions[region].buildings:
        return False
    found = in_building(state, region, building)
    if found and not found[1].lying:
        return found[0] == seat
    return building != "town" and rules(state, region) == seat


def able(unit: Unit) -> bool:
    return not unit.busy and not unit.lying


def supply(state: State, seat: int, kind: str) -> int:
    colours = 2 if state.seats == 2 else 1
    player = state.players[seat]
    of_kind = sum(unit.kind == kind for unit in player.units)
    return (4 * colours - of_kind) if kind == "ship" else (10 * colours - of_kind - player.on_wonders)


def spot(state: State, region: str, part: str, building: str) -> str:
    """The word for a place."""
    if building:
        return f"{region}.{building}"
    return f"{region}.{part}" if part.endswith("2") else region


def where(unit: Unit) -> tuple[str, str, str]:
    return unit.region, unit.part, "" if unit.spot in BOX else unit.spot


def text_rows(offer: Offer | None) -> list[tuple[str, ...]]:
    """The answers of an offer, all in words."""
    return [tuple(map(str, row)) for row in offer.rows or ()] if offer else []
