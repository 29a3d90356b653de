"""Every player's things that lie open, in a panel."""

from __future__ import annotations

from collections.abc import Iterator

from games.archipelago import GAME
from games.archipelago.score import score
from games.archipelago.state import OwnedCard, Player, State
from games.core.parts.seeing import UNKNOWN
from games.core.seats import Seat
from render.archipelago.changes import Changes
from render.heads import seat_heads
from render.kit import palette as p
from render.kit.areas.panels import panel
from render.kit.areas.seats import Figure, SeatHead, seat_head
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, Type, Weight, fitted_in
from render.kit.signs.marks import mark
from render.words import listed, said
from texts import Teller

_BOLD = Type(30, Weight.BOLD)
_HEAD, _LINE = 60, 46
_SIGN = 38
_INSIDE, _GAP = 14, 6
_ONE_LINE, _TWO_LINES, _ROOMY = 44, 70, 600
"""For its cards."""
_IN_A_ROW = 3


FIGURES = ("circle", "citizen", "ship", "flag", "wonder")
"""The signs of a panel."""


def amount(count: int) -> str:
    """What lies behind a screen is nobody else's business."""
    return "?" if count == UNKNOWN else str(count)


def height_of(width: int) -> int:
    """How high a panel so wide must be."""
    return 2 * 8 + _HEAD + _LINE + (_ONE_LINE if width > _ROOMY else _TWO_LINES)


def rows_of(seats: int) -> list[range]:
    """Which seats sit beside each other."""
    rows = -(-seats // _IN_A_ROW)
    across = -(-seats // rows)
    return [range(first, min(first + across, seats)) for first in range(0, seats, across)]


def heads_of(view: State, teller: Teller, changed: Changes, names: list[str]) -> list[SeatHead]:
    """Every seat's name with what it owns openly."""
    scores = score(view).scores if view.over else ()

    def figures(seat: Seat) -> Iterator[Figure]:
        money = view.players[seat].money
        if scores:
            yield Figure("point", str(scores[seat].total))
        if money != UNKNOWN:
            yield Figure("coin", str(money), (seat, "money") in changed.seats)

    return seat_heads(GAME, view, teller, names, figures, view.order[0])


def draw_seat(canvas: Canvas, box: Box, head: SeatHead, view: State, teller: Teller, changed: Changes) -> None:
    """Discs, citizens, ships, cards; and whether it has passed."""
    seat = head.seat
    player = view.players[seat]
    panel(canvas, box, p.SEATS[seat] if head.lit else None)
    canvas.area("seat", box)
    top, low = box.inset(_INSIDE, 8).cut_top(_HEAD)
    seat_head(canvas, top, head)
    shown = [
        ("circle", f"{player.discs}/{player.all_discs}", "discs"),
        ("citizen", str(len(player.citizens())), ""),
        ("ship", str(len(player.ships())), ""),
        ("flag", str(view.order.index(Seat(seat)) + 1), ""),
    ]
    if any(each.on_wonders for each in view.players):
        shown.append(("wonder", str(player.on_wonders), ""))
    figures, cards = low.cut_top(_LINE)
    for (sign, words, name), cell in zip(shown, figures.columns(len(shown), _GAP), strict=True):
        canvas.sprite(icon(sign, _SIGN), cell.x, cell.centre[1] - _SIGN // 2)
        run = canvas.text(words, cell.x + _SIGN + _GAP, cell.centre[1], _BOLD)
        if (seat, name) in changed.seats:
            mark(canvas, Box(cell.x - 4, cell.y + 2, _SIGN + _GAP + run + 10, cell.height - 4), 10, 3)
    _draw_cards(canvas, cards, player, teller)
    for noun in ("seat", "target"):
        canvas.anchor(noun, str(seat), box)
    for noun in ("card", "thing"):
        for owned in player.cards:
            canvas.anchor(noun, owned.card, cards.inset(-_GAP, 0))


def _draw_cards(canvas: Canvas, box: Box, player: Player, teller: Teller) -> None:
    """Their names, used ones in brackets and last; how many more there are, where there is no room for all."""
    if player.passed or not player.cards:
        canvas.text_in(said(teller, "passed" if player.passed else "no-cards"), box, FINE)
        return
    names = [teller.name("card", owned.card) for owned in player.cards if not _spent(owned)]
    names += [f"({teller.name('card', owned.card)})" for owned in player.cards if _spent(owned)]
    ways = [listed(teller, names), *(f"{listed(teller, names[:-more])} +{more}" for more in range(1, len(names)))]
    told = next((way for way in ways if fitted_in(way, FINE, box.width, box.height).whole), ways[-1])
    canvas.text_in(told, box, FINE, lines=None)


def _spent(owned: OwnedCard) -> bool:
    return owned.busy or bool(owned.built)
