"""The outlines of buildings: each known by its form alone, at the size of a counter on a phone."""

from __future__ import annotations

from games.archipelago.components import CHURCH, MARKET, PORT, TOWN
from render.kit import palette as p
from render.kit.icons.shapes import Fill, Layer, Stroke, bar, disc, path

_SCALLOPS = tuple(outline for x in (12, 37, 63, 88) for outline in disc(x, 42, 12))

BUILT: dict[str, tuple[Layer, ...]] = {
    CHURCH: (
        Stroke(path("M 50 6 L 50 52 M 27 22 L 73 22"), 13, p.CREAM),
        Fill(path("M 50 42 L 84 66 L 84 98 L 16 98 L 16 66 Z"), p.CREAM),
        Fill(path("M 40 98 L 40 82 C 40 70 60 70 60 82 L 60 98 Z"), p.COAL),
    ),
    TOWN: (
        Fill(
            path("M 2 98 L 2 6 L 22 6 L 22 22 L 38 22 L 38 6 L 62 6 L 62 22 L 78 22 L 78 6 L 98 6 L 98 98 Z"), p.CREAM
        ),
        Fill(bar(0, 38, 100, 50), p.COAL),
        Fill(path("M 34 98 L 34 80 C 34 60 66 60 66 80 L 66 98 Z"), p.COAL),
    ),
    MARKET: (
        Fill((*path("M 14 6 L 86 6 L 100 42 L 0 42 Z"), *_SCALLOPS), p.CREAM),
        Stroke(path("M 38 8 L 26 40 M 62 8 L 74 40"), 7, p.COAL),
        Stroke(path("M 13 52 L 13 92 M 87 52 L 87 92"), 11, p.CREAM),
        Fill(bar(8, 72, 92, 98), p.CREAM),
    ),
    PORT: (
        Fill((*disc(50, 16, 16),), p.CREAM),
        Fill(disc(50, 16, 6), p.COAL),
        Stroke(path("M 50 30 L 50 90 M 28 42 L 72 42"), 12, p.CREAM),
        Stroke(path("M 8 60 C 12 84 30 92 50 92 C 70 92 88 84 92 60"), 13, p.CREAM),
        Fill((*path("M 8 42 L 26 66 L -8 66 Z"), *path("M 92 42 L 108 66 L 74 66 Z")), p.CREAM),
    ),
}
