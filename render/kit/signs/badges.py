"""Small things to read at a glance: pills, counters, number badges, seat badges, empty slots."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.icons.draw import rasterised
from render.kit.icons.shapes import Fill, Point, Shape, bar, disc, path
from render.kit.lettering import SMALL, SMALLEST, Type, Weight, hanging, width_of
from render.kit.palette import Colour
from render.kit.skins import kept
from render.kit.sprites import Sprite, layered, smooth_mask

_DASH, _GAP = 11.0, 8.0


def pill_width(words: str, style: Type = SMALL, height: int = 50, sprite: Sprite | None = None) -> int:
    """How wide a pill must be to hold its words whole."""
    return width_of(words, style) + 2 * (height // 3) + (sprite.width + 8 if sprite is not None else 0)


def pill(
    canvas: Canvas,
    box: Box,
    words: str,
    face: Colour | None = None,
    style: Type = SMALL,
    sprite: Sprite | None = None,
) -> None:
    """Words in a rounded box, after a picture if there is one; without words, the picture alone."""
    face = p.PAPER_DEEP if face is None else face
    card(canvas, box, face, p.darker(face, 0.2), box.height // 2, 2, 0)
    if not words:
        if sprite is not None:
            canvas.sprite_in(sprite, box)
        return
    room = box.inset(box.height // 3, 0)
    if sprite is not None:
        place, room = room.cut_left(sprite.width, 8)
        canvas.sprite_in(sprite, place)
    canvas.text_in(words, room, style, p.ink_on(face), "centre")


def counter(
    canvas: Canvas, x: int, middle: int, icon_name: str, count: str, size: int = 44, style: Type = SMALL
) -> int:
    """An icon and how many of it there are; returns the width taken."""
    canvas.sprite(icon(icon_name, size), x, middle - size // 2)
    return size + 8 + canvas.text(count, x + size + 8, middle, style.weighing(Weight.BOLD))


def counter_width(count: str, size: int = 44, style: Type = SMALL) -> int:
    """How wide a counter will be."""
    return size + 8 + width_of(count, style.weighing(Weight.BOLD))


_SMALL_BADGE = 36
"""Below it the initial needs all of the shape, and there is no light edge."""


@kept(128)
def _shaped(shape: str, size: int, face: Colour) -> Sprite:
    within = 0.88 if size >= _SMALL_BADGE else 1.0
    outer, inner = (_silhouette(_SEAT_SHAPES[shape], size, shrink) for shrink in (1.0, within))
    return layered([(p.WHITE, outer), (face, inner)])


def _silhouette(shape: Shape, size: int, scale: float) -> Image.Image:
    def paint(pen: ImageDraw.ImageDraw, zoom: float) -> None:
        unit = size * zoom / 100
        for outline in shape:
            pen.polygon(
                [((50 + (x - 50) * scale) * unit, (50 + (y - 50) * scale) * unit) for x, y in outline.points], fill=255
            )

    return smooth_mask(size, size, paint)


# A seat is told by colour, shape and initial.
_SEAT_SHAPES: dict[str, Shape] = {
    "disc": disc(50, 50, 49),
    "square": bar(4, 4, 96, 96, 16),
    "hexagon": path("M 50 0 L 95 25 L 95 75 L 50 100 L 5 75 L 5 25 Z"),
    "shield": path("M 4 6 L 96 6 L 96 50 C 96 76 76 90 50 100 C 24 90 4 76 4 50 Z"),
    "diamond": path("M 50 -6 C 58 -2 102 42 106 50 C 102 58 58 102 50 106 C 42 102 -2 58 -6 50 C -2 42 42 -2 50 -6 Z"),
}
_SEAT_ORDER = tuple(_SEAT_SHAPES)


def seat_shape(seat: int) -> Shape:
    """The shape of a seat's badge."""
    return _SEAT_SHAPES[_SEAT_ORDER[seat]]


@lru_cache(maxsize=32)
def seat_mask(seat: int, size: int) -> Image.Image:
    """The same as a mask."""
    return _silhouette(seat_shape(seat), size, 1.0)


def points_in(canvas: Canvas, box: Box, points: int) -> None:
    """Points in a laurel wreath."""
    size = min(box.width, box.height)
    ground = canvas.colour_at(box.centre)
    ink = p.INK if p.contrast(p.INK, ground) >= p.READABLE else p.ink_on(ground)
    canvas.sprite_in(icon("laurel", size), box)
    style = Type(max(SMALLEST, round(size * 0.56)), Weight.BLACK)
    canvas.text(str(points), box.centre[0], box.centre[1] - size // 40, style, ink, "centre")


@kept(32)
def _blank_coin(size: int) -> Sprite:
    rim, face = Fill(disc(50, 50, 47), p.GOLD_DEEP), Fill(disc(50, 49, 41), p.lighter(p.GOLD, 0.25))
    return rasterised((rim, face), size, p.EDGE)


def priced(canvas: Canvas, box: Box, cost: int) -> None:
    """A number of coins, or a cost, in a coin."""
    size = min(box.width, box.height)
    canvas.sprite_in(_blank_coin(size), box)
    canvas.text(
        str(cost), box.centre[0], box.centre[1], Type(max(SMALLEST, round(size * 0.58)), Weight.BLACK), p.COAL, "centre"
    )


def number_badge(
    canvas: Canvas, centre: tuple[int, int], words: str, size: int = 46, face: Colour = p.COAL, shape: str = "disc"
) -> None:
    """A badge with a number or a letter in it; round, unless another shape says what it is of."""
    _badge(canvas, centre, words, size, face, shape)


def seat_badge(canvas: Canvas, centre: tuple[int, int], seat: int, initial: str, size: int = 56) -> None:
    """The badge of a seat: its colour, its shape and its initial."""
    _badge(canvas, centre, initial, size, p.SEATS[seat], _SEAT_ORDER[seat])


def seat_sprite(seat: int, size: int) -> Sprite:
    """The badge of a seat without its initial."""
    return _shaped(_SEAT_ORDER[seat], size, p.SEATS[seat])


def _badge(canvas: Canvas, centre: tuple[int, int], words: str, size: int, face: Colour, shape: str) -> None:
    canvas.sprite(_shaped(shape, size, face), centre[0] - size // 2, centre[1] - size // 2)
    style = Type(max(SMALLEST, round(size * (0.62 if len(words) < 2 else 0.46))), Weight.BOLD)
    canvas.text(words, centre[0], centre[1] - hanging(words, style) // 2, style, p.ink_on(face), "centre")


def initials(names: Sequence[str]) -> list[str]:
    """One letter for each name; two where that would make two names look alike."""
    first = [name[:1].upper() for name in names]
    return [
        letter if first.count(letter) == 1 else letter + _second(name, [n for n in names if n != name])
        for name, letter in zip(names, first, strict=True)
    ]


def _second(name: str, others: Sequence[str]) -> str:
    """The first later letter that tells a name from the others with the same initial, else its second one."""
    rivals = [other for other in others if other[:1].upper() == name[:1].upper()]
    for index, letter in enumerate(name[1:], start=1):
        if letter.isalnum() and all(other[index : index + 1].lower() != letter.lower() for other in rivals):
            return letter.lower()
    return name[1:2].lower()


def dashes(points: Sequence[Point], dash: float, gap: float) -> list[tuple[Point, Point]]:
    """The pieces of a line that a dashed pen draws."""
    pieces: list[tuple[Point, Point]] = []
    left, drawing = dash, True
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        passed = 0.0
        while passed < length:
            step = min(left, length - passed)
            if drawing:
                ends = [(ax + (bx - ax) * at / length, ay + (by - ay) * at / length) for at in (passed, passed + step)]
                pieces.append((ends[0], ends[1]))
            passed += step
            left -= step
            if left <= 0:
                drawing = not drawing
                left = dash if drawing else gap
    return pieces


@kept(64)
def _slot(width: int, height: int, radius: int, line: int) -> Image.Image:
    def paint(pen: ImageDraw.ImageDraw, scale: float) -> None:
        frame = bar(line / 2, line / 2, width - line / 2, height - line / 2, radius)[0].points
        for start, end in dashes([*frame, frame[0]], _DASH, _GAP):
            pen.line([(x * scale, y * scale) for x, y in (start, end)], fill=255, width=round(line * scale))

    return smooth_mask(width, height, paint)


def slot(canvas: Canvas, box: Box, rim: Colour | None = None, radius: int = 12, line: int = 3) -> None:
    """An empty place where something may come, in dashes."""
    canvas.stencil(_slot(box.width, box.height, min(radius, box.width // 2), line), box.x, box.y, rim or p.INK_FAINT)
