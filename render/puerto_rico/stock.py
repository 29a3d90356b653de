"""What lies on a board beside island and city: goods, and who waits on the compass rose."""

from __future__ import annotations

from games.puerto_rico.components import BUILDINGS, GOODS
from games.puerto_rico.state import ROSE, Board
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import SMALLEST, Type, Weight, width_of
from render.kit.signs.marks import mark
from render.puerto_rico.changes import SeatChanges
from render.puerto_rico.pieces import COLONIST, NOBLE, draw_piece, on_circles

_RINGED = 10
"""Between what is written and a ring around it."""


def anchor_place(canvas: Canvas, word: str, box: Box, owner: int) -> None:
    """A tile or a building can be chosen as what it is, and as a place for people."""
    canvas.anchor("building" if word in BUILDINGS else "tile", word, box, owner)
    canvas.anchor("place", word, box, owner)


def draw_goods(canvas: Canvas, box: Box, board: Board, owner: int, changed: SeatChanges) -> None:
    """The kinds of goods that are there, and how many of each; those that have gone leave a mark."""
    size = box.height - 6
    style = Type(max(SMALLEST, round(size * 0.75)), Weight.BOLD)
    x = box.x
    for good in (good for good in GOODS if board.goods[good]):
        words = str(board.goods[good])
        width = size + 6 + width_of(words, style)
        canvas.sprite(icon(good, size), x, box.centre[1] - size // 2)
        canvas.text(words, x + size + 6, box.centre[1], style)
        around = Box(x - 4, box.y, width + 4 + _RINGED, box.height)
        canvas.anchor("good", good, around, owner)
        if good in changed.goods:
            mark(canvas, around, 12, 4)
        x += width + 22


def draw_rose(canvas: Canvas, box: Box, board: Board, changed: bool, owner: int) -> None:
    """Who waits on the compass rose, if anybody does, from the right."""
    waiting = on_circles(board, ROSE, 0)
    kinds = [piece for piece in (COLONIST, NOBLE) if piece in waiting]
    if not kinds:
        return
    size = round(box.height * 0.72)
    style = Type(max(SMALLEST, size), Weight.BOLD)
    x = box.right - _RINGED
    for piece in kinds:
        count = str(waiting.count(piece))
        x -= width_of(count, style)
        canvas.text(count, x, box.centre[1], style)
        x -= size + 6
        draw_piece(canvas, piece, x, box.centre[1] - size // 2, size, changed)
        x -= 16
    canvas.sprite(icon("rose", box.height), x - box.height, box.y)
    left = x - box.height - 4
    canvas.anchor("place", ROSE, Box(left, box.y, box.right - left, box.height), owner)
