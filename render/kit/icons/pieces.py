"""Pieces of wood, and the circles where they stand."""

from __future__ import annotations

from render.kit import palette as p
from render.kit.icons.shapes import Fill, Layer, bar, disc, path, star

PIECES: dict[str, tuple[Layer, ...]] = {
    "circle": (Fill(disc(50, 50, 40), p.lighter(p.BISCUIT, 0.35)),),
    "colonist": (
        Fill(disc(50, 50, 48), p.WOOD),
        Fill(disc(50, 46, 38), p.blend(p.WOOD, p.WOOD_LIGHT, 0.55)),
    ),
    "nobleman": (
        Fill(path("M 50 -4 L 104 50 L 50 104 L -4 50 Z"), p.WINE),
        Fill(path("M 28 60 L 22 32 L 38 44 L 50 24 L 62 44 L 78 32 L 72 60 Z"), p.GOLD),
        Fill(bar(28, 62, 72, 72), p.GOLD),
    ),
    "rose": (
        Fill(disc(50, 50, 44), p.WATER_LIGHT),
        Fill(star(50, 50, 34, 12, 4, 45), p.CREAM),
        Fill(star(50, 50, 52, 13, 4), p.INDIGO),
        Fill(disc(50, 50, 6), p.GOLD),
    ),
}
