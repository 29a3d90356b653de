"""Outlines of tiles and cards: kinds that differ in colour differ in outline, too."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw

from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.sprites import Sprite, rounded_mask, smooth_mask

Silhouette: TypeAlias = Literal["rounded", "round", "cut", "walled"]


@lru_cache(maxsize=256)
def outline(kind: Silhouette, width: int, height: int) -> Image.Image:
    """The mask of a tile: with rounded corners, with very round ones, with corners cut off, or with battlements."""
    short = min(width, height)
    match kind:
        case "rounded":
            return rounded_mask(width, height, short / 8)
        case "round":
            return rounded_mask(width, height, short / 3)
        case "cut":
            return _polygon(width, height, _cut(width, height, short / 5))
        case "walled":
            return _polygon(width, height, _walled(width, height, max(4.0, short / 14)))


def shaped(kind: Silhouette, width: int, height: int, face: Colour, paint: Callable[[Canvas], None]) -> Sprite:
    """A face with an outline, painted once and pasted often."""
    canvas = Canvas.plain(width, height, face)
    paint(canvas)
    return canvas.cut_out(outline(kind, width, height))


def _polygon(width: int, height: int, points: list[tuple[float, float]]) -> Image.Image:
    def paint(pen: ImageDraw.ImageDraw, scale: float) -> None:
        pen.polygon([(x * scale, y * scale) for x, y in points], fill=255)

    return smooth_mask(width, height, paint)


def _cut(width: int, height: int, off: float) -> list[tuple[float, float]]:
    return [
        (off, 0),
        (width - off, 0),
        (width, off),
        (width, height - off),
        (width - off, height),
        (off, height),
        (0, height - off),
        (0, off),
    ]


def _walled(width: int, height: int, deep: float) -> list[tuple[float, float]]:
    """Three merlons at the top, as on a city's wall."""
    fifth = width / 5
    top = [(fifth * (step // 2 + step % 2), deep if (step // 2) % 2 else 0.0) for step in range(10)]
    return [*((x, y) for x, y in top), (width, height), (0, height)]
