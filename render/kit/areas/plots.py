"""Lines over time: how something grew for everybody, told apart by colour, by the form of the points, and by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import ImageDraw

from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons.shapes import Point
from render.kit.lettering import FINE, width_of
from render.kit.signs.badges import seat_badge
from render.kit.sprites import smooth_mask

_LEFT, _BELOW, _RIGHT = 72, 48, 60
_LINE, _BADGE = 7, 46
_BETWEEN = 24
"""Between two names of moments."""
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
_MOST_LINES = 6


@dataclass(frozen=True, slots=True)
class Series:
    """What a seat had at each moment."""

    seat: int
    initial: str
    values: tuple[int, ...]


def plot(canvas: Canvas, box: Box, series: Sequence[Series], moments: Sequence[str]) -> None:
    """Draw the lines over the named moments; each ends in its seat's badge."""
    field = Box(box.x + _LEFT, box.y + 8, box.width - _LEFT - _RIGHT, box.height - _BELOW - 8)
    values = [value for one in series for value in one.values] or [0]
    least, most = min(0, *values), max(1, *values)
    step = next((step for step in _STEPS if (most - least) / step <= _MOST_LINES), _STEPS[-1])

    def height(value: int) -> int:
        return field.bottom - round((value - least) / (most - least) * (field.height - 1))

    for value in range(-(-least // step) * step, most + 1, step):
        canvas.fill(Box(field.x, height(value), field.width, 1), p.LINE)
        canvas.text(str(value), field.x - 14, height(value), FINE, p.INK_SOFT, "right")
    places = [field.x + round(index * (field.width - 1) / max(1, len(moments) - 1)) for index in range(len(moments))]
    for words, x in _apart([(words, x) for words, x in zip(moments, places, strict=True) if words]):
        canvas.text(words, x, field.bottom + _BELOW // 2 + 6, FINE, p.INK_SOFT, "centre")
    for number, one in enumerate(series):
        beside = (_beside(series, number, at) for at in range(len(one.values)))
        heights = (height(value) + off for value, off in zip(one.values, beside, strict=True))
        points = [(float(x), float(y)) for x, y in zip(places, heights, strict=False)]
        _draw_line(canvas, points, p.SEATS[one.seat])
    _draw_ends(canvas, field, series, places, [height(one.values[-1]) for one in series if one.values])


def _apart(named: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    """The names that have room beside each other: the first and the last, and between them as many as there are."""
    kept: list[tuple[str, int]] = []
    for words, x in dict.fromkeys((*named[:1], *reversed(named))):
        half = width_of(words, FINE) // 2 + _BETWEEN
        if all(abs(x - other) >= half + width_of(said, FINE) // 2 for said, other in kept):
            kept.append((words, x))
    return kept


def _beside(series: Sequence[Series], number: int, at: int) -> int:
    """How far a line is moved up or down where others have the same, so that none covers another."""
    value = series[number].values[at]
    alike = [each for each, one in enumerate(series) if one.values[at : at + 1] == (value,)]
    return (2 * alike.index(number) - len(alike) + 1) * _LINE // 2


def _draw_line(canvas: Canvas, points: Sequence[Point], colour: p.Colour) -> None:
    if not points:
        return
    left, top = (int(min(point[axis] for point in points)) - _LINE for axis in (0, 1))
    width, height = (
        int(max(point[axis] for point in points)) - edge + 2 * _LINE for axis, edge in ((0, left), (1, top))
    )

    def paint(pen: ImageDraw.ImageDraw, scale: float) -> None:
        shifted = [((x - left) * scale, (y - top) * scale) for x, y in points]
        radius = _LINE * scale / 2
        for start, end in pairwise(shifted):
            pen.line((start, end), fill=255, width=round(_LINE * scale))
        for x, y in shifted:
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)

    canvas.stencil(smooth_mask(width, height, paint), left, top, colour)


def _draw_ends(
    canvas: Canvas, field: Box, series: Sequence[Series], places: Sequence[int], heights: Sequence[int]
) -> None:
    """The badges at the ends of the lines, moved apart where lines end together, and none out of the field."""
    ending = sorted(zip(heights, (one for one in series if one.values), strict=True), key=lambda end: end[0])
    lowest, middles = -_BADGE, list[int]()
    for at, _ in ending:
        lowest = max(at, lowest + _BADGE)
        middles.append(lowest)
    room = field.bottom - _BADGE // 4
    for number in reversed(range(len(middles))):
        middles[number] = min(middles[number], room)
        room = middles[number] - _BADGE
    for y, (_, one) in zip(middles, ending, strict=True):
        seat_badge(canvas, (places[len(one.values) - 1] + _BADGE * 3 // 4, y), one.seat, one.initial, _BADGE)
