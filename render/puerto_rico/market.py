"""The buildings that can be built, in the columns of the board."""

from __future__ import annotations

from games.puerto_rico.components import BUILDINGS
from games.puerto_rico.draft import drafted
from games.puerto_rico.setup import draft_pool
from games.puerto_rico.state import State
from render.kit import palette as p
from render.kit.badges import points_in
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, SMALL, Type, Weight, width_of
from render.kit.marks import mark
from render.kit.panels import card
from render.puerto_rico import faces
from render.puerto_rico.changes import Changes
from render.puerto_rico.words import drafting
from render.words import said
from texts import Teller

_PADDING = 20
_HEAD = 40
_LINE, _GAP = 46, 5
_COLUMNS = 4
_SIZES = range(28, 17, -1)
_LEFT = SMALL.weighing(Weight.BOLD)


def market_height(view: State) -> int:
    """How high the board must be."""
    return 2 * _PADDING + _HEAD + max(map(len, _columns(view))) * (_LINE + _GAP)


def _columns(view: State) -> list[list[str]]:
    """The buildings in play by column, by cost in each; while they are being chosen, also those to choose from."""
    keys = [*view.market, *(draft_pool(drafted(view)) if drafting(view) else ())]
    order = list(BUILDINGS)
    keys.sort(key=lambda key: (BUILDINGS[key].cost, order.index(key)))
    return [[key for key in keys if BUILDINGS[key].column == column] for column in range(1, _COLUMNS + 1)]


def draw_market(canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes) -> None:
    """All columns, the names in one size; long ones of production buildings in two lines."""
    card(canvas, box)
    columns = _columns(view)
    places = box.inset(_PADDING).columns(_COLUMNS, 18)
    names = {key: teller.name("building", key) for keys in columns for key in keys}
    size = _fitting([name for key, name in names.items() if not BUILDINGS[key].good], places[0].width)
    for number, (place, keys) in enumerate(zip(places, columns, strict=True), start=1):
        head, rest = place.cut_top(_HEAD)
        points, head = head.moved(0, -6).cut_left(_HEAD, 26)
        points_in(canvas, points.moved(2, 0), number)
        canvas.sprite(icon("quarry", 32), head.x, head.y + 2)
        canvas.text_in(said(teller, "saved", coins=number), head.moved(42, 0), FINE, p.INK_SOFT)
        for line, key in zip(rest.stacked([_LINE] * len(keys), _GAP), keys, strict=True):
            left = view.market.get(key)
            canvas.sprite(faces.offered(key, names[key], line.width, _LINE, size, left == 0), line.x, line.y)
            words = "?" if left is None else f"×{left}"
            canvas.text(words, line.right - 12, line.centre[1], _LEFT, p.INK if left else p.INK_FAINT, "right")
            if key in changed.market:
                mark(canvas, line, 10, 4)


def _fitting(names: list[str], width: int) -> int:
    """The largest size in which all names fit."""
    room = faces.name_room(width, _LINE)
    return next(
        (size for size in _SIZES if all(width_of(name, Type(size, Weight.BOLD)) <= room for name in names)), _SIZES[-1]
    )
