"""Dice with their pips, in any colour."""

from __future__ import annotations

from render.kit import palette as p
from render.kit.icons.draw import rasterised
from render.kit.icons.shapes import Fill, bar, disc
from render.kit.palette import Colour
from render.kit.skins import kept
from render.kit.sprites import Sprite

_LOW, _MIDDLE, _HIGH = 26, 50, 74
_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((_MIDDLE, _MIDDLE),),
    2: ((_LOW, _LOW), (_HIGH, _HIGH)),
    3: ((_LOW, _LOW), (_MIDDLE, _MIDDLE), (_HIGH, _HIGH)),
    4: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_HIGH, _LOW), (_MIDDLE, _MIDDLE), (_LOW, _HIGH), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _MIDDLE), (_HIGH, _MIDDLE), (_LOW, _HIGH), (_HIGH, _HIGH)),
}


@kept(128)
def die(value: int, size: int, face: Colour = p.WHITE) -> Sprite:
    """A die that shows a value; 0 for one that has not been rolled."""
    pips = tuple(outline for x, y in _PIPS.get(value, ()) for outline in disc(x, y, 10))
    layers = (
        Fill(bar(3, 3, 97, 97, 20), p.darker(face, 0.22)),
        Fill(bar(3, 3, 97, 91, 18), face),
        Fill(pips, p.ink_on(face)),
    )
    return rasterised(layers, size, p.EDGE)
