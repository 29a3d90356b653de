"""Where units may go in a migration: step by step, and by every queue of ships."""

from itertools import permutations

from games.archipelago.components import SIDES
from games.archipelago.state import State, Unit
from games.core.fields import Spread
from games.core.moves import Offer, Request
from tests.games.archipelago.naive.board import CROWD, able, in_building, is_land, rules, spot, touching

FEW = 5
"""With more ships there are too many queues to look through."""


def compare_migration(state: State, request: Request) -> None:
    """Who can go where, unless a card takes them further."""
    round_, seat = state.round, int(request.seat)
    assert round_ is not None
    acts = not round_.acted and state.players[seat].discs > 0
    if round_.improved not in ("roads", "admiral") and len(carriers(state, seat)) <= FEW:
        for kind, verb in (("ship", "sail"), ("citizen", "walk")):
            _compare_moves(state, seat, kind, request.offer(verb), expected=acts)


def _compare_moves(state: State, seat: int, kind: str, offer: Offer | None, *, expected: bool) -> None:
    """All that can be sent; a mere exchange of alike citizens between two full regions is no migration."""
    idle = [unit for unit in state.players[seat].units if expected and unit.kind == kind and able(unit)]
    ends = {(unit.region, unit.part, unit.spot): reach(state, seat, unit) for unit in idle}
    field = offer.fields[0] if offer is not None else None
    if not isinstance(field, Spread):
        full = {
            name
            for name in state.regions
            if sum((unit.region, unit.kind) == (name, "citizen") for unit in state.players[seat].units) == CROWD
        }
        for origin, reached in ends.items():
            assert not {end for end in reached - {origin} if end[0] == origin[0] or end[0] not in full}, origin
        return
    ways = {(origin, place.word) for place in field.places for origin in place.takes}
    assert ways == {(spot(state, *origin), spot(state, *end)) for origin, reached in ends.items() for end in reached}


def reach(state: State, seat: int, unit: Unit) -> set[tuple[str, str, str]]:
    """Region, part and building of every place where a unit can end in one migration."""
    shores = {(unit.region, unit.part)}
    for other, here, there in touching(state, unit.region):
        if (
            here is not None
            and there is not None
            and here.name == unit.part
            and is_land(here.name) == is_land(there.name)
        ):
            shores.add((other, there.name))
    if unit.kind == "citizen":
        for region in crossings(state, seat, unit.region):
            shores |= {(region, part.name) for part in SIDES[state.regions[region].side].zones if is_land(part.name)}
    return {(region, part, "") for region, part in shores} | {
        (region, part, building)
        for region, part in shores
        for building in state.regions[region].buildings
        if (building == "port" or unit.kind == "citizen") and part == door(state, region, building, unit.kind)
        if can_enter(state, seat, region, building, unit)
    }


def door(state: State, region: str, building: str, kind: str) -> str:
    """The shore or water from which a building is entered."""
    stands = state.regions[region].buildings[building]
    if is_land(stands) == (kind == "citizen"):
        return stands
    return next(part.name for part in SIDES[state.regions[region].side].zones if is_land(part.name) != is_land(stands))


def can_enter(state: State, seat: int, region: str, building: str, unit: Unit) -> bool:
    """Empty, or left by an own unit that can go; what is left where another rules is the ruler's at once."""
    found = in_building(state, region, building)
    if found is not None and found[1] is unit:
        return True
    if building != "town" and rules(state, region) not in (None, seat):
        return False
    return found is None or (found[0] == seat and able(found[1]) and found[1].kind == unit.kind)


def carriers(state: State, seat: int) -> list[set[frozenset[str]]]:
    """For each free ship the borders that it touches, as the two regions; one region alone is a strait."""
    found = []
    for ship in state.players[seat].units:
        if ship.kind == "ship" and able(ship):
            served = {
                frozenset((ship.region, other))
                for other, here, there in touching(state, ship.region)
                if here is not None and here.name == ship.part and there is not None and not is_land(there.name)
            }
            if sum(is_land(part.name) for part in SIDES[state.regions[ship.region].side].zones) > 1:
                served.add(frozenset((ship.region,)))
            found.append(served)
    return found


def crossings(state: State, seat: int, start: str) -> set[str]:
    """The regions whose shores a citizen reaches by any queue of ships, each of which serves one border."""
    found: set[str] = set()
    ships = carriers(state, seat)
    for number in range(1, len(ships) + 1):
        for queue in permutations(ships, number):
            ends = {start}
            for served in queue:
                straits = {start for start in ends if frozenset((start,)) in served}
                beyond = {
                    next(iter(border - {here}))
                    for here in ends
                    for border in served
                    if here in border and len(border) > 1
                }
                found |= straits | beyond
                ends = beyond
    return found
