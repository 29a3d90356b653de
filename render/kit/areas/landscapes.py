"""Hexes of land and water: the lands reach from edge to edge, with beaches along bent coasts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from render.kit import palette as p
from render.kit.areas.hexes import HexGrid, Terrain, corners_of, hex_mask, tone
from render.kit.areas.straits import Shore, strait
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.icons.shapes import Point
from render.kit.skins import kept
from render.kit.sprites import Sprite

BEACH = 0.085
"""How broad a beach is, as a share of half a hex's width."""
_SCALE = 3
_CURVE = 16
_Corners: TypeAlias = tuple[float, float, float, float]


@kept(256)
def landscape(
    grid_half: int,
    grid_quarter: int,
    edges: tuple[Terrain, ...],
    joined: bool = False,
    capes: tuple[Box, ...] = (),
    coves: tuple[Box, ...] = (),
    shores: tuple[Shore, ...] = (),
) -> Sprite:
    """A hex whose edges are sea, field or mountain; lands of several edges may be joined in the middle.

    Where all edges are sea and it is joined, an island lies in the middle. The land reaches out where a cape is, and
    the water where a cove is, so that what stands there stands on its own ground; between several shores it stays open.
    """
    half, quarter = grid_half * _SCALE, grid_quarter * _SCALE
    image = Image.new("RGB", (2 * half, 4 * quarter), tone("water"))
    pen = ImageDraw.Draw(image)
    for row in range(3):
        y = quarter * (0.8 + 1.2 * row)
        wave = [(x, y + quarter * 0.09 * math.sin(x / half * 9 + row * 2)) for x in range(0, 2 * half, 2 * _SCALE)]
        pen.line(wave, fill=tone("wave"), width=2 * _SCALE)
    _draw_lands(pen, half, lands(half, quarter, edges, joined), capes)
    for number, edge in enumerate(edges):
        if edge == "mountain":
            pen.polygon(_sector(half, quarter, number, 0.36), fill=tone("rock"))
    _draw_coves(pen, half, coves)
    if len(shores) > 1:
        _draw_strait(image, lands(grid_half, grid_quarter, edges, joined), shores)
    rim = [*corners_of(half, quarter), corners_of(half, quarter)[0]]
    pen.line(rim, fill=p.blend(tone("land"), p.COAL, 0.35), width=2 * _SCALE)
    face = Canvas(image.reduce(_SCALE))
    _draw_peaks(face, HexGrid(0, 0, grid_half, grid_quarter), edges)
    return Sprite(face.image, hex_mask(grid_half, grid_quarter, 1.0))


def _draw_lands(pen: ImageDraw.ImageDraw, half: int, found: Sequence[LandOutline], capes: Sequence[Box]) -> None:
    """Beaches first, so that nothing is between lands that meet."""
    beach = max(2.0, half * BEACH)
    for colour, wide in ((tone("shallows"), beach * 3.2), (tone("beach"), beach * 1.6)):
        for land in found:
            if land.coast:
                pen.line(list(land.coast), fill=colour, width=round(wide), joint="curve")
        for cape in capes:
            pen.rounded_rectangle(_around(cape, wide / 2), beach * 3, fill=colour)
    for land in found:
        pen.polygon([*land.border, *land.coast], fill=tone("land"))
    for cape in capes:
        pen.rounded_rectangle(_around(cape), beach * 2, fill=tone("land"))


def _draw_coves(pen: ImageDraw.ImageDraw, half: int, coves: Sequence[Box]) -> None:
    beach = max(2.0, half * BEACH)
    for colour, wide in ((tone("beach"), beach * 1.6), (tone("water"), 0.0)):
        for cove in coves:
            pen.rounded_rectangle(_around(cove, wide / 2), beach * 2, fill=colour)


def _draw_strait(image: Image.Image, found: Sequence[LandOutline], shores: Sequence[Shore]) -> None:
    """With a narrow beach on either side."""
    outlines = [[*land.border, *land.coast] for shore in shores for land in found if {*land.edges} & {*shore.edges}]
    small = (image.width // _SCALE, image.height // _SCALE)
    water = strait(small, outlines, shores, round(small[0] / 2 * BEACH))
    beach = water.filter(ImageFilter.MaxFilter(5))
    for colour, mask in ((tone("beach"), beach), (tone("water"), water)):
        smooth = mask.resize(image.size, Image.Resampling.BICUBIC).filter(ImageFilter.GaussianBlur(_SCALE))
        image.paste(colour, (0, 0), smooth.point(lambda value: 255 if value > 127 else 0))


def _draw_peaks(face: Canvas, grid: HexGrid, edges: Sequence[Terrain]) -> None:
    for number, edge in enumerate(edges):
        if edge == "mountain":
            x, y = grid.toward((0, 0), number, 0.72)
            peak = icon("mountain", max(16, grid.half * 2 // 5)).washed(tone("rock"), 0.5)
            face.sprite(peak, x - peak.width // 2, y - peak.height // 2)


def _around(box: Box, by: float = 0.0) -> _Corners:
    left, top, right, bottom = (edge * _SCALE for edge in box.corners)
    return left - by, top - by, right + by, bottom + by


@dataclass(frozen=True, slots=True)
class LandOutline:
    """A land of a hex: along the border of the hex, then along a coast that bends round the middle."""

    edges: tuple[int, ...]
    """Those that it reaches; none, where it lies in the middle."""
    border: tuple[Point, ...]
    coast: tuple[Point, ...] = ()


def lands(half: float, quarter: float, edges: tuple[Terrain, ...], joined: bool) -> list[LandOutline]:
    """The outlines of all land of a hex."""
    centre = (half, 2 * quarter)
    every = corners_of(half, quarter)
    if "sea" not in edges:
        return [LandOutline(tuple(range(6)), tuple(every))]
    found: list[LandOutline] = []
    if joined:
        found.append(LandOutline((), (), tuple(_blob(centre, half * 0.5))))
    starts = [number for number in range(6) if edges[number] != "sea" and edges[number - 1] == "sea"]
    for start in starts:
        count = next(step for step in range(1, 7) if edges[(start + step) % 6] == "sea")
        corners = [every[(start + step) % 6] for step in range(count + 1)]
        first, last = corners[0], corners[-1]
        middle = every[(start + count // 2) % 6]
        if count % 2:
            other = every[(start + count // 2 + 1) % 6]
            middle = ((middle[0] + other[0]) / 2, (middle[1] + other[1]) / 2)
        reach = {1: 0.25, 2: 0.0, 3: -0.25, 4: -0.5, 5: -0.8}[count] if not joined else -0.3
        control = tuple(c + (m - c) * reach for c, m in zip(centre, middle, strict=True))
        coast = (last, *_bent(last, (control[0], control[1]), first), first)
        found.append(LandOutline(tuple((start + step) % 6 for step in range(count)), tuple(corners), coast))
    return found


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
    corners = corners_of(half, quarter)
    first, second = corners[edge], corners[(edge + 1) % 6]
    inner = [(x + (a - x) * inwards, y + (b - y) * inwards) for a, b in (second, first)]
    return [first, second, *inner]
