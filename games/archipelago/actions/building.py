"""Construction of towns, markets, ports, churches and ships."""

from games.archipelago import moves
from games.archipelago.bank import pay, pay_cubes, payment_told, payments
from games.archipelago.cards.steps import Construct
from games.archipelago.components import BUILDINGS, CHURCH, PORT, SHIP, SIDES
from games.archipelago.map.units import kind_word, unit_named
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.state import State, Unit
from games.archipelago.steps import Moor
from games.archipelago.telling.naming import all_told, region_told
from games.archipelago.turns.crises import reward
from games.core.events import Value
from games.core.fields import Pick
from games.core.moves import Offer, offer_of_rows
from games.core.seats import Seat


def building_offers(state: State, seat: Seat, kinds: tuple[str, ...] = tuple(BUILDINGS)) -> list[Offer]:
    """What can be built, by whom, and how it is paid."""
    player = state.players[seat]
    payable = {
        kind: ways
        for kind in kinds
        if player.money >= BUILDINGS[kind].money and (ways := payments(player, BUILDINGS[kind].cubes))
        if token_left(state, seat, kind)
    }
    if not payable:
        return []
    builders = dict(sorted({kind_word(unit): unit for unit in reversed(player.units) if unit.free}.items()))
    rows = tuple(
        [
            (kind, word, payment)
            for kind, ways in payable.items()
            if (able := [word for word, unit in builders.items() if can_build(state, kind, unit)])
            for payment in ways
            for word in able
        ]
    )
    if not rows:
        return []
    told = {"builder": all_told(state, builders), "payment": {row[2]: payment_told(row[2]) for row in rows}}
    return [offer_of_rows(moves.Build, rows, "building", "unit", "payment", private=True, told=told)]


def token_left(state: State, seat: Seat, kind: str) -> bool:
    """Markets share their tokens with ports, towns with churches; ships come from the own supply."""
    match BUILDINGS[kind].token:
        case "docks":
            return state.docks > 0
        case "halls":
            return state.halls > 0
        case _:
            return state.ships_left(seat) > 0


def can_build(state: State, kind: str, unit: Unit) -> bool:
    """Ports and ships need water, ports a coast too, and a region has one building of a kind."""
    region = state.regions[unit.region]
    side = SIDES[region.side]
    if unit.kind not in BUILDINGS[kind].builders or kind in region.buildings:
        return False
    return kind not in (PORT, SHIP) or bool(side.waters and side.lands)


def build(play: Archipelago, seat: Seat, move: moves.Build) -> None:
    """Paid first; the builder of a building moves into it and is busy."""
    state = play.state
    kind, building = move.building, BUILDINGS[move.building]
    pay(play, seat, building.money)
    pay_cubes(play, seat, move.payment)
    unit = unit_named(state.players[seat].units, move.builder)
    play.emit("builds", seat, building=kind, where=region_told(state, unit.region))
    moorings = moorings_for(state, kind, unit)
    if len(moorings) > 1:
        play.then(Moor([seat], unit.region, kind))
    if kind == SHIP:
        add_ship(state, seat, unit.region, moorings[0])
        return
    state.docks -= building.token == "docks"
    state.halls -= building.token == "halls"
    state.regions[unit.region].buildings[kind] = unit.part
    unit.spot, unit.busy = kind, True
    if kind == CHURCH:
        reward(play, seat, 1)


def add_ship(state: State, seat: Seat, region: str, water: str) -> None:
    """A ship of the supply, in this water of a region."""
    state.players[seat].units.append(Unit(SHIP, region, water))


def moorings_for(state: State, kind: str, builder: Unit) -> tuple[str, ...]:
    """What touches both water and land has its builder on one of them; these are the parts of the other kind."""
    side = SIDES[state.regions[builder.region].side]
    if kind not in (PORT, SHIP):
        return ()
    return side.lands if builder.kind == SHIP else side.waters


@RULES.offers(Moor)
def where_to_moor(state: State, step: Moor, _: Seat) -> list[Offer]:
    side = SIDES[state.regions[step.region].side]
    return [Offer(moves.Moor, (Pick("shore", "shore", max(side.lands, side.waters, key=len)),))]


@RULES.asks(Moor)
def what_to_moor(state: State, step: Moor, _: Seat) -> dict[str, Value]:
    return {"where": region_told(state, step.region)}


@RULES.answer(Moor, moves.Moor)
def moor(play: Archipelago, step: Moor, seat: Seat, move: moves.Moor) -> None:
    """No side has two waters and two lands, so that one of them names both."""
    if step.building == SHIP:
        play.state.players[seat].units[-1].part = move.shore
    else:
        play.state.regions[step.region].buildings[PORT] = move.shore


@RULES.offers(Construct)
def what_to_construct(state: State, step: Construct, seat: Seat) -> list[Offer]:
    kinds = (SHIP,) if step.only_ship else tuple(BUILDINGS)
    return building_offers(state, seat, kinds) or [Offer(moves.Done, private=True)]


@RULES.answer(Construct, moves.Build)
def construct(play: Archipelago, _: Construct, seat: Seat, move: moves.Build) -> None:
    build(play, seat, move)
