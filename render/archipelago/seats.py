"""Everybody in what decides: two or three in a line each, more of them side by side, for the map needs the room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.archipelago import GAME
from games.archipelago.score import score
from games.archipelago.state import Player, State
from games.core.parts.seeing import UNKNOWN
from games.core.seats import Seat
from render.archipelago.changes import Changes
from render.heads import seat_heads
from render.kit import palette as p
from render.kit.areas.lines import GAP as LINES_GAP
from render.kit.areas.lines import Cell, SeatLine, SeatLines, draw_cell
from render.kit.areas.panels import card
from render.kit.areas.seats import Figure, SeatHead
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE_INSIDE
from render.kit.icons import icon
from render.kit.signs.badges import seat_badge
from texts import Teller

_IN_LINES = 3
"""So many have a line each."""
_FEW = 3
_GAP, _ACROSS, _DOWN = 8, 10, 8
_BADGE, _LINE, _BETWEEN = 46, 46, 8
_SIGN = 36

FIGURES = ("circle", "citizen", "ship", "card", "flag", "wonder")
"""The signs of what is told of everybody."""


def amount(count: int) -> str:
    """What lies behind a screen is nobody else's business."""
    return "?" if count == UNKNOWN else str(count)


def heads_of(view: State, teller: Teller, changed: Changes, names: list[str]) -> list[SeatHead]:
    """Every seat's name with what it owns openly, where that is so of all."""
    scores = score(view).scores if view.over else ()
    openly = all(player.money != UNKNOWN for player in view.players)

    def figures(seat: Seat) -> Iterator[Figure]:
        money = view.players[seat].money
        if scores:
            yield Figure("point", str(scores[seat].total))
        if openly:
            yield Figure("coin", str(money), (seat, "money") in changed.seats)

    return seat_heads(GAME, view, teller, names, figures, view.order[0])


def cells_of(view: State, seat: Seat, changed: Changes) -> list[Cell]:
    """Action discs, faint of whoever has passed; citizens, ships, cards, place in the order, citizens on wonders."""
    player = view.players[seat]
    told = {} if view.over else {"circle": f"{player.discs}/{player.all_discs}"}
    told |= {
        "citizen": str(len(player.citizens())),
        "ship": str(len(player.ships())),
        "card": _cards(player),
        "flag": str(view.order.index(seat) + 1),
    }
    if any(each.on_wonders for each in view.players):
        told["wonder"] = str(player.on_wonders)
    names = {"circle": "discs", "card": "cards"}
    return [
        Cell(icon(sign, _SIGN), words, (seat, names.get(sign, "")) in changed.seats, sign == "circle" and player.passed)
        for sign, words in told.items()
    ]


def _cards(player: Player) -> str:
    """Those that can be used still, of all."""
    ready = sum(not owned.busy and not owned.built for owned in player.cards)
    return f"{ready}/{len(player.cards)}" if player.cards else "0"


class Everybody:
    """The seats, laid out."""

    def __init__(self, view: State, heads: Sequence[SeatHead], changed: Changes, *, few: bool = False) -> None:
        """Where few of it has room, what is told first alone, such as discs, citizens and ships."""
        self._view = view
        lines = [
            SeatLine(head, cells_of(view, head.seat, changed)[: _FEW - len(head.figures) if few else None])
            for head in heads
        ]
        self._heads = heads
        self._lines = SeatLines(lines, CLOSE_INSIDE) if len(heads) <= _IN_LINES else None
        self._cells = [line.all_cells() for line in lines]
        self._across = (CLOSE_INSIDE - _GAP * (len(heads) - 1)) // len(heads)
        self._places = self._laid()

    def _laid(self) -> list[tuple[int, int]]:
        """Where each cell stands beside and below the badge, the same for everybody."""
        columns = zip(*([_BADGE, *(cell.width for cell in row)] for row in self._cells), strict=True)
        return flow([max(widths) for widths in columns], self._across - 2 * _ACROSS, _BETWEEN)

    @property
    def height(self) -> int:
        """How much room they take."""
        if self._lines is not None:
            return self._lines.height
        return 2 * _DOWN + _LINE * (self._places[-1][0] + 1)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """All of them, in an order and in boxes that stay."""
        places = box.columns(len(self._heads), _GAP)
        if self._lines is not None:
            self._lines.draw(canvas, box)
            places = box.stacked([self._lines.one] * len(self._heads), LINES_GAP)
        for head, place, cells in zip(self._heads, places, self._cells, strict=True):
            if self._lines is None:
                self._draw_box(canvas, place, head, cells)
            canvas.area("seat", place)
            canvas.anchor("target", str(head.seat), place)
            for noun in ("card", "thing"):
                for owned in self._view.players[head.seat].cards:
                    canvas.anchor(noun, owned.card, place)

    def _draw_box(self, canvas: Canvas, box: Box, head: SeatHead, cells: Sequence[Cell]) -> None:
        card(canvas, box, rim=p.SEATS[head.seat] if head.lit else None, line=7 if head.lit else 2)
        canvas.anchor("seat", str(head.seat), box)
        inside = box.inset(_ACROSS, _DOWN)
        lines = inside.stacked([_LINE] * (self._places[-1][0] + 1))
        badge = Box(inside.x, lines[0].y, _BADGE, _LINE)
        seat_badge(canvas, badge.centre, head.seat, head.initial, _BADGE)
        for cell, (line, x) in zip(cells, self._places[1:], strict=True):
            draw_cell(canvas, Box(inside.x + x, lines[line].y, cell.width, _LINE), cell)
