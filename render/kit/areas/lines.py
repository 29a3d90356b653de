"""Everybody in a line: who, and what decides, in columns that stand below each other, in an order that stays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.core.seats import SEAT
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.areas.seats import SeatHead
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon, sign
from render.kit.lettering import BODY, HEADING, Type, Weight, width_of
from render.kit.signs.badges import seat_badge
from render.kit.signs.marks import mark
from render.kit.sprites import Sprite

SIGN = 40
"""The size of the signs in a line: 16 px on a phone."""
GAP = 12
_ROW, _INSET, _BADGE, _MARK = 58, 12, 50, 44
_BETWEEN, _AFTER_SIGN = 22, 6
_LONGEST_NAME, _SHORTEST_NAME = 230, 130
_FIGURE = Type(34, Weight.BOLD)


@dataclass(frozen=True, slots=True)
class Cell:
    """One of the things that decide, such as how many ships there are: a sign and a few words, or none of both."""

    sprite: Sprite | None = None
    words: str = ""
    changed: bool = False
    faint: bool = False
    """What cannot be used now."""

    @property
    def width(self) -> int:
        """How much of a line it takes."""
        signed = self.sprite.width + _AFTER_SIGN if self.sprite is not None else 0
        return signed + (width_of(self.words, _FIGURE) if self.words else 0)


@dataclass(frozen=True, slots=True)
class SeatLine:
    """What a line says of a seat; the head's figures come first."""

    head: SeatHead
    cells: Sequence[Cell] = ()

    def all_cells(self) -> list[Cell]:
        """Its figures and what follows them."""
        figures = [Cell(icon(each.icon, SIGN), each.words, each.changed) for each in self.head.figures]
        return [*figures, *self.cells]


class SeatLines:
    """The lines of all seats, laid out alike: in one row each, or in as many as the longest needs."""

    def __init__(self, lines: Sequence[SeatLine], width: int, below: int = 0, between: int = _BETWEEN) -> None:
        """Each with so much room below it for what a game draws itself, and so much at least from cell to cell."""
        self._lines, self._below, self._width, self._between = lines, below, width, between
        self._cells = [line.all_cells() for line in lines]
        columns = max(map(len, self._cells))
        self._columns = [
            max((row[at].width for row in self._cells if at < len(row)), default=0) for at in range(columns)
        ]
        self._crowned = any(line.head.first for line in lines)
        longest = max(width_of(line.head.name, BODY) for line in lines)
        room = width - 2 * _INSET - _BADGE - 12 - _MARK - (_MARK if self._crowned else 0) - _BETWEEN
        name = min(longest, _LONGEST_NAME)
        taken = self._taken(self._columns)
        self._name = name if name + taken <= room else max(min(name, room - taken), _SHORTEST_NAME)
        self._rows = self._laid(room - self._name, width - 2 * _INSET)

    def _taken(self, columns: Sequence[int]) -> int:
        return sum(columns) + self._between * max(0, len(columns) - 1)

    def _laid(self, beside: int, below: int) -> list[list[int]]:
        """Which columns stand in which row: beside the name as many as have room there, the rest below."""
        rows: list[list[int]] = [[]]
        for column in range(len(self._columns)):
            taken = self._taken([self._columns[each] for each in (*rows[-1], column)])
            if taken > (beside if len(rows) == 1 else below):
                rows.append([])
            rows[-1].append(column)
        return rows

    @property
    def rows(self) -> int:
        """In how many rows each is."""
        return len(self._rows)

    @property
    def one(self) -> int:
        """How high the box of each seat is: the same for all."""
        return 2 * _INSET + _ROW * self.rows + self._below - (_INSET if not self._below else 0)

    @property
    def height(self) -> int:
        """How high all of them are."""
        return self.one * len(self._lines) + GAP * (len(self._lines) - 1)

    def draw(self, canvas: Canvas, box: Box) -> list[Box]:
        """Draw all; returns for each seat what is left for the game to draw in."""
        places = box.stacked([self.one] * len(self._lines), GAP)
        return [
            self._draw_line(canvas, place, line, cells)
            for place, line, cells in zip(places, self._lines, self._cells, strict=True)
        ]

    def _draw_line(self, canvas: Canvas, box: Box, line: SeatLine, cells: Sequence[Cell]) -> Box:
        head = line.head
        card(canvas, box, rim=p.SEATS[head.seat] if head.lit else None, line=7 if head.lit else 2)
        inside = box.inset(_INSET, _INSET if self._below else _INSET // 2)
        top, rest = inside.cut_top(_ROW)
        canvas.anchor(SEAT, str(head.seat), top)
        badge, top = top.cut_left(_BADGE, 12)
        seat_badge(canvas, badge.centre, head.seat, head.initial, _BADGE)
        top = self._draw_signs(canvas, top, head)
        name, top = top.cut_left(self._name, _BETWEEN)
        canvas.text_in(head.name, name, HEADING.sized(BODY.size))
        for number, row in enumerate(self._rows):
            if number:
                top, rest = rest.cut_top(_ROW)
            self._draw_cells(canvas, top, row, cells, spread=number > 0)
        return rest

    def _draw_signs(self, canvas: Canvas, box: Box, head: SeatHead) -> Box:
        """At the right whether the game waits for this seat, and before it who begins; their places stay free else."""
        place, box = box.cut_right(_MARK)
        if head.note is not None:
            face = p.SEATS[head.seat] if head.note.lit else p.PAPER_DEEP
            card(canvas, place.centred(_MARK, _MARK), face, face, _MARK // 2, 0, 0)
            canvas.sprite_in(sign(head.note.sign, 36, p.ink_on(face)), place)
        if self._crowned:
            place, box = box.cut_right(_MARK)
            if head.first:
                canvas.sprite_in(icon("crown", 38), place)
        return box

    def _draw_cells(
        self, canvas: Canvas, box: Box, row: Sequence[int], cells: Sequence[Cell], *, spread: bool = False
    ) -> None:
        """In their columns, which share the room that is left."""
        widths = [self._columns[column] for column in row]
        spare = max(0, box.width - self._taken(widths)) // max(1, len(row))
        x = box.x
        for column, width in zip(row, widths, strict=True):
            if column < len(cells):
                draw_cell(canvas, Box(x, box.y, width, box.height), cells[column])
            x += width + self._between + min(spare, width if spread else spare)


def draw_cell(canvas: Canvas, box: Box, cell: Cell) -> None:
    """A sign and its words from the left of a box."""
    x, middle = box.x, box.centre[1]
    if cell.sprite is not None:
        sprite = cell.sprite.washed(p.PAPER, 0.6) if cell.faint else cell.sprite
        canvas.sprite(sprite, x, middle - sprite.height // 2)
        x += sprite.width + _AFTER_SIGN
    if cell.words:
        canvas.text(cell.words, x, middle, _FIGURE, p.INK_SOFT if cell.faint else None)
    if cell.changed:
        mark(canvas, Box(box.x - 4, box.y + 4, cell.width + 8, box.height - 8), 12, 4)
