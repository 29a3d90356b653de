"""Icons that every table needs: money, points, people, signs."""

from __future__ import annotations

from render.kit import palette as p
from render.kit.icons.shapes import Fill, Layer, Stroke, bar, disc, ellipse, mirrored, moved, path, star, turned

_LEAF = path("M 0 -11 C 7 -6 7 6 0 11 C -7 6 -7 -6 0 -11 Z")


def _laurel() -> tuple[Layer, ...]:
    places = ((22, 82, -58), (11, 66, -28), (8, 48, -4), (13, 30, 18), (24, 15, 42))
    leaves = tuple(outline for x, y, tilt in places for outline in moved(turned(_LEAF, tilt, 0, 0), x, y, 1.15))
    stem = path("M 48 94 C 18 88 6 52 26 12")
    return (
        Stroke(stem, 4, p.GOLD_DEEP),
        Stroke(mirrored(stem), 4, p.GOLD_DEEP),
        Fill(leaves, p.GOLD),
        Fill(mirrored(leaves), p.GOLD),
    )


_RISE = path("M 50 5 L 94 56 L 68 56 L 68 95 L 32 95 L 32 56 L 6 56 Z")
_FALL = path("M 50 95 L 6 44 L 32 44 L 32 5 L 68 5 L 68 44 L 94 44 Z")
BASICS: dict[str, tuple[Layer, ...]] = {
    "coin": (
        Fill(disc(50, 50, 46), p.GOLD_DEEP),
        Fill(disc(50, 48, 42), p.GOLD),
        Fill(disc(50, 48, 33), p.GOLD_DEEP),
        Fill(disc(50, 49.5, 31), p.lighter(p.GOLD, 0.35)),
        Fill(star(50, 49, 22, 10), p.GOLD_DEEP),
    ),
    "point": (*_laurel(), Fill(star(50, 48, 27, 12), p.GOLD)),
    "laurel": _laurel(),
    "star": (Fill(star(50, 53, 50, 21), p.GOLD), Fill(star(50, 53, 30, 12.5), p.lighter(p.GOLD, 0.45))),
    "person": (
        Fill(path("M 14 96 C 14 62 32 52 50 52 C 68 52 86 62 86 96 Z"), p.HIDE),
        Fill(disc(50, 29, 23), p.SKIN),
        Fill(path("M 26 27 C 24 4 76 4 74 27 C 62 16 38 16 26 27 Z"), p.WOOD_DARK),
    ),
    "noble": (
        Fill(path("M 12 97 C 12 66 30 56 50 56 C 70 56 88 66 88 97 Z"), p.WINE),
        Fill(path("M 36 57 L 50 80 L 64 57 Z"), p.WHITE),
        Fill(disc(50, 40, 19), p.SKIN),
        Fill(path("M 26 28 L 20 3 L 36 14 L 50 0 L 64 14 L 80 3 L 74 28 Z"), p.GOLD),
    ),
    "ship": (
        Stroke(path("M 50 6 L 50 70"), 6, p.WOOD_DARK),
        Fill(path("M 55 10 C 84 22 88 46 86 58 L 55 58 Z"), p.WHITE),
        Fill(path("M 45 20 C 26 30 16 46 14 58 L 45 58 Z"), p.BISCUIT),
        Fill(path("M 3 66 L 97 66 C 94 84 84 94 72 94 L 28 94 C 16 94 6 84 3 66 Z"), p.WOOD),
        Fill(path("M 3 66 L 97 66 L 95 75 L 5 75 Z"), p.WOOD_LIGHT),
    ),
    "house": (
        Fill(bar(16, 44, 84, 96), p.BISCUIT),
        Fill(bar(42, 62, 60, 96), p.WOOD_DARK),
        Fill(bar(24, 58, 36, 72), p.WATER),
        Fill(bar(66, 58, 78, 72), p.WATER),
        Fill(path("M 50 4 L 98 48 L 88 54 L 12 54 L 2 48 Z"), p.BRICK),
    ),
    "crown": (
        Fill(path("M 10 84 L 2 24 L 28 48 L 50 8 L 72 48 L 98 24 L 90 84 Z"), p.GOLD),
        Fill(bar(10, 76, 90, 94, 4), p.GOLD_DEEP),
        Fill((*disc(50, 85, 6), *disc(28, 85, 5), *disc(72, 85, 5)), p.BLOOD),
    ),
    "hourglass": (
        Fill(
            path(
                "M 22 12 L 78 12 C 78 38 60 42 57 50 C 60 58 78 62 78 88 L 22 88 C 22 62 40 58 43 50 "
                "C 40 42 22 38 22 12 Z"
            ),
            p.WHITE,
        ),
        Fill(path("M 30 30 L 70 30 C 66 40 56 42 52 50 L 48 50 C 44 42 34 40 30 30 Z"), p.GOLD),
        Fill(path("M 28 86 C 30 72 42 68 50 62 C 58 68 70 72 72 86 Z"), p.GOLD),
        Fill((*bar(12, 3, 88, 15, 4), *bar(12, 85, 88, 97, 4)), p.WOOD),
    ),
    "check": (Stroke(path("M 12 54 L 38 82 L 88 20"), 18, p.LEAF),),
    "cross": (Stroke(path("M 18 18 L 82 82 M 82 18 L 18 82"), 18, p.FLAME),),
    "lock": (
        Stroke(path("M 28 50 L 28 32 C 28 2 72 2 72 32 L 72 50"), 13, p.STEEL),
        Fill(bar(12, 44, 88, 97, 9), p.GOLD),
        Fill((*disc(50, 65, 9), *path("M 45 66 L 55 66 L 59 86 L 41 86 Z")), p.COAL),
    ),
    "arrow": (Fill(path("M 4 36 L 52 36 L 52 12 L 97 50 L 52 88 L 52 64 L 4 64 Z"), p.WOOD_LIGHT),),
    "rise": (Fill(_RISE, p.GOOD), Fill(moved(_RISE, 25, 27, 0.5), p.LEAF_LIGHT)),
    "fall": (Fill(_FALL, p.BAD), Fill(moved(_FALL, 25, 23, 0.5), p.CORN)),
    "stack": (
        Fill(bar(24, 4, 96, 76, 10), p.STRAW),
        Fill(bar(14, 14, 86, 86, 10), p.BISCUIT),
        Fill(bar(4, 24, 76, 96, 10), p.CREAM),
        Stroke(bar(18, 38, 62, 82, 6), 5, p.BRASS),
    ),
    "question": (
        Fill(disc(50, 50, 47), p.STEEL),
        Stroke(path("M 33 38 C 33 14 68 14 68 37 C 68 52 50 50 50 65"), 11, p.WHITE),
        Fill(disc(50, 80, 7.5), p.WHITE),
    ),
    "hammer": (
        Stroke(path("M 50 40 L 50 94"), 13, p.WOOD),
        Fill(path("M 14 10 L 74 10 C 84 10 92 18 95 32 C 84 26 78 28 72 40 L 14 40 Z"), p.STEEL),
        Fill(bar(8, 6, 24, 44, 3), p.STONE_DARK),
    ),
    "shield": (
        Fill(path("M 50 3 C 64 13 78 16 92 16 C 92 56 80 82 50 98 C 20 82 8 56 8 16 C 22 16 36 13 50 3 Z"), p.STEEL),
        Fill(path("M 50 14 C 60 20 70 24 82 25 C 81 56 72 76 50 88 Z"), p.SILVER),
    ),
    "exposed": (
        Fill(path("M 46 8 C 34 15 22 17 8 17 C 8 56 20 82 50 98 L 40 70 L 54 54 L 40 34 Z"), p.STEEL),
        Fill(path("M 58 6 C 70 14 80 17 94 17 C 94 54 84 78 60 95 L 52 72 L 68 54 L 52 34 Z"), p.SILVER),
    ),
    "flag": (
        Stroke(path("M 16 6 L 16 96"), 10, p.WOOD_DARK),
        Fill(path("M 20 8 C 44 -2 60 22 96 10 L 86 34 L 96 60 C 60 70 44 46 20 56 Z"), p.CHANGED),
        Fill(path("M 22 14 C 44 6 60 28 92 18 L 88 30 C 58 40 44 20 22 28 Z"), p.lighter(p.CHANGED, 0.5)),
    ),
    "hand": (
        Fill(
            path(
                "M 26 50 L 26 22 C 26 12 40 12 40 22 L 40 12 C 40 1 54 1 54 12 L 54 16 C 54 7 68 7 68 17 L 68 26 "
                "C 68 18 81 18 81 28 L 81 64 C 81 86 68 98 50 98 C 34 98 26 88 20 76 L 8 54 C 4 44 16 38 21 46 Z"
            ),
            p.SKIN,
        ),
        Stroke(path("M 40 24 L 40 46 M 54 20 L 54 46 M 68 26 L 68 48"), 4, p.HIDE),
    ),
    "ruin": (
        Fill(
            path(
                "M 22 97 C 2 84 0 58 10 40 C 14 50 18 54 24 56 C 22 34 34 18 50 2 C 50 18 60 28 66 40 "
                "C 70 34 72 28 72 20 C 90 38 102 78 78 97 Z"
            ),
            p.FLAME,
        ),
        Fill(path("M 34 96 C 22 82 32 68 44 54 C 48 66 54 66 58 58 C 70 70 78 84 66 96 Z"), p.CORN),
    ),
    "tile": (Fill(bar(6, 6, 94, 94, 14), p.BISCUIT), Stroke(bar(22, 22, 78, 78, 8), 6, p.BRASS)),
    "die": (
        Fill(bar(5, 5, 95, 95, 18), p.WHITE),
        Fill((*disc(28, 28, 9), *disc(72, 28, 9), *disc(50, 50, 9), *disc(28, 72, 9), *disc(72, 72, 9)), p.COAL),
    ),
    "eye": (
        Fill(path("M 2 50 C 22 12 78 12 98 50 C 78 88 22 88 2 50 Z"), p.WHITE),
        Fill(disc(50, 50, 21), p.WATER),
        Fill(disc(50, 50, 10), p.COAL),
    ),
    "minus": (Fill(disc(50, 50, 47), p.BAD), Fill(bar(22, 42, 78, 58, 5), p.WHITE)),
    "spark": (Fill(star(50, 50, 50, 14, 4), p.WHITE),),
    "pin": (
        Fill(path("M 50 98 C 44 78 14 62 14 38 C 14 -8 86 -8 86 38 C 86 62 56 78 50 98 Z"), p.BRICK),
        Fill(ellipse(50, 37, 15, 15), p.WHITE),
    ),
}
