"""The two pictures of Santa Maria, from a view to bytes."""

from __future__ import annotations

from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.state import State
from render.heads import seat_heads
from render.kit.areas.seats import Figure, SeatHead
from render.kit.boxes import Box
from render.kit.finish import finished
from render.kit.frame import GAP, HEADER, INSIDE, TALLEST, header, sheet
from render.kit.picture import Picture
from render.santa_maria import alt, board, faces
from render.santa_maria.changes import changes
from render.santa_maria.own import draw_own, own_height
from render.santa_maria.seats import AROUND, draw_seat
from render.santa_maria.words import standing, total
from render.signs import legend_of
from render.words import player_names, said
from texts import Teller

_BETWEEN = 14
_LARGEST = 640
"""No colony on the table's picture is higher."""
_SIDE_BY_SIDE, _BELOW_EACH_OTHER = 2, 4
"""So many players, at the most."""
_SHARE = 0.44
"""Of the width, for whoever is to move."""


def table(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The whole table."""
    changed = changes(before, view)
    heads = heads_of(view, teller)
    letters = [head.initial for head in heads]
    above = [HEADER, board.DICE, board.DOCKS_HEIGHT, board.places_height(view), board.DISPLAY, board.TRACKS]
    room = TALLEST - GAP // 2 - GAP - sum(above) - len(above) * _BETWEEN
    dominant = next((head.seat for head in heads if head.lit), viewer or Seat(0))
    canvas, bands = sheet([*above, min(room, _highest(view.seats))], GAP // 2, _BETWEEN)
    header(canvas, bands[0], said(teller, "title"), standing(view, teller, player_names(teller)))
    board.draw_dice(canvas, bands[1], view, teller, changed)
    board.draw_docks(canvas, bands[2], view, teller, changed, letters)
    board.draw_places(canvas, bands[3], view, teller, changed, letters)
    board.draw_display(canvas, bands[4], view, teller, changed)
    board.draw_tracks(canvas, bands[5], view, teller, letters)
    for seat, box in zip(view.in_turn(dominant), _seated(bands[6], view.seats), strict=True):
        canvas.area("seats", box)
        draw_seat(canvas, box, heads[seat], view, teller, changed.at(seat))
    return finished(canvas, alt.of_table(view, teller), faces.tones())


def _seated(box: Box, seats: int) -> list[Box]:
    """Whoever is to move is large; beside that the others, in turn order."""
    if seats <= _SIDE_BY_SIDE:
        return box.columns(seats, _BETWEEN)
    large, rest = box.cut_left(round(box.width * _SHARE), _BETWEEN)
    columns = 1 if seats <= _BELOW_EACH_OTHER else 2
    return [large, *rest.grid(columns, -(-(seats - 1) // columns), _BETWEEN)]


def _highest(seats: int) -> int:
    """How high the players' panels can well be."""
    width = INSIDE // seats if seats <= _SIDE_BY_SIDE else round(INSIDE * _SHARE)
    return AROUND + min(_LARGEST, width)


def own(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """One player's colony, large, with the names of its cells, and all that the player has."""
    seat = viewer or Seat(0)
    changed = changes(before, view).at(seat)
    height = own_height(view, seat, teller)
    legend = legend_of(teller, INSIDE, TALLEST - height - 3 * GAP)
    canvas, (panel, *foot) = sheet([height, *([legend.height] if legend else [])])
    if legend:
        legend.draw(canvas, foot[0])
    draw_own(canvas, panel, heads_of(view, teller)[seat], view, teller, changed)
    return finished(canvas, alt.of_seat(view, teller, seat), faces.tones())


def heads_of(view: State, teller: Teller) -> list[SeatHead]:
    """Every seat's name with its points, where they are known."""

    def points(seat: Seat) -> list[Figure]:
        return [Figure("point", str(points)) for points in total(view, seat)]

    return seat_heads(GAME, view, teller, player_names(teller), points, view.first)
