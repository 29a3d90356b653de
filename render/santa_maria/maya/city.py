"""The Maya city on the picture: roads from their dice inward, and at their ends the districts that join them."""

from __future__ import annotations

from games.santa_maria.components import DISTRICTS, ROADS, TEMPLES
from games.santa_maria.maya.city import PLACES
from games.santa_maria.state import City, State
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import BODY, FINE, SMALL, Weight, width_of
from render.kit.palette import Colour
from render.kit.signs.badges import number_badge, slot
from render.kit.signs.dice import die
from render.kit.signs.marks import mark
from render.santa_maria import faces
from render.santa_maria.changes import SeatChanges
from render.santa_maria.colonies.colony import draw_blocked
from render.santa_maria.colours import BLUE
from texts import Teller

CITY_HEIGHT, LOWEST_CITY = 536, 480
_ROAD = p.colour("C9B48A")
_GOODS = ("wood", "grain", "sugar", "gem", "cocoa")
_DIE, _SYMBOL, _SMALL_SYMBOL, _FORK, _GAP, _APART = 104, 48, 36, 56, 10, 12
_HEADS = 40
"""The room for the letters of the plots."""
_SIGN, _GOOD = 46, 40
_MANY = FINE.weighing(Weight.BOLD)


def draw_city(canvas: Canvas, box: Box, view: State, changed: SeatChanges, teller: Teller) -> None:
    """A road is a line as a row of a colony is; a district lies between the two roads whose ends meet there."""
    city = view.city()
    heads, box = box.cut_top(_HEADS)
    lines = box.rows(len(ROADS), _GAP)
    side = lines[0].height
    wide = _DIE + len(PLACES) * (side + _GAP) + _FORK + _GAP
    for at, place in enumerate(PLACES):
        middle = heads.x + _DIE + _GAP + at * (side + _GAP) + side // 2
        canvas.text(place.upper(), middle, heads.centre[1], BODY.weighing(Weight.BOLD), p.INK_SOFT, "centre")
    for road, line in zip(ROADS, lines, strict=True):
        _draw_road(canvas, line.cut_left(wide)[0], city, road, changed)
        _draw_start(canvas, line.cut_left(_DIE)[0], view, road)
    room = box.cut_left(wide, _APART)[1]
    for key, between in zip(DISTRICTS, room.rows(len(DISTRICTS), _GAP), strict=True):
        _draw_district(canvas, between, city, key, changed, teller)


def _draw_road(canvas: Canvas, box: Box, city: City, road: int, changed: SeatChanges) -> None:
    """The die symbol, three plots, and the way through if there is one."""
    side = box.height
    start, rest = box.cut_left(_DIE, _GAP)
    way = Box(start.centre[0], box.centre[1] - side // 6, box.right - start.centre[0], side // 3)
    card(canvas, way, _ROAD, _ROAD, 8, 0, 0)
    for place in PLACES:
        square, rest = rest.cut_left(side, _GAP)
        _draw_plot(canvas, square, city, f"{place}{road}", changed)
    if road in city.roads:
        canvas.sprite_in(icon("road", _FORK - 8), rest)


def _draw_start(canvas: Canvas, box: Box, view: State, road: int) -> None:
    """The die symbol: as faint as where there is no such die, else the dice that can go from here."""
    assert view.maya is not None
    canvas.anchor("road", f"road_{road}", box)
    owned = view.players[view.maya].blue
    found = [("white", view.white.count(road), None), ("blue", owned.count(road), view.maya)]
    found.append(("blue", view.blue.count(road), None))
    there = [each for each in found if each[1]]
    card(canvas, box, p.PAPER, p.LINE, 12, 2, 0)
    if not there:
        canvas.sprite_in(die(road, _SYMBOL, p.WHITE).washed(p.PAPER, 0.7), box)
        return
    for (colour, count, owner), place in zip(there, box.columns(len(there)), strict=True):
        many = f"×{count}" if count > 1 else ""
        beside = len(there) == 1
        size = _SYMBOL if beside else _SMALL_SYMBOL
        wide = width_of(many, _MANY) + 4 if beside and many else 0
        low = _MANY.size if many and not beside else 0
        spot = place.centred(size + wide, size + low).cut_top(size)[0].cut_left(size)[0]
        canvas.sprite(die(road, size, p.WHITE if colour == "white" else BLUE), spot.x, spot.y)
        canvas.anchor("die", f"{colour}_{road}", spot, owner)
        if many and beside:
            canvas.text(many, spot.right + 4, spot.centre[1], _MANY)
        elif many:
            canvas.text(many, spot.centre[0], spot.bottom + low // 2, _MANY, align="centre")


def _draw_plot(canvas: Canvas, square: Box, city: City, plot: str, changed: SeatChanges) -> None:
    side, blocked = square.width, city.blocked.get(plot, "")
    if plot in city.plots:
        canvas.sprite(faces.cell(city.plots[plot], side, blocked=bool(blocked)), square.x, square.y)
    else:
        card(canvas, square, p.PAPER, p.LINE, side // 8, 1, 0)
        slot(canvas, square, p.LINE, side // 8)
    if blocked == "priest":
        size = side // 2
        canvas.sprite(icon("monk", size), square.right - size, square.bottom - size)
    elif blocked:
        draw_blocked(canvas, square, blocked)
    canvas.anchor("spot", plot, square)
    if plot in changed.cells:
        mark(canvas, square, side // 8, 4)


def _draw_district(canvas: Canvas, box: Box, city: City, key: str, changed: SeatChanges, teller: Teller) -> None:
    """Its name and cards; the levels of its temple, and what the next one costs."""
    face = p.tint(faces.DISTRICTS[key], 0.35)
    ink = p.ink_on(face)
    card(canvas, box, face, p.darker(faces.DISTRICTS[key], 0.3), 12, 3, 0)
    temple = city.temples[key]
    above, below = box.inset(14, 6).rows([2, 3])
    shown = str(city.gold if key == "gold_temple" else len(city.tucked.get(key, ())))
    count, name = above.cut_right(width_of(shown, SMALL) + 8)
    sign, name = name.cut_right(_GOOD, 6)
    canvas.text_in(shown, count, SMALL.weighing(Weight.BOLD), ink, "right")
    canvas.sprite_in(icon("gold" if key == "gold_temple" else "card", _GOOD), sign)
    canvas.text_in(teller.name("district", key).capitalize(), name, SMALL.weighing(Weight.BOLD), ink)
    _draw_temple(canvas, below, temple.levels, temple.token, ink)
    canvas.anchor("district", key, box)
    if key in changed.cells:
        mark(canvas, box, 12, 4)


def _draw_temple(canvas: Canvas, box: Box, levels: int, token: str, ink: Colour) -> None:
    """A pyramid with its number; after an arrow the goods of the next level."""
    middle = box.centre[1]
    canvas.sprite(icon("pyramid", _SIGN), box.x, middle - _SIGN // 2)
    number_badge(canvas, (box.x + _SIGN + 26, middle), str(levels), 42)
    if not token:
        return
    x = box.x + _SIGN + 60
    canvas.text("→", x, middle, BODY, ink)
    x += width_of("→", BODY) + 8
    for good in _GOODS:
        for _ in range(TEMPLES[token].cost.get(good, 0)):
            canvas.sprite(icon(good, _GOOD), x, middle - _GOOD // 2)
            x += _GOOD + 4
