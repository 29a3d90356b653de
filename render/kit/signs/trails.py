"""How something came to where it is: a ghost of it where it was, and an arrow from there, in its seat's colour."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons.shapes import Point
from render.kit.signs.badges import dashes
from render.kit.sprites import Sprite, smooth_mask

BEND = 0.16
"""So far to the right of the straight way, as a share of it."""
_STEPS = 16
_LINE, _EDGE = 7.0, 4.0
_DASH, _PAUSE, _POINT = 20.0, 13.0, 24.0
_GHOST = 0.55


def trail(
    canvas: Canvas, start: tuple[int, int], end: tuple[int, int], seat: int, away: int = 0, bend: float = BEND
) -> None:
    """A bent, dashed arrow in a seat's colour with a light edge, that ends so far from the middle of where it points.

    Drawn before what stands at both ends, so that it hides neither.
    """
    run = _bent(start, end, away, bend)
    if len(run) < 2:
        return
    colour = p.SEATS[seat]
    around = round(_POINT + _EDGE)
    left, top = (math.floor(min(point[axis] for point in run)) - around for axis in (0, 1))
    width, height = (math.ceil(max(point[axis] for point in run)) + around - low for axis, low in ((0, left), (1, top)))
    moved = [(x - left, y - top) for x, y in run]
    for thick, face in ((_LINE + 2 * _EDGE, p.WHITE), (_LINE, colour)):
        canvas.stencil(_arrow(moved, width, height, thick), left, top, face)


def ghost(canvas: Canvas, sprite: Sprite, x: int, y: int) -> None:
    """Something where it was before, nearly gone."""
    ground = canvas.colour_at(_inside(canvas.box, x + sprite.width // 2, y + sprite.height // 2))
    canvas.sprite(Sprite(sprite.washed(ground, _GHOST).colours, sprite.mask, faded=True), x, y)


def _inside(box: Box, x: int, y: int) -> tuple[int, int]:
    return max(0, min(x, box.width - 1)), max(0, min(y, box.height - 1))


def _bent(start: tuple[int, int], end: tuple[int, int], away: int, bend: float) -> list[Point]:
    """A curve from one point to another, to the right of the straight way, without its last piece."""
    across, down = end[0] - start[0], end[1] - start[1]
    if math.hypot(across, down) <= 2 * away + _POINT:
        return []
    middle: Point = (start[0] + across / 2 - down * bend, start[1] + down / 2 + across * bend)
    run = [_on_curve(start, middle, end, step / _STEPS) for step in range(_STEPS + 1)]
    return [point for point in run if math.dist(point, end) >= away and math.dist(point, start) >= away]


def _on_curve(start: Point, middle: Point, end: Point, share: float) -> Point:
    here, between, there = (1 - share) ** 2, 2 * share * (1 - share), share**2
    return (
        here * start[0] + between * middle[0] + there * end[0],
        here * start[1] + between * middle[1] + there * end[1],
    )


def _arrow(run: list[Point], width: int, height: int, thick: float) -> Image.Image:
    def paint(pen: ImageDraw.ImageDraw, scale: float) -> None:
        for piece in dashes(run[:-1], _DASH, _PAUSE):
            pen.line([(x * scale, y * scale) for x, y in piece], fill=255, width=round(thick * scale))
        (tx, ty), (ax, ay) = run[-1], run[-2]
        length = math.hypot(tx - ax, ty - ay) or 1.0
        along = ((tx - ax) / length, (ty - ay) / length)
        size = _POINT + (thick - _LINE) / 2
        tip = (tx + along[0] * size / 2, ty + along[1] * size / 2)
        back = (tx - along[0] * size / 2, ty - along[1] * size / 2)
        side = (-along[1] * size / 2, along[0] * size / 2)
        corners = [tip, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])]
        pen.polygon([(x * scale, y * scale) for x, y in corners], fill=255)

    return smooth_mask(width, height, paint)
