"""Why a move that a person might expect is not possible now."""

from games.core.events import Phrase
from games.core.moves import Move
from games.core.seats import Seat
from games.santa_maria import moves
from games.santa_maria.actions.conquest import EXTRA_PRICE
from games.santa_maria.actions.expanding import display, tile_cost
from games.santa_maria.actions.free_actions import BOUGHT, SOLD, may_trade
from games.santa_maria.actions.religion import monk_price
from games.santa_maria.components import RESOURCES, SHIPS, TILES
from games.santa_maria.goods import can_pay
from games.santa_maria.grid import CELLS, COLUMN_LINES, DIAGONALS, LINES
from games.santa_maria.lines.activating import activation_price
from games.santa_maria.lines.dice import BLUE, WHITE, cocoa_or_gold, colour_of, dice, most_whites
from games.santa_maria.lines.governor import NAVIGATION, free_after_walk
from games.santa_maria.lines.specialists import cart_price, producer_price
from games.santa_maria.lines.steps import (
    ExtraFaith,
    Hire,
    LayRoad,
    PlaceMonk,
    PressOn,
    SecondSpace,
    ShipGoods,
    Trade,
    WalkOn,
)
from games.santa_maria.maya.steps import MayaAct
from games.santa_maria.rulebook import RULES
from games.santa_maria.state import State
from games.santa_maria.steps import Act


def why(key: str, **args: int) -> Phrase:
    """A reason of this game."""
    return Phrase(f"santa-maria-reason-{key}", dict(args))


def dear(state: State, seat: Seat, price: int) -> Phrase | None:
    """The coins are not there."""
    return why("no-coins", price=price) if price > state.players[seat].coins else None


def _acting(state: State, seat: Seat) -> bool:
    return isinstance(state.question(seat), Act)


# Main actions


@RULES.why_not(moves.UseDie)
def why_no_die(state: State, seat: Seat, move: moves.UseDie) -> Phrase | None:
    if not _acting(state, seat):
        return None
    if reason := no_such_die(state, seat, move.die):
        return reason
    colour = colour_of(move.die)
    if move.line not in LINES or not _works(state, seat, colour, move.line):
        return why("line-colour")
    colony = state.colony(seat)
    if not any(map(colony.free, LINES[move.line])) and not free_after_walk(colony, move.line, colour):
        return why("no-line")
    paid = move.change in ("none", "coins", *cocoa_or_gold(state, seat))
    return why("change" if paid else "no-good")


def no_such_die(state: State, seat: Seat, die: str) -> Phrase | None:
    """It does not lie there, or the seat has used as many of its colour as it may."""
    if die in [word for word, _, _ in dice(state, seat)]:
        return None
    lying = {f"{WHITE}_{value}" for value in state.white}
    if die in lying:
        return why("whites-used", count=most_whites(state))
    return why("blues-used" if die in {f"{BLUE}_{value}" for value in state.blue} else "no-die")


def _works(state: State, seat: Seat, colour: str, line: str) -> bool:
    if line in DIAGONALS:
        return state.knows(seat, "archery")
    return (line in COLUMN_LINES) == (colour == WHITE) or (line in COLUMN_LINES and state.knows(seat, "philosophy"))


@RULES.why_not(moves.Expand)
def why_no_tile(state: State, seat: Seat, move: moves.Expand) -> Phrase | None:
    if not _acting(state, seat):
        return None
    if move.tile not in display(state):
        return why("tile-gone")
    affordable = can_pay(state, seat, tile_cost(state, seat, TILES[move.tile].kind))
    return why("tile-place" if affordable else "tile-price")


@RULES.why_not(moves.Activate)
def why_not_active(state: State, seat: Seat, move: moves.Activate) -> Phrase | None:
    if not _acting(state, seat):
        return None
    if not state.colony(seat).free(move.spot):
        return why("not-free")
    return why("activation-price", price=activation_price(state, seat))


@RULES.why_not(moves.Pass)
def why_not_there(state: State, seat: Seat, move: moves.Pass) -> Phrase | None:
    taken = isinstance(state.question(seat), Act | MayaAct) and state.spaces.get(move.space)
    return why("space-taken") if taken else None


# Free actions


@RULES.why_not(moves.Sell)
def why_not_sold(state: State, seat: Seat, move: moves.Sell) -> Phrase | None:
    if seat == state.maya:
        return why("maya-sell")
    if not may_trade(state, seat, state.question(seat)):
        return why("own-turn")
    if move.good not in SOLD:
        return why("not-for-sale")
    if move.count < 1:
        return None
    return why("no-good" if state.players[seat].goods.get(move.good, 0) < move.count else "kept-back")


@RULES.why_not(moves.Buy)
def why_not_bought(state: State, seat: Seat, move: moves.Buy) -> Phrase | None:
    if seat == state.maya and state.options.get("maya_free") == "nothing":
        return why("maya-buy")
    if not may_trade(state, seat, state.question(seat)):
        return why("own-turn")
    if move.good not in BOUGHT:
        return why("not-sold")
    if state.players[seat].fits(move.good) < 1:
        return why("no-room")
    return dear(state, seat, RESOURCES[move.good].price) or why("kept-back")


# Answers to what buildings, spaces and dice ask


@RULES.why_not(moves.Ship)
def why_no_ship(state: State, seat: Seat, move: moves.Ship) -> Phrase | None:
    if not isinstance(state.question(seat), ShipGoods):
        return why("when-ship")
    if move.ship not in SHIPS or move.ship not in state.docks.values():
        return why("ship-gone")
    return why("ship-dock" if can_pay(state, seat, SHIPS[move.ship].cost) else "ship-price")


@RULES.why_not(moves.Monk)
def why_no_monk(state: State, seat: Seat, move: moves.Monk) -> Phrase | None:
    if not isinstance(state.question(seat), PlaceMonk):
        return why("when-monk")
    if move.place not in (*state.scholars, *state.bishops, *state.missions):
        return why("monk-place")
    if seat in state.monks.get(move.place, ()):
        return why("monk-there")
    return why("monk-price", price=monk_price(state, seat, move.place))


@RULES.why_not(moves.Pray)
def why_no_prayer(state: State, seat: Seat, move: moves.Pray) -> Phrase | None:
    return why("payment" if isinstance(state.question(seat), ExtraFaith) else "when-pray")


@RULES.why_not(moves.TradeGood)
def why_no_trade(state: State, seat: Seat, move: moves.TradeGood) -> Phrase | None:
    return why("payment" if isinstance(state.question(seat), Trade) else "when-trade")


@RULES.why_not(moves.Press)
def why_no_press(state: State, seat: Seat, move: moves.Press) -> Phrase | None:
    return dear(state, seat, EXTRA_PRICE) if isinstance(state.question(seat), PressOn) else why("when-press")


@RULES.why_not(moves.Walk)
def why_no_walk(state: State, seat: Seat, move: moves.Walk) -> Phrase | None:
    return dear(state, seat, NAVIGATION) if isinstance(state.question(seat), WalkOn) else why("when-walk")


@RULES.why_not(moves.RoadTile)
def why_no_road(state: State, seat: Seat, move: moves.RoadTile) -> Phrase | None:
    return why("tile-place" if isinstance(state.question(seat), LayRoad) else "when-road")


@RULES.why_not(moves.Space)
def why_no_second_space(state: State, seat: Seat, move: moves.Space) -> Phrase | None:
    return why("space-taken" if isinstance(state.question(seat), SecondSpace) else "when-space")


@RULES.why_not(moves.HireProducer)
@RULES.why_not(moves.HireCart)
def why_no_specialist(state: State, seat: Seat, move: Move) -> Phrase | None:
    step = state.question(seat)
    if not isinstance(step, Hire):
        return why("when-hire")
    colony = state.colony(seat)
    if not isinstance(move, moves.HireCart):
        return dear(state, seat, producer_price(colony, state.specialists[str(step.value)]))
    if move.spot not in CELLS or move.spot in colony.blocked or move.spot == colony.governor:
        return why("cart-place")
    return dear(state, seat, cart_price(colony, move.spot)) or (why("cart-line") if step.must else None)
