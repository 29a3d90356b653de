"""Colonists and nobles on their circles."""

from __future__ import annotations

from games.puerto_rico.state import Board
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon, sign
from render.kit.signs.marks import colour_of_news

CIRCLE, COLONIST, NOBLE = "circle", "colonist", "nobleman"
"""The icons of a free circle and of the pieces: told apart by shape."""
_RING = 6


def on_circles(board: Board, place: str, circles: int) -> list[str]:
    """What stands on each circle of a place: nobles first, then colonists, then nobody."""
    nobles, colonists = board.nobles.get(place, 0), board.colonists.get(place, 0)
    free = max(0, circles - nobles - colonists)
    return [NOBLE] * nobles + [COLONIST] * colonists + [CIRCLE] * free


def draw_piece(canvas: Canvas, piece: str, x: int, y: int, size: int, changed: bool = False) -> None:
    """A piece or a free circle; on a ring that shows beside it if it has come or gone since."""
    if changed:
        _ring(canvas, x, y, size)
    canvas.sprite(icon(piece, size), x, y)


def draw_circles(canvas: Canvas, box: Box, pieces: list[str], size: int, changed: bool = False) -> None:
    """Circles side by side at the right end of a box; their rings lie below all of them."""
    step = size + size // 6
    x = box.right - step * len(pieces) + size // 6
    y = box.centre[1] - size // 2
    for index in range(len(pieces) if changed else 0):
        _ring(canvas, x + index * step, y, size)
    for index, piece in enumerate(pieces):
        draw_piece(canvas, piece, x + index * step, y, size)


def _ring(canvas: Canvas, x: int, y: int, size: int) -> None:
    ring = sign(CIRCLE, size + 2 * _RING, colour_of_news())
    canvas.sprite(ring, x - _RING, y - _RING)
