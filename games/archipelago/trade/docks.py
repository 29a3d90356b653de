"""Ports and markets: two transactions for a fee, once a turn each; and strikers put out of them."""

from games.archipelago import moves
from games.archipelago.components import CITIZEN, DOCKS, LIMITS, PORT, SIDES, TOWN, Market
from games.archipelago.map.units import spot_of, spot_word
from games.archipelago.rulebook import Archipelago
from games.archipelago.state import State, Unit
from games.archipelago.steps import Trade
from games.archipelago.telling.naming import all_told, region_told
from games.archipelago.trade.trading import trade_offers
from games.core.events import Phrase
from games.core.moves import Offer, offer_of_rows
from games.core.seats import Seat


def market_of(building: str) -> Market:
    """Ports trade abroad, markets at home."""
    return "export" if building == PORT else "domestic"


def dock_offers(state: State, seat: Seat) -> list[Offer]:
    """Ports and markets that the seat controls and that nobody has used in this turn."""
    if state.players[seat].money < LIMITS.fee:
        return []
    rows = tuple(
        (building, region)
        for building in DOCKS
        for region in state.controlled(seat, building)
        if building not in state.regions[region].used and _worth_it(state, seat, building)
    )
    return (
        [offer_of_rows(moves.Visit, rows, "building", "region", private=True, told=_told(state, rows))] if rows else []
    )


def _told(state: State, rows: tuple[tuple[str, str], ...]) -> dict[str, dict[str, Phrase]]:
    return {"region": all_told(state, [region for _, region in rows])}


def could_visit(state: State, seat: Seat) -> bool:
    """Whether it controls a port or market that nobody has used, as everybody can see."""
    return any(
        building not in state.regions[region].used for building in DOCKS for region in state.controlled(seat, building)
    )


def _worth_it(state: State, seat: Seat, building: str) -> bool:
    """Something could be traded once the fee is paid."""
    return bool(trade_offers(state.having_paid(seat, LIMITS.fee), seat, (market_of(building),)))


def visit(play: Archipelago, seat: Seat, move: moves.Visit) -> None:
    """The unit by which it is controlled becomes busy, the fee lies on the wheel."""
    state = play.state
    control = state.controller(move.region, move.building)
    assert control is not None
    control[1].busy = True
    player = state.players[seat]
    player.money -= LIMITS.fee
    player.on_wheel += LIMITS.fee
    state.regions[move.region].used.append(move.building)
    play.emit("visits", seat, building=move.building, where=region_told(state, move.region))
    play.then(Trade([seat], market_of(move.building), LIMITS.transactions))


# Strikers in a region that another rules


def evictable(state: State, seat: Seat) -> tuple[tuple[str, str], ...]:
    """Ports and markets in own regions in which somebody else's striker stands, with each shore to lie on."""
    return tuple(
        (building, spot_word(region, land))
        for region in state.controlled(seat, TOWN)
        for building in DOCKS
        if building in state.regions[region].buildings and _striker(state, seat, region, building)
        for land in SIDES[state.regions[region].side].lands
    )


def _striker(state: State, seat: Seat, region: str, building: str) -> Unit | None:
    found = state.occupant(region, building)
    return found[1] if found and found[0] != seat and found[1].lying else None


def eviction_offers(state: State, seat: Seat) -> list[Offer]:
    """A free choice in any own round, without a disc."""
    rows = evictable(state, seat)
    return [offer_of_rows(moves.Evict, rows, "building", "region", told=_told(state, rows))] if rows else []


def evict(play: Archipelago, seat: Seat, move: moves.Evict) -> None:
    """The striker lies elsewhere in the region, on either shore of a divided one."""
    state = play.state
    region, shore, _ = spot_of(state, move.region, CITIZEN)
    unit = _striker(state, seat, region, move.building)
    assert unit is not None
    unit.part, unit.spot = shore, ""
    where = region_told(state, region)
    if len(SIDES[state.regions[region].side].lands) > 1:
        play.emit("evicts-ashore", seat, building=move.building, where=where, shore=shore)
    else:
        play.emit("evicts", seat, building=move.building, where=where)
