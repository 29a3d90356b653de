"""The two pictures of Archipelago, from a view to bytes."""

from __future__ import annotations

from games.archipelago.state import State
from games.core.seats import Seat
from render.archipelago import alt, boards, goals, seats, track
from render.archipelago.changes import changes
from render.archipelago.map.laying import draw_tray, hexes_to_lay, tray_height
from render.archipelago.map.whole import Map, height_of, tones
from render.archipelago.own import OwnThings
from render.archipelago.shop import SHOP, draw_shop
from render.archipelago.words import standing
from render.kit.finish import finished
from render.kit.frame import GAP, HEADER, INSIDE, TALLEST, header, sheet
from render.kit.picture import Picture
from render.signs import legend_of
from render.words import player_names, said
from texts import Teller

_BETWEEN = 14
_SEA = INSIDE - boards.SIDE - _BETWEEN
"""How wide the map is on the table."""
_SIDE_ALONE = 1100
"""So high the boards beside the map may be without it."""
_GOALS_ACROSS = 3
_LOWEST_SEA = 600
"""A lower map would not be read."""


def table(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The whole table: the map takes what the rest leaves of a phone's height."""
    changed = changes(before, view)
    names = player_names(teller)
    heads = seats.heads_of(view, teller, changed, names)
    sides = hexes_to_lay(view, viewer)
    tray = tray_height(sides, _SEA)
    rows = seats.rows_of(len(heads))
    seat_row = seats.height_of((INSIDE + _BETWEEN) // len(rows[0]) - _BETWEEN)
    below = [track.row_height(view, teller, INSIDE), *[seat_row] * len(rows)]
    most = TALLEST - HEADER - sum(below) - _BETWEEN * (len(below) + 2) - GAP
    wanted = height_of(view, _SEA) + (tray + _BETWEEN if tray else 0)
    across = min(_GOALS_ACROSS, len(goals.told(view, teller)))
    beside = not across or boards.side_height(view, teller, goals=True) <= min(most, max(wanted, _SIDE_ALONE))
    if not beside:
        below.insert(0, goals.goals_height(view, teller, INSIDE, across))
        most -= below[0] + _BETWEEN
    room = min(most, max(boards.side_height(view, teller, goals=beside), wanted))
    canvas, (head, middle, *bands) = sheet([HEADER, room, *filter(None, below)], _BETWEEN, _BETWEEN)
    header(canvas, head, said(teller, "title"), standing(view, teller, names))
    side, sea = middle.cut_right(boards.SIDE, _BETWEEN)
    if sides:
        below_it, sea = sea.cut_bottom(tray, _BETWEEN)
        draw_tray(canvas, below_it, view, teller, sides)
    Map(view, changed, sea).draw(canvas)
    boards.draw_side(canvas, side, view, teller, changed, goals=beside)
    if not beside:
        goals.draw_goals(canvas, bands.pop(0), view, teller, across)
    if view.row:
        track.draw_row(canvas, bands.pop(0), view, teller, changed)
    for band, sitting in zip(bands, rows, strict=True):
        for place, seat in zip(band.columns(len(sitting), _BETWEEN), sitting, strict=True):
            seats.draw_seat(canvas, place, heads[seat], view, teller, changed)
    return finished(canvas, alt.of_table(view, teller, names, changed), tones())


def own(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """One player's own things, and the map as far as there is room for one that can be read; else the table has it."""
    seat = viewer or Seat(0)
    changed = changes(before, view)
    head = seats.heads_of(view, teller, changed, player_names(teller))[seat]
    things = OwnThings(view, teller, seat, INSIDE)
    sides = hexes_to_lay(view, seat)
    heights = [things.height, SHOP, *([tray_height(sides, INSIDE)] if sides else [])]
    left = TALLEST - sum(heights) - _BETWEEN * (len(heights) + 1) - GAP
    if left >= _LOWEST_SEA:
        heights.append(min(left, height_of(view, INSIDE)))
        left -= heights[-1] + _BETWEEN
    legend = legend_of(teller, INSIDE, left)
    canvas, (mine, shop, *bands) = sheet([*heights, *([legend.height] if legend else [])], _BETWEEN, _BETWEEN)
    if legend:
        legend.draw(canvas, bands.pop())
    things.draw(canvas, mine, head, changed)
    draw_shop(canvas, shop, view, teller)
    if sides:
        draw_tray(canvas, bands.pop(0), view, teller, sides)
    for sea in bands:
        Map(view, changed, sea).draw(canvas)
    return finished(canvas, alt.of_seat(view, teller, seat, changed), tones())
