"""What is built in the New World, and what its land is like."""

from __future__ import annotations

from render.kit import palette as p
from render.kit.icons.shapes import Fill, Layer, Stroke, bar, disc, ellipse, path

COLONIES: dict[str, tuple[Layer, ...]] = {
    "church": (
        Stroke(path("M 50 0 L 50 24 M 40 9 L 60 9"), 7, p.GOLD),
        Fill(bar(12, 58, 88, 97), p.CREAM),
        Fill(path("M 50 18 L 76 46 L 76 97 L 24 97 L 24 46 Z"), p.WHITE),
        Fill(path("M 50 14 L 82 48 L 18 48 Z"), p.BRICK),
        Fill(path("M 40 97 L 40 78 C 40 66 60 66 60 78 L 60 97 Z"), p.WOOD_DARK),
        Fill(disc(50, 56, 7), p.WATER),
    ),
    "mission": (
        Fill(path("M 4 97 L 4 46 C 20 46 22 26 34 22 C 36 6 64 6 66 22 C 78 26 80 46 96 46 L 96 97 Z"), p.WOOD_LIGHT),
        Fill(path("M 38 50 C 38 30 62 30 62 50 Z"), p.WOOD_DARK),
        Fill(path("M 42 48 C 42 36 58 36 58 48 L 62 54 L 38 54 Z"), p.GOLD),
        Fill(path("M 36 97 L 36 78 C 36 62 64 62 64 78 L 64 97 Z"), p.WOOD_DARK),
        Fill((*bar(12, 62, 24, 80, 5), *bar(76, 62, 88, 80, 5)), p.WOOD_DARK),
    ),
    "town": (
        Fill(bar(4, 40, 44, 97), p.WOOD_LIGHT),
        Fill(path("M 24 14 L 52 44 L -4 44 Z"), p.BRICK),
        Fill(bar(42, 26, 70, 97), p.STONE_LIGHT),
        Fill(
            path("M 38 28 L 38 12 L 47 12 L 47 18 L 52 18 L 52 12 L 61 12 L 61 18 L 66 18 L 66 12 L 75 12 L 75 28 Z"),
            p.STONE,
        ),
        Fill(bar(68, 58, 98, 97), p.BISCUIT),
        Fill(path("M 83 38 L 104 62 L 62 62 Z"), p.BRICK),
        Fill((*bar(16, 60, 30, 78, 2), *bar(50, 40, 62, 56, 5), *bar(78, 74, 90, 97, 2)), p.COAL),
    ),
    "market": (
        Fill(bar(12, 40, 88, 84), p.BISCUIT),
        Stroke(path("M 12 36 L 12 97 M 88 36 L 88 97"), 9, p.WOOD),
        Fill(bar(4, 66, 96, 82, 3), p.WOOD_LIGHT),
        Fill(path("M 10 8 L 90 8 L 99 40 L 1 40 Z"), p.WHITE),
        Fill(
            (
                *path("M 10 8 L 26 8 L 21 40 L 1 40 Z"),
                *path("M 42 8 L 58 8 L 60 40 L 40 40 Z"),
                *path("M 74 8 L 90 8 L 99 40 L 79 40 Z"),
            ),
            p.BLOOD,
        ),
        Fill((*disc(30, 60, 9), *disc(50, 58, 10), *disc(70, 60, 9)), p.GOLD),
    ),
    "port": (
        Fill(path("M 0 76 C 12 66 22 86 34 76 C 46 66 56 86 68 76 C 80 66 90 86 100 76 L 100 97 L 0 97 Z"), p.WATER),
        Fill(path("M 34 78 L 42 26 L 62 26 L 70 78 Z"), p.WHITE),
        Fill((*path("M 40 40 L 64 40 L 66 54 L 38 54 Z"), *bar(36, 18, 68, 28, 3)), p.BLOOD),
        Fill(bar(43, 4, 61, 20, 4), p.CORN),
        Stroke(path("M 10 4 L 34 12 M 94 4 L 70 12"), 6, p.CORN),
    ),
    "dock": (
        Fill(path("M 0 70 C 14 60 22 80 36 70 C 50 60 58 80 72 70 C 84 62 92 74 100 70 L 100 97 L 0 97 Z"), p.WATER),
        Fill(bar(0, 40, 78, 56, 2), p.WOOD_LIGHT),
        Stroke(path("M 14 44 L 14 92 M 40 44 L 40 92 M 66 44 L 66 92"), 11, p.WOOD_DARK),
        Fill(bar(8, 12, 42, 42, 3), p.WOOD),
        Stroke(path("M 12 16 L 38 38 M 38 16 L 12 38"), 4, p.WOOD_LIGHT),
    ),
    "hut": (
        Fill(bar(22, 52, 78, 97), p.WOOD_LIGHT),
        Fill(path("M 50 2 C 62 24 80 42 99 60 L 1 60 C 20 42 38 24 50 2 Z"), p.TOBACCO),
        Stroke(path("M 50 14 L 50 56 M 40 26 L 28 56 M 60 26 L 72 56"), 4, p.WOOD_DARK),
        Fill(path("M 40 97 L 40 76 C 40 68 60 68 60 76 L 60 97 Z"), p.WOOD_DARK),
    ),
    "village": (
        Fill((*bar(10, 62, 42, 92), *bar(58, 62, 90, 92)), p.WOOD_LIGHT),
        Fill((*path("M 26 30 L 54 66 L -2 66 Z"), *path("M 74 30 L 102 66 L 46 66 Z")), p.TOBACCO),
        Fill((*bar(20, 76, 32, 92), *bar(68, 76, 80, 92)), p.WOOD_DARK),
        Stroke(path("M 50 4 L 50 40"), 5, p.WOOD_DARK),
        Fill(path("M 50 4 L 74 12 L 50 22 Z"), p.BLOOD),
    ),
    "palace": (
        Fill(path("M 50 2 L 98 32 L 2 32 Z"), p.GOLD),
        Fill((*bar(10, 36, 24, 84), *bar(32, 36, 45, 84), *bar(55, 36, 68, 84), *bar(76, 36, 90, 84)), p.WHITE),
        Fill((*bar(4, 30, 96, 40), *bar(0, 82, 100, 97, 2)), p.STONE_LIGHT),
    ),
    "pyramid": (
        Fill(
            path(
                "M 36 20 L 64 20 L 64 34 L 76 34 L 76 52 L 88 52 L 88 72 "
                "L 99 72 L 99 96 L 1 96 L 1 72 L 12 72 L 12 52 L 24 52 "
                "L 24 34 L 36 34 Z"
            ),
            p.SAND_STONE,
        ),
        Fill(path("M 42 20 L 58 20 L 64 96 L 36 96 Z"), p.STONE_LIGHT),
        Fill(bar(38, 4, 62, 22), p.BRICK),
        Stroke(path("M 38 48 L 62 48 M 37 62 L 63 62 M 36 76 L 64 76"), 4, p.STONE_DARK),
    ),
    "fort": (
        Fill(
            path(
                "M 2 97 L 2 30 L 14 30 L 14 40 L 24 40 L 24 30 L 36 30 "
                "L 36 40 L 64 40 L 64 30 L 76 30 L 76 40 L 86 40 L 86 30 "
                "L 98 30 L 98 97 Z"
            ),
            p.STONE,
        ),
        Fill(path("M 36 97 L 36 74 C 36 56 64 56 64 74 L 64 97 Z"), p.WOOD_DARK),
        Stroke(path("M 50 2 L 50 40"), 5, p.WOOD_DARK),
        Fill(path("M 52 2 L 78 10 L 52 20 Z"), p.BLOOD),
        Fill((*bar(12, 54, 22, 70), *bar(78, 54, 88, 70)), p.STONE_DARK),
    ),
    "wonder": (
        Fill(bar(6, 84, 94, 97, 3), p.STONE),
        Fill(bar(26, 70, 74, 86), p.STONE_LIGHT),
        Fill(path("M 40 70 L 34 40 L 46 34 L 46 26 C 40 14 60 14 54 26 L 54 34 L 66 40 L 60 70 Z"), p.GOLD),
        Stroke(path("M 62 42 L 84 12"), 7, p.GOLD),
        Fill(disc(86, 10, 9), p.FLAME),
        Stroke(path("M 36 42 L 22 58"), 7, p.GOLD),
    ),
    "mountain": (
        Fill(path("M 2 92 L 40 14 L 78 92 Z"), p.STONE_DARK),
        Fill(path("M 44 92 L 70 40 L 98 92 Z"), p.STONE),
        Fill(path("M 40 14 L 54 43 L 44 38 L 38 48 L 28 39 Z"), p.WHITE),
    ),
    "volcano": (
        Fill(path("M 2 96 C 22 84 30 60 36 42 L 64 42 C 70 60 78 84 98 96 Z"), p.WOOD_DARK),
        Fill(path("M 34 46 L 66 46 C 64 60 58 56 56 72 C 52 60 48 84 44 66 C 40 60 36 60 34 46 Z"), p.FLAME),
        Fill((*disc(50, 24, 14), *disc(32, 16, 11), *disc(66, 14, 13)), p.STONE_LIGHT),
    ),
    "field": (
        Fill(path("M 2 60 C 20 40 80 40 98 60 L 98 90 L 2 90 Z"), p.LEAF_LIGHT),
        Stroke(path("M 26 90 C 30 74 38 60 44 48 M 50 90 L 50 46 M 74 90 C 70 74 62 60 56 48"), 5, p.LEAF_DARK),
        Fill(disc(50, 24, 17), p.CORN),
        Fill(path("M 2 62 C 20 42 80 42 98 62 L 98 68 C 80 50 20 50 2 68 Z"), p.LEAF),
    ),
    "waves": (
        Stroke(path("M 2 30 C 18 12 34 48 50 30 C 66 12 82 48 98 30"), 12, p.WATER_LIGHT),
        Stroke(path("M 2 56 C 18 38 34 74 50 56 C 66 38 82 74 98 56"), 12, p.WATER),
        Stroke(path("M 2 82 C 18 64 34 100 50 82 C 66 64 82 100 98 82"), 12, p.INDIGO),
    ),
    "island": (
        Fill(ellipse(50, 80, 49, 18), p.WATER),
        Fill(path("M 12 78 C 24 56 76 56 88 78 C 70 88 30 88 12 78 Z"), p.CORN),
        Stroke(path("M 50 68 C 54 54 50 40 46 30"), 8, p.WOOD),
        Fill(
            (
                *path("M 46 30 C 34 14 14 16 6 32 C 22 28 34 30 46 30 Z"),
                *path("M 46 30 C 54 8 80 8 92 22 C 74 22 60 26 46 30 Z"),
                *path("M 46 30 C 60 28 76 38 78 56 C 66 46 56 38 46 30 Z"),
            ),
            p.LEAF,
        ),
    ),
    "road": (
        Fill(
            path("M 4 97 C 20 70 60 74 56 50 C 54 34 40 26 58 2 L 76 2 C 66 24 84 34 84 54 C 84 80 56 78 44 97 Z"),
            p.TOBACCO,
        ),
        Stroke(path("M 26 92 C 40 72 68 76 70 54 C 70 38 56 28 66 8"), 4, p.CREAM),
    ),
    "bridge": (
        Stroke(path("M 4 44 C 30 12 70 12 96 44"), 9, p.STONE_DARK),
        Fill(
            path("M 0 42 L 100 42 L 100 90 L 82 90 C 82 58 58 58 58 90 L 42 90 C 42 58 18 58 18 90 L 0 90 Z"), p.STONE
        ),
    ),
}
