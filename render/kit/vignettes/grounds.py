"""Where a small drawing plays: flat backgrounds that are told apart by their lightness and their lines."""

from __future__ import annotations

from render.kit import palette as p
from render.kit.icons.shapes import Fill, Layer, Shape, Stroke, bar, disc, ellipse, moved, path, star, turned
from render.kit.palette import Colour

_SKY = p.lighter(p.WATER_LIGHT, 0.45)
_DAWN = p.lighter(p.CORN, 0.6)


def _all(colour: Colour) -> Layer:
    return Fill(bar(0, 0, 100, 100), colour)


def _many(shape: Shape, places: tuple[tuple[float, float], ...], scale: float = 1.0) -> Shape:
    return tuple(outline for x, y in places for outline in moved(shape, x, y, scale))


def _beams(count: int) -> Shape:
    beam = path("M 46 52 L 43 -40 L 57 -40 L 54 52 Z")
    return tuple(outline for step in range(count) for outline in turned(beam, step * 360 / count, 50, 52))


def _waves(*levels: float) -> Shape:
    return tuple(
        outline
        for level in levels
        for outline in path(
            f"M -6 {level} C 8 {level - 8} 18 {level + 8} 32 {level} C 46 {level - 8} 56 {level + 8} 70 "
            f"{level} C 84 {level - 8} 94 {level + 8} 108 {level}"
        )
    )


_TREE = path("M 0 -16 L 10 8 L -10 8 Z")
_HOUSE = path("M -9 14 L -9 -2 L 0 -11 L 9 -2 L 9 14 Z")
_PALM = path("M 0 0 C 8 -10 20 -10 26 -2 C 16 -6 8 -4 0 4 C -8 -4 -16 -6 -26 -2 C -20 -10 -8 -10 0 0 Z")

GROUNDS: dict[str, tuple[Layer, ...]] = {
    "meadow": (
        _all(_SKY),
        Fill(disc(82, 18, 10), p.WHITE),
        Fill(ellipse(26, 84, 62, 34), p.LEAF_LIGHT),
        Fill(ellipse(86, 96, 66, 32), p.LEAF),
    ),
    "fields": (
        _all(_DAWN),
        Fill(bar(0, 56, 100, 100), p.LEAF),
        Stroke(
            path("M 50 50 L -30 104 M 50 50 L 8 104 M 50 50 L 50 104 M 50 50 L 92 104 M 50 50 L 130 104"),
            6,
            p.LEAF_LIGHT,
        ),
        Fill(ellipse(50, 56, 70, 5), p.LEAF_DARK),
    ),
    "forest": (
        _all(p.lighter(p.LEAF_LIGHT, 0.45)),
        Fill(_many(_TREE, ((6, 40), (30, 34), (54, 42), (78, 34), (98, 42)), 1.9), p.LEAF),
        Fill(bar(0, 66, 100, 100), p.LEAF_DARK),
        Fill(_many(_TREE, ((16, 58), (42, 62), (66, 58), (90, 60)), 1.3), p.LEAF_DARK),
    ),
    "jungle": (
        _all(p.LEAF_DARK),
        Fill(_many(_PALM, ((14, 20), (64, 12), (92, 40), (4, 62), (60, 96)), 1.5), p.LEAF),
        Fill(_many(_PALM, ((40, 34), (96, 84), (22, 92)), 1.2), p.LEAF_LIGHT),
    ),
    "sea": (
        _all(_SKY),
        Fill(bar(0, 48, 100, 100), p.WATER),
        Stroke(_waves(58, 74, 90), 5, p.WATER_LIGHT),
    ),
    "deep": (
        _all(p.darker(p.WATER, 0.45)),
        Stroke(_waves(12, 30, 48, 66, 84), 5, p.WATER),
    ),
    "coast": (
        _all(_SKY),
        Fill(bar(0, 46, 100, 74), p.WATER),
        Stroke(_waves(56), 4, p.WATER_LIGHT),
        Fill(path("M 0 70 C 24 58 60 84 100 62 L 100 100 L 0 100 Z"), p.SAND_STONE),
    ),
    "quay": (
        _all(_SKY),
        Fill(bar(0, 44, 100, 70), p.WATER),
        Fill(bar(0, 68, 100, 100), p.WOOD_LIGHT),
        Stroke(path("M 0 70 L 100 70 M 0 85 L 100 85 M 26 70 L 26 85 M 70 85 L 70 100"), 4, p.WOOD),
    ),
    "planks": (
        _all(p.WOOD_LIGHT),
        Stroke(
            path(
                "M 0 24 L 100 24 M 0 49 L 100 49 M 0 74 L 100 74 M 30 0 L 30 24 M 74 24 L 74 49 M 22 49 L 22 74 "
                "M 66 74 L 66 100"
            ),
            4,
            p.WOOD,
        ),
    ),
    "street": (
        _all(p.CREAM),
        Fill(_many(_HOUSE, ((8, 44), (30, 38), (52, 46), (74, 38), (95, 44)), 1.5), p.STRAW),
        Fill(bar(0, 64, 100, 100), p.SAND_STONE),
        Stroke(
            path(
                "M -4 78 L 104 78 M -4 92 L 104 92 M 20 66 L 14 78 M 56 66 L 56 78 M 90 66 L 96 78 M 34 78 L 30 92 "
                "M 74 78 L 78 92"
            ),
            3,
            p.TOBACCO,
        ),
    ),
    "wall": (
        _all(p.STONE_LIGHT),
        Stroke(
            path(
                "M 0 20 L 100 20 M 0 42 L 100 42 M 0 64 L 100 64 M 0 86 L 100 86 M 30 0 L 30 20 M 78 0 L 78 20 "
                "M 8 20 L 8 42 M 54 20 L 54 42 M 30 42 L 30 64 M 80 42 L 80 64 M 10 64 L 10 86 M 56 64 L 56 86"
            ),
            3.5,
            p.STONE,
        ),
    ),
    "hills": (
        _all(p.lighter(p.STONE_LIGHT, 0.45)),
        Fill(path("M -4 78 L 26 22 L 52 78 Z M 38 78 L 72 12 L 108 78 Z"), p.STONE),
        Fill(path("M 62 32 L 72 12 L 83 32 L 74 28 Z M 18 36 L 26 22 L 33 36 L 26 33 Z"), p.WHITE),
        Fill(bar(0, 76, 100, 100), p.TOBACCO),
    ),
    "desert": (
        _all(_DAWN),
        Fill(disc(80, 22, 13), p.WHITE),
        Fill(ellipse(20, 88, 66, 34), p.CORN),
        Fill(ellipse(92, 98, 62, 30), p.TOBACCO),
    ),
    "dusk": (
        _all(p.lighter(p.FLAME, 0.45)),
        Fill(disc(50, 62, 34), p.CORN),
        Fill(path("M 0 66 C 20 52 36 70 56 60 C 74 52 88 66 100 58 L 100 100 L 0 100 Z"), p.WINE),
    ),
    "night": (
        _all(p.darker(p.INDIGO, 0.34)),
        Fill(_many(star(0, 0, 7, 2.2, 4), ((14, 16), (38, 30), (58, 10), (8, 52), (92, 48))), p.CORN),
        Fill(disc(82, 20, 12), p.CREAM),
        Fill(disc(77, 16, 11), p.darker(p.INDIGO, 0.34)),
        Fill(path("M 0 80 C 26 66 50 84 100 70 L 100 100 L 0 100 Z"), p.COAL),
    ),
    "hall": (
        _all(p.WINE),
        Fill(path("M 18 76 L 18 40 C 18 2 82 2 82 40 L 82 76 Z"), p.WINE_LIGHT),
        Fill(bar(0, 74, 100, 100), p.BISCUIT),
        Fill(
            path(
                "M 0 87 L 0 74 L 25 74 L 20 87 Z M 50 74 L 75 74 L 80 87 L 50 87 Z M 20 87 L 50 87 L 50 100 L 12 100 Z "
                "M 80 87 L 100 87 L 100 100 L 88 100 Z"
            ),
            p.STRAW,
        ),
    ),
    "velvet": (
        _all(p.CLOTH),
        Fill(
            _many(
                path("M 0 -9 L 7 0 L 0 9 L -7 0 Z"),
                tuple((x * 25 + y % 2 * 12.5, y * 16.7) for y in range(7) for x in range(5)),
            ),
            p.CLOTH_LIGHT,
        ),
    ),
    "library": (
        _all(p.WOOD_DARK),
        Fill(
            tuple(
                outline
                for row in range(3)
                for at, high in enumerate((20, 24, 18, 23, 21, 25, 19, 22))
                for outline in bar(3 + at * 12.4, 31 + row * 33 - high, 11 + at * 12.4, 31 + row * 33)
            ),
            p.BRICK,
        ),
        Fill(
            tuple(
                outline
                for row in range(3)
                for at, high in ((1, 24), (4, 21), (6, 19))
                for outline in bar(3 + at * 12.4, 31 + row * 33 - high, 11 + at * 12.4, 31 + row * 33)
            ),
            p.BRASS,
        ),
    ),
    "rays": (_all(p.lighter(p.CORN, 0.2)), Fill(_beams(12), p.lighter(p.CORN, 0.6))),
    "chart": (
        _all(p.BISCUIT),
        Stroke(
            path("M 0 25 L 100 25 M 0 50 L 100 50 M 0 75 L 100 75 M 25 0 L 25 100 M 50 0 L 50 100 M 75 0 L 75 100"),
            2.5,
            p.STRAW,
        ),
        Stroke(path("M 0 0 L 100 100 M 100 0 L 0 100"), 2.5, p.BRASS),
    ),
    "plan": (
        _all(p.INDIGO),
        Stroke(
            path(
                "M 0 20 L 100 20 M 0 40 L 100 40 M 0 60 L 100 60 M 0 80 L 100 80 M 20 0 L 20 100 M 40 0 L 40 100 "
                "M 60 0 L 60 100 M 80 0 L 80 100"
            ),
            2.5,
            p.WATER,
        ),
    ),
    "fire": (
        _all(p.BLOOD),
        Fill(
            path(
                "M 0 100 C -6 70 10 60 10 40 C 26 54 24 66 34 62 C 38 44 48 40 46 18 C 66 36 62 54 70 60 C 80 54 80 46 "
                "84 36 C 96 54 106 74 100 100 Z"
            ),
            p.FLAME,
        ),
        Fill(
            path("M 14 100 C 14 84 26 84 30 74 C 40 80 44 74 50 62 C 58 76 66 80 72 74 C 80 82 88 88 86 100 Z"), p.CORN
        ),
    ),
    "steel": (
        _all(p.SLATE),
        Fill(path("M 0 100 L 60 0 L 84 0 L 24 100 Z M 56 100 L 100 26 L 100 62 L 78 100 Z"), p.STEEL),
    ),
    "linen": (
        _all(p.WHITE),
        Stroke(path("M 0 33 L 100 33 M 0 67 L 100 67 M 33 0 L 33 100 M 67 0 L 67 100"), 2.5, p.STONE_LIGHT),
    ),
}
