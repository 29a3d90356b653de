"""The buildings that can be built, by column and cost; what is sold out is gone."""

from __future__ import annotations

from collections.abc import Sequence

from games.puerto_rico.components import BUILDINGS
from games.puerto_rico.setup import draft_pool
from games.puerto_rico.state import State
from games.puerto_rico.turns.draft import drafted
from render.kit import palette as p
from render.kit.areas.panels import card, panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.lettering import SMALLEST, Type, Weight, width_of
from render.kit.palette import Colour
from render.kit.signs.badges import counter, points_in, priced
from render.kit.signs.marks import mark
from render.puerto_rico import faces
from render.puerto_rico.changes import Changes
from render.puerto_rico.words import drafting
from render.words import in_short, titled
from texts import Teller

_PADDING, _BETWEEN = 12, 14
_LINE, _GAP, _APART = 42, 3, 10
_GUTTER, _COIN, _FACE, _LEFT = 58, 39, 40, 42
_EDGE, _BESIDE = 4, 5
_NAME = Type(SMALLEST, Weight.BOLD)


class Market:
    """Bands in two columns, as even as can be: a band has its points, and as many doubloons quarries can save there."""

    def __init__(self, view: State, teller: Teller, width: int) -> None:
        self._view, self._inside = view, width - 2 * _PADDING
        bands = _bands(view)
        self._sides = min(
            ([bands[:cut], bands[cut:]] for cut in range(1, len(bands))), key=lambda sides: max(map(_high, sides))
        )
        self._names = _names(teller, [key for _, keys in bands for key in keys], self._name_room)

    @property
    def _name_room(self) -> int:
        return (self._inside - _BETWEEN) // 2 - _GUTTER - _COIN - _FACE - _LEFT - 2 * _EDGE - 2 * _BESIDE

    @property
    def height(self) -> int:
        """How high it must be."""
        return 2 * _PADDING + max(_high(side) for side in self._sides)

    def draw(self, canvas: Canvas, box: Box, changed: Changes, lit: Colour | None) -> None:
        """Draw all of it."""
        panel(canvas, box, lit)
        for place, side in zip(box.inset(_PADDING).columns(2, _BETWEEN), self._sides, strict=True):
            shown = [band for band in side if band[1]]
            bands = place.stacked([_rows(keys) for _, keys in shown], _APART)
            for band, (column, keys) in zip(bands, shown, strict=True):
                canvas.area("buildings", band.inset(-6))
                self._draw_band(canvas, band, column, keys, changed)

    def _draw_band(self, canvas: Canvas, box: Box, column: int, keys: Sequence[str], changed: Changes) -> None:
        """What is worth so many points, which are at the left."""
        gutter, rest = box.cut_left(_GUTTER, 0)
        points_in(canvas, Box(gutter.x, gutter.y - 2, 50, 50), column)
        if len(keys) > 1:
            counter(canvas, gutter.x - 6, gutter.y + 70, "quarry", str(column), 36)
        for line, key in zip(rest.stacked([_LINE] * len(keys), _GAP), keys, strict=True):
            self._draw_line(canvas, line, key)
            canvas.anchor("building", key, line)
            if key in changed.market:
                mark(canvas, line, 10, 4)

    def _draw_line(self, canvas: Canvas, line: Box, key: str) -> None:
        """What it costs, its face and name, its points if they are not as usual in its column, how many are left."""
        building = BUILDINGS[key]
        face = faces.tint(building)
        card(canvas, line, face, faces.rimmed(face), 10, 2, 0)
        coin, rest = line.inset(_EDGE, 0).cut_left(_COIN, _BESIDE)
        priced(canvas, coin, building.cost)
        drawn, rest = rest.cut_left(_FACE, _BESIDE)
        canvas.sprite_in(faces.face(key, _FACE), drawn)
        if building.points != building.column:
            points_in(canvas, rest.cut_right(_LEFT)[1].cut_right(44)[0], building.points)
        ink = p.ink_on(face)
        canvas.text(self._names[key], rest.x, rest.centre[1], _NAME, ink)
        left = self._view.market.get(key)
        canvas.text("?" if left is None else f"×{left}", line.right - 8, line.centre[1], _NAME, ink, "right")


def _rows(keys: Sequence[str]) -> int:
    return len(keys) * (_LINE + _GAP) - _GAP


def _high(side: list[tuple[int, list[str]]]) -> int:
    shown = [keys for _, keys in side if keys]
    return sum(_rows(keys) for keys in shown) + _APART * max(0, len(shown) - 1)


def _names(teller: Teller, keys: list[str], room: int) -> dict[str, str]:
    """In full where there is room; production buildings all in full or all in short, so that they are named alike."""
    full = {key: titled(teller.name("building", key)) for key in keys}
    short = {key: titled(in_short(teller, "building", key)) for key in keys}
    making = [key for key in keys if BUILDINGS[key].good]
    all_fit = all(width_of(full[key], _NAME) <= room for key in making)
    return {
        key: full[key] if (all_fit if key in making else width_of(full[key], _NAME) <= room) else short[key]
        for key in keys
    }


def _bands(view: State) -> list[tuple[int, list[str]]]:
    """The buildings left by column, by cost in each; while they are being chosen, also those to choose from."""
    left = [key for key, copies in view.market.items() if copies]
    keys = [*left, *(draft_pool(drafted(view)) if drafting(view) else ())]
    order = list(BUILDINGS)
    keys.sort(key=lambda key: (BUILDINGS[key].cost, order.index(key)))
    return [(column, [key for key in keys if BUILDINGS[key].column == column]) for column in range(1, 5)]
