"""Answers of many parts, which are better made than picked among all that are legal."""

from collections import Counter
from collections.abc import Callable

from games.core.moves import Move
from games.core.seats import Seat
from games.puerto_rico import moves
from games.puerto_rico.components import GOODS
from games.puerto_rico.roles.openings import ranked
from games.puerto_rico.roles.placement import COLONIST, NOBLE, anew, layout
from games.puerto_rico.roles.storage import worth_keeping
from games.puerto_rico.state import Board, State
from games.puerto_rico.turns.guests import empty_places, useful_now


def _placement(state: State, seat: Seat) -> Move:
    """All pieces placed anew."""
    return moves.Mayor(anew(layout(state.boards[seat])))


def _all_goods(state: State, seat: Seat) -> Move:
    """An even number of goods, so that none is given for nothing."""
    board = state.boards[seat]
    held = [good for good in GOODS for _ in range(board.goods[good])]
    shipped = Counter(held[: len(held) // 2 * 2] or held)
    return moves.SmallWharf(tuple((good, "good", count) for good, count in shipped.items()))


def _kept(state: State, seat: Seat) -> Move:
    """The goods that bring most at the next sale or loading."""
    return worth_keeping(state.boards[seat])


def _supply(state: State, seat: Seat) -> Move:
    return moves.SupplyGoods(_cheapest(state.boards[seat]))


def _supply_in_order(state: State, seat: Seat) -> Move:
    return moves.SupplyInOrder("union_hall", _cheapest(state.boards[seat]))


def _cheapest(board: Board) -> tuple[str, ...]:
    return tuple(good for good in GOODS if board.goods[good])[: board.all_nobles()]


def _guests(state: State, seat: Seat) -> Move:
    """A guest goes where it helps in this phase, or else where it helps most."""
    board = state.boards[seat]
    useful, places = useful_now(state, seat), empty_places(board)
    standing = {place: board.staff(place) for place in places}
    room = {place: standing[place] + empty for place, empty in places.items()}
    best_first = [place for _, place in ranked(room, standing)]
    best = next((place for place in best_first if place in useful), best_first[0])
    return moves.Guests(((best, NOBLE if "guesthouse" in board.nobles else COLONIST, 1),))


MADE: dict[type[Move], Callable[[State, Seat], Move]] = {
    moves.Mayor: _placement,
    moves.SmallWharf: _all_goods,
    moves.KeepGoods: _kept,
    moves.StoreGoods: _kept,
    moves.SupplyGoods: _supply,
    moves.SupplyInOrder: _supply_in_order,
    moves.Guests: _guests,
}
