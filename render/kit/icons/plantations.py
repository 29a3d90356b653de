"""Plantation wares and the trades of a colony: goods and roles of Puerto Rico."""

from __future__ import annotations

from render.kit import palette as p
from render.kit.icons.shapes import Fill, Layer, Shape, Stroke, bar, disc, ellipse, mirrored, path, star, turned


def _kernels() -> Shape:
    return tuple(
        outline for y in range(18, 76, 13) for x in (39, 50, 61) for outline in disc(x, y + (0 if x == 50 else 3), 5.6)
    )


def _spray(x: float, y: float, leaf: float) -> Shape:
    single = ellipse(x, y - leaf * 1.5, leaf * 0.72, leaf * 1.5)
    return tuple(outline for tilt in (-58, -20, 20, 58) for outline in turned(single, tilt, x, y))


GOODS: dict[str, tuple[Layer, ...]] = {
    "corn": (
        Fill(path("M 50 2 C 74 8 78 50 68 88 L 32 88 C 22 50 26 8 50 2 Z"), p.CORN),
        Fill(_kernels(), p.lighter(p.CORN, 0.5)),
        Fill(path("M 50 98 C 18 92 4 66 12 40 C 34 48 44 68 50 98 Z"), p.LEAF),
        Fill(path("M 50 98 C 82 92 96 66 88 40 C 66 48 56 68 50 98 Z"), p.LEAF_DARK),
    ),
    "indigo": (
        Stroke(path("M 50 97 L 50 30"), 6, p.LEAF_DARK),
        Fill(path("M 50 90 C 28 92 12 82 6 64 C 28 60 44 70 50 90 Z"), p.LEAF),
        Fill(path("M 50 90 C 72 92 88 82 94 64 C 72 60 56 70 50 90 Z"), p.LEAF),
        Fill((*disc(50, 16, 15), *disc(32, 34, 15), *disc(68, 34, 15), *disc(50, 48, 16)), p.INDIGO),
        Fill(
            (*disc(46, 12, 6.5), *disc(28, 30, 6.5), *disc(64, 30, 6.5), *disc(46, 44, 6.5)), p.lighter(p.INDIGO, 0.6)
        ),
    ),
    "sugar": (
        Fill((*bar(14, 30, 32, 97, 4), *bar(41, 12, 59, 97, 4), *bar(68, 30, 86, 97, 4)), p.LEAF_LIGHT),
        Stroke(
            path(
                "M 16 52 L 30 52 M 16 74 L 30 74 M 43 36 L 57 36 M 43 58 L 57 58 M 43 80 L 57 80 "
                "M 70 52 L 84 52 M 70 74 L 84 74"
            ),
            4,
            p.LEAF_DARK,
        ),
        Fill(
            (
                *path("M 50 14 C 44 4 30 0 22 4 C 28 14 40 18 50 14 Z"),
                *path("M 50 14 C 56 4 70 0 78 4 C 72 14 60 18 50 14 Z"),
            ),
            p.LEAF,
        ),
        Fill(bar(6, 56, 94, 69, 5), p.SUGAR),
    ),
    "tobacco": (
        Fill(path("M 50 2 C 86 14 96 50 78 74 C 70 86 58 88 50 90 C 42 88 30 86 22 74 C 4 50 14 14 50 2 Z"), p.TOBACCO),
        Stroke(path("M 50 12 L 50 97"), 6, p.BISCUIT),
        Stroke(
            path("M 50 40 L 30 26 M 50 40 L 70 26 M 50 58 L 24 44 M 50 58 L 76 44 M 50 74 L 30 64 M 50 74 L 70 64"),
            4,
            p.BISCUIT,
        ),
    ),
    "coffee": (
        Fill(ellipse(36, 44, 27, 38, -24), p.COFFEE),
        Stroke(turned(path("M 36 8 C 26 28 46 56 36 80"), -24, 36, 44), 8, p.WOOD_LIGHT),
        Fill(ellipse(70, 66, 22, 31, 30), p.darker(p.COFFEE, 0.3)),
        Stroke(turned(path("M 70 38 C 62 54 78 76 70 94"), 30, 70, 66), 7, p.WOOD_LIGHT),
    ),
    "quarry": (
        Fill((*bar(4, 66, 49, 96, 4), *bar(51, 66, 96, 96, 4), *bar(27, 35, 73, 64, 4)), p.STONE),
        Fill((*bar(4, 66, 49, 74, 4), *bar(51, 66, 96, 74, 4), *bar(27, 35, 73, 43, 4)), p.STONE_LIGHT),
        Stroke(path("M 14 42 L 44 10"), 7, p.WOOD),
        Stroke(path("M 26 6 C 42 4 52 14 54 28"), 9, p.STEEL),
    ),
    "forest": (
        Fill(bar(25, 70, 37, 97), p.WOOD_DARK),
        Fill(bar(66, 78, 76, 97), p.WOOD_DARK),
        Fill(path("M 71 28 L 96 84 L 46 84 Z"), p.LEAF),
        Fill((*path("M 31 2 L 56 42 L 6 42 Z"), *path("M 31 24 L 62 78 L 0 78 Z")), p.LEAF_DARK),
        Fill((*path("M 31 6 L 34 42 L 8 42 Z"), *path("M 31 44 L 34 78 L 4 78 Z")), p.LEAF_LIGHT),
        Fill(path("M 71 34 L 73 84 L 50 84 Z"), p.LEAF_LIGHT),
    ),
}

ROLES: dict[str, tuple[Layer, ...]] = {
    "settler": (
        Stroke(path("M 68 8 L 40 58"), 9, p.WOOD),
        Stroke(path("M 56 4 L 82 16"), 9, p.WOOD_DARK),
        Fill(path("M 28 48 L 56 64 C 52 84 32 96 10 96 C 8 78 14 58 28 48 Z"), p.STEEL),
        Fill(path("M 62 96 C 62 80 72 72 90 70 C 94 86 82 96 62 96 Z"), p.LEAF),
    ),
    "mayor": (
        Fill(path("M 24 14 C 40 6 60 6 76 14 L 72 72 L 28 72 Z"), p.STEEL),
        Fill(path("M 27 52 L 73 52 L 72 68 L 28 68 Z"), p.BLOOD),
        Fill(ellipse(50, 80, 47, 14), p.STEEL),
        Fill(ellipse(50, 76, 24, 5), p.darker(p.STEEL, 0.5)),
    ),
    "builder": (
        Fill(path("M 4 96 L 4 66 L 60 66 L 60 96 Z"), p.BRICK),
        Stroke(path("M 6 81 L 58 81 M 32 68 L 32 80 M 18 82 L 18 95 M 46 82 L 46 95"), 4, p.BISCUIT),
        Fill(path("M 26 56 L 70 12 L 84 50 Z"), p.SILVER),
        Stroke(path("M 77 32 L 86 34 L 90 44"), 6, p.STEEL),
        Stroke(path("M 90 46 L 95 66"), 11, p.WOOD),
    ),
    "craftsman": (
        Fill(
            path(
                "M 2 42 L 22 42 L 22 34 L 98 34 C 94 54 78 58 66 60 L 66 72 L 82 84 L 82 96 L 20 96 L 20 84 L 38 72 "
                "L 38 60 C 22 60 8 56 2 42 Z"
            ),
            p.STEEL,
        ),
        Fill(path("M 22 34 L 98 34 L 95 43 L 22 43 Z"), p.SILVER),
        Fill((*star(50, 14, 14, 5, 4), *star(80, 18, 9, 3.5, 4), *star(22, 18, 9, 3.5, 4)), p.FLAME),
    ),
    "trader": (
        Stroke(path("M 50 10 L 50 88 M 12 24 L 88 24"), 8, p.BRASS),
        Stroke(path("M 18 26 L 4 58 M 18 26 L 32 58 M 82 26 L 68 58 M 82 26 L 96 58"), 4, p.UMBER),
        Fill((*path("M 0 58 L 36 58 C 34 78 2 78 0 58 Z"), *path("M 64 58 L 100 58 C 98 78 66 78 64 58 Z")), p.GOLD),
        Fill(bar(26, 86, 74, 97, 5), p.BRASS),
        Fill(disc(50, 10, 8), p.GOLD),
    ),
    "captain": (
        Stroke(disc(50, 50, 30), 11, p.WOOD),
        Stroke(path("M 50 2 L 50 98 M 2 50 L 98 50 M 16 16 L 84 84 M 84 16 L 16 84"), 8, p.WOOD_LIGHT),
        Stroke(disc(50, 50, 30), 7, p.WOOD),
        Fill(disc(50, 50, 12), p.GOLD),
    ),
    "prospector": (
        Fill(path("M 2 48 L 98 48 C 92 80 74 94 50 94 C 26 94 8 80 2 48 Z"), p.STEEL),
        Fill(ellipse(50, 48, 48, 13), p.darker(p.STEEL, 0.35)),
        Fill((*path("M 24 48 L 30 32 L 46 30 L 50 50 Z"), *path("M 48 52 L 52 22 L 70 20 L 78 36 L 74 52 Z")), p.GOLD),
        Fill(star(82, 14, 14, 4, 4), p.CORN),
    ),
    "plantation": (
        Fill(bar(4, 60, 96, 96, 6), p.WOOD),
        Stroke(path("M 10 72 L 90 72 M 10 84 L 90 84"), 4, p.WOOD_DARK),
        Fill(_spray(33, 62, 12.5), p.LEAF),
        Fill(mirrored(_spray(33, 62, 12.5)), p.LEAF),
    ),
    "anchor": (
        Stroke(path("M 50 26 L 50 92 M 30 40 L 70 40 M 10 62 C 14 86 32 92 50 92 C 68 92 86 86 90 62"), 11, p.STEEL),
        Stroke(disc(50, 15, 10), 9, p.STEEL),
        Fill((*path("M 2 68 L 10 50 L 24 66 Z"), *mirrored(path("M 2 68 L 10 50 L 24 66 Z"))), p.STEEL),
    ),
    "barrel": (
        Fill(path("M 22 4 L 78 4 C 92 34 92 66 78 96 L 22 96 C 8 66 8 34 22 4 Z"), p.WOOD),
        Stroke(path("M 38 6 C 30 34 30 66 38 94 M 62 6 C 70 34 70 66 62 94"), 3, p.WOOD_DARK),
        Stroke(path("M 17 24 L 83 24 M 17 76 L 83 76"), 8, p.STEEL),
    ),
    "crate": (
        Fill(bar(5, 12, 95, 94, 4), p.WOOD_LIGHT),
        Stroke(path("M 16 24 L 84 84 M 84 24 L 16 84"), 9, p.WOOD),
        Stroke(bar(10, 17, 90, 89, 3), 9, p.WOOD),
    ),
}
PLANTATIONS = GOODS | ROLES
