"""One player's own board: figures, career, hand and plans, and the ship's cells."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.core.seats import Seat
from games.maracaibo.actions.free import LEVELS, met
from games.maracaibo.components import CAREERS, UPGRADES, Task
from games.maracaibo.state import State
from render.kit import palette as p
from render.kit.areas.area import between
from render.kit.areas.panels import card, heading
from render.kit.areas.seats import SeatHead
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE_INSIDE, CLOSEST, GAP, Foot
from render.kit.icons import sign
from render.kit.lettering import FINE, SMALL, Weight, wrapped
from render.kit.signs.marks import mark
from render.maracaibo.cards import CARD_HEIGHT, draw_card
from render.maracaibo.changes import Changes
from render.maracaibo.pieces import SMALL as PIECE
from render.maracaibo.pieces import piece
from render.maracaibo.seats import meanings, seat_lines
from render.maracaibo.words import choosing, task_told
from render.vignettes import vignette
from render.words import said, titled
from texts import Teller

_ACROSS = 2
TOP = 8
_BETWEEN, _GAP, _TITLE = 10, 8, 38
_FACE, _DISC, _CELL = 58, 35, 102
_NAME = FINE.weighing(Weight.BOLD)
_LINE = FINE.line_height
_ABOVE = 7
"""So much higher than a task's name stands its tick, and so on no line below."""


class OwnBoard:
    """What is drawn of one player, band by band."""

    def __init__(self, view: State, seat: Seat, teller: Teller, changed: Changes, head: SeatHead) -> None:
        self._player, self._teller = view.players[seat], teller
        self._new = changed.at(seat)
        self._bands: list[tuple[int, Callable[[Canvas, Box], object]]] = []
        lines, figures = seat_lines(view, [head], changed, CLOSE_INSIDE, CLOSEST)
        foot = Foot()

        def draw_figures(canvas: Canvas, box: Box) -> None:
            canvas.area("figures", box)
            lines.draw(canvas, box)

        self._add(lines.height, draw_figures)
        if choosing(self._player):
            self._add_careers()
        elif self._tasks:
            named = teller.name("career", self._player.careers[0])
            self._titled(named, "career", self._task_height, self._draw_tasks, len(self._tasks))
        self._add_cards(said(teller, "hand"), "hand", self._player.hand, self._new.hand)
        if self._player.planned:
            self._add_cards(said(teller, "planned"), "planned", self._player.planned, self._new.planned)
        self._add(_CELL, self._draw_ship)
        room = CLOSEST - TOP - GAP - self.height - foot.height - _BETWEEN
        explained = Foot.of(meanings(teller, figures))
        foot = explained if explained.height - foot.height <= room else foot
        self._add(foot.height, foot.draw)

    @property
    def height(self) -> int:
        """How high it must be."""
        return sum(high for high, _ in self._bands) + _BETWEEN * (len(self._bands) - 1)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw it into a box."""
        for (_, draw), place in zip(self._bands, box.stacked([high for high, _ in self._bands], _BETWEEN), strict=True):
            draw(canvas, place)

    def _add(self, height: int, draw: Callable[[Canvas, Box], object]) -> None:
        self._bands.append((height, draw))

    def _titled(
        self, words: str, area: str, height: int, draw: Callable[[Canvas, Box], object], across: int = _ACROSS
    ) -> None:
        """A band under its name, which comes along where a question is about what lies there."""

        def both(canvas: Canvas, box: Box) -> None:
            title, rest = box.cut_top(_TITLE)
            heading(canvas, title, words, SMALL)
            canvas.area(area, box, between(box.columns(across, _GAP)))
            draw(canvas, rest)

        self._add(_TITLE + height, both)

    def _add_cards(self, words: str, area: str, keys: list[str], new: tuple[bool, ...]) -> None:
        rows = max(1, -(-len(keys) // _ACROSS))

        def draw(canvas: Canvas, box: Box) -> None:
            for at, (key, place) in enumerate(zip(keys, box.grid(_ACROSS, rows, _GAP), strict=False)):
                draw_card(canvas, place, key, self._teller, new[at : at + 1] == (True,))

        self._titled(words, area, rows * (CARD_HEIGHT + _GAP) - _GAP, draw)

    def _add_careers(self) -> None:
        """Those of which one is kept, with their tasks."""
        keys, teller = self._player.careers, self._teller
        wide = Box(0, 0, CLOSE_INSIDE, 0).columns(len(keys), _GAP)[0].width - 32
        told = {key: wrapped(teller.about("career", key), FINE, wide) for key in keys}
        height = 40 + max(map(len, told.values())) * _LINE + 20

        def draw(canvas: Canvas, box: Box) -> None:
            for (key, lines), place in zip(told.items(), box.columns(len(keys), _GAP), strict=True):
                card(canvas, place, p.PAPER, p.LINE, 12, 2)
                name, tasks = place.inset(16, 8).cut_top(40)
                canvas.text_in(teller.name("career", key), name, SMALL.weighing(Weight.BOLD))
                _write(canvas, lines, tasks)
                canvas.anchor("career", key, place)

        self._titled(said(teller, "careers"), "career", height, draw, len(keys))

    @property
    def _tasks(self) -> tuple[Task, ...]:
        """Those of the career that was kept."""
        return CAREERS[self._player.careers[0]].tasks if len(self._player.careers) == 1 else ()

    def _told(self, task: Task) -> tuple[list[str], list[str]]:
        """What a task is called, and how much of it there is, as lines."""
        wide = Box(0, 0, CLOSE_INSIDE, 0).columns(len(self._tasks), _GAP)[0].width - 24
        name = titled(self._teller.name("task", task.kind))
        return wrapped(name, _NAME, wide - PIECE - 4), wrapped(task_told(self._player, task, self._teller), FINE, wide)

    @property
    def _task_height(self) -> int:
        return max(sum(map(len, self._told(task))) for task in self._tasks) * _LINE + 16

    def _draw_tasks(self, canvas: Canvas, box: Box) -> None:
        """What is there of what each task wants; ticked off once it is claimed, bright while it can be."""
        for task, place in zip(self._tasks, box.columns(len(self._tasks), _GAP), strict=True):
            due, claimed = met(self._player, task, LEVELS[0]), task.kind not in self._player.tasks
            face = p.tint(p.CORN, 0.5) if due and not claimed else p.PAPER_DEEP if claimed else p.PAPER
            card(canvas, place, face, p.LINE, 12, 2)
            inside, (name, words) = place.inset(12, 8), self._told(task)
            if claimed:
                canvas.sprite(sign("check", PIECE, p.ink_on(face)), inside.right - PIECE, inside.y - _ABOVE)
            top, low = inside.cut_top(len(name) * _LINE)
            _write(canvas, name, top, face, _NAME.weight)
            _write(canvas, words, low, face)
            canvas.anchor("task", task.kind, place)

    def _draw_ship(self, canvas: Canvas, box: Box) -> None:
        """Every cell of the ship board: ticked off once it is complete, else with the discs that are left."""
        canvas.area("ship", box)
        for key, cell in zip(UPGRADES, box.columns(len(UPGRADES), 2), strict=True):
            canvas.anchor("upgrade", key, cell)
            done, left = self._player.has(key), self._player.discs.get(key, 0)
            card(canvas, cell, p.tint(p.LEAF, 0.5) if done else p.PAPER, p.LINE, 10, 2, 0)
            face, low = cell.inset(2, 3).cut_top(_FACE)
            canvas.sprite_in(vignette(self._teller.game, key, _FACE, "upgrade"), face)
            signs = [sign("check", _DISC, p.ink_on(p.tint(p.LEAF, 0.5)))] if done else [piece("disc", _DISC)] * left
            for sprite, place in zip(signs, low.centred(len(signs) * _DISC, _DISC).columns(len(signs)), strict=True):
                canvas.sprite_in(sprite, place)
            if key in self._new.upgrades:
                mark(canvas, cell)


def _write(
    canvas: Canvas, lines: Sequence[str], box: Box, face: p.Colour | None = None, weight: Weight = FINE.weight
) -> None:
    ink = p.ink_on(p.PAPER if face is None else face)
    for words, place in zip(lines, box.stacked([_LINE] * len(lines)), strict=True):
        canvas.text(words, place.x, place.centre[1], FINE.weighing(weight), ink)
