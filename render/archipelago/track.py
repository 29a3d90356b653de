"""The evolution track: each card with what it does and its three prices."""

from __future__ import annotations

from games.archipelago.components import CARDS
from games.archipelago.state import RowCard, State
from render.archipelago.changes import Changes
from render.kit import palette as p
from render.kit.areas.area import between
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.lettering import FINE, Type, Weight, fitted, wrapped
from render.kit.signs.badges import priced
from render.kit.signs.marks import mark
from texts import Teller

_ACROSS = 5
_BETWEEN = 12
_NAME = Type(30, Weight.BOLD)
_COIN = 50
_INSIDE, _DOWN, _GAP = 12, 8, 6
_LOWEST = 170


def row_height(view: State, teller: Teller, width: int) -> int:
    """How high the track is, that every card has room for its words."""
    inside = (width - _BETWEEN * (_ACROSS - 1)) // _ACROSS - 2 * _INSIDE
    return max((_height_of(lying.card, teller, inside) for lying in view.row), default=0)


def _height_of(key: str, teller: Teller, inside: int) -> int:
    about = len(wrapped(teller.about("card", key), FINE, inside)) * FINE.line_height
    return max(_LOWEST, _named(key, teller, inside) + about + _COIN + 2 * (_DOWN + _GAP))


def _named(key: str, teller: Teller, inside: int) -> int:
    return fitted(teller.name("card", key), _NAME, inside, 2).height


def draw_row(canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes) -> None:
    """All cards side by side."""
    places = box.columns(_ACROSS, _BETWEEN)
    canvas.area("cards", box, between(places))
    for place, lying in zip(places, view.row, strict=False):
        draw_card(canvas, place, lying, teller, new=lying.card in changed.row)
        for noun in ("card", "target"):
            canvas.anchor(noun, lying.card, place)


def draw_card(canvas: Canvas, box: Box, lying: RowCard, teller: Teller, *, new: bool = False) -> None:
    """A card of the track: the present price as a coin, and in brackets among the three."""
    found = CARDS[lying.card]
    colour = p.tint(p.WATER, 0.6) if found.kind == "character" else p.tint(p.CORN, 0.55)
    card(canvas, box, colour, p.LINE, 14, 2)
    ink, inside = p.ink_on(colour), box.inset(_INSIDE, _DOWN)
    head, rest = inside.cut_top(_named(lying.card, teller, inside.width), _GAP)
    canvas.text_in(teller.name("card", lying.card), head, _NAME, ink, lines=2)
    foot, about = rest.cut_bottom(_COIN, _GAP)
    canvas.text_in(teller.about("card", lying.card), about, FINE, ink, lines=None)
    price, foot = foot.cut_left(_COIN)
    priced(canvas, price, lying.price)
    prices = [f"[{price}]" if at == lying.turned else str(price) for at, price in enumerate(found.prices)]
    canvas.text_in("  ".join(prices), foot, FINE, ink, "right")
    if new:
        mark(canvas, box)
