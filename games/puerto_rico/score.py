"""How the game stands."""

from collections.abc import Callable

from games.core.ending.outcome import Outcome, ScoreLine, SeatScore, ranked
from games.puerto_rico.components import BUILDINGS, INCOME
from games.puerto_rico.state import Board, State


def _guild_hall(board: Board) -> int:
    return sum(BUILDINGS[key].guild for key in board.city)


def _residence(board: Board) -> int:
    return INCOME.residence[len(board.island)]


def _fortress(board: Board) -> int:
    return (sum(board.colonists.values()) + board.all_nobles()) // 3


def _customs_house(board: Board) -> int:
    return board.points // 4


def _city_hall(board: Board) -> int:
    return sum(BUILDINGS[key].beige for key in board.city)


def _cloister(board: Board) -> int:
    return INCOME.cloister[sum(board.island.count(tile) // 3 for tile in set(board.island))]


def _royal_garden(board: Board) -> int:
    return board.all_nobles()


EXTRA: dict[str, Callable[[Board], int]] = {
    "guild_hall": _guild_hall,
    "residence": _residence,
    "fortress": _fortress,
    "customs_house": _customs_house,
    "city_hall": _city_hall,
    "cloister": _cloister,
    "royal_garden": _royal_garden,
}
"""The extra points of an occupied large building."""


def lines(board: Board) -> tuple[ScoreLine, ...]:
    """One board's points by their source."""
    found = [
        ScoreLine("chips", board.points),
        ScoreLine("buildings", sum(BUILDINGS[key].points for key in board.city)),
        *(ScoreLine(key, extra(board)) for key, extra in EXTRA.items() if key in board.city and board.occupied(key)),
    ]
    if board.nobles:
        found.append(ScoreLine("nobles", board.all_nobles()))
    return tuple(found)


def score(state: State) -> Outcome:
    """Most points win; a tie goes to more doubloons and goods together."""
    return ranked(
        tuple(
            SeatScore(seat, lines(board), (board.coins + sum(board.goods.values()),))
            for seat, board in zip(state.every_seat(), state.boards, strict=True)
        )
    )
