"""A grid of cells, and tiles of several cells that lie on it in any turn."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.signs.badges import slot

Cell = tuple[int, int]
"""Column and row, from 0, the row below the first being 1."""
_GAP_SHARE = 14


@dataclass(frozen=True, slots=True)
class Mosaic:
    """So many columns and rows in a box."""

    box: Box
    columns: int
    rows: int

    @property
    def pitch(self) -> int:
        """From one cell to the next."""
        return min(self.box.width // self.columns, self.box.height // self.rows)

    @property
    def gap(self) -> int:
        """Between two cells."""
        return max(4, self.pitch // _GAP_SHARE)

    @property
    def side(self) -> int:
        """The side of a cell."""
        return self.pitch - self.gap

    @property
    def outline(self) -> Box:
        """All of it, in the middle of its box."""
        return self.box.centred(self.columns * self.pitch, self.rows * self.pitch)

    def cell(self, cell: Cell) -> Box:
        """Where a cell lies."""
        column, row = cell
        origin = self.outline
        x, y = origin.x + column * self.pitch, origin.y + row * self.pitch
        return Box(x + self.gap // 2, y + self.gap // 2, self.side, self.side)

    def around(self, cells: Iterable[Cell]) -> Box:
        """The smallest box with all these cells."""
        boxes = [self.cell(cell) for cell in cells]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)

    def draw_empty(self, canvas: Canvas, cells: Iterable[Cell], rim: Colour | None = None) -> None:
        """Cells where nothing lies yet, in dashes."""
        for cell in cells:
            slot(canvas, self.cell(cell).inset(2), rim or p.LINE, self.side // 8)

    def draw_tile(self, canvas: Canvas, cells: Collection[Cell], face: Colour, rim: Colour | None = None) -> None:
        """A tile over all these cells: one piece, whatever its form; what is on it is drawn on its cells after."""
        edge = max(3, self.gap * 2 // 3)
        for colour, wider in ((rim or p.darker(face, 0.4), edge), (face, edge // 3)):
            for box in self._parts(cells):
                card(canvas, box.inset(-wider), colour, colour, self.side // 7 + wider, 0, 0)

    def _parts(self, cells: Collection[Cell]) -> list[Box]:
        """The cells, and each two neighbours together, so that no gap shows between them."""
        parts = [self.cell(cell) for cell in cells]
        for column, row in cells:
            parts += [
                self.around([(column, row), beside])
                for beside in ((column + 1, row), (column, row + 1))
                if beside in cells
            ]
        squares = [(c, r) for c, r in cells if {(c + 1, r), (c, r + 1), (c + 1, r + 1)} <= set(cells)]
        return [*parts, *(self.around([(c, r), (c + 1, r + 1)]) for c, r in squares)]
