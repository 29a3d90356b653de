"""What lies beside the board: plantations, the trading house, ships, colonists, goods and points."""

from __future__ import annotations

from games.core.parts.seeing import HIDDEN
from games.puerto_rico.components import GOODS, SIZES
from games.puerto_rico.state import Ship, State
from games.puerto_rico.steps import LayTile
from render.kit import palette as p
from render.kit.areas.panels import card, heading, panel, sea_face
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import HEADING
from render.kit.palette import Colour
from render.kit.signs.badges import counter, counter_width, number_badge
from render.kit.signs.marks import mark
from render.puerto_rico import faces
from render.puerto_rico.changes import Changes
from render.puerto_rico.pieces import COLONIST, NOBLE
from render.words import said
from texts import Teller

HEIGHT = 274
_PADDING = 16
_TITLE = 40
_TITLES = HEADING.sized(32)
_HOLD, _GAP = 44, 5
_CELL = 60
_SIGN = 38
_APART, _CLOSE, _MANY = 14, 6, 7


_LIT = {"settler": 0, "trader": 0, "captain": 1}


def draw_harbour(
    canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes, lit: Colour | None = None
) -> None:
    """Three cards side by side; the one that the role now carried out is about is lit."""
    for number, (place, draw) in enumerate(
        zip(box.columns([496, 518, 490], 20), (_draw_land, _draw_ships, _draw_supply), strict=True)
    ):
        face = sea_face() if draw is _draw_ships else None
        panel(canvas, place, lit if _LIT.get(view.role) == number else None, face)
        canvas.area(("land", "ships", "supply")[number], place)
        draw(canvas, place.inset(_PADDING), view, teller, changed)


def _draw_land(canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes) -> None:
    """The plantations that lie open, the stacks and the quarries; below, the trading house."""
    title, rest = box.cut_top(_TITLE, 8)
    counts = [("stack", str(len(view.pile))), ("quarry", str(view.quarries))]
    numbers, words = title.cut_right(sum(counter_width(count, 36) for _, count in counts) + 20, 16)
    heading(canvas, words, said(teller, "plantations"), _TITLES, rule=False)
    x = numbers.x
    for name, count in counts:
        width = counter(canvas, x, numbers.centre[1], name, count, 36)
        canvas.anchor("tile", name, Box(x - 4, numbers.y, width + 12, numbers.height))
        x += width + 20
    row, rest = rest.cut_top(_CELL, 14)
    tiles = open_tiles(view, changed)
    for index, (tile, new) in enumerate(tiles):
        place = Box(row.x + index * (_CELL + (_APART if len(tiles) < _MANY else _CLOSE)), row.y, _CELL, _CELL)
        canvas.sprite(faces.good_chip(tile, _CELL), place.x, place.y)
        canvas.anchor("tile", tile, place)
        if new:
            mark(canvas, place, 10, 4)
    title, rest = rest.cut_top(_TITLE, 8)
    heading(canvas, title, said(teller, "house"), _TITLES, rule=False)
    deck = rest.cut_top(_CELL)[0].cut_left(SIZES.house * (_CELL + 6) + 10)[0]
    card(canvas, deck, p.WOOD_LIGHT, p.WOOD, 12, 2, 0)
    for index in range(SIZES.house):
        place = Box(deck.x + 8 + index * (_CELL + 6), deck.y + 5, _CELL - 4, _CELL - 10)
        draw_cell(canvas, place.centred(50, 50), view.house[index] if index < len(view.house) else "")
        if changed.house[index : index + 1] == (True,):
            mark(canvas, place.centred(50, 50), 10, 4)


def open_tiles(view: State, changed: Changes) -> list[tuple[str, bool]]:
    """The plantations that lie open, each with whether it is new; a tile just drawn is."""
    tiles = list(zip(view.row, changed.row or [False] * len(view.row), strict=True))
    return tiles + [(step.tile, True) for step in view.agenda if isinstance(step, LayTile) and step.tile != HIDDEN]


def _draw_ships(canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes) -> None:
    title, rest = box.cut_top(_TITLE, 8)
    heading(canvas, title, said(teller, "ships"), _TITLES, rule=False)
    for ship, place in zip(view.ships, rest.rows(3, 10), strict=False):
        draw_ship(canvas, place, ship, ship.capacity in changed.ships)


def draw_ship(canvas: Canvas, box: Box, ship: Ship, new: bool) -> None:
    """A ship with the number of its holds, and its holds as on the deck."""
    prow, rest = box.cut_left(66, 16)
    canvas.sprite_in(icon("ship", 62), prow)
    number_badge(canvas, (prow.right - 8, prow.bottom - 16), ship.word)
    deck = rest.cut_left(ship.capacity * (_HOLD + _GAP) + 11)[0].centred(
        ship.capacity * (_HOLD + _GAP) + 11, _HOLD + 14
    )
    card(canvas, deck, p.WOOD_LIGHT, p.WOOD, 14, 2, 0)
    for hold in range(ship.capacity):
        place = Box(deck.x + 8 + hold * (_HOLD + _GAP), deck.y + 7, _HOLD, _HOLD)
        draw_cell(canvas, place, ship.good if hold < ship.load else "")
    canvas.anchor("ship", ship.word, Box(prow.x, deck.y, deck.right - prow.x, deck.height))
    if new:
        mark(canvas, deck, 14, 4)


def draw_cell(canvas: Canvas, place: Box, good: str) -> None:
    """A hold or a place in the trading house, with the good in it."""
    if good:
        canvas.sprite(faces.good_chip(good, place.width), place.x, place.y)
    else:
        card(canvas, place, p.PAPER_DEEP, p.WOOD, 8, 1, 0)


def _draw_supply(canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes) -> None:
    """Goods, points and people left; below, the colonist ship."""
    title, rest = box.cut_top(_TITLE, 8)
    heading(canvas, title, said(teller, "supply"), _TITLES, rule=False)
    goods, rest = rest.cut_top(46, 6)
    for place, good in zip(goods.columns(len(GOODS)), GOODS, strict=True):
        width = counter(canvas, place.x, place.centre[1], good, str(view.stock[good]), _SIGN)
        canvas.anchor("good", good, Box(place.x - 4, place.y, width + 12, place.height))
    left, rest = rest.cut_top(46, 8)
    counts = [("point", view.points), (COLONIST, view.colonists)]
    counts += [(NOBLE, view.nobles)] if view.plays("nobles") else []
    for place, (name, count) in zip(left.columns(3), counts, strict=False):
        counter(canvas, place.x, place.centre[1], name, str(count), _SIGN)
    title, rest = rest.cut_top(_TITLE, 8)
    heading(canvas, title, said(teller, "colonist-ship"), _TITLES, rule=False)
    aboard = [(NOBLE, view.ship_nobles)] if view.ship_nobles else []
    aboard += [(COLONIST, view.ship_colonists)] if view.ship_colonists or not aboard else []
    x = rest.x
    for name, count in aboard:
        width = counter(canvas, x, rest.y + 23, name, str(count), _SIGN)
        canvas.anchor("piece", "noble" if name == NOBLE else name, Box(x - 4, rest.y, width + 12, 46))
        x += width + 36
