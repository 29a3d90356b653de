"""Sea charts: coasts from figures, routes over the sea, numbered stops, and names that stand apart."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw

from render.kit import palette as p
from render.kit.badges import dashes
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons.shapes import Point
from render.kit.lettering import FINE, SMALLEST, Type, Weight, width_of
from render.kit.palette import Colour
from render.kit.panels import card
from render.kit.skins import kept
from render.kit.sprites import smooth_mask

Ring: TypeAlias = tuple[Point, ...]
_SCALE = 2
_SHALLOWS = ((46, 0.42), (26, 0.3))
_BETWEEN = 10
_CURVE = 8


@dataclass(frozen=True, slots=True)
class Chart:
    """A part of the world by its longitudes and latitudes, in a box."""

    box: Box
    west: float
    east: float
    south: float
    north: float

    def at(self, longitude: float, latitude: float) -> tuple[int, int]:
        """Where a place lies on the picture."""
        x, y = self._inside(longitude, latitude)
        return self.box.x + round(x), self.box.y + round(y)

    def _inside(self, longitude: float, latitude: float) -> Point:
        across = (longitude - self.west) / (self.east - self.west)
        down = (self.north - latitude) / (self.north - self.south)
        return across * self.box.width, down * self.box.height

    def draw(self, canvas: Canvas, land: Sequence[Ring], radius: int = 22) -> None:
        """The sea with all coasts, drawn once and kept."""
        size = (self.box.width, self.box.height)
        rings = tuple(tuple(self._inside(*point) for point in ring) for ring in land)
        canvas.image.paste(_sea(*size, rings), (self.box.x, self.box.y), _frame(*size, radius))


@kept(8)
def _frame(width: int, height: int, radius: int) -> Image.Image:
    def paint(pen: ImageDraw.ImageDraw, scale: float) -> None:
        pen.rounded_rectangle((0, 0, width * scale - 1, height * scale - 1), radius * scale, fill=255)

    return smooth_mask(width, height, paint)


@kept(4)
def _sea(width: int, height: int, land: tuple[Ring, ...]) -> Image.Image:
    """Deep water, shallows along the coasts, beaches, and land."""
    deep = p.tint(p.SEA, 0.45)
    sheet = Image.new("RGB", (width * _SCALE, height * _SCALE), deep)
    pen = ImageDraw.Draw(sheet)
    rings = [[(x * _SCALE, y * _SCALE) for x, y in ring] for ring in land]
    lines = [
        *((wide, p.blend(deep, p.tint(p.SEA, 0.8), share)) for wide, share in _SHALLOWS),
        (9, p.tint(p.CORN, 0.45)),
    ]
    for wide, colour in lines:
        for ring in rings:
            pen.line([*ring, ring[0], ring[1]], fill=colour, width=wide * _SCALE, joint="curve")
    for ring in rings:
        pen.polygon(ring, fill=p.tint(p.LEAF, 0.5))
        pen.line([*ring, ring[0]], fill=p.blend(p.tint(p.LEAF, 0.5), p.COAL, 0.3), width=_SCALE)
    return sheet.reduce(_SCALE)


def smooth(points: Sequence[Point]) -> list[Point]:
    """A line that bends softly through all points."""
    if len(points) < 3:
        return list(points)
    ends = [points[0], *points, points[-1]]
    line: list[Point] = [points[0]]
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(1, _CURVE + 1):
            t = step / _CURVE
            line.append((_between(a[0], b[0], c[0], d[0], t), _between(a[1], b[1], c[1], d[1], t)))
    return line


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    """The spline of Catmull and Rom."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


@kept(64)
def _stroke(points: tuple[Point, ...], width: int, dashed: bool) -> Image.Image:
    across, down = (max(point[axis] for point in points) + width for axis in (0, 1))

    def paint(pen: ImageDraw.ImageDraw, scale: float) -> None:
        pieces = dashes(points, 3.0 * width, 2.2 * width) if dashed else list(itertools.pairwise(points))
        radius = width * scale / 2
        for piece in pieces:
            ends = [(x * scale, y * scale) for x, y in piece]
            pen.line(ends, fill=255, width=round(width * scale))
            for x, y in ends:
                pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)

    return smooth_mask(math.ceil(across), math.ceil(down), paint)


def draw_route(canvas: Canvas, points: Sequence[Point], colour: Colour, width: int = 7, dashed: bool = True) -> None:
    """A way over the sea; a fork is two ways that share a point."""
    bent = smooth(points)
    left, top = (math.floor(min(point[axis] for point in bent)) - width for axis in (0, 1))
    mask = _stroke(tuple((round(x - left, 1), round(y - top, 1)) for x, y in bent), width, dashed)
    canvas.stencil(mask, left, top, colour)


StopKind: TypeAlias = Literal["round", "square", "diamond"]


def draw_stop(
    canvas: Canvas, centre: tuple[int, int], words: str, size: int, face: Colour, kind: StopKind = "round"
) -> Box:
    """A stop with its number; kinds of stops differ in shape. Returns its box."""
    box = Box(centre[0] - size // 2, centre[1] - size // 2, size, size)
    radius = {"round": size // 2, "square": size // 7, "diamond": size // 7}[kind]
    if kind == "diamond":
        for colour, inset in ((p.COAL, 0), (face, 4)):
            canvas.stencil(_diamond(size - 2 * inset), box.x + inset, box.y + inset, colour)
    else:
        card(canvas, box, face, p.COAL, radius, 3, 0)
    style = Type(max(SMALLEST, size // 2), Weight.BLACK)
    canvas.text(words, *centre, style, p.ink_on(face), "centre")
    return box


@kept(16)
def _diamond(size: int) -> Image.Image:
    def paint(pen: ImageDraw.ImageDraw, scale: float) -> None:
        far, middle = size * scale, size * scale / 2
        pen.polygon([(middle, 0), (far, middle), (middle, far), (0, middle)], fill=255)

    return smooth_mask(size, size, paint)


def set_apart(points: Sequence[Point], least: float, room: Box, rounds: int = 200) -> list[tuple[int, int]]:
    """The points moved as little as it takes to lie so far from each other, inside of a room."""
    moved = [list(point) for point in points]
    for _ in range(rounds):
        still = True
        for index, one in enumerate(moved):
            for number, other in enumerate(moved[index + 1 :], index + 1):
                across, down = other[0] - one[0], other[1] - one[1]
                distance = math.hypot(across, down)
                if distance >= least:
                    continue
                still = False
                angle = math.atan2(down, across) if distance else number
                push = (least - distance) / 2 + 0.5
                for point, way in ((one, -1), (other, 1)):
                    point[0] = min(max(point[0] + way * push * math.cos(angle), room.x), room.right)
                    point[1] = min(max(point[1] + way * push * math.sin(angle), room.y), room.bottom)
        if still:
            break
    return [(round(x), round(y)) for x, y in moved]


@dataclass(frozen=True, slots=True)
class Name:
    """Words that belong beside a box."""

    words: str
    by: Box


def names_apart(names: Sequence[Name], room: Box, taken: Sequence[Box], style: Type = FINE) -> list[Box]:
    """A place for each name beside its box: none lies on another, on what is taken, or outside, if that can be."""
    found: list[Box] = []
    for name in names:
        size = (width_of(name.words, style), style.cap_height + 10)
        ways = _around(name.by, *size)
        others = [*taken, *found]

        def cost(way: Box, others: list[Box] = others) -> int:
            return sum(way.shared(other) for other in others) + (0 if room.contains(way) else way.width * way.height)

        found.append(min(ways, key=cost))
    return found


def _around(by: Box, width: int, height: int) -> list[Box]:
    x, y = by.centre
    right, left = by.right + _BETWEEN, by.x - _BETWEEN - width
    above, below, middle = by.y - 4 - height, by.bottom + 4, y - height // 2
    near = [
        (right, middle),
        (left, middle),
        (x - width // 2, below),
        (x - width // 2, above),
        (right - by.width // 3, above),
        (right - by.width // 3, below),
        (left + by.width // 3, above),
        (left + by.width // 3, below),
    ]
    far = [
        (x - width // 2, below + height),
        (x - width // 2, above - height),
        (right + height, middle),
        (left - height, middle),
    ]
    return [Box(a, b, width, height) for a, b in (*near, *far)]


def draw_names(canvas: Canvas, names: Sequence[Name], places: Sequence[Box], style: Type = FINE) -> None:
    """Write names where they stand, on a light band so that they read on land and sea."""
    for name, place in zip(names, places, strict=True):
        card(canvas, place.inset(-5, -2), p.PAPER, p.PAPER, 8, 0, 0)
        canvas.text(name.words, place.x, place.centre[1], style, p.INK)
