"""Harvest: units on icons, one kind of resource in one action."""

from collections import Counter

from games.archipelago import moves
from games.archipelago.bank import gain
from games.archipelago.components import CITIZEN, GATHERERS, SHIP, UnitKind
from games.archipelago.naming import all_told
from games.archipelago.rulebook import Archipelago
from games.archipelago.state import State, Unit
from games.archipelago.units import spot_of, spot_word
from games.core.fields import Place, Spread
from games.core.moves import Offer
from games.core.seats import Seat

STANDING = "standing"
"""A unit that is in no building."""


def may_harvest(state: State, seat: Seat, region: str) -> bool:
    """In a region that another rules only with permission: a standing word, or a deal."""
    ruler = state.ruler(region)
    permits = state.round.permits if state.round else []
    return ruler in (None, seat) or state.regions[region].welcome or region in permits


def harvest_offers(state: State, seat: Seat) -> list[Offer]:
    """One offer for each resource that somebody can gather."""
    free = gatherers(state, seat)
    return [offer for resource in moves.HARVESTS if (offer := harvest_offer(state, seat, resource, free)) is not None]


def gatherers(state: State, seat: Seat) -> dict[UnitKind, dict[tuple[str, str], Counter[str]]]:
    """The free units of each kind by their water or shore, and by the building that they are in."""
    found: dict[UnitKind, dict[tuple[str, str], Counter[str]]] = {CITIZEN: {}, SHIP: {}}
    for unit in state.players[seat].units:
        if unit.free:
            found[unit.kind].setdefault((unit.region, unit.part), Counter())[unit.building or STANDING] += 1
    return found


def harvest_offer(
    state: State, seat: Seat, resource: str, free: dict[UnitKind, dict[tuple[str, str], Counter[str]]]
) -> Offer | None:
    """Free units on free icons of their own water or shore."""
    if not state.bank[resource]:
        return None
    places = []
    for (region, part), units in free[GATHERERS[resource]].items():
        icons = state.free_icons(region, part, resource)
        if icons and may_harvest(state, seat, region):
            word = spot_word(region, part)
            places.append(Place(word, min(icons, units.total()), tuple(units), tuple(units.items())))
    if not places:
        return None
    kinds: Counter[str] = Counter()
    for place in places:
        kinds.update(dict(place.limits))
    pieces = tuple(sorted(kinds.items(), key=lambda kind: kind[0] != STANDING))
    most = sum(place.capacity for place in places)
    standing = [(place.word, min(place.capacity, dict(place.limits).get(STANDING, 0))) for place in places]
    usual = tuple((word, STANDING, count) for word, count in standing if count)
    told = all_told(state, [place.word for place in places])
    spread = Spread("who", "spot", tuple(places), pieces, 1, most, usual, kinds="worker", told=told)
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
