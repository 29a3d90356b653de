"""What is done on sea and land, as signs."""

from __future__ import annotations

from render.kit import palette as p
from render.kit.icons.shapes import Fill, Layer, Stroke, bar, disc, ellipse, mirrored, path, star, turned

_CURL = path("M 20 34 C 30 12 66 8 80 30")
_CURL_TIP = path("M 68 38 L 92 36 L 84 14 Z")

DEEDS: dict[str, tuple[Layer, ...]] = {
    "trade": (
        Stroke(_CURL, 12, p.LEAF),
        Fill(_CURL_TIP, p.LEAF),
        Stroke(turned(_CURL, 180), 12, p.GOLD),
        Fill(turned(_CURL_TIP, 180), p.GOLD),
    ),
    "quest": (
        Fill(path("M 18 10 L 82 10 L 82 84 L 18 84 Z"), p.CREAM),
        Fill((*bar(8, 2, 92, 16, 7), *bar(8, 80, 92, 96, 7)), p.WOOD_LIGHT),
        Stroke(path("M 38 34 C 38 22 62 22 62 36 C 62 46 50 46 50 56"), 8, p.BLOOD),
        Fill(disc(50, 70, 6), p.BLOOD),
    ),
    "compass": (
        Fill(disc(50, 50, 47), p.BRASS),
        Fill(disc(50, 50, 38), p.CREAM),
        Fill(path("M 74 26 L 58 58 L 42 42 Z"), p.BLOOD),
        Fill(path("M 26 74 L 42 42 L 58 58 Z"), p.SLATE),
        Fill(disc(50, 50, 5), p.GOLD),
    ),
    "spyglass": (
        Fill(turned(bar(-1, 38, 36, 62, 3), -30), p.BRASS),
        Fill(turned(bar(32, 34, 65, 66, 3), -30), p.WOOD),
        Fill(turned(bar(61, 29, 92, 71, 4), -30), p.WOOD_DARK),
        Fill(turned(bar(85, 27, 94, 73, 3), -30), p.GOLD),
    ),
    "cannon": (
        Fill(path("M 8 30 C 8 20 20 16 30 20 L 92 12 L 96 38 L 38 58 C 20 64 8 48 8 30 Z"), p.SLATE),
        Fill(bar(86, 8, 98, 42, 4), p.STEEL),
        Fill(path("M 18 50 L 66 50 L 86 86 L 4 86 Z"), p.WOOD),
        Fill(disc(36, 78, 19), p.WOOD_LIGHT),
        Fill(disc(36, 78, 8), p.WOOD_DARK),
        Fill(disc(84, 86, 11), p.COAL),
    ),
    "tools": (
        Stroke(path("M 22 90 L 70 30"), 11, p.WOOD),
        Fill(path("M 56 12 L 78 8 L 98 30 L 86 40 L 74 34 L 62 46 L 50 32 Z"), p.STEEL),
        Stroke(path("M 78 90 L 40 44"), 11, p.STEEL),
        Fill(path("M 24 8 C 26 22 32 28 44 26 L 50 42 C 34 54 10 44 8 20 L 20 30 L 30 24 Z"), p.SILVER),
    ),
    "sail": (
        Stroke(path("M 50 2 L 50 97"), 8, p.WOOD_DARK),
        Stroke(path("M 8 12 L 92 12"), 7, p.WOOD),
        Fill(path("M 12 16 L 88 16 C 100 40 98 64 84 82 C 60 72 40 72 16 82 C 2 64 0 40 12 16 Z"), p.WHITE),
        Stroke(path("M 50 24 L 50 66 M 32 42 L 68 42"), 11, p.BLOOD),
    ),
    "map": (
        Fill(path("M 2 20 L 34 8 L 66 22 L 98 10 L 98 80 L 66 92 L 34 78 L 2 90 Z"), p.BISCUIT),
        Stroke(path("M 34 10 L 34 78 M 66 22 L 66 92"), 4, p.STRAW),
        Stroke(path("M 14 70 C 26 40 44 72 56 46"), 6, p.BLOOD),
        Stroke(path("M 70 30 L 88 48 M 88 30 L 70 48"), 8, p.BLOOD),
    ),
    "crest": (
        Fill(path("M 4 4 L 96 4 L 96 48 C 96 76 72 92 50 98 C 28 92 4 76 4 48 Z"), p.BLOOD),
        Fill((*bar(50, 4, 96, 50), *path("M 4 50 L 50 50 L 50 98 C 28 92 4 76 4 50 Z")), p.CORN),
    ),
    "explore": (
        Fill((*ellipse(32, 26, 14, 22), *ellipse(30, 60, 10, 11)), p.WOOD_LIGHT),
        Fill((*ellipse(70, 52, 14, 22), *ellipse(68, 86, 10, 11)), p.WOOD_LIGHT),
    ),
    "move": (
        Fill(path("M 8 50 L 60 50 L 60 34 L 98 62 L 60 90 L 60 74 L 8 74 Z"), p.GOOD),
        Fill(disc(22, 26, 15), p.STEEL),
    ),
    "sickle": (
        Stroke(path("M 28 62 C 6 30 40 -2 76 14 C 94 24 98 46 90 62 C 84 34 52 20 40 52"), 9, p.STEEL),
        Stroke(path("M 34 60 L 14 94"), 13, p.WOOD),
    ),
    "horn": (
        Fill(path("M 4 44 L 56 30 L 92 4 L 92 84 L 56 64 L 4 56 Z"), p.BRASS),
        Fill(ellipse(92, 44, 8, 40), p.GOLD),
        Stroke(path("M 26 58 C 26 88 50 92 52 66"), 7, p.GOLD_DEEP),
    ),
    "heart": (
        Fill(path("M 50 94 C 10 62 0 42 4 26 C 10 2 40 2 50 26 C 60 2 90 2 96 26 C 100 42 90 62 50 94 Z"), p.BLOOD),
        Stroke(path("M 18 38 C 18 24 24 18 34 18"), 11, p.lighter(p.BLOOD, 0.6)),
    ),
    "crisis": (
        Fill(path("M 50 4 L 99 92 L 1 92 Z"), p.CORN),
        Fill((*path("M 43 32 L 57 32 L 54 66 L 46 66 Z"), *disc(50, 78, 6.5)), p.COAL),
    ),
    "goal": (
        Fill(disc(50, 50, 47), p.BLOOD),
        Fill(disc(50, 50, 34), p.WHITE),
        Fill(disc(50, 50, 22), p.BLOOD),
        Fill(disc(50, 50, 10), p.WHITE),
    ),
    "dove": (
        Fill(
            path(
                "M 4 34 C 22 30 36 36 46 46 C 44 26 56 8 82 2 C 80 "
                "22 78 36 68 48 C 80 44 90 46 98 54 C 88 58 86 84 52 84 "
                "C 44 92 34 96 20 96 C 26 88 28 82 28 74 C 14 66 8 50 4 34 Z"
            ),
            p.WHITE,
        ),
        Fill(disc(82, 55, 3.5), p.COAL),
        Stroke(path("M 94 58 C 88 68 92 76 96 82"), 4, p.LEAF),
    ),
    "vote": (
        Fill(bar(6, 46, 94, 97, 4), p.WOOD),
        Fill(bar(28, 46, 72, 54), p.COAL),
        Fill(turned(bar(32, 4, 68, 52, 3), 10), p.WHITE),
        Stroke(turned(path("M 40 24 L 47 34 L 60 14"), 10), 6, p.GOOD),
    ),
    "wheel": (
        Fill(disc(50, 50, 47), p.WOOD_LIGHT),
        Fill((*path("M 50 50 L 50 3 L 83 17 L 97 50 Z"), *path("M 50 50 L 50 97 L 17 83 L 3 50 Z")), p.BRICK),
        Stroke(path("M 50 3 L 50 97 M 3 50 L 97 50 M 17 17 L 83 83 M 83 17 L 17 83"), 4, p.WOOD_DARK),
        Fill(disc(50, 50, 12), p.GOLD),
    ),
    "book": (
        Fill(
            path("M 50 20 C 36 8 18 8 2 14 L 2 84 C 18 78 36 80 50 92 C 64 80 82 78 98 84 L 98 14 C 82 8 64 8 50 20 Z"),
            p.BRICK,
        ),
        Fill(path("M 48 24 C 36 14 20 14 9 18 L 9 76 C 22 72 36 74 48 84 Z"), p.CREAM),
        Fill(mirrored(path("M 48 24 C 36 14 20 14 9 18 L 9 76 C 22 72 36 74 48 84 Z")), p.CREAM),
        Stroke(path("M 18 32 L 40 38 M 18 46 L 40 52 M 82 32 L 60 38 M 82 46 L 60 52"), 5, p.STRAW),
    ),
    "card": (
        Fill(turned(bar(30, 10, 84, 90, 7), 12), p.INDIGO),
        Fill(turned(bar(16, 8, 70, 90, 7), -8), p.CREAM),
        Fill(turned(star(43, 48, 20, 9), -8), p.GOLD),
    ),
    "ledger": (
        Fill(bar(12, 4, 88, 97, 5), p.LEAF_DARK),
        Fill(bar(22, 14, 78, 87, 2), p.CREAM),
        Stroke(path("M 32 30 L 46 30 M 32 46 L 46 46 M 32 62 L 46 62"), 5, p.STEEL),
        Stroke(path("M 56 30 L 68 30 M 56 46 L 68 46 M 56 62 L 68 62 M 32 76 L 68 76"), 5, p.BLOOD),
    ),
    "plus": (Fill(disc(50, 50, 47), p.GOOD), Fill((*bar(42, 20, 58, 80, 5), *bar(20, 42, 80, 58, 5)), p.WHITE)),
    "turn": (
        Stroke(path("M 80 62 C 72 92 22 92 18 52 C 16 20 54 6 74 26"), 13, p.WATER),
        Fill(path("M 56 34 L 92 42 L 90 4 Z"), p.WATER),
    ),
}
