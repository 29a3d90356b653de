"""A colony on the picture: its cells with what stands and lies on them, and dice at the lines that they activate."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.santa_maria.components import TILES
from games.santa_maria.grid import CELLS, COLUMNS, SIDE, spread
from games.santa_maria.state import Colony
from render.kit import palette as p
from render.kit.areas.mosaic import Cell, Mosaic
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import BODY, FINE, SMALLEST, Type, Weight, width_of
from render.kit.palette import Colour
from render.kit.signs.dice import die
from render.kit.signs.marks import mark
from render.kit.signs.trails import ghost, trail
from render.santa_maria import faces
from render.santa_maria.changes import SeatChanges
from render.santa_maria.colours import BLUE

_NAMED = 84
"""From this size on empty cells bear their names."""
_LEAST = 36
"""No die or coin on a building is smaller."""
_LINE, _NARROW = BODY.weighing(Weight.BOLD), FINE.weighing(Weight.BOLD)
_SMALL_DIE, _DIE, _APART = 40, 48, 4
_BOTH = 80
"""From this room on a line's name stands beside its die, else one of the two."""


def place(cell: str) -> Cell:
    """Column and row of a cell, from 0."""
    return COLUMNS.index(cell[0]), int(cell[1]) - 1


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the cells of a colony lie in a box; rows have heads at their left, columns above them."""

    box: Box
    left: int = 0
    top: int = 0

    @property
    def mosaic(self) -> Mosaic:
        """The cells alone."""
        outline = self.outline
        return Mosaic(outline.cut_left(self.left)[1].cut_top(self.top)[1], SIDE, SIDE)

    @property
    def outline(self) -> Box:
        """All of it, in the middle of its box."""
        pitch = min((self.box.width - self.left) // SIDE, (self.box.height - self.top) // SIDE)
        return self.box.centred(self.left + SIDE * pitch, self.top + SIDE * pitch)

    def cell(self, cell: str) -> Box:
        """Where a cell lies."""
        return self.mosaic.cell(place(cell))

    def row_head(self, row: int) -> Box:
        """What is at the left of a row."""
        cell = self.mosaic.cell((0, row))
        return Box(self.outline.x, cell.y, self.left - _APART, cell.height)

    def column_head(self, column: int) -> Box:
        """What is above a column."""
        cell = self.mosaic.cell((column, 0))
        return Box(cell.x, self.outline.y, cell.width, self.top - _APART)


def draw_colony(canvas: Canvas, plan: Plan, colony: Colony, changed: SeatChanges, owner: int) -> None:
    """A player's: what can be chosen of it has its place."""
    draw_cells(canvas, plan, colony)
    _draw_governor(canvas, plan, colony, changed, owner)
    for cell in CELLS:
        box = plan.cell(cell)
        canvas.anchor("spot", cell, box, owner)
        if cell in changed.cells:
            mark(canvas, box, box.width // 8, max(3, box.width // 18))


def draw_heads(
    canvas: Canvas, plan: Plan, white: Sequence[int], blue: Sequence[int], owner: int, shared: Sequence[int] = ()
) -> None:
    """The names of the lines, and dice that can activate them: common white ones columns, blue ones rows."""
    for at in range(SIDE):
        column, row = plan.column_head(at), plan.row_head(at)
        canvas.anchor("line", f"column_{at + 1}", column, owner)
        canvas.anchor("line", f"row_{at + 1}", row, owner)
        dice, name = column.rows([5, 4]) if plan.top >= _BOTH else (column, column)
        count = white.count(at + 1)
        _draw_head(canvas, name, dice, COLUMNS[at].upper(), p.WHITE, at + 1, count, None)
        dice, name = row.columns([3, 1]) if plan.left >= _BOTH else (row, row)
        mine = blue.count(at + 1)
        _draw_head(canvas, name, dice, str(at + 1), BLUE, at + 1, mine or shared.count(at + 1), owner if mine else None)


def _draw_head(
    canvas: Canvas, name: Box, dice: Box, words: str, face: Colour, value: int, count: int, owner: int | None
) -> None:
    """The name, and where there is no room for both, the die in its place."""
    if name is not dice or not count:
        canvas.text(words, *name.centre, _LINE, p.INK_SOFT, "centre")
    if not count:
        return
    size, style = min(_DIE if name is not dice else _SMALL_DIE, dice.height, dice.width), _LINE
    many = f"×{count}" if count > 1 and name is not dice else ""
    if many and size + _APART + width_of(many, style) > dice.width:
        size, style = min(size, _LEAST), _NARROW
    wide = size + (_APART + width_of(many, style) if many else 0)
    x, middle = dice.centre[0] - wide // 2, dice.centre[1]
    spot = Box(x, middle - size // 2, size, size)
    canvas.sprite(die(value, size, face), spot.x, spot.y)
    canvas.anchor("die", f"{'blue' if face == BLUE else 'white'}_{value}", spot, owner)
    if many:
        canvas.text(many, spot.right + _APART, middle, style)


def draw_cells(canvas: Canvas, plan: Plan, colony: Colony) -> None:
    """All cells with what lies and stands on them, but the governor."""
    mosaic = plan.mosaic
    mosaic.draw_empty(canvas, [place(cell) for cell in CELLS if cell not in colony.cells])
    for laid in colony.laid:
        cells = [place(cell) for cell in spread(TILES[laid.tile].shape, laid.spot, laid.turn)]
        mosaic.draw_tile(canvas, cells, p.PAPER_DEEP, p.UMBER)
    for cell in CELLS:
        box = mosaic.cell(place(cell))
        kind = colony.cells.get(cell)
        if kind is not None:
            canvas.sprite(faces.cell(kind, box.width, blocked=cell in colony.blocked), box.x, box.y)
        elif box.width >= _NAMED and cell != colony.governor:
            style = Type(max(SMALLEST, box.width // 5), Weight.BOLD)
            canvas.text_in(cell.upper(), box, style, p.INK_SOFT, "centre")
        if cell in colony.blocked:
            draw_blocked(canvas, box, colony.blocked[cell])


def draw_blocked(canvas: Canvas, box: Box, word: str) -> None:
    """The die or the coins on a building, in its corner."""
    what, _, number = word.partition("_")
    size = min(box.width, max(_LEAST, box.width // 2))
    made = faces.paid(int(number), size) if what == "coins" else die(int(number), size, _face(what))
    canvas.sprite(made, box.right - size, box.bottom - size)


def _face(what: str) -> Colour:
    return p.WHITE if what == "white" else BLUE


def _draw_governor(canvas: Canvas, plan: Plan, colony: Colony, changed: SeatChanges, owner: int) -> None:
    """Where he stands, and the way that he has come."""
    if not colony.governor:
        return
    now = plan.cell(colony.governor)
    made = icon("governor", max(_LEAST, now.width * 3 // 5))
    if changed.left:
        former = plan.cell(changed.left)
        trail(canvas, former.centre, now.centre, owner, made.width // 2)
        ghost(canvas, made, former.x, former.bottom - made.height)
    canvas.sprite(made, now.x, now.bottom - made.height)
