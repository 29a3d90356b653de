"""Which good to load where: what it brings, what it keeps for a sale, and whose goods it shuts out."""

from collections.abc import Sequence

from games.core.seats import Seat
from games.puerto_rico.computer.appraisal import late
from games.puerto_rico.computer.shipping import kept, shipped, worth_of_goods
from games.puerto_rico.computer.weights import weights_at
from games.puerto_rico.state import State

AT_ONCE = 0.02
"""What is loaded now is worth so much more than what may be loaded later."""


def load_worths(state: State, seat: Seat, lots: Sequence[tuple[str, str]]) -> list[float]:
    """By what all would load after each, on the scale of the largest lot."""
    if len(lots) == 1:
        return [float(_lot(state, seat, *lots[0]))]
    weights = weights_at(late(state)).goods
    board = state.boards[seat]
    order = state.in_turn(seat)
    order = [*order[1:], seat]
    before = worth_of_goods(board.goods)
    worths = []
    largest = 0
    for good, word in lots:
        lot = _lot(state, seat, good, word)
        largest = max(largest, lot)
        ships = [(good, ship.room() - lot) if ship.word == word else (ship.good, ship.room()) for ship in state.ships]
        goods = [state.boards[each].goods for each in order]
        goods[-1] = {**board.goods, good: board.goods[good] - lot}
        points, left = shipped(state, order, goods, ships, captain=False)
        *others, own = points
        worth = lot * (1 + AT_ONCE) + own - weights["blocked"] * sum(others)
        worths.append(worth - weights["spent"] * (before - kept(board, left[-1])))
    best = max(worths)
    return [worth - best + largest for worth in worths]


def _lot(state: State, seat: Seat, good: str, word: str) -> int:
    room = next(ship.room() for ship in state.ships if ship.word == word)
    return min(state.boards[seat].goods[good], room)
