"""Why a move that a person might expect is not possible now."""

from games.core.events import Phrase
from games.core.fields import PART
from games.core.seats import Seat
from games.santa_maria.components import RESOURCES, SHIPS, TILES
from games.santa_maria.dice import dice
from games.santa_maria.expanding import display, tile_cost
from games.santa_maria.free_actions import BOUGHT, may_trade
from games.santa_maria.goods import can_pay
from games.santa_maria.grid import CELLS, LINES, TURNS, mask, spread
from games.santa_maria.lines import activation_price
from games.santa_maria.moves import Activate, Buy, Expand, Monk, Pass, Sell, Ship, UseDie
from games.santa_maria.religion import monk_price
from games.santa_maria.rulebook import RULES
from games.santa_maria.state import State
from games.santa_maria.steps import Act


def _why(key: str, **args: int) -> Phrase:
    return Phrase(f"santa-maria-reason-{key}", dict(args))


def _acting(state: State, seat: Seat) -> bool:
    return isinstance(state.question(seat), Act) and seat != state.maya


@RULES.why_not(UseDie)
def why_no_die(state: State, seat: Seat, move: UseDie) -> Phrase | None:
    if not _acting(state, seat):
        return None
    if move.die not in [die for die, _, _ in dice(state, seat)]:
        return _why("no-die")
    if move.line not in LINES or not any(map(state.colony(seat).free, LINES[move.line])):
        return _why("no-line")
    return _why("change")


@RULES.why_not(Expand)
def why_no_tile(state: State, seat: Seat, move: Expand) -> Phrase | None:
    if not _acting(state, seat):
        return None
    if move.tile not in display(state):
        return _why("tile-gone")
    tile = TILES[move.tile]
    if not can_pay(state, seat, tile_cost(state, seat, tile.kind)):
        return _why("tile-price")
    spot, _, turn = move.where.partition(PART)
    cells = spread(tile.shape, spot, turn) if spot in CELLS and turn in TURNS else ()
    return None if cells and not mask(cells) & state.colony(seat).taken() else _why("tile-place")


@RULES.why_not(Activate)
def why_not_active(state: State, seat: Seat, move: Activate) -> Phrase | None:
    if not _acting(state, seat):
        return None
    if not state.colony(seat).free(move.spot):
        return _why("not-free")
    return _why("activation-price", price=activation_price(state, seat))


@RULES.why_not(Pass)
def why_not_there(state: State, seat: Seat, move: Pass) -> Phrase | None:
    return _why("space-taken") if isinstance(state.question(seat), Act) and state.spaces.get(move.space) else None


@RULES.why_not(Sell)
def why_not_sold(state: State, seat: Seat, move: Sell) -> Phrase | None:
    if not may_trade(state, seat):
        return _why("own-turn")
    return _why("no-good") if state.players[seat].goods.get(move.good, 0) < move.count else None


@RULES.why_not(Buy)
def why_not_bought(state: State, seat: Seat, move: Buy) -> Phrase | None:
    player = state.players[seat]
    if not may_trade(state, seat):
        return _why("own-turn")
    if move.good not in BOUGHT:
        return _why("not-sold")
    if player.coins < RESOURCES[move.good].price:
        return _why("no-coins", price=RESOURCES[move.good].price)
    return _why("no-room") if player.fits(move.good) < 1 else None


@RULES.why_not(Monk)
def why_no_monk(state: State, seat: Seat, move: Monk) -> Phrase | None:
    if seat in state.monks.get(move.place, ()):
        return _why("monk-there")
    price = monk_price(state, seat, move.place)
    return _why("monk-price", price=price) if price > state.players[seat].coins else None


@RULES.why_not(Ship)
def why_no_ship(state: State, seat: Seat, move: Ship) -> Phrase | None:
    there = move.ship in state.docks.values() and move.ship in SHIPS
    return _why("ship-price") if there and not can_pay(state, seat, SHIPS[move.ship].cost) else None
