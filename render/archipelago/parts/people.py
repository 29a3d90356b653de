"""Everybody side by side: what decides, the buildings that they control, and their cards by name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.archipelago.components import TOKENED
from games.archipelago.state import Player, State
from games.core.seats import Seat
from render.archipelago import alt
from render.archipelago.changes import changes
from render.archipelago.map.counters import printed
from render.archipelago.map.whole import tones
from render.archipelago.seats import FIGURES, cells_of, heads_of
from render.kit import palette as p
from render.kit.areas.lines import Cell, SeatLine, SeatLines, draw_cell
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE_INSIDE
from render.kit.icons import icon
from render.kit.leaf import Leaf
from render.kit.lettering import FINE, wrapped
from render.kit.picture import Picture
from render.kit.signs.legend import SIGN
from render.words import listed, player_names, said, titled
from texts import Teller

_INSET, _BUILT, _SIGN = 20, 50, 40


def people(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """A box each."""
    changed = changes(before, view)
    heads = heads_of(view, teller, changed, player_names(teller))
    lines = [SeatLine(head, cells_of(view, head.seat, changed)) for head in heads]
    cards = [
        wrapped(_cards_told(view.players[seat], teller), FINE, CLOSE_INSIDE - 2 * _INSET) for seat in view.every_seat()
    ]
    below = _BUILT + max(map(len, cards)) * FINE.line_height + 10
    laid = SeatLines(lines, CLOSE_INSIDE, below)
    leaf = Leaf(said(teller, "part-people")).band(laid.height, partial(_draw, view, laid, cards))
    leaf.legend([(icon(sign, SIGN), teller.name("sign", sign)) for sign in FIGURES if sign != "wonder"])
    return leaf.picture([alt.seat_told(view, teller, seat) for seat in view.order], tones())


def _draw(view: State, laid: SeatLines, cards: Sequence[Sequence[str]], canvas: Canvas, box: Box) -> None:
    for seat, (place, names) in enumerate(zip(laid.draw(canvas, box), cards, strict=True)):
        built, rest = place.cut_top(_BUILT)
        for kind, cell in zip(TOKENED, built.columns(len(TOKENED), 10), strict=True):
            count = len(view.controlled(Seat(seat), kind))
            draw_cell(canvas, cell, Cell(printed(kind, _SIGN), str(count), faint=not count))
        for words, line in zip(names, rest.stacked([FINE.line_height] * len(names)), strict=True):
            canvas.text(words, line.x, line.centre[1], FINE, p.INK_SOFT)


def _cards_told(player: Player, teller: Teller) -> str:
    """Those that can be used still first."""
    ready = [titled(teller.name("card", owned.card)) for owned in player.cards if not owned.busy and not owned.built]
    used = [titled(teller.name("card", owned.card)) for owned in player.cards if owned.busy or owned.built]
    told = [
        said(teller, key, cards=listed(teller, names))
        for key, names in (("cards-ready", ready), ("cards-used", used))
        if names
    ]
    return " ".join(told) or said(teller, "cards-none")
