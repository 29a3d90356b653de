"""The standing orders that a plausible player leaves behind, so that nobody has to wait for plain answers."""

from games.core.fields import NOTHING
from games.core.moves import Move
from games.core.seats import Seat
from games.puerto_rico import moves
from games.puerto_rico.components import GOODS, PRICES, QUARRY
from games.puerto_rico.computer.appraisal import building_worth, tile_worth
from games.puerto_rico.roles.builder import to_be_had
from games.puerto_rico.roles.prices import cuts, price
from games.puerto_rico.state import Board, State

LEAST_SALE = 2
IMPATIENCE = 0.8
"""How much less a building is wanted for each doubloon that is missing."""


def wished_orders(state: State, seat: Seat) -> list[Move]:
    """Orders for every question of others' roles; those that stand already are left alone."""
    board = state.boards[seat]
    wished: list[Move] = [moves.OrderMayor(), moves.OrderSale(LEAST_SALE)]
    goods = sorted(GOODS, key=lambda good: -(board.goods[good] + PRICES[good] / 10))
    wished.append(moves.OrderShip(*goods[:3]))
    wished.append(moves.OrderKeep(*sorted(GOODS, key=lambda good: -(PRICES[good] + board.goods[good]))[:3]))
    if board.empty_island():
        tiles = [*GOODS, QUARRY] if board.works("construction_hut") else list(GOODS)
        tiles.sort(key=lambda tile: -tile_worth(state, board, tile))
        wished.append(moves.OrderTile(*tiles[:3]))
    if goal := best_goal(state, board):
        wished.append(moves.OrderBuild(goal))
    if "guesthouse" in board.city:
        wished.append(moves.OrderGuests())
    return [move for move in wished if not stands(board, move)]


def best_goal(state: State, board: Board) -> str | None:
    """The building that is worth waiting for."""
    cut = cuts(board, 0)
    goals = to_be_had(state, board)
    return max(
        goals,
        key=lambda key: building_worth(state, board, key) - IMPATIENCE * max(0, price(key, cut) - board.coins),
        default=None,
    )


def stands(board: Board, move: Move) -> bool:
    """Whether this very order stands."""
    order = board.orders.get(move.verb.removeprefix("order_"))
    if order is None:
        return False
    answers = move.answers()
    return order.words == [word for word in answers if isinstance(word, str) and word != NOTHING] and (
        order.least == sum(least for least in answers if isinstance(least, int))
    )
