"""One player's own board, large: hand and plans, the ship's cells, career, and what has been bought."""

from __future__ import annotations

from games.maracaibo.actions.free import LEVELS, met
from games.maracaibo.components import CAREERS, UPGRADES, Task
from games.maracaibo.state import Player
from render.kit import palette as p
from render.kit.areas.area import between
from render.kit.areas.panels import card, heading, panel
from render.kit.areas.seats import SeatHead
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import sign
from render.kit.lettering import FINE, SMALL, Type, Weight, wrapped
from render.kit.signs.marks import mark
from render.maracaibo.cards import CARD_HEIGHT, draw_card
from render.maracaibo.changes import SeatChanges
from render.maracaibo.pieces import piece
from render.maracaibo.seats import HEIGHT as SEAT_HEIGHT
from render.maracaibo.seats import draw_seat
from render.maracaibo.words import belongings, choosing, task_told
from render.words import said, titled
from texts import Teller

_ACROSS = 4
_GAP = 14
_TITLE = 46
_CELL = 206
_CAREER, _TASK = 196, 96
_LINE = 36
_NAME = Type(30, Weight.BOLD)


class OwnBoard:
    """What is drawn of one player, laid out."""

    def __init__(self, player: Player, teller: Teller, new: SeatChanges, width: int) -> None:
        self._player = player
        self._teller = teller
        self._new = new
        self._lines = [line for words in belongings(player, teller) for line in wrapped(words, FINE, width - 60)]

    @property
    def height(self) -> int:
        """How high it must be."""
        rows = self._rows(len(self._player.hand)) + (1 if self._player.planned else 0)
        career = _CAREER if choosing(self._player) else _TASK if self._tasks else 0
        careers = _TITLE + career + _GAP if career else 0
        titles = _TITLE * (3 if self._player.planned else 2)
        cells = len(UPGRADES) // _ACROSS * (_CELL + _GAP)
        lines = len(self._lines) * _LINE + 38
        return SEAT_HEIGHT + _GAP + careers + titles + rows * (CARD_HEIGHT + _GAP) + cells + lines

    def _rows(self, count: int) -> int:
        return max(1, -(-count // _ACROSS))

    def draw(self, canvas: Canvas, box: Box, head: SeatHead) -> None:
        """Draw it into a box."""
        player, teller = self._player, self._teller
        top, rest = box.cut_top(SEAT_HEIGHT, _GAP)
        draw_seat(canvas, top, head, player, self._new)
        canvas.area("figures", top)
        if choosing(self._player):
            rest = self._draw_careers(canvas, rest)
        elif self._tasks:
            rest = self._draw_tasks(canvas, rest)
        rest = self._draw_cards(canvas, rest, said(teller, "hand"), player.hand, self._new.hand)
        if player.planned:
            rest = self._draw_cards(canvas, rest, said(teller, "planned"), player.planned, self._new.planned, "planned")
        title, rest = rest.cut_top(_TITLE)
        heading(canvas, title, said(teller, "ship"), SMALL)
        cells, rest = rest.cut_top(len(UPGRADES) // _ACROSS * (_CELL + _GAP) - _GAP, _GAP)
        for key, cell in zip(UPGRADES, cells.grid(_ACROSS, len(UPGRADES) // _ACROSS, _GAP), strict=True):
            canvas.area("ship", cell)
            self._draw_cell(canvas, cell, key)
        panel(canvas, rest)
        canvas.area("bought", rest)
        for line, place in zip(self._lines, rest.inset(20, 12).stacked([_LINE] * len(self._lines)), strict=True):
            canvas.text_in(line, place, FINE)

    def _draw_cards(
        self, canvas: Canvas, box: Box, words: str, keys: list[str], new: tuple[bool, ...], area: str = "hand"
    ) -> Box:
        title, rest = box.cut_top(_TITLE)
        heading(canvas, title, words, SMALL)
        rows = self._rows(len(keys))
        lying, rest = rest.cut_top(rows * (CARD_HEIGHT + _GAP))
        cards = lying.cut_top(lying.height - _GAP)[0]
        places = cards.grid(_ACROSS, rows, _GAP)
        canvas.area(area, cards, between(cards.columns(_ACROSS, _GAP)))
        for at, (key, place) in enumerate(zip(keys, places, strict=False)):
            draw_card(canvas, place, key, self._teller, new[at : at + 1] == (True,))
        return rest

    def _draw_careers(self, canvas: Canvas, box: Box) -> Box:
        """Those of which one is kept, with their tasks."""
        title, rest = box.cut_top(_TITLE)
        heading(canvas, title, said(self._teller, "careers"), SMALL)
        row, rest = rest.cut_top(_CAREER, _GAP)
        canvas.area("career", row, between(row.columns(len(self._player.careers), _GAP)))
        for key, place in zip(self._player.careers, row.columns(len(self._player.careers), _GAP), strict=True):
            card(canvas, place, p.PAPER, p.LINE, 12, 2)
            name, tasks = place.inset(16, 8).cut_top(40)
            canvas.text_in(self._teller.name("career", key), name, _NAME)
            canvas.text_in(self._teller.about("career", key), tasks, FINE, p.INK_SOFT, lines=None)
            canvas.anchor("career", key, place)
        return rest

    @property
    def _tasks(self) -> tuple[Task, ...]:
        """Those of the career that was kept."""
        return CAREERS[self._player.careers[0]].tasks if len(self._player.careers) == 1 else ()

    def _draw_tasks(self, canvas: Canvas, box: Box) -> Box:
        """What is there of what each task wants; ticked off once it is claimed, bright while it can be."""
        player, teller = self._player, self._teller
        title, rest = box.cut_top(_TITLE)
        heading(canvas, title, teller.name("career", player.careers[0]), SMALL)
        row, rest = rest.cut_top(_TASK, _GAP)
        canvas.area("career", row, between(row.columns(len(self._tasks), _GAP)))
        for task, place in zip(self._tasks, row.columns(len(self._tasks), _GAP), strict=True):
            due, claimed = met(player, task, LEVELS[0]), task.kind not in player.tasks
            face = p.tint(p.CORN, 0.5) if due and not claimed else p.PAPER_DEEP if claimed else p.PAPER
            card(canvas, place, face, p.LINE, 12, 2)
            name, words = place.inset(16, 8).rows(2)
            if claimed:
                done, name = name.cut_right(36)
                canvas.sprite_in(sign("check", 32, p.ink_on(face)), done)
            canvas.text_in(titled(teller.name("task", task.kind)), name, _NAME, p.ink_on(face))
            canvas.text_in(task_told(player, task, teller), words, FINE, p.ink_on(face))
            canvas.anchor("task", task.kind, place)
        return rest

    def _draw_cell(self, canvas: Canvas, box: Box, key: str) -> None:
        """A cell of the ship board: bright and ticked off once it is complete, else with the discs that are left."""
        canvas.anchor("upgrade", key, box)
        done = self._player.has(key)
        face = p.tint(p.LEAF, 0.5) if done else p.PAPER
        card(canvas, box, face, p.LINE, 12, 2)
        inside = box.inset(12, 6)
        head, low = inside.cut_top(36)
        left = self._player.discs.get(key, 0)
        discs, name = head.cut_right(36 * max(left, int(done)))
        if done:
            canvas.sprite(sign("check", 32, p.ink_on(face)), discs.x + 2, discs.y + 2)
        for at in range(left):
            canvas.sprite(piece("disc", 32), discs.x + 36 * at + 2, discs.y + 2)
        word = key
        canvas.text_in(self._teller.name("upgrade", word), name, _NAME, p.ink_on(face))
        canvas.text_in(
            self._teller.about("upgrade", word), low, FINE, p.ink_on(face) if done else p.INK_SOFT, lines=None
        )
        if key in self._new.upgrades:
            mark(canvas, box)
