"""Hexes that stand on a point and fit edge to edge, with land and sea that run from edge to edge."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw

from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.icons.shapes import Point
from render.kit.palette import Colour
from render.kit.skins import kept
from render.kit.sprites import Sprite, smooth_mask

Spot: TypeAlias = tuple[int, int]
"""Axial: the first number grows to the east, the second to the south-east."""
Terrain: TypeAlias = Literal["sea", "field", "mountain"]
EDGES: tuple[Spot, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The neighbours across the edges, clockwise from the north-east."""
_SCALE = 3
_BEACH = 0.085
_CURVE = 16


_TONES: dict[str, tuple[Colour, float]] = {
    "water": (p.SEA, 0.45),
    "wave": (p.SEA, 0.6),
    "shallows": (p.SEA, 0.7),
    "land": (p.LEAF, 0.45),
    "beach": (p.CORN, 0.7),
    "rock": (p.WOOD, 0.45),
}


def tone(of: str) -> Colour:
    """The flat colour of a part of the landscape; ink reads on it."""
    return p.tint(*_TONES[of])


def tones() -> tuple[Colour, ...]:
    """All of them."""
    return tuple(map(tone, _TONES))


@dataclass(frozen=True, slots=True)
class HexGrid:
    """Where hexes lie: half a hex's width and a quarter of its height are whole pixels, so that nothing gapes."""

    x: int
    y: int
    half: int
    quarter: int

    @property
    def width(self) -> int:
        """Of a hex."""
        return 2 * self.half

    @property
    def height(self) -> int:
        """Of a hex."""
        return 4 * self.quarter

    def box(self, spot: Spot) -> Box:
        """The box around a hex."""
        east, south = spot
        return Box(self.x + self.half * (2 * east + south), self.y + 3 * self.quarter * south, self.width, self.height)

    def corner(self, spot: Spot, number: int) -> tuple[int, int]:
        """A corner, clockwise from the one at the top; edge n runs from corner n to the next."""
        box = self.box(spot)
        x, y = _corners(self.half, self.quarter)[number % 6]
        return box.x + round(x), box.y + round(y)

    def toward(self, spot: Spot, edge: int, share: float = 1.0) -> tuple[int, int]:
        """A point on the way from the centre to the middle of an edge."""
        (ax, ay), (bx, by) = self.corner(spot, edge), self.corner(spot, edge + 1)
        x, y = self.box(spot).centre
        return round(x + ((ax + bx) / 2 - x) * share), round(y + ((ay + by) / 2 - y) * share)


def beside(spot: Spot) -> list[Spot]:
    """The neighbours, in the order of the edges."""
    return [(spot[0] + east, spot[1] + south) for east, south in EDGES]


def fitted_grid(spots: Iterable[Spot], room: Box, largest: int) -> HexGrid:
    """The grid that shows these hexes in the middle of a room, each at most so wide."""
    lefts = [2 * east + south for east, south in spots]
    rows = [south for _, south in spots]
    across, down = max(lefts) - min(lefts) + 2, 3 * (max(rows) - min(rows)) + 4
    half = min(largest // 2, room.width // across, int(room.height / down * math.sqrt(3)))
    quarter = max(2, round(half / math.sqrt(3)))
    while down * quarter > room.height and half > 4:
        half -= 1
        quarter = round(half / math.sqrt(3))
    x = room.x + (room.width - across * half) // 2 - min(lefts) * half
    y = room.y + (room.height - down * quarter) // 2 - min(rows) * 3 * quarter
    return HexGrid(x, y, half, quarter)


def _corners(half: float, quarter: float) -> list[Point]:
    return [
        (half, 0),
        (2 * half, quarter),
        (2 * half, 3 * quarter),
        (half, 4 * quarter),
        (0, 3 * quarter),
        (0, quarter),
    ]


@kept(64)
def hex_mask(half: int, quarter: int, outwards: float = 0.0) -> Image.Image:
    """The mask of a hex; a little larger, so that no ground shows through where two meet."""

    def paint(pen: ImageDraw.ImageDraw, scale: float) -> None:
        x, y = half, 2 * quarter
        wider = 1 + outwards / half
        pen.polygon(
            [((x + (a - x) * wider) * scale, (y + (b - y) * wider) * scale) for a, b in _corners(half, quarter)],
            fill=255,
        )

    return smooth_mask(2 * half, 4 * quarter, paint)


def draw_hex(canvas: Canvas, grid: HexGrid, spot: Spot, sprite: Sprite) -> None:
    """Put a hex's face on its place."""
    box = grid.box(spot)
    canvas.sprite(sprite, box.x, box.y)


def ring(canvas: Canvas, grid: HexGrid, spot: Spot, colour: Colour, line: int = 6) -> None:
    """Outline a hex."""
    corners = [grid.corner(spot, number) for number in range(7)]
    for start, end in itertools.pairwise(corners):
        canvas.line(start, end, colour, line)


@kept(16)
def flat(grid_half: int, grid_quarter: int, face: Colour) -> Sprite:
    """A hex of one colour, such as a face-down one."""
    image = Image.new("RGB", (2 * grid_half, 4 * grid_quarter), face)
    return Sprite(image, hex_mask(grid_half, grid_quarter, 1.0))


@kept(128)
def landscape(grid_half: int, grid_quarter: int, edges: tuple[Terrain, ...], joined: bool = False) -> Sprite:
    """A hex whose edges are sea, field or mountain; lands of several edges may be joined in the middle.

    Where all edges are sea and it is joined, an island lies in the middle.
    """
    scale = _SCALE
    half, quarter = grid_half * scale, grid_quarter * scale
    image = Image.new("RGB", (2 * half, 4 * quarter), tone("water"))
    pen = ImageDraw.Draw(image)
    for row in range(3):
        y = quarter * (0.8 + 1.2 * row)
        wave = [(x, y + quarter * 0.09 * math.sin(x / half * 9 + row * 2)) for x in range(0, 2 * half, 2 * scale)]
        pen.line(wave, fill=tone("wave"), width=2 * scale)
    lands = _lands(half, quarter, edges, joined)
    beach = max(2.0, half * _BEACH)
    for colour, wide in ((tone("shallows"), beach * 3.2), (tone("beach"), beach * 1.6)):
        for _, coast in lands:
            if coast:
                pen.line(coast, fill=colour, width=round(wide), joint="curve")
    for border, coast in lands:
        pen.polygon([*border, *coast], fill=tone("land"))
    for number, edge in enumerate(edges):
        if edge == "mountain":
            pen.polygon(_sector(half, quarter, number, 0.36), fill=tone("rock"))
    rim = [*_corners(half, quarter), _corners(half, quarter)[0]]
    pen.line(rim, fill=p.blend(tone("land"), p.COAL, 0.35), width=2 * scale)
    face = Canvas(image.reduce(scale))
    grid = HexGrid(0, 0, grid_half, grid_quarter)
    for number, edge in enumerate(edges):
        if edge == "mountain":
            x, y = grid.toward((0, 0), number, 0.72)
            peak = icon("mountain", max(16, grid_half * 2 // 5)).washed(tone("rock"), 0.5)
            canvas_x, canvas_y = x - peak.width // 2, y - peak.height // 2
            face.sprite(peak, canvas_x, canvas_y)
    return Sprite(face.image, hex_mask(grid_half, grid_quarter, 1.0))


def _lands(
    half: float, quarter: float, edges: tuple[Terrain, ...], joined: bool
) -> list[tuple[list[Point], list[Point]]]:
    """The outlines of all land: along the border of the hex, then along a coast that bends round the middle."""
    centre = (half, 2 * quarter)
    if "sea" not in edges:
        return [(_corners(half, quarter), [])]
    lands: list[tuple[list[Point], list[Point]]] = []
    if joined:
        lands.append(([], _blob(centre, half * 0.5)))
    starts = [number for number in range(6) if edges[number] != "sea" and edges[number - 1] == "sea"]
    for start in starts:
        count = next(step for step in range(1, 7) if edges[(start + step) % 6] == "sea")
        corners = [_corners(half, quarter)[(start + step) % 6] for step in range(count + 1)]
        first, last = corners[0], corners[-1]
        middle = _corners(half, quarter)[(start + count // 2) % 6]
        if count % 2:
            other = _corners(half, quarter)[(start + count // 2 + 1) % 6]
            middle = ((middle[0] + other[0]) / 2, (middle[1] + other[1]) / 2)
        reach = {1: 0.25, 2: 0.0, 3: -0.25, 4: -0.5, 5: -0.8}[count] if not joined else -0.3
        control = tuple(c + (m - c) * reach for c, m in zip(centre, middle, strict=True))
        lands.append((corners, [last, *_bent(last, (control[0], control[1]), first), first]))
    return lands


def _bent(start: Point, control: Point, end: Point) -> list[Point]:
    points = []
    for step in range(1, _CURVE):
        t = step / _CURVE
        x, y = ((1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b for a, c, b in zip(start, control, end, strict=True))
        points.append((x, y))
    return points


def _blob(centre: Point, radius: float) -> list[Point]:
    return [
        (
            centre[0] + radius * (1 + 0.12 * math.sin(3 * angle)) * math.cos(angle),
            centre[1] + radius * (1 + 0.12 * math.sin(3 * angle)) * math.sin(angle),
        )
        for angle in (math.tau * step / 40 for step in range(40))
    ]


def _sector(half: float, quarter: float, edge: int, inwards: float) -> list[Point]:
    """The part of a hex along an edge."""
    x, y = half, 2 * quarter
    corners = _corners(half, quarter)
    first, second = corners[edge], corners[(edge + 1) % 6]
    inner = [(x + (a - x) * inwards, y + (b - y) * inwards) for a, b in (second, first)]
    return [first, second, *inner]
