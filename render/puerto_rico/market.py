"""The buildings that can be built, in the columns of the board; what is sold out folds away into a line."""

from __future__ import annotations

from games.puerto_rico.components import BUILDINGS
from games.puerto_rico.setup import draft_pool
from games.puerto_rico.state import State
from games.puerto_rico.turns.draft import drafted
from render.kit import palette as p
from render.kit.areas.area import between
from render.kit.areas.panels import panel
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, SMALLEST, Type, Weight, first_fitting, width_of
from render.kit.palette import Colour
from render.kit.signs.badges import points_in
from render.kit.signs.marks import mark
from render.puerto_rico import faces
from render.puerto_rico.changes import Changes
from render.puerto_rico.words import drafting
from render.words import in_short, said, titled
from texts import Teller

_PADDING = 16
_HEAD = 48
_LINE, _GAP = 48, 4
_COLUMNS, _BETWEEN = 4, 16
_NAME = Type(SMALLEST, Weight.BOLD)
_SOLD_LINE, _SOLD_GAP = 42, 26


class Market:
    """The board of buildings, laid out."""

    def __init__(self, view: State, teller: Teller, width: int, *, folded: bool = False) -> None:
        """Folded, it only counts what is sold out."""
        self._view = view
        self._teller = teller
        self._inside = width - 2 * _PADDING
        self._columns = _columns(view)
        gone = [key for key, left in view.market.items() if left == 0]
        self._sold = [] if folded else gone
        self._title = said(teller, "sold-out") + (f" {len(gone)}" if folded else "")
        self._names = {key: titled(teller.name("building", key)) for key in self._sold}
        self._widths = [
            width_of(self._title, FINE),
            *(width_of(name, FINE) for name in self._names.values()),
        ]
        rows = [len(column) for column in self._columns]
        beside = (max(rows) - rows[-1]) * (_LINE + _GAP)
        column = Box(0, 0, self._inside, 0).columns(_COLUMNS, _BETWEEN)[-1].width
        narrow = self._flow(column) if gone else []
        self._beside = bool(narrow) and _lines(narrow) * _SOLD_LINE <= beside
        self._places = narrow if self._beside or not gone else self._flow(self._inside)

    def _flow(self, width: int) -> list[tuple[int, int]]:
        return flow(self._widths, width, _SOLD_GAP)

    @property
    def height(self) -> int:
        """How high it must be."""
        below = 0 if self._beside else _lines(self._places) * _SOLD_LINE
        return 2 * _PADDING + _HEAD + max(map(len, self._columns)) * (_LINE + _GAP) + below

    def draw(self, canvas: Canvas, box: Box, changed: Changes, lit: Colour | None) -> None:
        """Draw all columns, and below them what is sold out."""
        panel(canvas, box, lit)
        inside = box.inset(_PADDING)
        high = _HEAD + max(map(len, self._columns)) * (_LINE + _GAP)
        canvas.area("buildings", inside.cut_top(high)[0].inset(-8), between(inside.columns(_COLUMNS, _BETWEEN)))
        for number, (place, keys) in enumerate(zip(inside.columns(_COLUMNS, _BETWEEN), self._columns, strict=True), 1):
            head, rest = place.cut_top(_HEAD)
            points, head = head.moved(0, -4).cut_left(_HEAD, 20)
            points_in(canvas, points, number)
            canvas.sprite(icon("quarry", 38), head.x, head.y + 5)
            canvas.text_in(said(self._teller, "saved", coins=number), head.moved(48, 0), FINE, p.INK_SOFT)
            for line, key in zip(rest.stacked([_LINE] * len(keys), _GAP), keys, strict=True):
                self._draw_line(canvas, line, key)
                canvas.anchor("building", key, line)
                if key in changed.market:
                    mark(canvas, line, 10, 4)
        last = inside.columns(_COLUMNS, _BETWEEN)[-1] if self._beside else inside
        self._draw_sold(canvas, last.cut_bottom(_lines(self._places) * _SOLD_LINE)[0], changed)

    def _draw_line(self, canvas: Canvas, line: Box, key: str) -> None:
        ways = [titled(name) for name in (self._teller.name("building", key), in_short(self._teller, "building", key))]
        name = first_fitting(ways, _NAME, faces.name_room(key, line.width, _LINE))
        canvas.sprite(faces.offered(key, name, line.width, _LINE, _NAME), line.x, line.y)
        left = self._view.market.get(key)
        ink = p.ink_on(faces.tint(BUILDINGS[key]))
        canvas.text("?" if left is None else f"×{left}", line.right - 10, line.centre[1], _NAME, ink, "right")

    def _draw_sold(self, canvas: Canvas, box: Box, changed: Changes) -> None:
        for key, (line, x) in zip(["", *self._sold], self._places, strict=False):
            middle = box.y + line * _SOLD_LINE + _SOLD_LINE // 2 + 4
            if not key:
                canvas.text(self._title, box.x + x, middle, FINE, p.INK_SOFT)
                continue
            run = canvas.struck(self._names[key], box.x + x, middle, FINE, p.INK_SOFT)
            if key in changed.market:
                mark(canvas, Box(box.x + x - 6, middle - 18, run + 12, 36), 10, 4)


def _lines(places: list[tuple[int, int]]) -> int:
    return places[-1][0] + 1 if places else 0


def _columns(view: State) -> list[list[str]]:
    """The buildings left by column, by cost in each; while they are being chosen, also those to choose from."""
    left = [key for key, copies in view.market.items() if copies]
    keys = [*left, *(draft_pool(drafted(view)) if drafting(view) else ())]
    order = list(BUILDINGS)
    keys.sort(key=lambda key: (BUILDINGS[key].cost, order.index(key)))
    return [[key for key in keys if BUILDINGS[key].column == column] for column in range(1, _COLUMNS + 1)]
