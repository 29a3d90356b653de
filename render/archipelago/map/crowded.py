"""The regions that are too full for their hexes on the table, each in a hex of its own, large enough for all of it."""

from __future__ import annotations

import math

import msgspec

from games.archipelago.state import State
from render.archipelago.changes import Changes
from render.archipelago.map.island import Detail
from render.archipelago.map.land import Land
from render.archipelago.map.room import way_of
from render.archipelago.map.whole import LEAST, Map, laying_asked
from render.kit import palette as p
from render.kit.areas.hexes import HexGrid, fitted_grid, tone
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE
from render.kit.ground import draw_sea

_ACROSS, _MORE, _MANY = 3, 4, 9
"""So many hexes stand side by side, of more than so many."""
_LARGEST = 300
_GAP = 8


def crowded(view: State) -> list[str]:
    """The regions of which the table may not tell everything."""
    lowest = Map(view, Changes(), Box(0, 0, CLOSE, way_of(view)[1]))
    land = lowest.land
    if laying_asked(view) and not lowest.places and lowest.grid.width > LEAST:
        # a higher one has room for the numbers of the places, and so for no larger hexes than they must be
        land = Land(view, Changes(), HexGrid(0, 0, LEAST // 2, round(LEAST / 2 / math.sqrt(3))))
    return sorted(name for name in view.regions if land.detail(name).value > Detail.FANNED.value)


def crowded_height(count: int) -> int:
    """How high so many of them are."""
    across, one = _places(count)
    return -(-count // across) * (one + _GAP) - _GAP


def draw_crowded(canvas: Canvas, box: Box, view: State, changed: Changes, letters: list[str]) -> None:
    """These regions on a sea of their own."""
    draw_sea(canvas, box, p.tint(p.SEA, 0.3), tone("water"))
    across, one = _places(len(letters))
    cells = box.inset(_GAP, 0).grid(min(across, len(letters)), -(-len(letters) // across), _GAP)
    for letter, cell in zip(letters, cells, strict=False):
        alone = msgspec.structs.replace(view, regions={letter: view.regions[letter]})
        Land(alone, changed, fitted_grid(alone.hexes_at(), cell.centred(cell.width, one), _LARGEST)).draw(canvas)
        canvas.area("map", cell, near=True)


def _places(count: int) -> tuple[int, int]:
    """How many stand side by side, and how high each place is."""
    across = _ACROSS if count <= _MANY else _MORE
    wide = min(_LARGEST, (CLOSE - (across + 1) * _GAP) // across)
    return across, round(wide * 2 / math.sqrt(3)) + 2 * _GAP
