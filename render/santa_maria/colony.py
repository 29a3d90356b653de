"""A colony on the picture: its cells with what stands and lies on them, small for all and large for its owner."""

from __future__ import annotations

from games.santa_maria.components import GOVERNOR, TILES
from games.santa_maria.grid import CELLS, COLUMNS, SIDE, spread
from games.santa_maria.state import Colony
from render.kit import palette as p
from render.kit.areas.mosaic import Cell, Mosaic
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import SMALLEST, Type, Weight
from render.kit.signs.badges import priced
from render.kit.signs.dice import die
from render.kit.signs.marks import mark
from render.santa_maria import faces
from render.santa_maria.changes import SeatChanges

BLUE = p.colour("5B8FD0")
_NAMED = 96
"""From this size on empty cells bear their names."""
_COUNTED = 40
"""And from this on a coin on a building its number."""
_LINES_NAMED = 330
"""And from this on a colony's lines bear theirs."""


def place(cell: str) -> Cell:
    """Column and row of a cell, from 0."""
    return COLUMNS.index(cell[0]), int(cell[1]) - 1


def mosaic(box: Box, *, named: bool = True) -> Mosaic:
    """The grid of a colony in a box; in a small one, there is no room for names."""
    return Mosaic(box, SIDE, SIDE, named and min(box.width, box.height) >= _LINES_NAMED)


def draw_colony(canvas: Canvas, grid: Mosaic, colony: Colony, changed: SeatChanges, owner: int) -> None:
    """A player's: what can be chosen of it has its place; white dice stand for columns, blue ones for rows."""
    for number in range(SIDE if grid.named else 0):
        canvas.anchor("line", f"column_{number + 1}", grid.column_name(number), owner)
        canvas.anchor("line", f"row_{number + 1}", grid.row_name(number), owner)
    draw_cells(canvas, grid, colony)
    for cell in CELLS:
        box = grid.cell(place(cell))
        canvas.anchor("spot", cell, box, owner)
        if cell in changed.cells:
            mark(canvas, box, box.width // 8, max(3, box.width // 18))


def draw_cells(canvas: Canvas, grid: Mosaic, colony: Colony) -> None:
    """All cells with what lies and stands on them."""
    if grid.named:
        grid.draw_names(canvas, [column.upper() for column in COLUMNS], [str(row + 1) for row in range(SIDE)])
    grid.draw_empty(canvas, [place(cell) for cell in CELLS if cell not in colony.cells])
    for laid in colony.laid:
        cells = [place(cell) for cell in spread(TILES[laid.tile].shape, laid.spot, laid.turn)]
        grid.draw_tile(canvas, cells, p.PAPER_DEEP, p.UMBER)
    for cell in CELLS:
        box = grid.cell(place(cell))
        kind = colony.cells.get(cell)
        if kind is not None:
            canvas.sprite(faces.cell(kind, box.width), box.x, box.y)
        elif box.width >= _NAMED and cell != colony.governor:
            style = Type(max(SMALLEST, box.width // 5), Weight.BOLD)
            canvas.text_in(cell.upper(), box, style, p.INK_SOFT, "centre")
        if cell in colony.blocked:
            _blocked(canvas, box, colony.blocked[cell])
        if cell == colony.governor:
            size = round(box.width * 0.8)
            canvas.sprite_in(icon("governor", size), box)


def _blocked(canvas: Canvas, box: Box, word: str) -> None:
    """The die or the coins on a building."""
    what, _, number = word.partition("_")
    size = round(box.width * 0.54)
    corner = Box(box.right - size, box.bottom - size, size, size)
    if what == "coins" and size >= _COUNTED:
        priced(canvas, corner, int(number))
    elif what == "coins":
        canvas.sprite_in(icon("coin", size), corner)
    else:
        canvas.sprite(die(int(number), size, p.WHITE if what == "white" else BLUE), corner.x, corner.y)


def governor_worth(cell: str) -> int:
    """What the governor's cell is worth."""
    column, row = place(cell)
    return GOVERNOR.points[row][column]
