"""What all pictures have in common: their width, the line at the head, and bands below each other."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.ground import ground
from render.kit.lettering import HEADING, Type, Weight, width_of

WIDTH = 1600
MARGIN = 28
GAP = 24
INSIDE = WIDTH - 2 * MARGIN
TALLEST = WIDTH * 5 // 4
"""A phone shows no more at once."""
CLOSE = 1000
"""The width of what is looked at closer: there the same lettering is 11 px high on a phone 400 px wide."""
CLOSE_INSIDE = CLOSE - 2 * MARGIN
HEADER = 60
"""The height of the line at the head."""
_TITLE = Type(56, Weight.BLACK)


def sheet(heights: Sequence[int], top: int = GAP, gap: int = GAP, width: int = WIDTH) -> tuple[Canvas, list[Box]]:
    """The ground as high as it must be, and bands of these heights below each other on it."""
    canvas = ground(width, top + sum(heights) + gap * (len(heights) - 1) + GAP)
    return canvas, Box(MARGIN, top, width - 2 * MARGIN, canvas.box.height - top - GAP).stacked(heights, gap)


def header(canvas: Canvas, box: Box, title: str, standing: str) -> None:
    """The game's name, and where the game stands."""
    left, right = box.cut_left(width_of(title, _TITLE) + 8, 40)
    canvas.text_in(title, left, _TITLE)
    canvas.text_in(standing, right, HEADING.weighing(Weight.SEMIBOLD), p.INK_SOFT, "right")
