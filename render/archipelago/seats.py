"""Every player's things that lie open, in a panel."""

from __future__ import annotations

from games.archipelago.state import UNKNOWN, Player, State
from games.core.seats import Seat
from render.archipelago.changes import Changes
from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, Type, Weight
from render.kit.marks import mark
from render.kit.panels import panel
from render.kit.seats import SeatHead, seat_head
from render.words import listed, said
from texts import Teller

HEIGHT = 168
_BOLD = Type(30, Weight.BOLD)
_SIGN = 38


def amount(count: int) -> str:
    """What lies behind a screen is nobody else's business."""
    return "?" if count == UNKNOWN else str(count)


def draw_seat(canvas: Canvas, box: Box, head: SeatHead, view: State, teller: Teller, changed: Changes) -> None:
    """Discs, citizens, ships, cards; and whether it has passed."""
    seat = head.seat
    player = view.players[seat]
    panel(canvas, box, p.SEATS[seat] if head.lit else None)
    top, low = box.inset(14, 8).cut_top(60, 4)
    seat_head(canvas, top, head)
    figures, cards = low.cut_top(42)
    shown = [
        ("circle", f"{player.discs}/{player.all_discs}", "discs"),
        ("citizen", str(len(player.citizens())), ""),
        ("ship", str(len(player.ships())), ""),
        ("wonder", str(player.on_wonders), ""),
        ("flag", str(view.order.index(Seat(seat)) + 1), ""),
    ]
    for (sign, words, name), cell in zip(shown, figures.columns(len(shown), 4), strict=True):
        canvas.sprite(icon(sign, _SIGN), cell.x, cell.centre[1] - _SIGN // 2)
        canvas.text(words, cell.x + _SIGN + 6, cell.centre[1], _BOLD)
        if (seat, name) in changed.seats:
            mark(canvas, cell)
    canvas.text_in(cards_told(player, teller), cards, FINE, lines=None)
    for noun in ("seat", "target"):
        canvas.anchor(noun, str(seat), box)
    for owned in player.cards:
        canvas.anchor("card", owned.card, cards)


def cards_told(player: Player, teller: Teller) -> str:
    """Owned cards, used ones in brackets."""
    if player.passed:
        return said(teller, "passed")
    names = [
        f"({teller.name('card', owned.card)})" if owned.busy or owned.built else teller.name("card", owned.card)
        for owned in player.cards
    ]
    return listed(teller, names) or said(teller, "no-cards")
