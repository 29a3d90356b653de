"""All places of the route by name, with what lies there and who is there."""

from __future__ import annotations

from functools import partial

from games.core.seats import Seat
from games.maracaibo.state import State
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE_INSIDE
from render.kit.leaf import Leaf
from render.kit.picture import Picture
from render.kit.signs.badges import initials
from render.maracaibo import alt
from render.maracaibo.pictures import all_names
from render.maracaibo.stops import Line, draw_lines, height, lines_at, shown
from render.maracaibo.words import place_name
from render.words import said
from texts import Teller

_GAP, _ACROSS, _DOWN = 8, 8, 4
_WIDTH = (CLOSE_INSIDE - _GAP) // 2


def places(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """Two beside each other, in the order of the route."""
    names = all_names(view, teller)
    cards = {
        place: lines_at(view, place, initials(names), (), _WIDTH - 2 * _ACROSS, place_name(teller, place))
        for place in shown(view)
    }
    leaf = Leaf(said(teller, "part-places"))
    row = list(cards)
    for at in range(0, len(row), 2):
        beside = {place: cards[place] for place in row[at : at + 2]}
        high = max(sum(map(height, lines)) for lines in beside.values()) + 2 * _DOWN
        leaf.band(high, partial(_draw, beside))
    return leaf.picture(alt.of_chart(view, teller, names))


def _draw(cards: dict[str, list[Line]], canvas: Canvas, box: Box) -> None:
    for (place, lines), cell in zip(cards.items(), box.columns(2, _GAP), strict=False):
        card(canvas, cell, p.PAPER, p.LINE, 12, 2, 0)
        lying = draw_lines(canvas, lines, cell.inset(_ACROSS, _DOWN))
        canvas.anchor("place", place, cell)
        for (noun, word), there in lying.items():
            canvas.anchor(noun, word, there)
