"""The two pictures of Puerto Rico, from a view to bytes."""

from __future__ import annotations

from games.puerto_rico import GAME
from games.puerto_rico.score import score
from games.puerto_rico.state import UNKNOWN, State
from render.kit.badges import initials
from render.kit.boxes import Box
from render.kit.frame import GAP, HEADER, INSIDE, header, sheet
from render.kit.picture import Picture, encoded
from render.kit.seats import Figure, SeatHead
from render.puerto_rico import alt, faces, harbour, roles
from render.puerto_rico.changes import Changes, changes
from render.puerto_rico.legend import signs
from render.puerto_rico.market import draw_market, market_height
from render.puerto_rico.own import OwnBoard
from render.puerto_rico.seats import draw_seat, seat_height
from render.puerto_rico.words import standing
from render.words import player_names, said, turn_note
from texts import Teller

_BETWEEN = 20
_LINES: dict[int, tuple[int, ...]] = {2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2)}
"""How many panels stand side by side, line by line."""


def table(view: State, teller: Teller, viewer: int | None, before: State | None) -> Picture:
    """The whole table."""
    changed = changes(before, view)
    names = player_names(teller)
    legend = signs(view, teller, before is not None, INSIDE)
    lines = [Box(0, 0, INSIDE, 0).columns(count, _BETWEEN) for count in _LINES[view.seats]]
    panels = [seat_height(line[0].width) for line in lines]
    heights = [HEADER, roles.HEIGHT, harbour.HEIGHT, market_height(view), *panels, legend.height]
    canvas, (head, row, sea, board, *bands, foot) = sheet(heights, GAP // 2, _BETWEEN)
    header(canvas, head, said(teller, "title"), standing(view, teller, names))
    roles.draw_roles(canvas, row, view, teller, initials(names), changed)
    harbour.draw_harbour(canvas, sea, view, teller, changed)
    draw_market(canvas, board, view, teller, changed)
    places = [place for line, band in zip(lines, bands, strict=True) for place in band.columns(len(line), _BETWEEN)]
    for place, seat_head in zip(places, _heads(view, teller, changed), strict=True):
        draw_seat(canvas, place, view.boards[seat_head.seat], seat_head, teller, changed.at(seat_head.seat))
    legend.draw(canvas, foot)
    return encoded(canvas.image, alt.of_table(view, teller, changed), faces.tones())


def own(view: State, teller: Teller, viewer: int | None, before: State | None) -> Picture:
    """One player's board, large, with the names of its buildings and what only its owner knows."""
    seat = viewer or 0
    changed = changes(before, view)
    legend = signs(view, teller, before is not None, INSIDE)
    board = OwnBoard(view.boards[seat], teller, view.over)
    canvas, (panel, foot) = sheet([board.height, legend.height])
    board.draw(canvas, panel, _heads(view, teller, changed)[seat], changed.at(seat))
    legend.draw(canvas, foot)
    return encoded(canvas.image, alt.of_seat(view, teller, seat, changed), faces.tones())


def _heads(view: State, teller: Teller, changed: Changes) -> list[SeatHead]:
    """The heads of all panels; with points where they are known."""
    outcome = score(view)
    concerned = outcome.winners if view.over else GAME.play(view).waiting()
    names = player_names(teller)
    note = turn_note(teller, view.over)
    heads = []
    for seat, initial in enumerate(initials(names)):
        board, new = view.boards[seat], changed.at(seat)
        figures = [Figure("coin", str(board.coins), new.coins)]
        if view.over:
            figures.append(Figure("point", str(outcome.scores[seat].total)))
        elif board.points != UNKNOWN:
            figures.append(Figure("point", str(board.points), new.points))
        heads.append(
            SeatHead(
                seat, names[seat], initial, tuple(figures), note if seat in concerned else None, seat == view.governor
            )
        )
    return heads
