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
from render.kit.icons.shapes import Point
from render.kit.palette import Colour
from render.kit.skins import kept
from render.kit.sprites import Sprite, smooth_mask

Spot: TypeAlias = tuple[int, int]
"""Axial: the first number grows to the east, the second to the south-east."""
Terrain: TypeAlias = Literal["sea", "field", "mountain"]
EDGES: tuple[Spot, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The neighbours across the edges, clockwise from the north-east."""


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
        x, y = corners_of(self.half, self.quarter)[number % 6]
        return box.x + round(x), box.y + round(y)

    def toward(self, spot: Spot, edge: int, share: float = 1.0) -> tuple[int, int]:
        """A point on the way from the centre to the middle of an edge."""
        (ax, ay), (bx, by) = self.corner(spot, edge), self.corner(spot, edge + 1)
        x, y = self.box(spot).centre
        return round(x + ((ax + bx) / 2 - x) * share), round(y + ((ay + by) / 2 - y) * share)


def beside(spot: Spot) -> list[Spot]:
    """The neighbours, in the order of the edges."""
    return [(spot[0] + east, spot[1] + south) for east, south in EDGES]


def fitted_grid(spots: Iterable[Spot], room: Box, largest: int, least: int = 0) -> HexGrid:
    """The grid that shows these hexes in the middle of a room, each at most so wide.

    Where the room is too narrow for hexes of the least width, they are as high as those would be if it has the height.
    """
    lefts = [2 * east + south for east, south in spots]
    rows = [south for _, south in spots]
    across, down = max(lefts) - min(lefts) + 2, 3 * (max(rows) - min(rows)) + 4
    half = min(largest // 2, room.width // across, int(room.height / down * math.sqrt(3)))
    quarter = max(2, round(half / math.sqrt(3)))
    while down * quarter > room.height and half > 4:
        half -= 1
        quarter = round(half / math.sqrt(3))
    quarter = max(quarter, min(round(least / 2 / math.sqrt(3)), room.height // down))
    x = room.x + (room.width - across * half) // 2 - min(lefts) * half
    y = room.y + (room.height - down * quarter) // 2 - min(rows) * 3 * quarter
    return HexGrid(x, y, half, quarter)


def corners_of(half: float, quarter: float) -> list[Point]:
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
            [((x + (a - x) * wider) * scale, (y + (b - y) * wider) * scale) for a, b in corners_of(half, quarter)],
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
