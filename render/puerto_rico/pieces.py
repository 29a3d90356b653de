"""Colonists and nobles on their circles."""

from __future__ import annotations

from games.puerto_rico.state import Board
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon, sign
from render.kit.signs.marks import colour_of_news

CIRCLE, COLONIST, NOBLE = "circle", "colonist", "nobleman"
"""The icons of a free circle and of the pieces: told apart by shape."""


def on_circles(board: Board, place: str, circles: int) -> list[str]:
    """What stands on each circle of a place: nobles first, then colonists, then nobody."""
    nobles, colonists = board.nobles.get(place, 0), board.colonists.get(place, 0)
    free = max(0, circles - nobles - colonists)
    return [NOBLE] * nobles + [COLONIST] * colonists + [CIRCLE] * free


def draw_piece(canvas: Canvas, piece: str, x: int, y: int, size: int, changed: bool = False) -> None:
    """A piece or a free circle; in a halo if it has come or gone since."""
    if changed:
        halo = sign(CIRCLE, round(size * 1.25) + 10, colour_of_news())
        canvas.sprite(halo, x + (size - halo.width) // 2, y + (size - halo.height) // 2)
    canvas.sprite(icon(piece, size), x, y)


def draw_circles(canvas: Canvas, box: Box, pieces: list[str], size: int, changed: bool = False) -> None:
    """Circles side by side at the right end of a box."""
    step = size + size // 6
    x = box.right - step * len(pieces) + size // 6
    for index, piece in enumerate(pieces):
        draw_piece(canvas, piece, x + index * step, box.centre[1] - size // 2, size, changed)
