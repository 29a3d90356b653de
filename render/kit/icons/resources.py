"""What lands and cities give: the resources and tokens of Settlers, and wares that other games share."""

from __future__ import annotations

from render.kit import palette as p
from render.kit.icons.shapes import Fill, Layer, Shape, Stroke, bar, disc, moved, path, turned

_LOG: Shape = bar(0, 0, 62, 26, 13)
_GRAPE = disc(0, 0, 12)


def _grapes() -> Shape:
    places = ((28, 46), (50, 44), (72, 46), (39, 63), (61, 63), (50, 81))
    return tuple(outline for x, y in places for outline in moved(_GRAPE, x, y))


def _spokes(x: float, y: float, radius: float) -> Shape:
    spoke = path(f"M {x - radius} {y} L {x + radius} {y}")
    return (*spoke, *turned(spoke, 60, x, y), *turned(spoke, 120, x, y))


RESOURCES: dict[str, tuple[Layer, ...]] = {
    "wood": (
        Fill(moved(_LOG, 22, 8), p.WOOD),
        Fill(moved(_LOG, 34, 37), p.WOOD),
        Fill(moved(_LOG, 14, 66), p.WOOD),
        Fill((*disc(32, 21, 13), *disc(45, 50, 13), *disc(26, 79, 13)), p.WOOD_LIGHT),
        Stroke((*disc(32, 21, 6), *disc(45, 50, 6), *disc(26, 79, 6)), 3, p.WOOD),
        Stroke(path("M 52 21 L 76 21 M 66 50 L 88 50 M 46 79 L 68 79"), 3, p.WOOD_DARK),
    ),
    "stone": (
        Fill(path("M 6 84 L 14 48 L 40 30 L 62 44 L 66 88 L 18 92 Z"), p.STONE),
        Fill(path("M 52 88 L 58 62 L 78 52 L 96 66 L 95 90 Z"), p.STONE_DARK),
        Fill(path("M 14 48 L 40 30 L 62 44 L 38 58 Z"), p.STONE_LIGHT),
        Fill(path("M 58 62 L 78 52 L 96 66 L 78 72 Z"), p.STONE),
        Fill(path("M 30 26 L 48 8 L 70 12 L 76 34 L 60 42 L 40 30 Z"), p.STONE_LIGHT),
    ),
    "plants": (
        Stroke(path("M 50 97 C 50 76 50 58 50 30"), 7, p.LEAF_DARK),
        Fill(path("M 50 88 C 20 92 4 72 4 50 C 30 46 50 60 50 88 Z"), p.LEAF),
        Fill(path("M 50 78 C 52 50 72 36 97 40 C 97 64 80 82 50 78 Z"), p.LEAF),
        Fill(path("M 50 46 C 28 34 28 14 50 1 C 72 14 72 34 50 46 Z"), p.LEAF_LIGHT),
        Stroke(path("M 18 60 C 30 66 42 76 48 86 M 84 50 C 74 56 60 64 53 76"), 3, p.LEAF_DARK),
    ),
    "water": (
        Fill(path("M 50 2 C 60 26 86 42 86 66 C 86 86 70 98 50 98 C 30 98 14 86 14 66 C 14 42 40 26 50 2 Z"), p.WATER),
        Stroke(path("M 28 66 C 29 77 36 84 46 86"), 8, p.WATER_LIGHT),
    ),
    "iron": (
        Fill(path("M 22 50 L 30 20 L 84 20 L 97 50 Z"), p.SILVER),
        Fill(path("M 3 84 L 22 50 L 97 50 L 88 84 Z"), p.STEEL),
        Fill(path("M 22 50 L 30 20 L 40 20 L 32 50 Z"), p.WHITE),
        Stroke(path("M 36 67 L 74 67"), 6, p.SILVER),
    ),
    "gold": (
        Fill(path("M 32 46 L 38 18 L 62 18 L 68 46 Z"), p.GOLD),
        Fill(path("M 2 86 L 9 56 L 39 56 L 47 86 Z"), p.GOLD),
        Fill(path("M 53 86 L 61 56 L 91 56 L 98 86 Z"), p.GOLD),
        Fill(
            (
                *path("M 38 18 L 62 18 L 64 27 L 36 27 Z"),
                *path("M 9 56 L 39 56 L 41 65 L 7 65 Z"),
                *path("M 61 56 L 91 56 L 93 65 L 59 65 Z"),
            ),
            p.lighter(p.CORN, 0.45),
        ),
    ),
    "cloth": (
        Fill(path("M 10 20 L 80 20 L 80 74 C 64 64 46 84 10 74 Z"), p.CLOTH),
        Fill(path("M 10 34 L 80 34 L 80 44 L 10 44 Z"), p.CLOTH_LIGHT),
        Fill(path("M 10 56 L 80 56 L 80 62 L 10 62 Z"), p.CLOTH_LIGHT),
        Fill(bar(3, 7, 97, 23, 8), p.WOOD_LIGHT),
        Fill(path("M 80 20 L 93 20 L 93 92 C 88 82 84 78 80 74 Z"), p.darker(p.CLOTH, 0.25)),
    ),
    "wine": (
        Stroke(path("M 50 36 C 50 22 54 12 64 4"), 7, p.WOOD_DARK),
        Fill(path("M 50 30 C 36 36 16 30 10 12 C 30 4 48 12 50 30 Z"), p.LEAF),
        Fill(_grapes(), p.WINE),
        Fill(
            (
                *disc(25, 42, 3.5),
                *disc(47, 40, 3.5),
                *disc(69, 42, 3.5),
                *disc(36, 59, 3.5),
                *disc(58, 59, 3.5),
                *disc(47, 77, 3.5),
            ),
            p.WINE_LIGHT,
        ),
    ),
    "horses": (
        Fill(
            path(
                "M 22 97 C 22 74 40 66 44 52 C 34 58 28 66 18 66 C 8 66 2 56 8 48 C 18 34 24 20 42 14 L 46 1 L 58 14 "
                "C 86 22 96 54 90 97 Z"
            ),
            p.HIDE,
        ),
        Fill(path("M 26 52 C 34 40 38 24 50 20 C 58 34 54 50 46 60 C 40 52 34 52 26 52 Z"), p.WOOD_LIGHT),
        Fill(path("M 52 12 C 82 16 98 52 92 97 L 76 97 C 80 66 76 36 52 24 Z"), p.WOOD_DARK),
        Fill(disc(38, 32, 4.5), p.COAL),
    ),
    "fish": (
        Fill(path("M 66 50 L 98 22 C 92 42 92 58 98 78 Z"), p.darker(p.FISH, 0.15)),
        Fill(path("M 2 52 C 18 20 54 18 78 50 C 54 84 18 82 2 52 Z"), p.FISH),
        Fill(path("M 6 56 C 22 66 52 70 74 54 C 54 82 20 80 6 56 Z"), p.FISH_LIGHT),
        Fill(disc(22, 44, 6), p.WHITE),
        Fill(disc(22, 44, 3.2), p.COAL),
        Stroke(path("M 40 34 C 46 44 46 58 40 68"), 4, p.darker(p.FISH, 0.4)),
    ),
    "war": (
        Fill(
            path("M 14 40 C 6 2 40 0 50 0 C 60 0 94 2 86 40 L 72 40 C 74 22 60 20 50 20 C 40 20 26 22 28 40 Z"), p.BLOOD
        ),
        Fill(
            path(
                "M 18 56 C 14 28 34 14 50 14 C 66 14 86 28 82 56 L 84 84 L 64 98 L 56 98 L 50 90 L 44 98 L 36 98 "
                "L 16 84 Z"
            ),
            p.SILVER,
        ),
        Fill(path("M 50 14 C 66 14 86 28 82 56 L 84 84 L 64 98 L 56 98 L 50 90 Z"), p.STEEL),
        Fill(path("M 24 50 C 32 46 42 50 45 58 L 45 96 L 38 94 L 38 68 C 32 68 26 62 24 50 Z"), p.COAL),
        Fill(path("M 76 50 C 68 46 58 50 55 58 L 55 96 L 62 94 L 62 68 C 68 68 74 62 76 50 Z"), p.COAL),
    ),
    "sword": (
        Fill(path("M 46 64 L 46 14 L 54 2 L 62 14 L 62 64 Z"), p.SILVER),
        Fill(path("M 54 2 L 62 14 L 62 64 L 54 64 Z"), p.STEEL),
        Fill(bar(28, 62, 80, 73, 5), p.GOLD),
        Fill(bar(48, 73, 60, 90, 3), p.WOOD_DARK),
        Fill(disc(54, 92, 7), p.GOLD),
    ),
    "swords": (
        Fill(turned(path("M 45 72 L 45 6 L 50 -6 L 55 6 L 55 72 Z"), 45), p.SILVER),
        Fill(turned(bar(32, 70, 68, 80, 4), 45), p.GOLD),
        Stroke(turned(path("M 50 82 L 50 98"), 45), 9, p.WOOD_DARK),
        Fill(turned(path("M 45 72 L 45 6 L 50 -6 L 55 6 L 55 72 Z"), -45), p.SILVER),
        Fill(turned(bar(32, 70, 68, 80, 4), -45), p.GOLD),
        Stroke(turned(path("M 50 82 L 50 98"), -45), 9, p.WOOD_DARK),
    ),
    "cart": (
        Stroke(path("M 70 52 L 97 30"), 8, p.WOOD_DARK),
        Fill(path("M 2 24 L 76 24 L 70 60 L 12 60 Z"), p.WOOD_LIGHT),
        Stroke(path("M 8 37 L 73 37 M 11 49 L 71 49"), 4, p.WOOD),
        Fill(disc(41, 70, 27), p.WOOD_DARK),
        Fill(disc(41, 70, 19), p.BISCUIT),
        Stroke(_spokes(41, 70, 18), 5, p.WOOD_DARK),
        Fill(disc(41, 70, 6), p.GOLD),
    ),
    "master": (
        Stroke(path("M 36 26 C 6 22 8 52 30 54 M 64 26 C 94 22 92 52 70 54"), 7, p.darker(p.BRICK, 0.3)),
        Fill(
            path(
                "M 34 22 L 66 22 C 66 32 88 38 82 58 C 78 74 62 84 60 97 L 40 97 C 38 84 22 74 18 58 "
                "C 12 38 34 32 34 22 Z"
            ),
            p.lighter(p.BRICK, 0.12),
        ),
        Fill(path("M 18 48 C 30 54 70 54 82 48 L 82 60 C 70 66 30 66 18 60 Z"), p.COAL),
        Stroke(path("M 24 57 L 32 55 L 40 60 L 50 55 L 60 60 L 68 55 L 76 57"), 3.5, p.BISCUIT),
        Fill(bar(28, 8, 72, 22, 6), p.darker(p.BRICK, 0.3)),
    ),
}
