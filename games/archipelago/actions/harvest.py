"""Harvest: units on icons, one kind of resource in one action."""

from functools import lru_cache
from typing import NamedTuple

from games.archipelago import moves
from games.archipelago.bank import gain
from games.archipelago.components import CITIZEN, GATHERERS, SHIP, SIDES, UnitKind
from games.archipelago.map.units import spot_of, spot_word
from games.archipelago.rulebook import Archipelago
from games.archipelago.state import State, Unit
from games.archipelago.telling.naming import spot_at
from games.core.fields import Place, Put, Spread
from games.core.moves import Offer
from games.core.seats import Seat
from games.core.stores import put

STANDING = "standing"
"""A unit that is in no building."""


class FreeField(NamedTuple):
    """A water or shore with free icons of a resource."""

    word: str
    side: str
    """The side of its region that lies up."""
    capacity: int
    """How many can work there now."""
    units: tuple[tuple[str, int], ...]
    """The free units there, by the building that they are in."""


def may_harvest(state: State, seat: Seat, region: str) -> bool:
    """In a region that another rules only with permission: a standing word, or a deal."""
    ruler = state.ruler(region)
    permits = state.round.permits if state.round else []
    return ruler in (None, seat, state.regions[region].host) or region in permits


def harvest_offers(state: State, seat: Seat) -> list[Offer]:
    """One offer for each resource that somebody can gather."""
    fields = free_fields(state, seat)
    return [_harvest_offer(resource, tuple(fields[resource])) for resource in moves.HARVESTS if resource in fields]


def free_fields(state: State, seat: Seat) -> dict[str, list[FreeField]]:
    """By resource, the waters and shores with free icons where free units stand: these, by the building they are in."""
    found: dict[str, list[FreeField]] = {}
    worked = state.worked()
    for kind, standing in gatherers(state, seat).items():
        for (region, part), units in standing.items():
            if not may_harvest(state, seat, region):
                continue
            side = state.regions[region].side
            for resource in SIDES[side].parts[part].icons:
                if GATHERERS[resource] != kind or not state.bank[resource]:
                    continue
                if icons := state.icons(region, part, resource) - worked.count((resource, region, part)):
                    room = min(icons, sum(units.values()))
                    field = FreeField(spot_word(region, part), side, room, tuple(units.items()))
                    found.setdefault(resource, []).append(field)
    return found


def gatherers(state: State, seat: Seat) -> dict[UnitKind, dict[tuple[str, str], dict[str, int]]]:
    """The free units of each kind by their water or shore, and by the building that they are in."""
    found: dict[UnitKind, dict[tuple[str, str], dict[str, int]]] = {CITIZEN: {}, SHIP: {}}
    for unit in state.players[seat].units:
        if unit.free:
            here = found[unit.kind].setdefault((unit.region, unit.part), {})
            here[unit.building or STANDING] = here.get(unit.building or STANDING, 0) + 1
    return found


@lru_cache(maxsize=1024)
def _harvest_offer(resource: str, fields: tuple[FreeField, ...]) -> Offer:
    """Free units on free icons of their own water or shore."""
    kinds: dict[str, int] = {}
    usual: list[Put] = []
    for field in fields:
        for kind, count in field.units:
            put(kinds, kind, count)
            if kind == STANDING:
                usual.append((field.word, STANDING, min(field.capacity, count)))
    places = tuple(
        [Place(each.word, each.capacity, tuple([kind for kind, _ in each.units]), each.units) for each in fields]
    )
    pieces = tuple(sorted(kinds.items(), key=lambda kind: kind[0] != STANDING))
    most = sum([place.capacity for place in places])
    told = {field.word: spot_at(field.word, field.side) for field in fields}
    spread = Spread("who", "spot", places, pieces, 1, most, tuple(usual), kinds="worker", told=told)
    return Offer(moves.HARVESTS[resource], (spread,))


def harvest(play: Archipelago, seat: Seat, move: moves.Harvest) -> None:
    """Each unit stays on its icon, busy; the bank gives what it has, twice with a card for it."""
    state = play.state
    resource = next(key for key, kind in moves.HARVESTS.items() if kind is type(move))
    worked = 0
    for word, kind, count in move.who:
        region, part, _ = spot_of(state, word, GATHERERS[resource])
        for unit in _idle(state, seat, region, part, "" if kind == STANDING else kind)[:count]:
            unit.spot, unit.busy = resource, True
            worked += 1
    doubled = state.round is not None and state.round.improves(resource)
    gained = gain(play, seat, resource, worked * (2 if doubled else 1))
    play.emit("harvests", seat, resource=resource, count=gained, workers=worked)


def _idle(state: State, seat: Seat, region: str, part: str, building: str) -> list[Unit]:
    units = state.players[seat].here(region)
    return [unit for unit in units if unit.free and unit.part == part and unit.spot == building]
