"""The two pictures of Settlers, from a view to bytes."""

from __future__ import annotations

from games.settlers import GAME
from games.settlers.components import TILES
from games.settlers.score import score
from games.settlers.state import State
from render.kit.badges import initials
from render.kit.frame import GAP, HEADER, INSIDE, header, sheet
from render.kit.picture import Picture, encoded
from render.kit.seats import Figure, SeatHead
from render.settlers import alt, faces
from render.settlers.arrange import Limits, arranged
from render.settlers.changes import changes
from render.settlers.land import surveyed
from render.settlers.legend import signs
from render.settlers.market import draw_prizes, draw_rows, prizes_height, rows_height
from render.settlers.seats import AROUND, PADDING, draw_seat
from render.settlers.words import standing, tile_name
from render.words import player_names, said, turn_note
from texts import Teller

_LIMITS = Limits(largest=74, readable=60, tallest=410, beside=2 * PADDING, around=AROUND, gap=GAP)
_OWN_LARGEST, _OWN_TALLEST = 220, 1500


def table(view: State, teller: Teller, viewer: int | None, before: State | None) -> Picture:
    """The whole table."""
    changed = changes(before, view)
    lines = arranged(view.players, INSIDE, _LIMITS)
    legend = signs(teller, before is not None, INSIDE)
    heights = [HEADER, rows_height(view), prizes_height(view), *(line.height for line in lines), legend.height]
    canvas, (head, rows, prizes, *panels, foot) = sheet(heights, GAP // 2)
    header(canvas, head, said(teller, "title"), standing(view, teller, player_names(teller)))
    draw_rows(canvas, rows, view, teller, changed)
    draw_prizes(canvas, prizes, view, teller)
    heads = _heads(view, teller)
    for line, band in zip(lines, panels, strict=True):
        for seat, land, place in line.places(band, GAP):
            draw_seat(canvas, place, land, heads[seat], view, teller, changed.at(seat))
    legend.draw(canvas, foot)
    return encoded(canvas.image, alt.of_table(view, teller, changed), faces.tones())


def own(view: State, teller: Teller, viewer: int | None, before: State | None) -> Picture:
    """One player's state, large, with the names of its tiles and of the squares where it can grow."""
    seat = viewer or 0
    changed = changes(before, view)
    land = surveyed(view.players[seat].land, INSIDE - 2 * PADDING, _OWN_TALLEST, _OWN_LARGEST, rim=1.0)
    legend = signs(teller, before is not None, INSIDE)
    canvas, (panel, foot) = sheet([AROUND + land.height, legend.height])
    names = {key: tile_name(teller, key) for key in TILES}
    draw_seat(canvas, panel, land, _heads(view, teller)[seat], view, teller, changed.at(seat), names)
    legend.draw(canvas, foot)
    return encoded(canvas.image, alt.of_seat(view, teller, seat, changed), faces.tones())


def _heads(view: State, teller: Teller) -> list[SeatHead]:
    outcome = score(view)
    concerned = outcome.winners if view.over else GAME.play(view).waiting()
    names = player_names(teller)
    note = turn_note(teller, view.over)
    return [
        SeatHead(
            seat,
            names[seat],
            initial,
            (Figure("point", str(outcome.scores[seat].total)),),
            note if seat in concerned else None,
        )
        for seat, initial in enumerate(initials(names))
    ]
