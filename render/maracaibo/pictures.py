"""The two pictures of Maracaibo, from a view to bytes."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.seats import Seat
from games.maracaibo import GAME
from games.maracaibo.score import score
from games.maracaibo.state import State
from render.heads import seat_heads
from render.kit.areas.area import between
from render.kit.areas.seats import Figure, SeatHead
from render.kit.boxes import Box
from render.kit.finish import finished
from render.kit.frame import GAP, HEADER, INSIDE, TALLEST, header, sheet
from render.kit.picture import Picture
from render.kit.signs.badges import initials
from render.maracaibo import alt, cards, nations, places, seats, trail
from render.maracaibo.changes import Changes, changes
from render.maracaibo.chart import Chart
from render.maracaibo.own import OwnBoard
from render.maracaibo.sea import tones
from render.maracaibo.words import standing
from render.signs import legend_of
from render.words import player_names, said
from texts import Teller

_BETWEEN = 14


def table(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The whole table."""
    changed = changes(before, view)
    names = all_names(view, teller)
    letters = initials(names)
    heads = heads_of(view, teller, changed, names, letters)
    lines = (len(heads) + 1) // 2
    heights = [HEADER, places.HEIGHT, trail.HEIGHT, nations.HEIGHT, cards.CARD_HEIGHT, cards.BUILDING_HEIGHT]
    canvas, (head, sea, track, middle, row, built, *bands) = sheet(
        [*heights, *[seats.HEIGHT] * lines], _BETWEEN, _BETWEEN
    )
    header(canvas, head, said(teller, "title"), standing(view, teller, names))
    chart = Box(sea.x, sea.y, places.WIDTH, places.HEIGHT)
    canvas.area("chart", chart, near=True)
    Chart(view, teller, letters, changed).draw(canvas, chart)
    trail.draw_trail(canvas, track, view, letters, changed)
    influence, quests = middle.columns((1.05, 1.0), _BETWEEN)
    nations.draw_influence(canvas, influence, view, teller, letters, changed)
    nations.draw_quests(canvas, quests, view, teller)
    news = changed.market or (False,) * len(view.market)
    canvas.area("market", row, between(row.columns(4, _BETWEEN)))
    for place, key, new in zip(row.columns(4, _BETWEEN), view.market, news, strict=False):
        cards.draw_card(canvas, place, key, teller, new)
    canvas.area("buildings", built, between(built.columns(4, _BETWEEN)))
    for place, key in zip(built.columns(4, _BETWEEN), view.buildings, strict=True):
        cards.draw_building(canvas, place, key, view, teller, letters, changed)
    spots = [place for band in bands for place in band.columns(2, _BETWEEN)]
    for place, seat_head in zip(spots, heads, strict=False):
        if seat_head.seat < view.seats:
            player = view.players[seat_head.seat]
            seats.draw_seat(canvas, place, seat_head, player, changed.at(seat_head.seat))
        else:
            seats.draw_jean(canvas, place, seat_head, view)
    return finished(canvas, alt.of_table(view, teller, names, changed), tones())


def own(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """One player's board, large, with the hand and the planning area."""
    seat = viewer or Seat(0)
    changed = changes(before, view)
    names = all_names(view, teller)
    head = heads_of(view, teller, changed, names, initials(names))[seat]
    board = OwnBoard(view.players[seat], teller, changed.at(seat), INSIDE)
    legend = legend_of(teller, INSIDE, TALLEST - board.height - 3 * GAP)
    canvas, (panel, *foot) = sheet([board.height, *([legend.height] if legend else [])])
    board.draw(canvas, panel, head)
    if legend:
        legend.draw(canvas, foot[0])
    return finished(canvas, alt.of_seat(view, teller, seat, changed))


def all_names(view: State, teller: Teller) -> list[str]:
    """The players, and Jean if she plays."""
    return [*player_names(teller), *([said(teller, "jean")] if view.jean else [])]


def heads_of(view: State, teller: Teller, changed: Changes, names: list[str], letters: list[str]) -> list[SeatHead]:
    """Every seat's name with its doubloons and points, and Jean's."""
    scores = score(view).scores

    def figures(seat: Seat) -> Iterator[Figure]:
        new = changed.at(seat).figures
        yield Figure("coin", str(view.players[seat].coins), "coins" in new)
        yield Figure("point", str(scores[seat].total), "points" in new)

    heads = seat_heads(GAME, view, teller, names, figures, view.starter)
    if view.jean:
        total = view.jean.points + sum(view.jean.final.values())
        heads.append(SeatHead(Seat(view.seats), names[-1], letters[-1], (Figure("point", str(total)),)))
    return heads
