"""The pictures of Maracaibo, from a view to bytes."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.seats import Seat
from games.maracaibo import GAME
from games.maracaibo.state import State
from render.heads import seat_heads
from render.kit import palette as p
from render.kit.areas.area import between
from render.kit.areas.lines import SeatLines
from render.kit.areas.seats import SeatHead
from render.kit.finish import finished
from render.kit.frame import CLOSE, CLOSE_INSIDE, CLOSEST, GAP, Foot, Standing, sheet
from render.kit.icons import icon, sign
from render.kit.picture import Picture
from render.kit.signs.badges import initials
from render.kit.signs.legend import SIGN
from render.kit.sprites import Sprite
from render.maracaibo import alt, cards, places, trail
from render.maracaibo.changes import Changes, changes
from render.maracaibo.chart import Chart
from render.maracaibo.nations import Nations
from render.maracaibo.own import TOP, OwnBoard
from render.maracaibo.pieces import piece
from render.maracaibo.sea import tones
from render.maracaibo.seats import meanings, seat_lines
from render.maracaibo.words import phase, when
from render.words import player_names, said
from texts import Teller

_BETWEEN = 12
_TOP = 8
_LEGEND = 60
"""So much higher the foot may be at first for the signs that it explains, and step by step if they need more."""


def table(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The sea chart, and what everybody has."""
    changed, names = changes(before, view), all_names(view, teller)
    heads = heads_of(view, teller, names)
    standing = Standing(said(teller, "title"), when(view, teller), phase(view, teller), heads)
    taken = standing.height + places.HEIGHT + Foot().height + 3 * _BETWEEN + _TOP + GAP
    lines, foot = _below(view, teller, heads, changed, CLOSEST - taken)
    canvas, (head, sea, seats, below) = sheet(
        [standing.height, places.HEIGHT, lines.height, foot.height], _TOP, _BETWEEN, CLOSE
    )
    standing.draw(canvas, head)
    canvas.area("chart", sea, near=True)
    Chart(view, initials(names), changed).draw(canvas, sea)
    lines.draw(canvas, seats)
    foot.draw(canvas, below)
    return finished(canvas, alt.of_table(view, teller, names, changed), tones())


def _below(
    view: State, teller: Teller, heads: Sequence[SeatHead], changed: Changes, room: int
) -> tuple[SeatLines, Foot]:
    """Everybody's lines with as many figures as leave room for what explains them, and for signs of the chart."""
    chart = _on_chart(teller)
    for legend in range(_LEGEND, room, _LEGEND):
        lines, figures = seat_lines(view, heads, changed, CLOSE_INSIDE, room - legend)
        told = meanings(teller, figures)
        feet = [Foot.of([*chart[:many], *told]) for many in range(len(chart), -1, -1)]
        fitting = [foot for foot in feet if lines.height + foot.height - Foot().height <= room]
        if fitting:
            break
    return lines, fitting[0]


def _on_chart(teller: Teller) -> list[tuple[Sprite, str]]:
    """What the signs of the chart mean that no line has, what explains itself least first."""
    return [
        (piece("ring", SIGN), said(teller, "legend-ring")),
        (piece("delivered", SIGN), said(teller, "legend-delivered")),
        (sign("hand", SIGN, p.INK), said(teller, "legend-stop")),
        (icon("crown", SIGN), said(teller, "legend-first")),
    ]


def tracks(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """What else everybody shares: the nations, the explorers, the cards on display and the buildings."""
    changed, names = changes(before, view), all_names(view, teller)
    letters = initials(names)
    nations = Nations(view, teller, letters, changed)
    foot = Foot.of(
        [
            (piece("points", SIGN), said(teller, "legend-rank")),
            (sign("flag", SIGN, p.INK_SOFT), said(teller, "legend-left")),
        ]
    )
    market = 2 * cards.CARD_HEIGHT + _BETWEEN
    canvas, (influence, track, shown, buildings, below) = sheet(
        [nations.height, trail.HEIGHT, market, cards.BUILDING_HEIGHT, foot.height], _TOP + 4, _BETWEEN - 2, CLOSE
    )
    nations.draw(canvas, influence)
    trail.draw_trail(canvas, track, view, letters, changed)
    news = changed.market or (False,) * len(view.market)
    canvas.area("market", shown, between(shown.columns(2, _BETWEEN)))
    for place, key, new in zip(shown.grid(2, 2, _BETWEEN), view.market, news, strict=False):
        cards.draw_card(canvas, place, key, teller, new)
    canvas.area("buildings", buildings, between(buildings.columns(4, _BETWEEN)))
    for place, key in zip(buildings.columns(4, _BETWEEN), view.buildings, strict=True):
        cards.draw_building(canvas, place, key, view, teller, letters, changed)
    foot.draw(canvas, below)
    return finished(canvas, alt.of_tracks(view, teller, names))


def own(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """One player's board with the hand, the planning area and the ship."""
    seat = viewer or Seat(0)
    changed = changes(before, view)
    head = heads_of(view, teller, all_names(view, teller))[seat]
    board = OwnBoard(view, seat, teller, changed, head)
    canvas, (panel,) = sheet([board.height], TOP, width=CLOSE)
    board.draw(canvas, panel)
    return finished(canvas, alt.of_seat(view, teller, seat, changed))


def all_names(view: State, teller: Teller) -> list[str]:
    """The players, and Jean if she plays."""
    return [*player_names(teller), *([said(teller, "jean")] if view.jean else [])]


def heads_of(view: State, teller: Teller, names: list[str]) -> list[SeatHead]:
    """Every seat's name, and Jean's."""
    heads = seat_heads(GAME, view, teller, names, lambda seat: (), view.starter)
    return [*heads, *([SeatHead(Seat(view.seats), names[-1], initials(names)[-1])] if view.jean else [])]
