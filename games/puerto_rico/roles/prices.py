"""What a building costs whom."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from games.puerto_rico.components import BUILDINGS, FOREST, QUARRY
from games.puerto_rico.state import Board


class Cuts(NamedTuple):
    """What a player pays less: for quarries as far as the column allows, and in full for small and large buildings."""

    quarries: int
    small: int
    large: int


def cuts(board: Board, privilege: int) -> Cuts:
    """All reductions of this player; the privilege is that of the builder."""
    always = privilege + board.island.count(FOREST) // 2
    return Cuts(board.staff(QUARRY), always + board.effect("small_discount"), always + board.effect("large_discount"))


def price(key: str, cut: Cuts) -> int:
    """The building's price after all reductions; never below nothing."""
    building = BUILDINGS[key]
    column = building.column
    cost = building.cost - (cut.large if building.cells > 1 else cut.small)
    cost -= min(cut.quarries, column)
    return max(0, cost)


@lru_cache(maxsize=256)
def prices(cut: Cuts) -> Mapping[str, int]:
    """The prices of all buildings after these reductions."""
    return {key: price(key, cut) for key in BUILDINGS}
