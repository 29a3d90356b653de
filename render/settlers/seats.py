"""The panel of a player: who it is, the score, the tokens in hand, and the state."""

from __future__ import annotations

from itertools import zip_longest

from games.settlers.state import State
from render.kit import palette as p
from render.kit.areas.panels import panel
from render.kit.areas.seats import HEIGHT, SeatHead, seat_head
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.signs.badges import slot
from render.kit.signs.marks import sign_only
from render.settlers.changes import SeatChanges
from render.settlers.hand import draw_hand, holds
from render.settlers.land import Land
from render.settlers.market import CARD, GAP, draw_tile
from render.settlers.realm import Names, draw_realm, ways
from render.words import said
from texts import Teller

PADDING = 18
HAND, _LARGER = 50, 44
"""The least height of a line of tokens, and how much higher it is where there is room."""
_SPACE = 8
_DRAFTED = 238


ASIDE = 560
"""The width of the head where it stands beside the land."""
AROUND = 2 * PADDING + HEIGHT + HAND + 2 * _SPACE
"""The height of a panel without the land."""


def draw_seat(
    canvas: Canvas,
    box: Box,
    land: Land,
    head: SeatHead,
    view: State,
    teller: Teller,
    changed: SeatChanges,
    names: Names | None = None,
    aside: int = 0,
) -> None:
    """One player's panel, its head above its land, or so wide beside it.

    With names of tiles, also those and the names of free squares.
    """
    player = view.players[head.seat]
    panel(canvas, box, p.SEATS[head.seat] if head.lit else None)
    whole = box.inset(PADDING)
    left = whole.cut_left(aside)[0] if aside else whole
    top, rest = left.cut_top(HEIGHT, _SPACE)
    seat_head(canvas, top, head)
    canvas.area("head", top)
    spare = rest.height - HAND - _SPACE - (0 if aside else land.height)
    larger = max(0, min(_LARGER, spare)) if holds(player) else 0
    hand, rest = rest.cut_top(HAND + larger, _SPACE)
    if aside:
        rest = whole.cut_left(aside)[1]
    draw_hand(canvas, hand, player, teller, changed, view.bought if head.lit else "", head.seat)
    canvas.area("hand", hand, owner=head.seat)
    canvas.area("realm", rest, near=True, owner=head.seat)
    place = rest.centred(land.width, land.height)
    if not player.land:
        room = rest.centred(min(rest.width, 2 * _DRAFTED + GAP), CARD)
        for tile, place in zip_longest(player.drafted, room.columns(2, GAP)):
            if tile is None:
                slot(canvas, place, p.LINE, 16)
            else:
                draw_tile(canvas, place, tile, teller)
    else:
        called = {spot: said(teller, f"arrangement-{way.replace('_', '-')}") for way, spot in ways(player).items()}
        draw_realm(canvas, place, land, player, changed, head.seat, names, called)
        for tile, corner in zip(
            player.drafted, rest.cut_top(CARD)[0].columns([_DRAFTED, rest.width], GAP), strict=False
        ):
            draw_tile(canvas, corner, tile, teller)
            sign_only(canvas, corner)
