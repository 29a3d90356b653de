"""What roles look worth: their gain now, what the others have of it, and what the next one makes of it."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from games.core.seats import Seat
from games.puerto_rico.components import PLAYERS, QUARRY
from games.puerto_rico.computer.appraisal import building_worths, late, tile_worths
from games.puerto_rico.computer.shipping import Goods, holds, shipped
from games.puerto_rico.computer.weights import LAST, Worths, weights_at
from games.puerto_rico.roles.builder import to_be_had
from games.puerto_rico.roles.craftsman import crop
from games.puerto_rico.roles.openings import openings
from games.puerto_rico.roles.prices import cuts, prices
from games.puerto_rico.roles.trader import house_goods, house_price
from games.puerto_rico.score import EXTRA
from games.puerto_rico.state import ROSE, Board, State


class Table(NamedTuple):
    """Who chooses, and when."""

    state: State
    seat: Seat
    time: float
    role: Worths
    goods: Worths
    next: Seat
    """Who chooses next."""
    open: frozenset[str]
    """The roles that somebody may take then."""


def role_worths(state: State, seat: Seat, roles: Iterable[str]) -> list[float]:
    """Each role's gain, with the doubloons on its token."""
    time = late(state)
    now = weights_at(time)
    table = Table(state, seat, time, now.role, now.goods, _next(state, seat), _open(state))
    library = 0.5 if state.boards[seat].works("library") else 0.0
    worths = []
    for role in roles:
        gain = GAINS[role](table) if role in GAINS else now.role["prospector"]
        worths.append(gain + now.role["coin"] * state.roles[role] + library)
    return worths


def _choices_left(state: State) -> int:
    """How often a role will be taken in this round, this time included."""
    return PLAYERS[state.seats].picks * state.seats - sum([len(board.roles) for board in state.boards])


def _open(state: State) -> frozenset[str]:
    """The roles that somebody may take next; after the last choice of a round all are open again."""
    if _choices_left(state) == 1:
        return frozenset() if state.ending else frozenset(state.roles)
    taken = [role for board in state.boards for role in board.roles]
    return frozenset([role for role in state.roles if role not in taken])


def _next(state: State, seat: Seat) -> Seat:
    """Who chooses after this seat: the new governor after the last choice of a round."""
    return state.left_of(state.governor if _choices_left(state) == 1 else seat)


def _settler(table: Table) -> float:
    state = table.state
    board = state.boards[table.seat]
    if not board.empty_island():
        return 0.0
    tiles = [*state.row, QUARRY] if state.quarries else state.row
    return table.role["settler"] * max(tile_worths(board, tiles, table.time), default=0.0)


def _mayor(table: Table) -> float:
    """By the circles that are filled: those that only wait for a partner bring little."""
    state, weights = table.state, table.role
    own = state.boards[table.seat]
    if table.time >= LAST:
        empty = [EXTRA[key](own) for key in own.city if key in EXTRA and not own.occupied(key)]
        return weights["mayor"] * sum(empty)
    arriving = -(-(state.ship_colonists + state.ship_nobles) // state.seats)
    filled = _filled(own, arriving + 1)
    return weights["mayor"] * filled + weights["mayor_alone"] * (filled > 0)


def _filled(board: Board, arriving: int) -> float:
    """What the circles are worth that so many who arrive would fill."""
    filled = 0.0
    for worth, _ in openings(board)[: arriving + board.staff(ROSE)]:
        filled += worth
    return filled


def _builder(table: Table) -> float:
    """The best that can be paid, with the doubloons on the token."""
    state = table.state
    board = state.boards[table.seat]
    cost = prices(cuts(board, 2 if board.works("library") else 1))
    coins = board.coins + state.roles["builder"]
    affordable = [key for key in to_be_had(state, board) if cost[key] <= coins]
    return table.role["builder"] * max([0.0, *building_worths(state, board, affordable, table.time)])


def _trader(table: Table) -> float:
    state, seat = table.state, table.seat
    goods = house_goods(state, seat)
    if not goods:
        return 0.0
    dearest = max([house_price(state, seat, good) for good in goods]) + 1
    return (dearest + table.goods["sale"]) * table.role["trader"]


def _craftsman(table: Table) -> float:
    """What is made, less what the others make; and how it would be shipped if the next one were captain."""
    state, weights = table.state, table.role
    order = state.in_turn(table.next)
    crops = {seat: crop(state.boards[seat], state.stock) for seat in order}
    own, others = 0.0, 0.0
    for seat, made in crops.items():
        count = sum(made.values())
        gain = count + table.goods["craft"] * (count > 0)
        if seat == table.seat:
            own = gain
        else:
            others += gain
    worth = weights["craftsman"] * own - weights["craftsman_shared"] * others / (state.seats - 1)
    if "captain" in table.open:
        worth += _reply(table, order, [_after(state.boards[seat], crops[seat]) for seat in order])
    return worth


def _after(board: Board, made: Goods) -> Goods:
    """The goods that a board will have with these."""
    return {good: count + made.get(good, 0) for good, count in board.goods.items()}


def _reply(table: Table, order: list[Seat], goods: list[Goods]) -> float:
    """What it is worth that the first in this order may be captain then."""
    points = shipped(table.state, order, goods, holds(table.state)).points
    own = points[order.index(table.seat)]
    others = (sum(points) - own) / (len(points) - 1)
    return table.role["reply"] * own - table.role["reply_shared"] * others


def _captain(table: Table) -> float:
    """What oneself and all others could ship."""
    state, weights, goods = table.state, table.role, table.goods
    order = state.in_turn(table.seat)
    held = [state.boards[seat].goods for seat in order]
    points = shipped(state, order, held, holds(state)).points
    own, *others = points
    worth = -weights["captain_shared"] * sum(others) / len(others)
    if own:
        worth += weights["captain"] * own + goods["load"]
    return worth


GAINS: dict[str, Callable[[Table], float]] = {
    "settler": _settler,
    "mayor": _mayor,
    "builder": _builder,
    "trader": _trader,
    "craftsman": _craftsman,
    "captain": _captain,
}
"""What roles bring to the seat that takes them; the others bring a doubloon."""
