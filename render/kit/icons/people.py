"""Who comes to the New World, and who lives there."""

from __future__ import annotations

from render.kit import palette as p
from render.kit.icons.shapes import Fill, Layer, Stroke, bar, disc, ellipse, moved, path, star

FIGURE = path(
    "M 50 4 C 66 4 72 20 64 32 C 82 34 96 44 92 56 C 86 60 76 58 70 58 L 82 96 L 56 96 L 50 78 L 44 96 L 18 96 "
    "L 30 58 C 24 58 14 60 8 56 C 4 44 18 34 36 32 C 28 20 34 4 50 4 Z"
)
_HEAD = disc(50, 38, 20)

PEOPLE: dict[str, tuple[Layer, ...]] = {
    "figure": (Fill(FIGURE, p.STEEL),),
    "crew": (
        Fill(moved(FIGURE, -6, 2, 0.66), p.STONE_DARK),
        Fill(moved(FIGURE, 40, 2, 0.66), p.STONE_DARK),
        Fill(moved(FIGURE, 14, 30, 0.72), p.SILVER),
    ),
    "monk": (
        Fill(path("M 8 97 C 8 60 24 48 50 48 C 76 48 92 60 92 97 Z"), p.WOOD_DARK),
        Fill(path("M 22 52 C 14 20 34 2 50 2 C 66 2 86 20 78 52 C 66 66 34 66 22 52 Z"), p.WOOD),
        Fill(ellipse(50, 38, 18, 20), p.SKIN),
        Stroke(path("M 50 66 L 50 92 M 40 76 L 60 76"), 6, p.GOLD),
    ),
    "scholar": (
        Fill(path("M 10 97 C 10 68 28 58 50 58 C 72 58 90 68 90 97 Z"), p.INDIGO),
        Fill(path("M 44 58 L 50 84 L 56 58 Z"), p.WHITE),
        Fill(disc(50, 40, 19), p.SKIN),
        Fill(path("M 30 32 L 30 22 L 70 22 L 70 32 Z"), p.SLATE),
        Fill(path("M 50 2 L 96 16 L 50 30 L 4 16 Z"), p.SLATE),
        Stroke(path("M 88 18 L 88 44"), 5, p.GOLD),
    ),
    "bishop": (
        Fill(path("M 12 97 C 12 72 30 64 50 64 C 70 64 88 72 88 97 Z"), p.WINE),
        Fill(disc(50, 52, 17), p.SKIN),
        Fill(path("M 28 44 L 26 22 L 50 -4 L 74 22 L 72 44 Z"), p.WHITE),
        Fill(bar(28, 36, 72, 45), p.GOLD),
        Stroke(path("M 50 10 L 50 34 M 40 20 L 60 20"), 6, p.GOLD),
    ),
    "conquistador": (
        Fill(
            path(
                "M 2 62 C 10 70 22 62 28 54 C 26 20 44 14 50 14 C 56 "
                "14 74 20 72 54 C 78 62 90 70 98 62 C 92 92 70 84 50 84 "
                "C 30 84 8 92 2 62 Z"
            ),
            p.STEEL,
        ),
        Fill(path("M 22 20 C 34 -6 66 -6 78 20 C 66 8 34 8 22 20 Z"), p.BLOOD),
        Stroke(path("M 50 16 L 50 78"), 5, p.SILVER),
        Stroke(path("M 8 70 C 28 84 72 84 92 70"), 5, p.SILVER),
    ),
    "governor": (
        Fill(
            path("M 0 66 C 20 50 30 56 34 34 C 38 18 62 18 66 34 C 70 56 80 50 100 66 C 80 84 20 84 0 66 Z"), p.INDIGO
        ),
        Stroke(path("M 32 54 C 42 60 58 60 68 54"), 7, p.GOLD),
        Fill(path("M 60 44 C 62 14 82 0 98 4 C 96 26 84 44 60 44 Z"), p.WHITE),
        Stroke(path("M 64 42 C 74 30 84 18 94 8"), 3, p.STEEL),
    ),
    "citizen": (
        Fill(path("M 8 97 C 8 70 26 60 50 60 C 74 60 92 70 92 97 Z"), p.LEAF),
        Fill(_HEAD, p.SKIN),
        Fill(ellipse(50, 24, 46, 10), p.CORN),
        Fill(path("M 30 22 C 32 2 68 2 70 22 Z"), p.CORN),
    ),
    "worker": (
        Fill(path("M 18 97 C 10 66 26 56 42 56 C 58 56 72 66 66 97 Z"), p.HIDE),
        Fill(disc(42, 36, 18), p.SKIN),
        Fill(path("M 22 34 C 22 10 62 10 62 34 Z"), p.BLOOD),
        Stroke(path("M 64 66 L 92 12"), 7, p.WOOD),
        Stroke(path("M 74 2 C 88 6 96 14 98 28"), 9, p.STEEL),
    ),
    "explorer": (
        Fill(path("M 4 97 C 4 72 20 62 38 62 C 56 62 70 72 70 97 Z"), p.LEAF_DARK),
        Fill(disc(38, 44, 18), p.SKIN),
        Fill(path("M 8 36 C 18 34 20 14 38 14 C 56 14 58 34 68 36 C 50 44 26 44 8 36 Z"), p.WOOD_DARK),
        Fill(path("M 44 46 L 92 20 L 98 34 L 50 58 Z"), p.BRASS),
        Fill(path("M 84 22 L 94 16 L 102 34 L 92 40 Z"), p.GOLD),
    ),
    "native": (
        Fill(path("M 12 97 C 12 68 30 60 50 60 C 70 60 88 68 88 97 Z"), p.BRICK),
        Fill(disc(50, 44, 20), p.HIDE),
        Stroke(path("M 30 36 L 70 36"), 7, p.WHITE),
        Fill(path("M 42 34 C 32 18 34 4 40 -2 C 48 8 48 22 46 34 Z"), p.BLOOD),
        Fill(path("M 54 34 C 50 16 56 4 64 0 C 70 12 64 26 58 34 Z"), p.CORN),
        Fill(path("M 66 34 C 68 20 78 12 88 12 C 88 24 78 32 70 36 Z"), p.FISH),
    ),
    "soldier": (
        Stroke(path("M 84 4 L 84 96"), 6, p.WOOD_DARK),
        Fill(path("M 84 -2 L 94 20 L 74 20 Z"), p.SILVER),
        Fill(path("M 6 97 C 6 68 22 60 42 60 C 62 60 74 68 74 97 Z"), p.BLOOD),
        Stroke(path("M 22 66 L 60 96"), 7, p.WHITE),
        Fill(disc(42, 42, 18), p.SKIN),
        Fill(path("M 20 38 L 42 10 L 66 38 C 52 30 32 30 20 38 Z"), p.SLATE),
    ),
    "merchant": (
        Fill(path("M 10 97 C 10 70 28 60 50 60 C 72 60 90 70 90 97 Z"), p.CLOTH),
        Fill(disc(50, 42, 19), p.SKIN),
        Fill(path("M 20 30 C 16 8 40 4 54 6 C 76 8 88 20 80 34 C 62 24 40 24 20 30 Z"), p.WINE),
        Fill(disc(50, 80, 14), p.GOLD),
    ),
    "people": (
        Fill(path("M 0 80 C 0 60 12 52 26 52 C 40 52 50 60 50 80 Z"), p.FISH),
        Fill(path("M 50 80 C 50 60 62 52 74 52 C 88 52 100 60 100 80 Z"), p.FISH),
        Fill((*disc(26, 36, 14), *disc(74, 36, 14)), p.SKIN),
        Fill(path("M 20 98 C 20 72 34 62 50 62 C 66 62 80 72 80 98 Z"), p.WATER),
        Fill(disc(50, 44, 17), p.SKIN),
    ),
    "joy": (
        Fill(disc(50, 50, 47), p.CORN),
        Fill((*ellipse(34, 40, 6, 9), *ellipse(66, 40, 6, 9)), p.COAL),
        Stroke(path("M 24 58 C 32 84 68 84 76 58"), 8, p.COAL),
    ),
    "envoy": (
        Fill(path("M 2 46 L 30 26 L 58 40 L 46 70 L 26 74 Z"), p.SKIN),
        Fill(path("M 98 46 L 70 26 L 40 38 L 52 70 L 74 74 Z"), p.HIDE),
        Stroke(path("M 40 52 L 62 72 M 48 46 L 70 66"), 5, p.WOOD_DARK),
        Fill((*path("M -2 38 L 20 18 L 34 30 L 10 60 Z"), *path("M 102 38 L 80 18 L 66 30 L 90 60 Z")), p.INDIGO),
    ),
    "rebel": (
        Fill(path("M 34 98 L 30 62 C 18 54 16 30 28 26 L 72 22 C 88 26 88 54 74 62 L 70 98 Z"), p.SKIN),
        Fill((*bar(24, 6, 40, 44, 8), *bar(42, 2, 57, 44, 7), *bar(59, 6, 75, 44, 8)), p.SKIN),
        Stroke(path("M 32 40 L 32 30 M 41 44 L 41 24 M 58 44 L 58 24 M 26 54 C 40 46 56 50 64 56"), 4, p.HIDE),
        Fill(bar(28, 78, 74, 97, 3), p.BLOOD),
    ),
    "idea": (
        Fill(star(50, 45, 46, 35, 9), p.CORN),
        Fill(
            path("M 50 12 C 72 12 80 30 74 46 C 70 56 64 60 64 72 L 36 72 C 36 60 30 56 26 46 C 20 30 28 12 50 12 Z"),
            p.WHITE,
        ),
        Fill(bar(36, 72, 64, 96, 6), p.STEEL),
        Stroke(path("M 36 82 L 64 82"), 4, p.SILVER),
    ),
}
