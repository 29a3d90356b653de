"""The two pictures of Puerto Rico, from a view to bytes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from games.core.parts.seeing import UNKNOWN
from games.core.seats import Seat
from games.puerto_rico import GAME
from games.puerto_rico.score import score
from games.puerto_rico.state import State
from render.heads import seat_heads
from render.kit import palette as p
from render.kit.areas.seats import Figure, SeatHead
from render.kit.boxes import Box
from render.kit.finish import finished
from render.kit.frame import GAP, HEADER, INSIDE, TALLEST, header, sheet
from render.kit.picture import Picture
from render.kit.signs.badges import initials
from render.puerto_rico import alt, faces, harbour, roles
from render.puerto_rico.changes import Changes, changes
from render.puerto_rico.legend import signs
from render.puerto_rico.market import Market
from render.puerto_rico.own import OwnBoard
from render.puerto_rico.seats import COMPACT, HUGE, LARGE, MIDDLE, TIGHT, SeatPanel
from render.puerto_rico.words import drafting, standing
from render.words import player_names, said
from texts import Teller

_BETWEEN = 16
_SIZES = (
    (HUGE, LARGE, COMPACT),
    (LARGE, LARGE, COMPACT),
    (LARGE, COMPACT, COMPACT),
    (MIDDLE, COMPACT, COMPACT),
    (COMPACT, COMPACT, COMPACT),
    (COMPACT, TIGHT, TIGHT),
)
"""Of the panel of whoever is to move, of another that is alone on its line, and of two on a line."""
_LEGEND_UNTIL = 2
"""In the rounds after this one, everybody knows the signs."""

Line: TypeAlias = list[tuple[Seat, SeatPanel]]


def table(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The whole table."""
    changed = changes(before, view)
    names = player_names(teller)
    heads = heads_of(view, teller, changed)
    market, lines, room = _fitted(view, heads, teller)
    above = [HEADER, roles.HEIGHT, harbour.HEIGHT, market.height]
    legend = signs(view, teller, before is not None, INSIDE)
    explained = view.round <= _LEGEND_UNTIL and legend.height + _BETWEEN <= room
    heights = [*above, *map(_height, lines), *([legend.height] if explained else [])]
    canvas, (head, row, sea, board, *bands) = sheet(heights, GAP // 2, _BETWEEN)
    header(canvas, head, said(teller, "title"), standing(view, teller, names))
    waited = [made.seat for made in heads if made.lit and not view.over]
    lit = p.SEATS[waited[0]] if waited else None
    choosing = not view.role and not view.over and not drafting(view)
    roles.draw_roles(canvas, row, view, teller, initials(names), changed, choosing)
    harbour.draw_harbour(canvas, sea, view, teller, changed, lit)
    market.draw(canvas, board, changed, lit if view.role == "builder" or drafting(view) else None)
    for line, band in zip(lines, bands, strict=False):
        for (seat, panel), place in zip(line, band.columns(len(line), _BETWEEN), strict=True):
            panel.draw(canvas, place, changed.at(seat))
    if explained:
        legend.draw(canvas, bands[-1])
    return finished(canvas, alt.of_table(view, teller, changed), faces.tones())


def _fitted(view: State, heads: Sequence[SeatHead], teller: Teller) -> tuple[Market, list[Line], int]:
    """The market, the panels below it, and how much room is left; the market is folded where there would be none."""
    for folded in (False, True):
        market = Market(view, teller, INSIDE, folded=folded)
        room = TALLEST - GAP // 2 - GAP - HEADER - roles.HEIGHT - harbour.HEIGHT - market.height - 3 * _BETWEEN
        lines = _seated(view, heads, teller, room)
        room -= sum(_height(line) + _BETWEEN for line in lines)
        if room >= 0:
            break
    return market, lines, room


def _seated(view: State, heads: Sequence[SeatHead], teller: Teller, room: int) -> list[Line]:
    """Panels line by line: whoever is to move has a line alone; the others follow in turn order, two on a line.

    All are as large as there is room.
    """
    order = view.in_turn(next((head.seat for head in heads if head.lit), Seat(0)))
    groups = [order[:1], *(order[start : start + 2] for start in range(1, len(order), 2))]
    lines: list[Line] = []
    for large, alone, small in _SIZES:
        measures = [large, *(alone if len(group) == 1 else small for group in groups[1:])]
        lines = [
            [
                (seat, SeatPanel(view.boards[seat], heads[seat], place.width, teller, measured))
                for seat, place in zip(group, Box(0, 0, INSIDE, 0).columns(len(group), _BETWEEN), strict=True)
            ]
            for group, measured in zip(groups, measures, strict=True)
        ]
        if sum(_height(line) + _BETWEEN for line in lines) <= room:
            break
    return lines


def _height(line: Line) -> int:
    return max(panel.height for _, panel in line)


def own(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """One player's board, large, with the names of its buildings and what only its owner knows."""
    seat = viewer or Seat(0)
    changed = changes(before, view)
    legend = signs(view, teller, before is not None, INSIDE)
    board = OwnBoard(view.boards[seat], teller, view.over)
    canvas, (panel, foot) = sheet([board.height, legend.height])
    board.draw(canvas, panel, heads_of(view, teller, changed)[seat], changed.at(seat))
    legend.draw(canvas, foot)
    return finished(canvas, alt.of_seat(view, teller, seat, changed), faces.tones())


def heads_of(view: State, teller: Teller, changed: Changes) -> list[SeatHead]:
    """The heads of all panels; with points where they are known."""
    scores = score(view).scores

    def figures(seat: Seat) -> Iterator[Figure]:
        board, new = view.boards[seat], changed.at(seat)
        yield Figure("coin", str(board.coins), new.coins)
        if view.over:
            yield Figure("point", str(scores[seat].total))
        elif board.points != UNKNOWN:
            yield Figure("point", str(board.points), new.points)

    return seat_heads(GAME, view, teller, player_names(teller), figures, view.governor)
