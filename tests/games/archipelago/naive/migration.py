"""Where units may go in a migration: step by step, and by every queue of ships."""

from collections.abc import Sequence
from itertools import permutations

from games.archipelago.components import SIDES
from games.archipelago.state import State, Unit
from games.archipelago.steps import Migrate
from games.core.fields import Spread
from games.core.moves import Offer, Request
from tests.games.archipelago.naive.board import CROWD, able, in_building, is_land, rules, spot, touching

FEW = 5
"""With more ships there are too many queues to look through."""

Waters = Sequence[tuple[str, str]]
"""Region and part in which each free ship lies, or lay before it sailed."""


def compare_migration(state: State, request: Request) -> None:
    """Who can go where at the beginning, unless a card takes them further."""
    round_, seat = state.round, int(request.seat)
    assert round_ is not None
    _compare_kinds(state, request, [], expected=not round_.acted and state.players[seat].discs > 0)


def compare_further_migration(state: State, request: Request, step: Migrate) -> None:
    """Who can still go where."""
    _compare_kinds(state, request, step.before, expected=True, ships=step.kinds == "all")


def _compare_kinds(
    state: State, request: Request, before: Sequence[Waters], *, expected: bool, ships: bool = True
) -> None:
    seat = int(request.seat)
    now = waters(state, seat)
    if (state.round and state.round.improved in ("roads", "admiral")) or len(now) > FEW:
        return
    if ships:
        _compare_moves(state, seat, "ship", request.offer("sail"), [now], expected=expected)
    _compare_moves(state, seat, "citizen", request.offer("walk"), [now, *before], expected=expected)


def _compare_moves(
    state: State, seat: int, kind: str, offer: Offer | None, fleets: Sequence[Waters], *, expected: bool
) -> None:
    """All that can be sent; a mere exchange of alike citizens between two full regions is no migration."""
    idle = [unit for unit in state.players[seat].units if expected and unit.kind == kind and can_go(unit)]
    ends = {(unit.region, unit.part, unit.spot): reach(state, seat, unit, fleets) for unit in idle}
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


def reach(state: State, seat: int, unit: Unit, fleets: Sequence[Waters]) -> set[tuple[str, str, str]]:
    """Region, part and building of every place where a unit can end in one migration.

    Where a ship has sailed from it can have put somebody ashore.
    """
    shores = {(unit.region, unit.part)}
    for other, here, there in touching(state, unit.region):
        if (
            here is not None
            and there is not None
            and here.name == unit.part
            and is_land(here.name) == is_land(there.name)
        ):
            shores.add((other, there.name))
    now, *before = fleets
    if unit.kind == "citizen":
        shores |= landings(state, now, unit.region)
    earlier = {shore for fleet in before if unit.kind == "citizen" for shore in landings(state, fleet, unit.region)}
    return {(region, part, "") for region, part in shores | earlier} | {
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
    return found is None or (found[0] == seat and can_go(found[1]) and found[1].kind == unit.kind)


def can_go(unit: Unit) -> bool:
    return able(unit) and not unit.moved


def waters(state: State, seat: int) -> list[tuple[str, str]]:
    return [(ship.region, ship.part) for ship in state.players[seat].units if ship.kind == "ship" and able(ship)]


def carriers(state: State, fleet: Waters) -> list[set[frozenset[str]]]:
    """For each free ship the borders that it touches, as the two regions; one region alone is a strait."""
    found = []
    for region, water in fleet:
        served = {
            frozenset((region, other))
            for other, here, there in touching(state, region)
            if here is not None and here.name == water and there is not None and not is_land(there.name)
        }
        if sum(is_land(part.name) for part in SIDES[state.regions[region].side].zones) > 1:
            served.add(frozenset((region,)))
        found.append(served)
    return found


def landings(state: State, fleet: Waters, start: str) -> set[tuple[str, str]]:
    """The shores that a citizen reaches by these ships."""
    return {
        (region, part.name)
        for region in crossings(state, fleet, start)
        for part in SIDES[state.regions[region].side].zones
        if is_land(part.name)
    }


def crossings(state: State, fleet: Waters, start: str) -> set[str]:
    """The regions whose shores a citizen reaches by any queue of ships, each of which serves one border."""
    found: set[str] = set()
    ships = carriers(state, fleet)
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
