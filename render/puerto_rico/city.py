"""Where the buildings of a city and the tiles of an island lie, and what stands on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.puerto_rico.components import BUILDINGS, FOREST, SIZES
from games.puerto_rico.state import Board
from render.kit.boxes import Box
from render.puerto_rico.pieces import on_circles

COLUMNS = 4
ROWS = SIZES.city // COLUMNS
"""Of a city, and of an island, which has as many cells."""


def island(board: Board) -> Iterator[tuple[str, str]]:
    """The tiles as they came, each with what stands on its circle; a forest has none."""
    pieces = {tile: on_circles(board, tile, board.island.count(tile)) for tile in set(board.island) - {FOREST}}
    for tile in board.island:
        yield tile, "" if tile == FOREST else pieces[tile].pop(0)


def cells(box: Box, gap: int) -> list[Box]:
    """The cells of a city or an island, row by row: each two that a large building can take lie beside each other."""
    return box.grid(COLUMNS, ROWS, gap)


def placed(city: Sequence[str], places: Sequence[Box]) -> tuple[list[tuple[str, Box]], list[Box]]:
    """The buildings with their boxes, and the cells that are free.

    Small ones stand from the first cell on, production first; large ones on two cells each, from the last one on.
    """
    small = sorted((key for key in city if not BUILDINGS[key].large), key=lambda key: BUILDINGS[key].beige)
    large = [key for key in city if BUILDINGS[key].large]
    built = list(zip(small, places, strict=False))
    end = len(places) - 2 * len(large)
    for key, first, second in zip(large, places[end::2], places[end + 1 :: 2], strict=True):
        built.append((key, Box(first.x, first.y, second.right - first.x, second.bottom - first.y)))
    return built, list(places[len(small) : end])
