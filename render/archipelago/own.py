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
from render.archipelago.track import face_of
from render.kit import palette as p
from render.kit.areas.listing import SIGN, Entry, Listing
from render.kit.areas.panels import card, heading, panel
from render.kit.areas.seats import SeatHead
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, HEADING, SMALL, Type, Weight, wrapped
from render.kit.signs.badges import seat_badge
from render.kit.signs.marks import mark
from render.vignettes import vignette
from render.words import player_names, said, titled
from texts import Teller

STOCK = 150
_HEAD, _TITLE = 72, 44
_LINE = 36
_GAP = 12
_SIGN = 64
_NUMBER = Type(40, Weight.BLACK)
_BADGE = 56
_AS_PAYMENT = {"cubes": "cube", "tokens": "token"}


class OwnThings:
    """What is drawn of one player, laid out: what its cards do, unless there are too many of them for the height."""

    def __init__(self, view: State, teller: Teller, seat: Seat, width: int, most: int) -> None:
        self.view, self.teller, self.seat = view, teller, seat
        self.player = view.players[seat]
        self._width = width - 2 * 16
        self.lines = [line for words in told_of(view, teller, seat) for line in wrapped(words, FINE, self._width)]
        self._lists = self._listings(brief=False)
        if self.height > most:
            self._lists = self._listings(brief=True)

    @property
    def goals(self) -> list[str]:
        """The objectives that it holds or may choose from, and those open to all."""
        held = (*self.player.drawn, *self.player.objectives, *self.view.shown_objectives)
        return [each for each in dict.fromkeys(held) if each != HIDDEN]

    @property
    def opened(self) -> list[str]:
        """The cards of which the seat may buy one."""
        return [card for step in self.view.agenda if isinstance(step, BuyOpened) for card in step.cards]

    def _listings(self, *, brief: bool) -> list[tuple[str, str, Listing]]:
        """Objectives, cards to buy, own cards: the title of each, its area, and what is listed."""
        owned = [self._card(each.card, brief=brief, spent=each.busy or bool(each.built)) for each in self.player.cards]
        found = [
            ("objectives", "objectives", [self._goal(each) for each in self.goals]),
            ("opened", "cards", [self._card(each, brief=brief) for each in self.opened]),
            ("cards", "cards", owned),
        ]
        return [(title, area, Listing(entries, self._width)) for title, area, entries in found if entries]

    def _goal(self, key: str) -> Entry:
        now, wanted = progress_of(self.view, key)
        return Entry(
            titled(self.teller.name("objective", key)),
            self.teller.about("objective", key),
            figure=said(self.teller, "progress", now=now, wanted=wanted),
            face=p.PAPER_DEEP,
            choices=(("objective", key),),
            owner=self.seat,
        )

    def _card(self, key: str, *, brief: bool, spent: bool = False) -> Entry:
        return Entry(
            titled(self.teller.name("card", key)),
            "" if brief else self.teller.about("card", key),
            None if brief else vignette(self.teller.game, key, SIGN, "card"),
            figure=said(self.teller, "spent") if spent else "",
            face=p.PAPER_DEEP if spent else face_of(key),
            choices=(("card", key), ("thing", key)),
            owner=self.seat,
        )

    @property
    def height(self) -> int:
        """How high it must be."""
        lists = sum(_TITLE + listing.height + _GAP for _, _, listing in self._lists)
        return _HEAD + STOCK + 2 * _GAP + lists + len(self.lines) * _LINE + 2 * _GAP

    def draw(self, canvas: Canvas, box: Box, head: SeatHead, changed: Changes) -> None:
        """Draw it into a box."""
        panel(canvas, box, p.SEATS[head.seat] if head.lit else None)
        top, rest = box.inset(16, _GAP).cut_top(_HEAD - 8, 8)
        badge, name = top.cut_left(top.height, 14)
        seat_badge(canvas, badge.centre, head.seat, head.initial, _BADGE)  # whoever is chosen is on the table
        canvas.text_in(head.name, name, HEADING)
        stock, rest = rest.cut_top(STOCK, _GAP)
        canvas.area("stock", stock)
        draw_stock(canvas, stock, self.view, self.seat, changed)
        for title, area, listing in self._lists:
            place, rest = rest.cut_top(_TITLE + listing.height, _GAP)
            name, things = place.cut_top(_TITLE)
            heading(canvas, name, said(self.teller, title), SMALL)
            canvas.area(area, things)
            listing.draw(canvas, things)
        for line, place in zip(self.lines, rest.stacked([_LINE] * len(self.lines)), strict=True):
            canvas.text_in(line, place, FINE)


def draw_stock(canvas: Canvas, box: Box, view: State, seat: Seat, changed: Changes, sold: str | None = None) -> None:
    """Cubes, money and tokens behind the screen; where a good is sold, its cube is the payment."""
    player = view.players[seat]
    card(canvas, box, p.PAPER_DEEP, p.LINE, 18, 2, 0)
    shown = [(resource, str(player.cubes.get(resource, 0)), "cubes") for resource in RESOURCES]
    shown += [("coin", amount(player.money), "money"), ("spyglass", amount(player.tokens), "tokens")]
    for (sign, words, name), cell in zip(shown, box.inset(12, 8).columns(len(shown), 8), strict=True):
        top, low = cell.rows((1.3, 1.0))
        canvas.sprite_in(icon(sign, _SIGN), top)
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
    told: list[str] = []
    if player.hand:
        told.append(said(teller, "hand", sides=teller.names("side", player.hand)))
    for other, objectives in player.seen.items():
        names = teller.names("objective", objectives)
        told.append(said(teller, "spied", player=player_names(teller)[other], objective=names))
    return told + debts_told(view, teller, seat)


def debts_told(view: State, teller: Teller, seat: Seat) -> list[str]:
    """What the ledger says of a seat's promises that nobody has judged."""
    called = player_names(teller)
    return [
        said(teller, "debt", by=called[debt.by], to=called[debt.to], number=debt.id)
        for debt in view.debts
        if seat in (debt.by, debt.to) and not debt.verdict
    ]
