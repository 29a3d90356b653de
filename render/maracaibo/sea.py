"""The sea of the chart: its coasts, prepared once, and the lanes between the places."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons.draw import rasterised
from render.kit.icons.shapes import Fill, disc
from render.kit.palette import Colour
from render.kit.skins import kept
from render.kit.sprites import Sprite, smooth_mask
from render.maracaibo.places import HEIGHT, WIDTH, projected

_LAND = json.loads(Path(__file__).with_name("coast.json").read_text(encoding="utf-8"))["land"]
_TURN = 9
_FEW = 2
_DOT, _APART = 7, 16
_ARROW, _DEGREES = 28, 5
Spot: TypeAlias = tuple[int, int]


def water() -> Colour:
    """The colour of the sea."""
    return p.tint(p.WATER, 0.45)


def _route() -> Colour:
    return p.blend(water(), p.INK, 0.55)


def tones() -> tuple[Colour, ...]:
    """The flat colours of the chart."""
    return water(), _route()


@kept(2)
def sea() -> Image.Image:
    """The coasts in so few tones that they weigh little."""
    scale = 2
    sheet = Image.new("RGB", (WIDTH * scale, HEIGHT * scale), water())
    pen = ImageDraw.Draw(sheet)
    for ring in _LAND:
        points = [(x * scale, y * scale) for x, y in _outline(ring)]
        if len(points) > _FEW:
            pen.polygon(points, fill=p.PAPER_DEEP)
            pen.line([*points, points[0]], fill=p.LINE, width=3 * scale)
    return _in_few_tones(sheet.reduce(scale))


def _in_few_tones(chart: Image.Image) -> Image.Image:
    """Each tone and what is half between two that meet."""
    deep, ground, shore = water(), p.PAPER_DEEP, p.LINE
    found = (deep, shore, ground, *(p.blend(one, shore, 0.5) for one in (deep, ground)))
    few = Image.new("P", (1, 1))
    few.putpalette([channel for tone in (*found, *[found[-1]] * (256 - len(found))) for channel in tone])
    return chart.quantize(palette=few, dither=Image.Dither.NONE).convert("RGB")


def _outline(ring: list[list[float]]) -> list[tuple[float, float]]:
    """A coast on the chart, without turns too small to be seen."""
    kept: list[tuple[float, float]] = []
    for point in ring:
        x, y = projected(*point)
        if not kept or math.hypot(x - kept[-1][0], y - kept[-1][1]) > _TURN:
            kept.append((x, y))
    return kept


def draw_lane(canvas: Canvas, start: Spot, end: Spot, covered: Sequence[Box]) -> None:
    """A dotted line from place to place, with an arrow in the middle of what of it nothing covers."""
    (ax, ay), (bx, by) = start, end
    length = math.hypot(bx - ax, by - ay)
    across, down = (bx - ax) / length, (by - ay) / length
    way = Box(min(ax, bx), min(ay, by), abs(bx - ax) + 1, abs(by - ay) + 1)
    near = [box.corners for box in covered if box.overlaps(way)]
    run = ((round(ax + across * at), round(ay + down * at)) for at in range(0, int(length), _APART))
    seen = [
        (x, y)
        for x, y in run
        if not any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in near)
    ]
    dot = _dot()
    for x, y in seen:
        canvas.image.paste(dot.colours, (x - _DOT // 2, y - _DOT // 2), dot.mask)
    if seen:
        x, y = seen[len(seen) // 2]
        angle = round(math.degrees(math.atan2(down, across)) / _DEGREES) * _DEGREES
        canvas.stencil(_arrow(angle), x - _ARROW // 2, y - _ARROW // 2, _route())


@kept(2)
def _dot() -> Sprite:
    return rasterised((Fill(disc(50, 50, 50), _route()),), _DOT, None)


@kept(128)
def _arrow(angle: int) -> Image.Image:
    """Its point looks so many degrees down from the right."""
    turn = math.radians(angle)
    half = _ARROW / 2

    def paint(pen: ImageDraw.ImageDraw, scale: float) -> None:
        corners = ((half, 0.0), (-half * 0.7, half * 0.85), (-half * 0.7, -half * 0.85))
        turned = [
            (half + x * math.cos(turn) - y * math.sin(turn), half + x * math.sin(turn) + y * math.cos(turn))
            for x, y in corners
        ]
        pen.polygon([(x * scale, y * scale) for x, y in turned], fill=255)

    return smooth_mask(_ARROW, _ARROW, paint)
