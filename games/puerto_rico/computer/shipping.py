"""How the goods would go if the captain came now, and all loaded as much as they can."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.core.seats import Seat
from games.puerto_rico.components import PRICES
from games.puerto_rico.roles.storage import store_room
from games.puerto_rico.state import Board, State

Goods = Mapping[str, int]


class Shipped(NamedTuple):
    """What it brings to each seat, in the order in which they load."""

    points: list[int]
    left: list[dict[str, int]]
    """The goods that no ship took."""


def shipped(
    state: State,
    order: Sequence[Seat],
    goods: Sequence[Goods],
    ships: Sequence[tuple[str, int]],
    *,
    captain: bool = True,
) -> Shipped:
    """Round and round each seat loads the largest lot it can, of the cheapest good; a wharf takes what is left."""
    carried = {good: room for good, room in ships if good}
    empty = sorted([room for good, room in ships if not good])
    points = [0] * len(order)
    left = [{good: count for good, count in held.items() if count} for held in goods]
    boards = [state.boards[seat] for seat in order]
    harbors = [board.effect("load_points") if "harbor" in board.city else 0 for board in boards]
    wharves = ["wharf" in board.city and board.works("wharf") and "wharf" not in board.done for board in boards]
    loading = [at for at, held in enumerate(left) if held]
    while loading:
        able: list[int] = []
        for at in loading:
            held = left[at]
            best, most = _largest_lot(held, carried, empty[-1] if empty else 0)
            if most:
                if best not in carried:
                    room = next(each for each in empty if each >= most)
                    empty.remove(room)
                    carried[best] = room
                carried[best] -= most
            elif wharves[at]:
                wharves[at] = False
                best = max(held, key=held.__getitem__)
                most = held[best]
            else:
                continue
            points[at] += most + harbors[at]
            if captain and not at:
                points[0] += 1
                captain = False
            if most < held[best]:
                held[best] -= most
                able.append(at)
            else:
                del held[best]
                if held:
                    able.append(at)
        loading = able
    return Shipped(points, left)


def _largest_lot(held: Goods, carried: Goods, widest: int) -> tuple[str, int]:
    """The good of which most can be loaded; the cheapest of several, for they stand in this order."""
    best, most = "", 0
    for good, count in held.items():
        room = carried.get(good, widest)
        lot = min(count, room)
        if lot > most:
            best, most = good, lot
    return best, most


def holds(state: State) -> list[tuple[str, int]]:
    """What each ship carries, and its free holds."""
    return [(ship.good, ship.capacity - ship.load) for ship in state.ships]


def worth_of_goods(goods: Goods) -> float:
    """What they could still be sold for."""
    worth = 0.0
    for good, count in goods.items():
        worth += (PRICES[good] + 1) * count
    return worth


def kept(board: Board, goods: Goods) -> float:
    """The same of those that can be stored: the dearest."""
    kinds, singles = store_room(board)
    worths = sorted([(PRICES[good] + 1) * count for good, count in goods.items() if count], reverse=True)
    worth = float(sum(worths[:kinds]))
    if len(worths) > kinds:
        over = [PRICES[good] + 1 for good, count in goods.items() if count]
        worth += min(worths[kinds], singles * max(over))
    return worth
