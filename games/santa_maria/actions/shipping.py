"""Shipping: goods are delivered for a tile, which goes to one's own dock."""

from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.actions.effects import SKIP, VERBS
from games.santa_maria.components import COIN, DOCKS, SHIPS
from games.santa_maria.goods import can_pay, could_pay, gain, pay
from games.santa_maria.lines.resting import ask, may_rest, rest_offer
from games.santa_maria.lines.steps import Perform, ShipGoods, TakeShip
from games.santa_maria.moves import Ship, Skip
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import Colony, State

SPECIAL = "special"
"""The fifth common dock."""
SEAMANSHIP = 2


def shipping(play: SantaMaria, step: Perform) -> None:
    """Asks if a tile could be paid for."""
    state = play.state
    costs = [SHIPS[ship].cost for ship in state.docks.values() if ship]
    if any(could_pay(state, step.seat, cost) for cost in costs):
        ask(play, ShipGoods([step.seat]))
    else:
        play.in_vain("idle", "ship", step.seat, building=step.building)


VERBS["ship"] = shipping


def own_docks(colony: Colony, dock: str) -> tuple[str, ...]:
    """Where a tile from this common dock may go: a special one not to the fullest dock, unless all are equal."""
    if dock != SPECIAL:
        return (dock,)
    counts = {own: len(colony.docks.get(own, ())) for own in DOCKS}
    most = max(counts.values())
    return tuple(own for own in DOCKS if counts[own] < most) or tuple(DOCKS)


@RULES.offers(ShipGoods)
def cargoes(state: State, step: ShipGoods, seat: Seat) -> tuple[Offer, ...]:
    """Every face-up tile that can be paid, and its docks."""
    colony = state.colony(seat)
    rows = tuple(
        (ship, own)
        for dock, ship in state.docks.items()
        if ship and can_pay(state, seat, SHIPS[ship].cost)
        for own in own_docks(colony, dock)
    )
    ships = tuple(dict.fromkeys(ship for ship, _ in rows))
    offer = (Offer(Ship, (Pick("ship", "ship", ships), Pick("dock", "dock", tuple(DOCKS))), rows),) if rows else ()
    return (*offer, SKIP, *rest_offer(state))


@RULES.answer(ShipGoods, Ship)
def ship_goods(play: SantaMaria, step: ShipGoods, seat: Seat, move: Ship) -> None:
    """First the goods, then the tile."""
    play.then(*pay(play, seat, SHIPS[move.ship].cost), TakeShip(seat, move.ship, move.dock))


@RULES.step(TakeShip)
def take_ship(play: SantaMaria, step: TakeShip) -> None:
    """The common dock is filled again at once."""
    state = play.state
    colony = state.colony(step.seat)
    colony.docks.setdefault(step.dock, []).append(step.ship)
    play.emit("ship", step.seat, ship=step.ship, dock=step.dock)
    dock = next(dock for dock, ship in state.docks.items() if ship == step.ship)
    state.docks[dock] = ""
    if state.knows(step.seat, "seamanship"):
        gain(play, step.seat, COIN, SEAMANSHIP)
    fill_dock(play, dock)


def fill_dock(play: SantaMaria, dock: str) -> None:
    """From the stack, while it lasts."""
    pile = play.state.piles["special_ships" if dock == SPECIAL else "ships"]
    if pile:
        ship = pile.pop()
        play.state.docks[dock] = ship
        play.reveal()
        play.emit("new-ship", ship=ship)


@RULES.answer(ShipGoods, Skip)
def keep_goods(play: SantaMaria, step: ShipGoods, seat: Seat, move: Skip) -> None:
    """Nothing is delivered."""
    play.emit("skip", seat, building="ship")


may_rest(ShipGoods)
