"""The two pictures of Settlers, from a view to bytes."""

from __future__ import annotations

from collections.abc import Sequence

from games.settlers import GAME
from games.settlers.components import TILES
from games.settlers.score import score
from games.settlers.state import State
from render.kit import palette as p
from render.kit.badges import initials
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.ground import ground
from render.kit.lettering import HEADING, Type, Weight, width_of
from render.kit.picture import Picture, encoded
from render.kit.seats import Note, SeatHead
from render.settlers import alt
from render.settlers.arrange import Limits, arranged
from render.settlers.changes import changes
from render.settlers.land import surveyed
from render.settlers.legend import legend
from render.settlers.market import draw_prizes, draw_rows, prizes_height, rows_height
from render.settlers.seats import AROUND, PADDING, draw_seat
from render.settlers.words import player_names, standing, tile_name
from texts import Teller

_WIDTH = 1600
_MARGIN = 28
_GAP = 24
_HEADER = 72
_TITLE = Type(56, Weight.BLACK)
_LIMITS = Limits(largest=104, readable=76, tallest=1000, beside=2 * PADDING, around=AROUND, gap=_GAP)
_OWN_LARGEST, _OWN_TALLEST = 220, 1500


def table(view: State, teller: Teller, viewer: int | None, before: State | None) -> Picture:
    """The whole table."""
    changed = changes(before, view)
    inside = _WIDTH - 2 * _MARGIN
    lines = arranged(view.players, inside, _LIMITS)
    signs = legend(teller, before is not None, inside)
    bands = [_HEADER, rows_height(view), prizes_height(view), *(line.height for line in lines), signs.height]
    canvas = ground(_WIDTH, sum(bands) + _GAP * len(bands))
    header, rows, prizes, *panels, foot = _stacked(Box(_MARGIN, 0, inside, canvas.box.height), bands)
    _header(canvas, header.moved(0, _GAP // 2), view, teller)
    draw_rows(canvas, rows, view, teller, changed)
    draw_prizes(canvas, prizes, view, teller)
    heads = _heads(view, teller)
    for line, band in zip(lines, panels, strict=True):
        for seat, land, place in line.places(band, _GAP):
            draw_seat(canvas, place, land, heads[seat], view, teller, changed.at(seat))
    signs.draw(canvas, foot)
    return encoded(canvas.image, alt.of_table(view, teller, changed))


def own(view: State, teller: Teller, viewer: int | None, before: State | None) -> Picture:
    """One player's state, large, with the names of its tiles and of the squares where it can grow."""
    seat = viewer or 0
    changed = changes(before, view)
    inside = _WIDTH - 2 * _MARGIN
    land = surveyed(view.players[seat].land, inside - 2 * PADDING, _OWN_TALLEST, _OWN_LARGEST, rim=1.0)
    signs = legend(teller, before is not None, inside)
    bands = [0, AROUND + land.height, signs.height]
    canvas = ground(_WIDTH, sum(bands) + _GAP * len(bands))
    _, panel, foot = _stacked(Box(_MARGIN, 0, inside, canvas.box.height), bands)
    names = {key: tile_name(teller, key) for key in TILES}
    draw_seat(canvas, panel, land, _heads(view, teller)[seat], view, teller, changed.at(seat), names)
    signs.draw(canvas, foot)
    return encoded(canvas.image, alt.of_seat(view, teller, seat, changed))


def _stacked(box: Box, heights: Sequence[int]) -> list[Box]:
    """Bands of these heights below each other."""
    bands = []
    for height in heights:
        band, box = box.cut_top(height, _GAP)
        bands.append(band)
    return bands


def _heads(view: State, teller: Teller) -> list[SeatHead]:
    waiting = GAME.play(view).waiting()
    outcome = score(view)
    names = player_names(teller)
    note = Note(teller("picture-winner"), "star", True) if view.over else Note(teller("picture-to-move"), "arrow", True)
    return [
        SeatHead(
            seat,
            names[seat],
            initial,
            str(outcome.scores[seat].total),
            note if seat in (outcome.winners if view.over else waiting) else None,
        )
        for seat, initial in enumerate(initials(names))
    ]


def _header(canvas: Canvas, box: Box, view: State, teller: Teller) -> None:
    """The game's name, and where the game stands."""
    title = teller("picture-title")
    left, right = box.cut_left(width_of(title, _TITLE) + 8, 40)
    canvas.text_in(title, left, _TITLE)
    canvas.text_in(
        standing(view, teller, player_names(teller)), right, HEADING.weighing(Weight.SEMIBOLD), p.INK_SOFT, "right"
    )
