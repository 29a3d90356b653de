"""The Maya city on the picture: roads with their plots side by side, and between them the strips with their temples."""

from __future__ import annotations

from games.santa_maria.components import DISTRICTS, ROADS, TEMPLES
from games.santa_maria.maya.city import PLACES
from games.santa_maria.state import City
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, SMALLEST, Type, Weight, width_of
from render.kit.signs.badges import number_badge, slot
from render.kit.signs.dice import die
from render.kit.signs.marks import mark
from render.santa_maria import faces
from render.santa_maria.changes import SeatChanges
from render.santa_maria.colony import BLUE
from render.words import in_short
from texts import Teller

CITY_HEIGHT = 760
_NARROW = 90
_END = 0.65
"""Where a road begins and ends needs less room than a plot."""
_ROAD = p.colour("C9B48A")
_GOODS = ("wood", "grain", "sugar", "gem", "cocoa")
_HIGH = 0.8
"""From this shape on roads are wider, for nothing else makes them larger."""


def draw_city(canvas: Canvas, box: Box, city: City, changed: SeatChanges, teller: Teller | None = None) -> None:
    """Roads run from the die symbols at the top inward; below they are joined."""
    high = box.height > box.width * _HIGH
    road_share, district_share = (2.0, 1.8) if high else (1.6, 1.8) if teller is None else (1.5, 2.2)
    shares = [road_share if at % 2 == 0 else district_share for at in range(2 * len(ROADS) - 1)]
    columns = box.columns(shares, 4)
    for at, road in enumerate(ROADS):
        _draw_road(canvas, columns[2 * at], city, road, changed)
    for key, district in DISTRICTS.items():
        _draw_district(canvas, columns[2 * min(district.roads) - 1], city, key, changed, teller)


def _draw_road(canvas: Canvas, box: Box, city: City, road: int, changed: SeatChanges) -> None:
    """The die symbol, three plots, and the way through if there is one."""
    size = min(box.width, round((box.height - 16) / (3 + 2 * _END)))
    shares = [_END, 1.0, 1.0, 1.0, _END]
    places = box.centred(size, round(sum(shares) * size) + 16).rows(shares, 4)
    length = places[4].centre[1] - places[0].centre[1]
    card(canvas, Box(box.centre[0] - size // 4, places[0].centre[1], size // 2, length), _ROAD, _ROAD, 8, 0, 0)
    canvas.sprite_in(die(road, round(size * _END), p.WHITE), places[0])
    canvas.anchor("road", f"road_{road}", places[0])
    for place, spot in zip(PLACES, places[1:4], strict=True):
        plot = f"{place}{road}"
        square = spot.centred(size, size).inset(2)
        if plot in city.plots:
            canvas.sprite(faces.cell(city.plots[plot], square.width), square.x, square.y)
        else:
            card(canvas, square, p.PAPER, p.LINE, size // 8, 1, 0)
            slot(canvas, square, p.LINE, size // 8)
        if square.width >= 3 * SMALLEST:
            _name(canvas, square, plot)
        _blocked(canvas, square, city.blocked.get(plot, ""))
        canvas.anchor("spot", plot, square)
        if plot in changed.cells:
            mark(canvas, square, size // 8, 3)
    if road in city.roads:
        canvas.sprite_in(icon("road", round(size * _END)), places[4])


def _name(canvas: Canvas, square: Box, plot: str) -> None:
    """On a plate in the corner, so that it can be read whatever stands there."""
    words, style = plot.upper(), FINE.weighing(Weight.BOLD)
    plate = Box(square.x, square.y, width_of(words, style) + 12, style.line_height + 2)
    card(canvas, plate, p.PAPER, p.PAPER, 8, 0, 0)
    canvas.text(words, *plate.centre, style, p.INK, "centre")


def _blocked(canvas: Canvas, box: Box, word: str) -> None:
    if not word:
        return
    size = round(box.width * 0.62)
    if word == "priest":
        canvas.sprite(icon("monk", size), box.right - size, box.bottom - size)
    else:
        colour, _, value = word.partition("_")
        sprite = die(int(value), size, p.WHITE if colour == "white" else BLUE)
        canvas.sprite(sprite, box.right - size, box.bottom - size)


def _draw_district(canvas: Canvas, box: Box, city: City, key: str, changed: SeatChanges, teller: Teller | None) -> None:
    """Its cards, the levels of its temple, and what the next one costs."""
    face = faces.DISTRICTS[key]
    card(canvas, box, p.tint(face, 0.35), p.darker(face, 0.3), 10, 3, 0)
    temple = city.temples[key]
    named = teller is not None
    head, rest = box.inset(4).cut_top(46 if named else 0)
    if named and teller is not None:
        canvas.text_in(
            in_short(teller, "district", key), head, FINE.weighing(Weight.BOLD), p.ink_on(p.tint(face, 0.35)), "centre"
        )
    levels, rest = rest.rows([2, 3])
    above, below = levels.rows([5, 4])
    size = min(above.width, above.height) - 4
    canvas.sprite_in(icon("pyramid", size), above)
    number_badge(canvas, (below.centre[0], below.y + 19), str(temple.levels), 38)
    narrow = rest.width < _NARROW
    cost, count = rest.rows([2, 1] if narrow else [3, 1])
    if temple.token:
        goods = [good for good in _GOODS for _ in range(TEMPLES[temple.token].cost.get(good, 0))]
        side = min(cost.height // max(2, len(goods)), cost.width) - 2
        top = cost.centre[1] - side * len(goods) // 2
        for at, good in enumerate(goods):
            canvas.sprite(icon(good, side), cost.centre[0] - side // 2, top + at * side)
    shown = str(city.gold if key == "gold_temple" else len(city.tucked.get(key, ())))
    sign = icon("gold" if key == "gold_temple" else "card", min(36, count.height // (2 if narrow else 1)))
    style = Type(SMALLEST, Weight.BLACK)
    ink = p.ink_on(p.tint(face, 0.35))
    if narrow:
        above, below = count.rows(2)
        canvas.sprite_in(sign, above)
        # Two digits are as wide as the district, and its mark lies inside of it.
        canvas.text(shown, *below.centre, style.weighing(Weight.SEMIBOLD) if len(shown) > 1 else style, ink, "centre")
    else:
        canvas.sprite(sign, count.centre[0] - sign.width - 2, count.centre[1] - sign.height // 2)
        canvas.text(shown, count.centre[0] + 4, count.centre[1], style.sized(SMALLEST + 4), ink)
    canvas.anchor("district", key, box)
    if key in changed.cells:
        mark(canvas, box, 10, 3)
