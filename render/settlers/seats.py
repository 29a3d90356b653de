"""The panel of a player: who it is, the score, the tokens in hand, and the realm."""

from __future__ import annotations

from games.core.seats import SEAT
from games.settlers.state import Player, State
from render.kit import palette as p
from render.kit.areas.panels import card, panel
from render.kit.areas.seats import HEIGHT, SeatHead, seat_head
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon, sign
from render.kit.lettering import FINE, HEADING, SMALL, Weight
from render.kit.signs.badges import counter, initials, pill, pill_width, seat_badge, slot
from render.kit.signs.marks import sign_only
from render.settlers.arrange import HEAD, NAME, PADDING, ROOMY, Realms
from render.settlers.changes import SeatChanges
from render.settlers.hand import Hand, down
from render.settlers.land import Land
from render.settlers.market import CARD, GAP, draw_tile
from render.settlers.realm import Names, draw_realm, ways
from render.words import player_names, said
from texts import Teller

_PILL = 50
_SPACE = 8
_DRAFTED = 210
_BADGE, _NOTED, _POINT = 50, 46, 40


def draw_box(
    canvas: Canvas,
    cell: Box,
    realms: Realms,
    head: SeatHead,
    hand: Hand,
    view: State,
    teller: Teller,
    changed: SeatChanges,
) -> None:
    """One player's box on the table."""
    panel(canvas, cell, p.SEATS[head.seat] if head.lit else None)
    top, place, below = realms.parts(cell)
    if realms.columned:
        _draw_head_aside(canvas, top, head)
    else:
        seat_head(canvas, top, head)
    hand.draw(canvas, place, teller, head.seat)
    land = realms.lands[head.seat]
    _note_areas(canvas, top, place, below, head.seat)
    _draw_land(canvas, below, land, view.players[head.seat], teller, changed, head.seat)


def _draw_head_aside(canvas: Canvas, box: Box, head: SeatHead) -> None:
    """Whose box it is and whether the game waits for them; the name, and the points, below each other."""
    canvas.anchor(SEAT, str(head.seat), box)
    top, rest = box.cut_top(HEAD)
    badge, beside = top.cut_left(_BADGE, 4)
    seat_badge(canvas, badge.centre, head.seat, head.initial, _BADGE)
    if head.note is not None:
        face = p.SEATS[head.seat]
        card(canvas, beside.cut_left(_NOTED)[0].centred(_NOTED, _NOTED), face, face, 23, 0, 0)
        canvas.sprite_in(sign(head.note.sign, 36, p.ink_on(face)), beside.cut_left(_NOTED)[0])
    name, below = rest.cut_top(NAME)
    canvas.text_in(head.name, name, FINE.weighing(Weight.BOLD))
    points = beside.cut_left(_NOTED, 4)[1] if box.width >= ROOMY else below
    for figure, place in zip(head.figures, points.columns(len(head.figures)), strict=True):
        counter(canvas, place.x, place.centre[1], figure.icon, figure.words, _POINT, HEADING.weighing(Weight.BLACK))


def large_height(hand: Hand, land: Land | None, width: int) -> int:
    """How high a player's panel is with a land below head and hand, or with the tiles that were drafted."""
    below = CARD if land is None else land.height
    return 2 * PADDING + HEIGHT + down(hand.within(width - 2 * PADDING)) + 2 * _SPACE + below


def draw_large(
    canvas: Canvas,
    box: Box,
    land: Land,
    head: SeatHead,
    hand: Hand,
    view: State,
    teller: Teller,
    changed: SeatChanges,
    names: Names,
) -> None:
    """One player's panel by itself, with the names of tiles and of free squares."""
    panel(canvas, box, p.SEATS[head.seat] if head.lit else None)
    top, rest = box.inset(PADDING).cut_top(HEIGHT, _SPACE)
    if view.bought and head.lit:
        words, resource = said(teller, "bought"), icon(view.bought, 38)
        bought, top = top.cut_right(pill_width(words, SMALL, _PILL, resource), 14)
        pill(canvas, bought.centred(bought.width, _PILL), words, p.PAPER_DEEP, SMALL, resource)
    seat_head(canvas, top, head)
    place, rest = rest.cut_top(down(hand.within(rest.width)), _SPACE)
    hand.draw(canvas, place, teller, head.seat)
    _note_areas(canvas, top, place, rest, head.seat)
    _draw_land(canvas, rest, land, view.players[head.seat], teller, changed, head.seat, names)


def _note_areas(canvas: Canvas, head: Box, hand: Box, realm: Box, seat: int) -> None:
    canvas.area("head", head)
    if hand.width:
        canvas.area("hand", hand, owner=seat)
    canvas.area("realm", realm, near=True, owner=seat)


def _draw_land(
    canvas: Canvas,
    box: Box,
    land: Land,
    player: Player,
    teller: Teller,
    changed: SeatChanges,
    owner: int,
    names: Names | None = None,
) -> None:
    """The tiles in the middle of a box; before they are laid out, those that were drafted."""
    if not player.land:
        room = box.centred(min(box.width, 2 * _DRAFTED + GAP), CARD).columns(2, GAP)
        for place, tile in zip(room, [*player.drafted, "", ""], strict=False):
            if tile:
                draw_tile(canvas, place, tile, teller)
            else:
                slot(canvas, place, p.LINE, 16)
        return
    letters = initials(player_names(teller))
    called = {spot: said(teller, f"arrangement-{way.replace('_', '-')}") for way, spot in ways(player).items()}
    draw_realm(canvas, box.centred(land.width, land.height), land, player, changed, owner, names, called, letters)
    for tile, corner in zip(player.drafted, box.cut_top(CARD)[0].columns([_DRAFTED, box.width], GAP), strict=False):
        draw_tile(canvas, corner, tile, teller)
        sign_only(canvas, corner)
