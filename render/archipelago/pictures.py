"""The pictures of Archipelago, from a view to bytes: the islands, the colony's boards, one's own things."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.archipelago.state import State
from games.core.seats import Seat
from render.archipelago import alt, goals, track
from render.archipelago.changes import changes
from render.archipelago.colony import Colony
from render.archipelago.map.crowded import crowded, crowded_height, draw_crowded
from render.archipelago.map.laying import draw_tray, hexes_to_lay, tray_height
from render.archipelago.map.room import BETWEEN, sea_of, way_of
from render.archipelago.map.whole import Map, tones
from render.archipelago.markets import MARKETS_HEIGHT, draw_markets
from render.archipelago.meaning import foot_of
from render.archipelago.own import OwnThings
from render.archipelago.seats import Everybody, heads_of
from render.archipelago.shop import SHOP, draw_shop
from render.archipelago.supply import draw_supply, supply_height
from render.archipelago.words import head_of
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.finish import finished
from render.kit.frame import CLOSE, CLOSE_INSIDE, CLOSEST, GAP, Foot, sheet
from render.kit.picture import Picture
from render.words import player_names, said
from texts import Teller


class _Table:
    """What stands on the table's picture, and how high the map may be."""

    def __init__(self, view: State, teller: Teller, before: State | None) -> None:
        self.changed = changes(before, view)
        self.heads = heads_of(view, teller, self.changed, player_names(teller))
        self.full = Colony(view, teller, self.changed, CLOSE_INSIDE)
        self.foot = foot_of(view, teller, self.changed)
        self.head = head_of(view, teller, self.heads, said(teller, "title"))
        way, _ = way_of(view)
        self.everybody = Everybody(view, self.heads, self.changed, few=way.few)
        self.whole = way.colony and not way.brief
        self.colony = self.full if self.whole else way.colony_of(view, teller, self.changed)
        below = [self.everybody.height, self.foot.height, self.colony.height if self.colony else 0]
        self.sea, _ = sea_of(view, below)


def table(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The islands at full width; below them the colony as far as they leave room for it, and everybody."""
    laid = _Table(view, teller, before)
    heights = [laid.head.height, laid.sea]
    heights += [laid.colony.height] if laid.colony else []
    canvas, (head, sea, *bands) = sheet([*heights, laid.everybody.height, laid.foot.height], BETWEEN, BETWEEN, CLOSE)
    laid.head.draw(canvas, head)
    Map(view, laid.changed, Box(0, sea.y, CLOSE, sea.height)).draw(canvas)
    if laid.colony:
        laid.colony.draw(canvas, bands.pop(0))
    laid.everybody.draw(canvas, bands[0])
    laid.foot.draw(canvas, bands[1])
    return finished(canvas, alt.of_table(view, teller, player_names(teller), laid.changed), tones())


def boards(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The colony's boards: what can be bought, built and hired, and what is aimed for; what comes first has room."""
    laid = _Table(view, teller, before)
    head, foot = head_of(view, teller, laid.heads, said(teller, "boards")), Foot()
    sides = hexes_to_lay(view, None)
    bands: list[tuple[int, Callable[[Canvas, Box], object]]] = [
        (tray_height(sides, CLOSE_INSIDE), partial(draw_tray, view=view, teller=teller, sides=sides)),
        (0 if laid.whole else laid.full.height, laid.full.draw),
        (MARKETS_HEIGHT, partial(draw_markets, view=view, teller=teller, changed=laid.changed)),
        (
            track.row_height(view, teller, CLOSE_INSIDE),
            partial(track.draw_row, view=view, teller=teller, changed=laid.changed),
        ),
        (goals.goals_height(view, teller, CLOSE_INSIDE), partial(goals.draw_goals, view=view, teller=teller)),
        (SHOP, partial(draw_shop, view=view, teller=teller)),
        (supply_height(view, teller, CLOSE_INSIDE), partial(draw_supply, view=view, teller=teller)),
    ]
    left = CLOSEST - head.height - foot.height - GAP - 2 * BETWEEN
    shown = []
    for height, draw in bands:
        if height and height + BETWEEN <= left:
            shown.append((height, draw))
            left -= height + BETWEEN
    canvas, (top, *places) = sheet(
        [head.height, *(height for height, _ in shown), foot.height], BETWEEN, BETWEEN, CLOSE
    )
    head.draw(canvas, top)
    for (_, draw), place in zip(shown, places, strict=False):
        draw(canvas, place)
    return finished(canvas, alt.of_boards(view, teller, laid.changed), tones())


def closer(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The regions that are too full for their hexes on the table."""
    changed, letters = changes(before, view), crowded(view)
    heads = heads_of(view, teller, changed, player_names(teller))
    head, foot = head_of(view, teller, heads, said(teller, "crowded")), Foot()
    canvas, (top, sea, _) = sheet([head.height, crowded_height(len(letters)), foot.height], BETWEEN, BETWEEN, CLOSE)
    head.draw(canvas, top)
    draw_crowded(canvas, Box(0, sea.y, CLOSE, sea.height), view, changed, letters)
    return finished(canvas, alt.of_regions(view, teller, letters), tones())


def own(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """One player's own things; below them what can be built, where there is room for it."""
    seat = viewer or Seat(0)
    changed = changes(before, view)
    head = heads_of(view, teller, changed, player_names(teller))[seat]
    foot = Foot()
    sides = hexes_to_lay(view, seat)
    tray = tray_height(sides, CLOSE_INSIDE)
    left = CLOSEST - foot.height - GAP - 2 * BETWEEN - (tray + BETWEEN if tray else 0)
    things = OwnThings(view, teller, seat, CLOSE_INSIDE, left)
    shop = SHOP if things.height + BETWEEN + SHOP <= left else 0
    heights = [each for each in (things.height, tray, shop) if each]
    canvas, (mine, *bands) = sheet([*heights, foot.height], BETWEEN, BETWEEN, CLOSE)
    things.draw(canvas, mine, head, changed)
    if tray:
        draw_tray(canvas, bands.pop(0), view, teller, sides)
    if shop:
        draw_shop(canvas, bands.pop(0), view, teller)
    return finished(canvas, alt.of_seat(view, teller, seat, changed), tones())
