"""The two pictures of Settlers, from a view to bytes."""

from __future__ import annotations

from games.settlers import GAME
from games.settlers.components import TILES
from games.settlers.score import score
from games.settlers.state import State
from render.kit import palette as p
from render.kit.badges import initials
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.ground import ground
from render.kit.icons import icon
from render.kit.lettering import FINE, HEADING, Type, Weight, width_of
from render.kit.marks import star
from render.kit.picture import Picture, encoded
from render.kit.seats import Note, SeatHead
from render.settlers import alt
from render.settlers.arrange import Limits, arranged
from render.settlers.changes import changes
from render.settlers.land import surveyed
from render.settlers.market import draw_prizes, draw_rows, prizes_height, rows_height
from render.settlers.seats import AROUND, PADDING, draw_seat
from render.settlers.words import player_names, standing, tile_name
from texts import Teller

_WIDTH = 1600
_MARGIN = 28
_GAP = 24
_HEADER = 76
_LEGEND = 44
_TITLE = Type(56, Weight.BLACK)
_LIMITS = Limits(largest=104, readable=76, tallest=1000, beside=2 * PADDING, around=AROUND, gap=_GAP)
_OWN_LARGEST, _OWN_TALLEST = 220, 1500


def table(view: State, teller: Teller, viewer: int | None, before: State | None) -> Picture:
    """The whole table."""
    changed = changes(before, view)
    inside = _WIDTH - 2 * _MARGIN
    lines = arranged(view.players, inside, _LIMITS)
    rows, prizes = rows_height(view), prizes_height(view)
    height = _HEADER + rows + prizes + sum(line.height for line in lines) + _GAP * (3 + len(lines)) + _LEGEND + _MARGIN
    canvas = ground(_WIDTH, height)
    top, rest = Box(_MARGIN, 0, inside, height).cut_top(_HEADER + 16)
    _header(canvas, top, view, teller)
    place, rest = rest.cut_top(rows, _GAP)
    draw_rows(canvas, place, view, teller, changed)
    place, rest = rest.cut_top(prizes, _GAP)
    draw_prizes(canvas, place, view, teller)
    heads = _heads(view, teller)
    for line in lines:
        band, rest = rest.cut_top(line.height, _GAP)
        for seat, land, place in line.places(band, _GAP):
            draw_seat(canvas, place, land, heads[seat], view, teller, changed.at(seat))
    _legend(canvas, rest.cut_top(_LEGEND)[0], teller, before is not None)
    return encoded(canvas.image, alt.of_table(view, teller, changed))


def own(view: State, teller: Teller, viewer: int | None, before: State | None) -> Picture:
    """One player's state, large, with the names of its tiles and of the squares where it can grow."""
    seat = viewer or 0
    changed = changes(before, view)
    inside = Box(_MARGIN, _MARGIN, _WIDTH - 2 * _MARGIN, 0)
    land = surveyed(view.players[seat].land, inside.width - 2 * _MARGIN, _OWN_TALLEST, _OWN_LARGEST, rim=1.0)
    height = AROUND + land.height
    canvas = ground(_WIDTH, height + 2 * _MARGIN + _LEGEND)
    names = {key: tile_name(teller, key) for key in TILES}
    place = Box(inside.x, inside.y, inside.width, height)
    draw_seat(canvas, place, land, _heads(view, teller)[seat], view, teller, changed.at(seat), names)
    _legend(canvas, Box(inside.x, place.bottom + 12, inside.width, _LEGEND), teller, before is not None)
    return encoded(canvas.image, alt.of_seat(view, teller, seat, changed))


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


def _legend(canvas: Canvas, box: Box, teller: Teller, marked: bool) -> None:
    """What the signs on the tiles mean."""
    signs = {name: icon(name, 34) for name in ("exposed", "ruin", "cart", "coin", "master")}
    if marked:
        signs["new"] = star(34)
    words = [teller(f"picture-legend-{name}") for name in signs]
    widths = [44 + width_of(word, FINE) for word in words]
    room = max(0, (box.width - sum(widths)) // max(1, len(widths) - 1))
    for sign, word, (_, x) in zip(signs.values(), words, flow(widths, 10 * box.width, min(48, room)), strict=True):
        canvas.sprite(sign, box.x + x, box.y + (box.height - 34) // 2)
        canvas.text(word, box.x + x + 44, box.centre[1], FINE, p.INK_SOFT)
