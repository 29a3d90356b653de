"""One player's own things, large: behind the screen, the objective, cards with what they do, promises."""

from __future__ import annotations

from games.archipelago.cards.steps import BuyOpened
from games.archipelago.components import RESOURCES
from games.archipelago.state import State
from games.core.parts.seeing import HIDDEN
from games.core.seats import Seat
from render.archipelago.changes import Changes
from render.archipelago.goals import progress_of
from render.archipelago.seats import amount
from render.kit import palette as p
from render.kit.areas.area import between
from render.kit.areas.panels import card, heading, panel
from render.kit.areas.seats import SeatHead, seat_head
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import BODY, FINE, SMALL, Type, Weight, wrapped
from render.kit.signs.marks import mark
from render.words import said, titled
from texts import Teller

STOCK = 210
_TITLE = 48
_CARD = 116
_LINE = 38
_NUMBER = Type(44, Weight.BLACK)
_AS_PAYMENT = {"cubes": "cube", "tokens": "token"}


class OwnThings:
    """What is drawn of one player, laid out."""

    def __init__(self, view: State, teller: Teller, seat: Seat, width: int) -> None:
        self.view, self.teller, self.seat = view, teller, seat
        self.player = view.players[seat]
        self.lines = [line for words in told_of(view, teller, seat) for line in wrapped(words, FINE, width - 60)]

    @property
    def goals(self) -> list[str]:
        """The objectives that it holds or may choose from, and those open to all."""
        held = (*self.player.drawn, *self.player.objectives, *self.view.shown_objectives)
        return [each for each in dict.fromkeys(held) if each != HIDDEN]

    @property
    def opened(self) -> list[str]:
        """The cards of which the seat may buy one."""
        return [card for step in self.view.agenda if isinstance(step, BuyOpened) for card in step.cards]

    @property
    def height(self) -> int:
        """How high it must be."""
        cards, opened = -(-len(self.player.cards) // 2), -(-len(self.opened) // 2)
        goals = len(self.goals)
        return (
            76
            + STOCK
            + 24
            + (goals * _CARD + _TITLE if goals else 0)
            + (opened * _CARD + _TITLE if opened else 0)
            + (cards * _CARD + _TITLE if cards else 0)
            + len(self.lines) * _LINE
            + 30
        )

    def draw(self, canvas: Canvas, box: Box, head: SeatHead, changed: Changes) -> None:
        """Draw it into a box."""
        panel(canvas, box, p.SEATS[head.seat] if head.lit else None)
        top, rest = box.inset(20, 12).cut_top(64, 6)
        seat_head(canvas, top, head)
        stock, rest = rest.cut_top(STOCK, 8)
        canvas.area("stock", stock, _folds_of(stock))
        draw_stock(canvas, stock, self.view, self.seat, changed)
        if self.goals:
            rest = self._draw_list(canvas, rest, said(self.teller, "objectives"), "objective", self.goals, 1)
        if self.opened:
            rest = self._draw_list(canvas, rest, said(self.teller, "opened"), "card", self.opened, 2)
        if self.player.cards:
            cards = [owned.card for owned in self.player.cards]
            rest = self._draw_list(canvas, rest, said(self.teller, "cards"), "card", cards, 2)
        for line, place in zip(self.lines, rest.stacked([_LINE] * len(self.lines)), strict=True):
            canvas.text_in(line, place, FINE)

    def _draw_list(self, canvas: Canvas, box: Box, title: str, noun: str, keys: list[str], columns: int) -> Box:
        head, rest = box.cut_top(_TITLE)
        heading(canvas, head, title, SMALL)
        rows = -(-len(keys) // columns)
        area, rest = rest.cut_top(rows * _CARD)
        canvas.area(f"{noun}s", area, between(area.columns(columns, 10)))
        for key, cell in zip(keys, area.grid(columns, rows, 10), strict=False):
            card(canvas, cell, p.PAPER_DEEP, p.LINE, 12, 2, 0)
            name, about = cell.inset(14, 6).columns((1.0, 2.2) if columns == 1 else (1.0, 1.3), 12)
            words = titled(self.teller.name(noun, key))
            if noun == "objective":
                now, wanted = progress_of(self.view, key)
                words = f"{words} ({now}/{wanted})"
            canvas.text_in(words, name, BODY if columns == 1 else SMALL, lines=None)
            canvas.text_in(self.teller.about(noun, key), about, FINE, lines=None)
            canvas.anchor(noun, key, cell, self.seat)
        return rest


def _folds_of(stock: Box) -> tuple[int, ...]:
    return between(stock.inset(16, 12).columns(len(RESOURCES) + 2, 8))


def draw_stock(canvas: Canvas, box: Box, view: State, seat: Seat, changed: Changes, sold: str | None = None) -> None:
    """Cubes, money and tokens behind the screen; where a good is sold, its cube is the payment."""
    player = view.players[seat]
    card(canvas, box, p.PAPER_DEEP, p.LINE, 18, 2, 0)
    shown = [(resource, str(player.cubes.get(resource, 0)), "cubes") for resource in RESOURCES]
    shown += [("coin", amount(player.money), "money"), ("spyglass", amount(player.tokens), "tokens")]
    for (sign, words, name), cell in zip(shown, box.inset(16, 12).columns(len(shown), 8), strict=True):
        top, low = cell.rows((1.3, 1.0))
        canvas.sprite_in(icon(sign, 84), top)
        canvas.text_in(words, low, _NUMBER, align="centre")
        if (seat, sign if name == "cubes" else name) in changed.seats:
            mark(canvas, cell)
        for noun in ("resource", "target"):
            canvas.anchor(noun, sign, cell, seat)
        if name != "cubes" or sold in (None, sign):
            canvas.anchor("goods", _AS_PAYMENT.get(name, name), cell, seat)


def told_of(view: State, teller: Teller, seat: Seat) -> list[str]:
    """Hexes in hand, instructions, what the Spy has seen, the ledger."""
    player = view.players[seat]
    told = []
    if player.hand:
        told.append(said(teller, "hand", sides=teller.names("side", player.hand)))
    for other, objectives in player.seen.items():
        names = teller.names("objective", objectives)
        told.append(said(teller, "spied", player=teller.player(other), objective=names))
    told += [
        said(teller, "debt", by=teller.player(debt.by), to=teller.player(debt.to), number=debt.id)
        for debt in view.debts
        if seat in (debt.by, debt.to) and not debt.verdict
    ]
    return told
