"""The docks of a colony with the shipping tiles in them, on the water."""

from __future__ import annotations

from games.santa_maria.components import DOCKS
from games.santa_maria.state import Colony
from render.kit.areas.panels import shore
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.signs.marks import mark
from render.santa_maria import faces
from render.santa_maria.changes import SeatChanges

_PADDING, _GAP, _BETWEEN = 10, 12, 5
_SIGN, _LINE = 40, 46
_FEW, _LARGE, _SMALL = 3, 62, 50
"""Up to so many tiles at a dock are large."""


def _high(most: int) -> int:
    return _LARGE if most <= _FEW else _SMALL


def docks_height(most: int) -> int:
    """With so many tiles at one dock."""
    return 2 * _PADDING + _LINE + most * (_high(most) + _BETWEEN)


def draw_docks(canvas: Canvas, box: Box, colony: Colony, changed: SeatChanges) -> None:
    """Each dock with its tiles below its sign."""
    shore(canvas, box)
    most = max((len(ships) for ships in colony.docks.values()), default=0)
    for dock, column in zip(DOCKS, box.inset(_PADDING).columns(len(DOCKS), _GAP), strict=True):
        head, rest = column.cut_top(_LINE)
        canvas.sprite(icon(faces.DOCKS[dock], _SIGN), head.x + 4, head.y)
        ships = colony.docks.get(dock, [])
        places = rest.stacked([_high(most)] * len(ships), _BETWEEN)
        for ship, place in zip(ships, places, strict=True):
            canvas.sprite(faces.ship(ship, place.width, place.height), place.x, place.y)
        if ships and dock in changed.docks:
            mark(canvas, places[-1], 12, 4)
