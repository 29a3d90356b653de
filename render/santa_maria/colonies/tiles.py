"""Tiles that can be bought, as they would lie, each kind beside what it costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.santa_maria.components import PRICES, TILES
from games.santa_maria.grid import spread
from games.santa_maria.state import State
from render.kit import palette as p
from render.kit.areas.panels import panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import BODY, Weight
from render.kit.signs.marks import mark
from render.santa_maria import faces
from render.santa_maria.changes import Changes
from render.santa_maria.colonies.colony import place

_PADDING, _GAP, _APART = 12, 14, 12
_PRICE, _SIGN = 86, 40
LARGEST = 64
"""The side of a cell."""
_FIGURE = BODY.weighing(Weight.BOLD)


def draw_tile(canvas: Canvas, box: Box, tile: str, most: int) -> None:
    """A tile as it lies when its second cell is in the east."""
    cells = _cells(tile)
    across, down = _size(tile)
    side = min(most, box.width // across, box.height // down)
    origin = box.centred(across * side, down * side)
    for (column, row), kind in zip(cells, TILES[tile].cells, strict=True):
        canvas.sprite(faces.cell(kind, side), origin.x + column * side, origin.y + row * side)


def _cells(tile: str) -> list[tuple[int, int]]:
    return [place(cell) for cell in spread(TILES[tile].shape, "a1", "east")]


def _size(tile: str) -> tuple[int, int]:
    cells = _cells(tile)
    return 1 + max(column for column, _ in cells), 1 + max(row for _, row in cells)


@dataclass(frozen=True, slots=True)
class Lot:
    """A tile of the offer: which one of its kind it is, and where it lies."""

    kind: str
    at: int
    tile: str
    place: Box


class Offer:
    """The tiles of all kinds, laid out in a width: each kind beside its price, doubles in pairs beside the specials."""

    def __init__(self, view: State, width: int, side: int = LARGEST) -> None:
        self._side = side
        self._prices: list[tuple[str, Box]] = []
        self._lots: list[Lot] = []
        self._x = self._y = self._low = _PADDING
        self._step = 0
        self._right = width - _PADDING
        high = side if not view.specials else 2 * side
        self._put("doubles", view.doubles, high)
        if view.specials and self._x + _PRICE + len(view.specials) * (2 * side + _GAP) > self._right:
            self._break()
        self._put("specials", view.specials, 2 * side)
        self._break()
        self._put("triples", view.triples, 2 * side)
        self.height = self._low + _PADDING if self._lots else 0
        """How high all of it is; nothing where nothing is left."""

    def _break(self) -> None:
        if self._x > _PADDING:
            self._x, self._y = _PADDING, self._low + _APART

    def _put(self, kind: str, tiles: Sequence[str], high: int) -> None:
        """In lines so high; where two find room above each other, they do."""
        if not tiles:
            return
        self._prices.append((kind, Box(self._x, self._y, _PRICE, high)))
        self._x += _PRICE
        start, down = self._x, 0
        for at, tile in enumerate(tiles):
            across, rows = _size(tile)
            wide, tall = across * self._side, rows * self._side
            if down + tall > high or self._x + wide > self._right:
                self._x, down = (self._x + self._step, 0) if down else (self._x, 0)
            if self._x + wide > self._right:
                self._x, self._y = start, self._low + _APART
            self._lots.append(Lot(kind, at, tile, Box(self._x, self._y + down, wide, tall)))
            self._step = wide + _GAP
            self._low = max(self._low, self._y + down + tall)
            if down + 2 * tall <= high:
                down += tall
            else:
                self._x, down = self._x + self._step, 0
        self._x += self._step if down else 0
        self._x += _GAP

    def _line(self, kind: str) -> Box:
        """From edge to edge what is as high as all tiles of a kind."""
        first, *others = [lot.place for lot in self._lots if lot.kind == kind]
        price = next(beside for priced, beside in self._prices if priced == kind)
        around = price.around([first, *others])
        return Box(0, around.y, self._right + _PADDING, around.height).inset(0, -_PADDING // 2)

    def draw(self, canvas: Canvas, box: Box, changed: Changes) -> None:
        """On a panel."""
        if not self._lots:
            return
        panel(canvas, box)
        for kind in dict.fromkeys(lot.kind for lot in self._lots):
            canvas.area("tiles", self._line(kind).moved(box.x, box.y))
        for kind, beside in self._prices:
            _draw_price(canvas, beside.moved(box.x, box.y), kind.removesuffix("s"))
        for lot in self._lots:
            spot = lot.place.moved(box.x, box.y)
            draw_tile(canvas, spot, lot.tile, self._side)
            canvas.anchor("tile", lot.tile, spot)
            if changed.tiles.get(lot.kind, ())[lot.at : lot.at + 1] == (True,):
                mark(canvas, spot, 10, 4)


def _draw_price(canvas: Canvas, box: Box, kind: str) -> None:
    """Below each other what a tile of this kind costs."""
    cost = PRICES[kind]
    places = Box(box.x, box.y, box.width, box.height).rows(len(cost))
    for (good, count), spot in zip(cost.items(), places, strict=True):
        middle = spot.centre[1]
        canvas.text(str(count), spot.x + 4, middle, _FIGURE, p.INK)
        canvas.sprite(icon(good, _SIGN), spot.x + 28, middle - _SIGN // 2)
