"""Where the squares of a realm lie on the picture, whatever shape it has grown into."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from games.settlers.grid import FIRST, Spot, beside, column_name, place_of, row_name
from render.kit.boxes import Box

_GAP_SHARE = 12
_NAMES = 36
_SMALLEST = 24
_RIM = 0.62
"""How wide the free squares around are, compared with tiles: their names stand there."""
TIGHT, LOOSE = (5, 32), (24, 44)
"""Where no free squares are shown: around the tiles, and above them for what stands on their far edges; with all the
others' on the table, and alone on a picture."""


@dataclass(frozen=True, slots=True)
class Land:
    """The squares from the lowest to the highest in both directions, at a pitch in pixels; rows count upwards.

    The outermost columns and rows are free, and narrower; where the land is not shown as growing, there are no squares.
    """

    left: int
    right: int
    near: int
    far: int
    pitch: int
    rim: int
    growing: bool
    head: int
    """The room above it for what stands on the far edges of tiles, beside the rim."""
    names: int
    """The room for the names of columns below it, and of rows at its left; where there is none, they are not named."""

    @property
    def columns(self) -> range:
        """The numbers of its columns."""
        return range(self.left, self.right + 1)

    @property
    def rows(self) -> range:
        """The numbers of its rows."""
        return range(self.near, self.far + 1)

    @property
    def width(self) -> int:
        """How wide it is drawn."""
        return self.names + (len(self.columns) - 2) * self.pitch + 2 * self.rim

    @property
    def height(self) -> int:
        """How high it is drawn."""
        return self.head + self.names + (len(self.rows) - 2) * self.pitch + 2 * self.rim

    @property
    def gap(self) -> int:
        """Between two tiles."""
        return max(2, self.pitch // _GAP_SHARE)

    @property
    def side(self) -> int:
        """The side of a tile."""
        return self.pitch - self.gap

    def square(self, origin: Box, spot: Spot) -> Box:
        """The box of a square when the land is drawn at the top left of `origin`."""
        return self._square(origin, *place_of(spot))

    def crossing(self, origin: Box, spot: Spot) -> tuple[int, int]:
        """The point where this square meets the three beside and beyond it."""
        square = self.square(origin, spot)
        return square.right + self.gap // 2, square.y - self.gap // 2

    def _named(self, every: range) -> range:
        if not self.names:
            return every[:0]
        return every if self.growing else every[1:-1]

    def column_names(self, origin: Box) -> list[tuple[str, Box]]:
        """Each column's name, and its place below the nearest row."""
        nearest = [(x, self._square(origin, x, self.near)) for x in self._named(self.columns)]
        return [
            (column_name(x), Box(square.x, origin.y + self.height - self.names, square.width, self.names))
            for x, square in nearest
        ]

    def row_names(self, origin: Box) -> list[tuple[str, Box]]:
        """Each row's name, and its place beside the first column."""
        first = [(y, self._square(origin, self.left, y)) for y in self._named(self.rows)]
        return [(row_name(y), Box(origin.x, square.y, self.names - 6, square.height)) for y, square in first]

    def _square(self, origin: Box, x: int, y: int) -> Box:
        right, width = self._along(x - self.left, len(self.columns))
        down, height = self._along(self.far - y, len(self.rows))
        inset = self.gap // 2
        return Box(
            origin.x + self.names + right + inset,
            origin.y + self.head + down + inset,
            width - self.gap,
            height - self.gap,
        )

    def _along(self, index: int, count: int) -> tuple[int, int]:
        """Where the column or row of this index begins, and how wide it is."""
        if index == 0:
            return 0, self.rim
        return self.rim + (index - 1) * self.pitch, self.rim if index == count - 1 else self.pitch


@dataclass(frozen=True, slots=True)
class Extent:
    """How far a realm reaches in all four directions."""

    left: int
    right: int
    near: int
    far: int
    settled: bool

    def surveyed(
        self,
        width: int,
        height: int,
        largest: int,
        *,
        growing: bool = True,
        named: bool = True,
        edges: tuple[int, int] = TIGHT,
    ) -> Land:
        """The land around it, as large as the room allows; with free squares on every side where it is to grow."""
        margin, above = (0, 0) if growing else edges
        rim, names = _RIM if growing else 0.0, _NAMES if named else 0
        columns, rows = self.right - self.left + 1 + 2 * rim, self.far - self.near + 1 + 2 * rim
        head = above - margin
        fits = min((width - names - 2 * margin) / columns, (height - head - names - 2 * margin) / rows)
        pitch = max(_SMALLEST, min(int(fits), largest))
        return Land(
            self.left - 1,
            self.right + 1,
            self.near - 1,
            self.far + 1,
            pitch,
            margin or int(pitch * rim),
            growing,
            head,
            names,
        )


def extent(spots: Iterable[Spot]) -> Extent:
    """The extent of these squares; of the first one if there are none."""
    places = [place_of(spot) for spot in spots]
    across, along = zip(*(places or [place_of(FIRST)]), strict=True)
    return Extent(min(across), max(across), min(along), max(along), settled=bool(places))


def free(spots: Iterable[Spot]) -> list[Spot]:
    """The squares where the realm can grow: those that share a side with a tile."""
    taken = set(spots)
    return sorted({near for spot in taken for near in beside(spot)} - taken) if taken else [FIRST]
