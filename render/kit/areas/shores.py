"""The land and the water of a hex as grounds: whether something stands on one of them without crossing its shore."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit.areas.hexes import HexGrid, Terrain
from render.kit.areas.landscapes import BEACH, LandOutline, lands
from render.kit.boxes import Box

_COARSE = 2
"""One point of a ground stands for so many pixels each way."""
_ROUNDED = 0.16
"""So much of a thing's corners is empty."""
_STEPS = (0.0, 0.5, 1.0)


@dataclass(frozen=True, slots=True)
class Ground:
    """A land of a hex by the edges that it reaches, or its water."""

    terrain: tuple[Terrain, ...]
    joined: bool
    land: bool
    edges: tuple[int, ...] = ()

    def holds(self, grid: HexGrid, box: Box) -> bool:
        """Whether something stands on it as a whole; the box from the corner of the hex's box."""
        points, across = _points(grid.half, grid.quarter, self)
        inside = box.inset(round(box.width * _ROUNDED), round(box.height * _ROUNDED))
        for right in _STEPS:
            for down in _STEPS:
                x = (inside.x + round(inside.width * right)) // _COARSE
                y = (inside.y + round(inside.height * down)) // _COARSE
                if not (0 <= x < across and 0 <= y * across + x < len(points) and points[y * across + x]):
                    return False
        return True


@lru_cache(maxsize=512)
def _points(half: int, quarter: int, ground: Ground) -> tuple[bytes, int]:
    """Where it is, row by row, and how long a row is."""
    width, height = half, 2 * quarter
    image = Image.new("L", (width, height), 0 if ground.land else 255)
    pen = ImageDraw.Draw(image)
    for land in lands(half, quarter, ground.terrain, ground.joined):
        outline = [(x / _COARSE, y / _COARSE) for x, y in (*land.border, *land.coast)]
        if not ground.land:
            pen.polygon(outline, fill=0)
            coast = [(x / _COARSE, y / _COARSE) for x, y in land.coast]
            if coast:
                pen.line(coast, fill=0, width=max(1, round(half * BEACH / _COARSE)))
        elif ground.joined or _same(land, ground):
            pen.polygon(outline, fill=255)
    return image.tobytes(), width


def _same(land: LandOutline, ground: Ground) -> bool:
    return bool({*land.edges} & {*ground.edges})
