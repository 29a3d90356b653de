"""What fields, herds and mines of the New World give."""

from __future__ import annotations

from render.kit import palette as p
from render.kit.icons.shapes import Fill, Layer, Shape, Stroke, bar, disc, ellipse, moved, path, turned

_GRAIN = path("M 0 -10 C 8 -5 8 6 0 11 C -8 6 -8 -5 0 -10 Z")


def _ear() -> Shape:
    grains = [*moved(_GRAIN, 50, 10, 1.1)]
    for y in (24, 38, 52):
        grains += [*moved(turned(_GRAIN, -32, 0, 0), 39, y, 1.2), *moved(turned(_GRAIN, 32, 0, 0), 61, y, 1.2)]
    return tuple(grains)


def _leaves() -> Shape:
    leaf = path("M 50 40 C 44 26 46 12 50 0 C 54 12 56 26 50 40 Z")
    return tuple(outline for tilt in (-58, -30, 0, 30, 58) for outline in turned(leaf, tilt, 50, 40))


HARVEST: dict[str, tuple[Layer, ...]] = {
    "grain": (
        Stroke(path("M 50 20 L 50 97 M 50 84 C 40 78 34 70 30 60 M 50 84 C 60 78 66 70 70 60"), 6, p.GOLD_DEEP),
        Fill(_ear(), p.CORN),
    ),
    "cocoa": (
        Stroke(path("M 20 14 C 30 12 36 16 40 24"), 8, p.LEAF_DARK),
        Fill(path("M 28 22 C 62 8 98 44 92 92 C 44 98 8 60 28 22 Z"), p.HIDE),
        Fill(path("M 36 24 C 60 18 90 48 89 82 C 82 54 62 34 36 24 Z"), p.WOOD_LIGHT),
        Stroke(
            path("M 34 28 C 52 44 72 66 86 86 M 30 44 C 38 64 56 80 76 88 M 52 24 C 70 36 84 54 88 74"), 4, p.COFFEE
        ),
    ),
    "cotton": (
        Fill(path("M 50 98 C 46 84 34 80 20 80 C 30 68 42 68 50 74 C 58 68 70 68 80 80 C 66 80 54 84 50 98 Z"), p.LEAF),
        Fill((*disc(32, 48, 22), *disc(68, 48, 22), *disc(50, 26, 22), *disc(50, 60, 20)), p.WHITE),
        Stroke(path("M 50 44 C 42 40 38 34 38 28 M 50 46 C 58 44 64 40 66 34"), 4, p.STRAW),
    ),
    "fruit": (
        Fill(_leaves(), p.LEAF),
        Fill(ellipse(50, 67, 27, 32), p.GOLD),
        Stroke(
            path("M 30 52 L 64 94 M 26 66 L 50 97 M 42 40 L 74 80 M 70 52 L 36 94 M 74 66 L 50 97 M 58 40 L 26 80"),
            3.5,
            p.GOLD_DEEP,
        ),
    ),
    "cattle": (
        Stroke(path("M 26 30 C 10 30 4 20 6 6"), 9, p.BISCUIT),
        Stroke(path("M 74 30 C 90 30 96 20 94 6"), 9, p.BISCUIT),
        Fill((*ellipse(16, 46, 15, 8, 20), *ellipse(84, 46, 15, 8, -20)), p.WOOD_DARK),
        Fill(path("M 26 26 C 36 18 64 18 74 26 L 70 76 C 66 100 34 100 30 76 Z"), p.HIDE),
        Fill(path("M 40 22 L 60 22 L 54 60 L 46 60 Z"), p.CREAM),
        Fill(ellipse(50, 80, 22, 16), p.SKIN),
        Fill((*disc(36, 48, 4.5), *disc(64, 48, 4.5), *disc(42, 80, 4), *disc(58, 80, 4)), p.COAL),
    ),
    "gem": (
        Fill(path("M 26 10 L 74 10 L 98 40 L 50 96 L 2 40 Z"), p.FISH),
        Fill(path("M 26 10 L 2 40 L 32 40 Z"), p.FISH_LIGHT),
        Fill(path("M 32 40 L 68 40 L 50 96 Z"), p.FISH_LIGHT),
        Fill(path("M 50 10 L 32 40 L 68 40 Z"), p.WHITE),
    ),
    "goods": (
        Fill(path("M 30 26 C 4 46 -2 96 26 96 L 74 96 C 102 96 96 46 70 26 Z"), p.TOBACCO),
        Fill(path("M 26 4 C 36 14 64 14 74 4 L 66 28 L 34 28 Z"), p.WOOD_LIGHT),
        Stroke(path("M 30 28 L 70 28"), 8, p.WOOD_DARK),
        Fill(path("M 50 42 L 58 58 L 74 62 L 60 74 L 62 90 L 50 80 L 38 90 L 40 74 L 26 62 L 42 58 Z"), p.WOOD_DARK),
    ),
    "tree": (
        Fill(path("M 46 97 C 48 70 44 54 50 34 L 58 36 C 54 56 60 74 62 97 Z"), p.WOOD),
        Fill(path("M 52 36 C 40 10 18 8 4 24 C 22 22 36 28 52 36 Z"), p.LEAF),
        Fill(path("M 52 36 C 56 8 80 2 96 14 C 78 18 64 24 52 36 Z"), p.LEAF_LIGHT),
        Fill(path("M 52 36 C 28 28 10 40 6 62 C 24 48 36 42 52 36 Z"), p.LEAF_DARK),
        Fill(path("M 52 36 C 74 28 92 40 96 60 C 80 48 68 42 52 36 Z"), p.LEAF),
    ),
    "ration": (
        Fill(
            path("M 4 60 C 4 30 30 20 50 20 C 70 20 96 30 96 60 C 96 74 88 80 78 80 L 22 80 C 12 80 4 74 4 60 Z"),
            p.GOLD_DEEP,
        ),
        Fill(path("M 10 56 C 12 34 32 26 50 26 C 68 26 88 34 90 56 Z"), p.WOOD_LIGHT),
        Stroke(path("M 30 34 L 38 50 M 48 30 L 54 48 M 66 34 L 70 50"), 6, p.GOLD_DEEP),
    ),
    "chest": (
        Fill(bar(6, 44, 94, 94, 4), p.WOOD),
        Fill(path("M 6 44 C 6 8 94 8 94 44 Z"), p.WOOD_LIGHT),
        Fill((*bar(16, 18, 26, 94), *bar(74, 18, 84, 94)), p.BRASS),
        Fill(bar(6, 40, 94, 50), p.WOOD_DARK),
        Fill(bar(40, 36, 60, 64, 4), p.GOLD),
    ),
    "purse": (
        Stroke(path("M 22 20 L 78 20"), 12, p.BRASS),
        Fill(path("M 26 26 L 74 26 C 104 60 96 97 50 97 C 4 97 -4 60 26 26 Z"), p.WINE),
        Fill(disc(50, 64, 20), p.GOLD),
        Fill(disc(50, 64, 12), p.CORN),
    ),
}
