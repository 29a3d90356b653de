"""All colonies in boxes of one size in the order of their seats, and the tiles that can be laid in them."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.seats import Seat
from games.santa_maria.components import COLONIES, DOCKS
from games.santa_maria.lines.activating import activation_price
from games.santa_maria.state import Colony, State
from render.kit import palette as p
from render.kit.areas.panels import panel, shore
from render.kit.areas.seats import SeatHead
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE_INSIDE
from render.kit.icons import icon
from render.kit.lettering import BODY, FINE, HEADING, Weight, width_of
from render.kit.signs.badges import seat_badge
from render.kit.signs.dice import die
from render.kit.sprites import Sprite
from render.santa_maria import faces
from render.santa_maria.changes import Changes
from render.santa_maria.colonies.colony import Plan, draw_cells, draw_colony, draw_heads
from render.santa_maria.colonies.facts import whites_left
from render.santa_maria.colonies.tiles import LARGEST, Offer
from render.santa_maria.people import portrait
from render.words import in_short
from texts import Teller

GAP = 12
_PADDING, _HEAD, _STRIP, _NEAR = 12, 50, 48, 6
_LINES = 44
"""The room for names and dice of rows and columns."""
_BADGE, _SIGN = 46, 38
_ENTRY, _BY, _APART, _SHORE = 36, 4, 8, 8
"""In the strip: the size of signs, how near their figures are, what is between signs, and inside the shore."""
_WIDE = (CLOSE_INSIDE - GAP) // 2
_SIDES = (LARGEST, 60, 56, 52, 48)
_AROUND = 2 * _PADDING + _HEAD + _STRIP + 2 * _NEAR
_FIGURE = BODY.weighing(Weight.BOLD)
_SHORT_NAME = 150


class Colonies:
    """Two beside each other; the tiles in the box that is left, or below them."""

    def __init__(self, view: State, room: int) -> None:
        self._view = view
        self._seats = view.colonists()
        self._rows = -(-max(len(self._seats), _founded(view) + len(view.boards)) // 2)
        widest = _AROUND + _WIDE - 2 * _PADDING
        self._beside = bool(len(self._seats) % 2) and not view.boards
        if self._beside:
            self._high = min(widest, (room - GAP * (self._rows - 1)) // self._rows)
            self._offer = next(
                (made for side in _SIDES if (made := Offer(view, _WIDE, side)).height <= self._high),
                Offer(view, _WIDE, _SIDES[-1]),
            )
            return
        self._offer = Offer(view, CLOSE_INSIDE)
        below = self._offer.height + GAP if self._offer.height else 0
        self._high = min(widest, (room - below - GAP * (self._rows - 1)) // self._rows)

    @property
    def height(self) -> int:
        """How high all of it is."""
        high = self._rows * (self._high + GAP) - GAP
        return high + (GAP + self._offer.height if self._offer.height and not self._beside else 0)

    def draw(self, canvas: Canvas, box: Box, heads: Sequence[SeatHead], teller: Teller, changed: Changes) -> None:
        """All of them, each in its place."""
        places = [
            Box(box.x + at % 2 * (_WIDE + GAP), box.y + at // 2 * (self._high + GAP), _WIDE, self._high)
            for at in range(2 * self._rows)
        ]
        for seat, place in zip(self._seats, places, strict=False):
            if self._view.colony(seat).board:
                _draw_seat(canvas, place, heads[seat], self._view, changed, teller)
        free = [place for at, place in enumerate(places) if at >= len(self._seats) or not self._has_board(at)]
        for board, place in zip(self._view.boards, free, strict=False):
            _draw_board(canvas, place, board, teller)
        if self._beside:
            self._offer.draw(canvas, places[-1].cut_top(self._offer.height)[0], changed)
        else:
            self._offer.draw(canvas, box.cut_bottom(self._offer.height)[0], changed)

    def _has_board(self, at: int) -> bool:
        return bool(self._view.colony(self._seats[at]).board)


def _founded(view: State) -> int:
    """How many have a board."""
    return sum(bool(view.colony(seat).board) for seat in view.colonists())


def _draw_board(canvas: Canvas, box: Box, board: str, teller: Teller) -> None:
    """A board that nobody has taken."""
    panel(canvas, box)
    top, rest = box.inset(_PADDING).cut_top(_HEAD, _NEAR)
    canvas.text_in(teller.name("board", board), top, HEADING.sized(34), p.INK, "centre")
    draw_cells(canvas, Plan(rest), Colony(board, COLONIES[board].cells))
    canvas.anchor("board", board, box)


def _draw_seat(canvas: Canvas, box: Box, head: SeatHead, view: State, changed: Changes, teller: Teller) -> None:
    """Who it is, the colony with the dice that can activate its lines, and below it what else decides."""
    panel(canvas, box, p.SEATS[head.seat] if head.lit else None)
    canvas.area("seats", box)
    colony = view.colony(head.seat)
    top, rest = box.inset(_PADDING).cut_top(_HEAD, _NEAR)
    _draw_head(canvas, top, head, colony, teller)
    strip, grid = rest.cut_bottom(_STRIP, _NEAR)
    plan = Plan(grid, _LINES, _LINES)
    player = view.players[head.seat]
    draw_heads(canvas, plan, view.white, player.blue, head.seat, view.blue)
    draw_colony(canvas, plan, colony, changed.at(head.seat), head.seat)
    _draw_strip(canvas, strip, view, head.seat, colony)


def _draw_head(canvas: Canvas, box: Box, head: SeatHead, colony: Colony, teller: Teller) -> None:
    """The name, and the scholar that came with the town hall."""
    badge, box = box.cut_left(_BADGE, 10)
    seat_badge(canvas, badge.centre, head.seat, head.initial, _BADGE)
    if head.first:
        crown, box = box.cut_right(_SIGN, 8)
        canvas.sprite_in(icon("crown", _SIGN), crown)
    if colony.scholar:
        name = in_short(teller, "place", colony.scholar)
        words, box = box.cut_right(min(width_of(name, FINE), max(0, box.width - _SHORT_NAME - _SIGN)), 6)
        sign, box = box.cut_right(_SIGN, 10)
        canvas.text_in(name, words, FINE)
        canvas.sprite_in(portrait(colony.scholar, _SIGN + 4), sign)
    canvas.text_in(head.name, box, HEADING.sized(34))


def _draw_strip(canvas: Canvas, box: Box, view: State, seat: Seat, colony: Colony) -> None:
    """The next single building's price, white dice left, and in the water the tiles delivered, in all and dock by dock.

    The price stands away from the water: it is not counted among the tiles.
    """
    entries = [
        (faces.paid(activation_price(view, seat), _ENTRY), ""),
        (die(5, _ENTRY, p.WHITE), f"×{whites_left(view, seat)}"),
    ]
    own, docks = box.cut_left(sum(map(_width, entries)) + _APART, _APART)
    _draw_entries(canvas, own, entries)
    shore(canvas, docks)
    lying = [len(colony.docks.get(dock, ())) for dock in DOCKS]
    whole = f"{sum(lying)}="
    place, beside = docks.inset(_SHORE, 0).cut_left(width_of(whole, _FIGURE), _BY)
    _draw_entries(
        canvas, beside, [(icon(faces.DOCKS[dock], _ENTRY), str(n)) for dock, n in zip(DOCKS, lying, strict=True)]
    )
    canvas.text_in(whole, place, _FIGURE, p.ink_on(canvas.colour_at(place.centre)))


def _width(entry: tuple[Sprite, str]) -> int:
    sprite, words = entry
    return sprite.width + (_BY + width_of(words, _FIGURE) if words else 0)


def _draw_entries(canvas: Canvas, box: Box, entries: Sequence[tuple[Sprite, str]]) -> None:
    """Signs with their figures, from edge to edge."""
    widths = [_width(entry) for entry in entries]
    gap = (box.width - sum(widths)) // (len(entries) - 1)
    x, middle = box.x, box.centre[1]
    for (sprite, words), width in zip(entries, widths, strict=True):
        canvas.sprite(sprite, x, middle - sprite.height // 2)
        if words:
            canvas.text(words, x + sprite.width + _BY, middle, _FIGURE, p.ink_on(canvas.colour_at((x - 3, middle))))
        x += width + gap
