"""Lines over time: how something grew for everybody, told apart by colour, by the form of the points, and by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image, ImageDraw

from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons.shapes import Point
from render.kit.lettering import FINE, width_of
from render.kit.signs.badges import seat_badge, seat_mask
from render.kit.sprites import smooth_mask

_LEFT, _BELOW, _RIGHT = 72, 48, 92
_LINE, _WIDEST, _BADGE, _APART, _AWAY = 7, 11, 46, 52, 62
_SHAPE, _SHAPES = 22, 6
"""On a line stands the shape of its seat, about so often."""
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


def plot(
    canvas: Canvas, box: Box, series: Sequence[Series], moments: Sequence[str], *, from_nothing: bool = True
) -> None:
    """Draw the lines over the named moments, from nothing up or from the least there is; each ends in its badge."""
    field = Box(box.x + _LEFT, box.y + 8, box.width - _LEFT - _RIGHT, box.height - _BELOW - 8)
    values = [value for one in series for value in one.values] or [0]
    least, most = (min(0, *values), max(1, *values)) if from_nothing else _around(values)
    step = next((step for step in _STEPS if (most - least) / step <= _MOST_LINES), _STEPS[-1])

    def height(value: int) -> int:
        return field.bottom - round((value - least) / (most - least) * (field.height - 1))

    for value in range(-(-least // step) * step, most + 1, step):
        canvas.fill(Box(field.x, height(value), field.width, 1), p.LINE)
        canvas.text(str(value), field.x - 14, height(value), FINE, p.INK_SOFT, "right")
    places = [field.x + round(index * (field.width - 1) / max(1, len(moments) - 1)) for index in range(len(moments))]
    for words, x in _with_room([(words, x) for words, x in zip(moments, places, strict=True) if words]):
        canvas.text(words, x, field.bottom + _BELOW // 2 + 6, FINE, p.INK_SOFT, "centre")
    for number, one in enumerate(series):
        beside = (_beside(series, number, at) for at in range(len(one.values)))
        heights = (height(value) + off for value, off in zip(one.values, beside, strict=True))
        points = [(float(x), float(y)) for x, y in zip(places, heights, strict=False)]
        _draw_line(canvas, points, p.SEATS[one.seat])
        _draw_shapes(canvas, points, one.seat, number / len(series))
    _draw_ends(canvas, field, series, places, [height(one.values[-1]) for one in series if one.values])


def _around(values: Sequence[int]) -> tuple[int, int]:
    """From a little below the least to the most."""
    least, most = min(values), max(values)
    return least - max(1, (most - least) // 8), max(least + 1, most)


def _with_room(named: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
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
    return (2 * alike.index(number) - len(alike) + 1) * _WIDEST // 2


def _draw_line(canvas: Canvas, points: Sequence[Point], colour: p.Colour) -> None:
    """With an edge of ink, for some seats' colours are near to paper, and others to dark wood."""
    if not points:
        return
    left, top = (int(min(point[axis] for point in points)) - _WIDEST for axis in (0, 1))
    width, height = (
        int(max(point[axis] for point in points)) - edge + 2 * _WIDEST for axis, edge in ((0, left), (1, top))
    )
    shifted = [(x - left, y - top) for x, y in points]
    for thick, shade in ((_WIDEST, p.INK_SOFT), (_LINE, colour)):
        canvas.stencil(_line_mask(shifted, width, height, thick), left, top, shade)


def _line_mask(points: Sequence[Point], width: int, height: int, thick: int) -> Image.Image:
    def paint(pen: ImageDraw.ImageDraw, scale: float) -> None:
        scaled = [(x * scale, y * scale) for x, y in points]
        radius = thick * scale / 2
        for start, end in pairwise(scaled):
            pen.line((start, end), fill=255, width=round(thick * scale))
        for x, y in scaled:
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)

    return smooth_mask(width, height, paint)


def _draw_shapes(canvas: Canvas, points: Sequence[Point], seat: int, share: float) -> None:
    """The seat's shape here and there on its line, elsewhere on each line."""
    step = max(1, len(points) // _SHAPES)
    for x, y in points[round(share * step) :: step]:
        for size, colour in ((_SHAPE + 5, p.INK_SOFT), (_SHAPE, p.SEATS[seat])):
            canvas.stencil(seat_mask(seat, size), round(x) - size // 2, round(y) - size // 2, colour)


def _draw_ends(
    canvas: Canvas, field: Box, series: Sequence[Series], places: Sequence[int], heights: Sequence[int]
) -> None:
    """The badges beside the ends of the lines, moved apart where lines end together, and none out of the field."""
    ending = sorted(zip(heights, (one for one in series if one.values), strict=True), key=lambda end: end[0])
    lowest, middles = -_APART, list[int]()
    for at, _ in ending:
        lowest = max(at, lowest + _APART)
        middles.append(lowest)
    room = field.bottom - _BADGE // 4
    for number in reversed(range(len(middles))):
        middles[number] = min(middles[number], room)
        room = middles[number] - _APART
    for y, (at, one) in zip(middles, ending, strict=True):
        x = places[len(one.values) - 1]
        _draw_line(canvas, [(x, at), (x + _AWAY - _BADGE // 2, y)], p.SEATS[one.seat])
        seat_badge(canvas, (x + _AWAY, y), one.seat, one.initial, _BADGE)
