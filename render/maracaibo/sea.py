"""The sea of the chart: coast, route and arrows, prepared once for the places that are in play."""

from __future__ import annotations

import json
import math
from pathlib import Path

from PIL import Image, ImageDraw

from games.maracaibo.components import LANES
from render.kit import palette as p
from render.kit.icons.draw import rasterised
from render.kit.icons.shapes import Fill, disc
from render.kit.palette import Colour
from render.kit.skins import kept
from render.maracaibo.places import HEIGHT, SPOTS, WIDTH, projected

_LAND = json.loads(Path(__file__).with_name("coast.json").read_text(encoding="utf-8"))["land"]
DISC = 54
"""The size of a place's number."""
_TURN = 11
_FEW = 2
_DOT = 7


def water() -> Colour:
    """The colour of the sea."""
    return p.tint(p.WATER, 0.45)


def _route() -> Colour:
    return p.blend(water(), p.INK, 0.55)


def tones() -> tuple[Colour, ...]:
    """The flat colours of the chart."""
    return water(), _route()


@kept(8)
def sea(shown: tuple[str, ...]) -> Image.Image:
    """Coast, and route and arrows between the places that are shown; in so few tones that it weighs little."""
    scale = 2
    sheet = Image.new("RGB", (WIDTH * scale, HEIGHT * scale), water())
    pen = ImageDraw.Draw(sheet)
    for ring in _LAND:
        points = [(x * scale, y * scale) for x, y in _outline(ring)]
        if len(points) > _FEW:
            pen.polygon(points, fill=p.PAPER_DEEP)
            pen.line([*points, points[0]], fill=p.LINE, width=3 * scale)
    lanes = [(SPOTS[lane.start], SPOTS[lane.end]) for lane in LANES if lane.start in shown and lane.end in shown]
    for start, end in lanes:
        _draw_arrow(pen, start, end, scale)
    made = _in_few_tones(sheet.reduce(scale))
    dot = rasterised((Fill(disc(50, 50, 50), _route()),), _DOT, None)
    for start, end in lanes:
        for x, y in _dots(start, end):
            made.paste(dot.colours, (x - _DOT // 2, y - _DOT // 2), dot.mask)
    return made


def _in_few_tones(chart: Image.Image) -> Image.Image:
    """Each tone and what is half between two that meet."""
    deep, way, ground, shore = water(), _route(), p.PAPER_DEEP, p.LINE
    meet = ((deep, shore), (shore, ground), (deep, way), (ground, way))
    found = (deep, shore, ground, way, *(p.blend(one, other, 0.5) for one, other in meet))
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


def _dots(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """The dotted line between two places."""
    (ax, ay), (bx, by) = start, end
    length = math.hypot(bx - ax, by - ay)
    along = range(DISC // 2 + 4, int(length) - DISC // 2, 16)
    return [(round(ax + (bx - ax) * dot / length), round(ay + (by - ay) * dot / length)) for dot in along]


def _draw_arrow(pen: ImageDraw.ImageDraw, start: tuple[int, int], end: tuple[int, int], scale: int) -> None:
    """An arrow in the middle between two places."""
    (ax, ay), (bx, by) = start, end
    length = math.hypot(bx - ax, by - ay)
    if length < DISC:
        return
    across, down = (bx - ax) / length, (by - ay) / length
    middle = length / 2
    tip = (ax + across * (middle + 12), ay + down * (middle + 12))
    wings = [(ax + across * (middle - 8) - down * side, ay + down * (middle - 8) + across * side) for side in (-11, 11)]
    pen.polygon([(x * scale, y * scale) for x, y in (tip, *wings)], fill=_route())
