"""The table and one's own board, from a view to bytes."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.parts.seeing import UNKNOWN
from games.core.seats import Seat
from games.puerto_rico import GAME
from games.puerto_rico.score import score
from games.puerto_rico.state import State
from render.heads import seat_heads
from render.kit import palette as p
from render.kit.areas.seats import Figure, SeatHead
from render.kit.finish import finished
from render.kit.frame import CLOSE, CLOSE_INSIDE, Foot, Standing, sheet
from render.kit.picture import Picture
from render.kit.signs.badges import initials
from render.puerto_rico import alt, faces
from render.puerto_rico.changes import Changes, changes
from render.puerto_rico.legend import of_own, of_table
from render.puerto_rico.lines import Lines
from render.puerto_rico.own import OwnBoard
from render.puerto_rico.shared import roles
from render.puerto_rico.shared.harbour import Harbour
from render.puerto_rico.words import drafting, phase, when
from render.words import player_names, said
from texts import Teller

_TOP, _BETWEEN = 12, 14


def table(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """What everybody shares but the buildings, and everybody in a line."""
    changed = changes(before, view)
    heads = heads_of(view, teller, changed)
    letters = initials(player_names(teller))
    standing = Standing(said(teller, "title"), when(view, teller), phase(view, teller), heads)
    harbour = Harbour(view, teller, letters, changed)
    lines = Lines(view, heads, changed, CLOSE_INSIDE)
    foot = Foot.of(of_table(view, teller, before is not None))
    heights = [standing.height, roles.HEIGHT, harbour.height, lines.height, foot.height]
    canvas, (head, row, sea, seats, below) = sheet(heights, _TOP, _BETWEEN, CLOSE)
    standing.draw(canvas, head)
    waited = [made.seat for made in heads if made.lit and not view.over]
    choosing = not view.role and not view.over and not drafting(view)
    roles.draw_roles(canvas, row, view, teller, letters, changed, choosing)
    harbour.draw(canvas, sea, p.SEATS[waited[0]] if waited else None)
    lines.draw(canvas, seats)
    foot.draw(canvas, below)
    return finished(canvas, alt.of_table(view, teller, changed), faces.tones())


def own(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """One player's board, large, with the names of its buildings and what only its owner knows."""
    seat = viewer or Seat(0)
    changed = changes(before, view)
    foot = Foot.of(of_own(view, teller, before is not None))
    board = OwnBoard(view.boards[seat], teller, view.over, CLOSE_INSIDE)
    canvas, (panel, below) = sheet([board.height, foot.height], _BETWEEN, _BETWEEN, CLOSE)
    board.draw(canvas, panel, heads_of(view, teller, changed)[seat], changed.at(seat))
    foot.draw(canvas, below)
    return finished(canvas, alt.of_seat(view, teller, seat, changed), faces.tones())


def heads_of(view: State, teller: Teller, changed: Changes) -> list[SeatHead]:
    """The heads of all seats; with points where they are known."""
    scores = score(view).scores

    def figures(seat: Seat) -> Iterator[Figure]:
        board, new = view.boards[seat], changed.at(seat)
        yield Figure("coin", str(board.coins), new.coins)
        if view.over:
            yield Figure("point", str(scores[seat].total))
        elif board.points != UNKNOWN:
            yield Figure("point", str(board.points), new.points)

    return seat_heads(GAME, view, teller, player_names(teller), figures, view.governor)
