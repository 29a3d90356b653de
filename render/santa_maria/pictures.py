"""The pictures of Santa Maria, from a view to bytes: the table, all colonies, the Maya city, and one's own."""

from __future__ import annotations

from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.components import YEARS
from games.santa_maria.state import State
from render.heads import seat_heads
from render.kit.areas.seats import Figure, SeatHead
from render.kit.finish import finished
from render.kit.frame import CLOSE, CLOSE_INSIDE, CLOSEST, GAP, Foot, Standing, sheet
from render.kit.picture import Picture
from render.santa_maria import alt, faces
from render.santa_maria.board.dice import dice_height, draw_dice
from render.santa_maria.board.harbour import draw_harbour, harbour_height
from render.santa_maria.board.lines import seat_lines
from render.santa_maria.board.places import draw_places, places_height
from render.santa_maria.board.tracks import TRACKS, draw_tracks
from render.santa_maria.changes import changes
from render.santa_maria.colonies.together import Colonies
from render.santa_maria.legends import city_legend, colonies_legend, table_legend
from render.santa_maria.own import Own
from render.santa_maria.words import phase, total
from render.words import player_names, said
from texts import Teller

_BETWEEN = 10


def table(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """What everybody shares, and everybody in a line."""
    changed = changes(before, view)
    heads = heads_of(view, teller)
    letters = [head.initial for head in heads]
    when = said(teller, "year", year=view.year, years=YEARS)
    standing = Standing(said(teller, "title"), when, phase(view, teller), heads)
    lines, foot = seat_lines(view, heads, changed), Foot.of(table_legend(teller, view))
    above = [
        standing.height,
        dice_height(view),
        harbour_height(view),
        places_height(view, CLOSE_INSIDE),
        TRACKS,
        lines.height,
    ]
    if sum(above) + len(above) * _BETWEEN + foot.height + _BETWEEN + GAP > CLOSEST:
        foot = Foot()
    canvas, bands = sheet([*above, foot.height], _BETWEEN, _BETWEEN, CLOSE)
    standing.draw(canvas, bands[0])
    draw_dice(canvas, bands[1], view, changed)
    draw_harbour(canvas, bands[2], view, changed, letters)
    draw_places(canvas, bands[3], view, teller, changed, letters)
    draw_tracks(canvas, bands[4], view, changed, letters)
    canvas.area("seats", bands[5])
    lines.draw(canvas, bands[5])
    foot.draw(canvas, bands[6])
    return finished(canvas, alt.of_table(view, teller, changed), faces.tones())


def colonies(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """All colonies, and the tiles that can be laid in them."""
    foot = Foot.of(colonies_legend(teller))
    laid = Colonies(view, CLOSEST - _BETWEEN - GAP - foot.height - _BETWEEN)
    canvas, (all_of_them, below) = sheet([laid.height, foot.height], _BETWEEN, _BETWEEN, CLOSE)
    changed = changes(before, view)
    laid.draw(canvas, all_of_them, heads_of(view, teller), teller, changed)
    foot.draw(canvas, below)
    return finished(canvas, alt.of_colonies(view, teller), faces.tones())


def maya(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The Maya city with all that lies beside it."""
    assert view.maya is not None
    head, _city = heads_of(view, teller)[view.maya], view.city()
    made = Own(view, head, teller, changes(before, view).at(view.maya))
    foot = Foot.of(city_legend(teller))
    canvas, (panel, below) = sheet([made.height, foot.height], _BETWEEN, _BETWEEN, CLOSE)
    made.draw(canvas, panel)
    foot.draw(canvas, below)
    return finished(canvas, alt.of_seat(view, teller, view.maya), faces.tones())


def own(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """One player's colony, large, or the Maya city, and all that the player has."""
    seat = viewer or Seat(0)
    head = heads_of(view, teller)[seat]
    made = Own(view, head, teller, changes(before, view).at(seat))
    foot = Foot.of(city_legend(teller) if view.players[seat].city is not None else colonies_legend(teller))
    canvas, (panel, below) = sheet([made.height, foot.height], _BETWEEN, _BETWEEN, CLOSE)
    made.draw(canvas, panel)
    foot.draw(canvas, below)
    return finished(canvas, alt.of_seat(view, teller, seat), faces.tones())


def heads_of(view: State, teller: Teller) -> list[SeatHead]:
    """Every seat's name; its points where all are known, and one's own."""

    def points(seat: Seat) -> list[Figure]:
        return [Figure("point", str(points).replace("-", "−")) for points in total(view, seat)]

    return seat_heads(GAME, view, teller, player_names(teller), points, view.first)
