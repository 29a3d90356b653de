"""The evolution track: each card with what it does, what it costs now, and what once it is turned."""

from __future__ import annotations

from games.archipelago.components import CARDS
from games.archipelago.state import RowCard, State
from render.archipelago.changes import Changes
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.lettering import FINE, Type, Weight, fitted, wrapped
from render.kit.palette import Colour
from render.kit.signs.badges import number_badge, priced
from render.kit.signs.marks import mark
from render.vignettes import vignette
from texts import Teller

_BETWEEN = 8
_NAME = Type(30, Weight.BOLD)
_COIN, _LATER, _ARROW = 56, 42, 26
_INSIDE, _DOWN, _GAP = 12, 7, 14
_FACE = 66
"""The size of its drawing."""


def row_heights(view: State, teller: Teller, width: int) -> list[int]:
    """How high the lines of all cards are."""
    return [height_of(lying.card, teller, width) for lying in view.row]


def row_height(view: State, teller: Teller, width: int) -> int:
    """How high the track is; nothing without cards."""
    heights = row_heights(view, teller, width)
    return sum(heights) + _BETWEEN * max(0, len(heights) - 1)


def _prices_width(turns: int = 3) -> int:
    return _COIN + (turns - 1) * (_ARROW + _LATER + 8)


def _room(width: int) -> int:
    """How wide its name and its words may be."""
    return width - 2 * _INSIDE - _FACE - _prices_width() - 2 * _GAP


def height_of(key: str, teller: Teller, width: int) -> int:
    """How high the line of a card is."""
    name = fitted(teller.name("card", key), _NAME, _room(width)).height
    about = len(wrapped(teller.about("card", key), FINE, _room(width))) * FINE.line_height
    return max(_FACE, name + about) + 2 * _DOWN


def draw_row(canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes) -> None:
    """All cards below each other."""
    canvas.area("cards", box)
    places = box.stacked(row_heights(view, teller, box.width), _BETWEEN)
    for place, lying in zip(places, view.row, strict=True):
        draw_card(canvas, place, lying, teller, new=lying.card in changed.row)
        for noun in ("card", "target"):
            canvas.anchor(noun, lying.card, place)


def face_of(key: str) -> Colour:
    """The colour of its kind."""
    return p.tint(p.WATER, 0.6) if CARDS[key].kind == "character" else p.tint(p.CORN, 0.55)


def draw_card(canvas: Canvas, box: Box, lying: RowCard, teller: Teller, *, new: bool = False) -> None:
    """A card of the track: its price now as a coin, then smaller what it costs once it is turned."""
    colour = face_of(lying.card)
    card(canvas, box, colour, p.LINE, 14, 2, 0)
    ink, inside = p.ink_on(colour), box.inset(_INSIDE, _DOWN)
    drawing, rest = inside.cut_left(_FACE, _GAP)
    canvas.sprite_in(vignette(teller.game, lying.card, _FACE, "card"), drawing)
    prices, rest = rest.cut_right(_prices_width(), _GAP)
    about = wrapped(teller.about("card", lying.card), FINE, rest.width)
    words = rest.centred(rest.width, _NAME.line_height + len(about) * FINE.line_height)
    name, rest = words.cut_top(_NAME.line_height)
    canvas.text_in(teller.name("card", lying.card), name, _NAME, ink)
    for line, place in zip(about, rest.stacked([FINE.line_height] * len(about)), strict=True):
        canvas.text(line, place.x, place.centre[1], FINE, ink)
    draw_prices(canvas, prices, lying, ink)
    if new:
        mark(canvas, box.inset(4))


def draw_prices(canvas: Canvas, box: Box, lying: RowCard, ink: Colour) -> None:
    """From the left: now, then after each turn; at last it is gone."""
    place, rest = box.cut_left(_COIN)
    priced(canvas, place, lying.price)
    for price in CARDS[lying.card].prices[lying.turned + 1 :]:
        arrow, rest = rest.cut_left(_ARROW + 4)
        canvas.text("→", arrow.centre[0], arrow.centre[1], FINE, ink, "centre")
        place, rest = rest.cut_left(_LATER, 4)
        number_badge(canvas, place.centre, str(price), _LATER, p.UMBER)
