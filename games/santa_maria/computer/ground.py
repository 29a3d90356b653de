"""The lines of a colony: how often they will run, and what their colonists count when they become full."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from games.core.once import once
from games.core.seats import Seat
from games.santa_maria.components import BUILDINGS, TILES
from games.santa_maria.computer.forecast import lasting_worth, uses
from games.santa_maria.computer.weights import WEIGHTS
from games.santa_maria.grid import CELLS, COLUMN_LINES, COLUMNS, ROW_LINES, SIDE, lying, placements
from games.santa_maria.lines.dice import most_whites
from games.santa_maria.lines.proposals import WORTH
from games.santa_maria.state import State

LARGEST = max(len(tile.cells) for tile in TILES.values())
NAMES = (*COLUMNS, *map(str, range(1, SIDE + 1)))
"""Of all columns and rows, as in the name of a cell."""

COLONISTS = {
    key: sum([BUILDINGS[kind].colonists for kind in tile.cells if not BUILDINGS[kind].active])
    for key, tile in TILES.items()
}
"""Of each tile the colonists on its roads."""

Developed = tuple[tuple[str, str], ...]
"""What stands on which cell of a colony."""


class Line(NamedTuple):
    """A column or row of a colony."""

    developed: int = 0
    colonists: int = 0


class Places(NamedTuple):
    """Where a tile of some shape fits, the best first."""

    where: tuple[str, ...]
    fits: tuple[int, ...]
    cells: tuple[tuple[str, ...], ...]
    """Of every place the first cell of the tile, then of every place the second one, and so on."""
    crossed: tuple[Mapping[str, int], ...]
    """The lines in which the tile lies there, and with how many cells."""


@lru_cache(maxsize=1024)
def places_of(shape: str, taken: int) -> Places:
    """Where a tile of this shape fits beside all that is taken."""
    found = placements(shape, taken)
    cells = [lying(shape, where) for where in found]
    return Places(tuple(found), tuple(found.values()), tuple(zip(*cells, strict=True)), tuple(map(_crossed, cells)))


@cache
def _crossed(cells: tuple[str, ...]) -> Mapping[str, int]:
    return Counter("".join(cells))


class Ground:
    """The lines of a colony as it is built, and what more in them would count."""

    def __init__(self, developed: Developed, whites: float, blues: float) -> None:
        self._developed = developed
        self._dice = whites, blues
        lines = dict.fromkeys(NAMES, Line())
        for cell, kind in developed:
            for name in cell:
                count, colonists = lines[name]
                lines[name] = Line(count + 1, colonists + BUILDINGS[kind].colonists)
        self._square: dict[tuple[str, int], int] = {}
        """What a colonist counts in a line when so many of its cells more are developed."""
        self._gained: dict[tuple[str, int], int] = {}
        """What those count more who are there already."""
        for name, (count, colonists) in lines.items():
            for more in range(1, LARGEST + 1):
                self._square[name, more] = (count + more) ** 2
                self._gained[name, more] = ((count + more) ** 2 - count**2) * colonists
        self._brought: dict[str, dict[str, float]] = {}
        self._settled: dict[tuple[str, int], list[int]] = {}

    @once
    def best_road(self) -> float:
        """A road brings nothing but that its lines are full and its colonist counts in them."""
        empty = set(CELLS).difference(cell for cell, _ in self._developed)
        new = BUILDINGS["road1"].colonists
        found = [sum([self._gained[name, 1] + new * self._square[name, 1] for name in cell]) for cell in empty]
        return max(_points(found), default=0.0)

    @once
    def _often(self) -> Mapping[str, float]:
        """How often a year a building more on each cell will run."""
        found = uses(self._developed, *self._dice)
        often = dict(zip(NAMES, [found[line] for line in (*COLUMN_LINES, *ROW_LINES)], strict=True))
        return {cell: often[cell[0]] + often[cell[1]] for cell in CELLS}

    def brought(self, kind: str) -> Mapping[str, float]:
        """What a building of this kind brings a year on each cell."""
        if kind not in self._brought:
            each = lasting_worth(kind)
            self._brought[kind] = {cell: each * often for cell, often in self._often.items()}
        return self._brought[kind]

    def fillings(self, tile: str, taken: int) -> list[float]:
        """What the colonists of the lines count that come nearer to being full, wherever the tile fits."""
        laid = TILES[tile]
        places = places_of(laid.shape, taken)
        found = self._of_settled(laid.shape, taken)
        for kind, cells in zip(laid.cells, places.cells, strict=False):
            if new := BUILDINGS[kind].colonists:
                there = zip(found, cells, places.crossed, strict=True)
                found = [before + new * self._of_new(cell, crossed) for before, cell, crossed in there]
        return _points(found)

    def _of_settled(self, shape: str, taken: int) -> list[int]:
        """How much those count more who are there already."""
        if (shape, taken) not in self._settled:
            gained, crossed = self._gained, places_of(shape, taken).crossed
            self._settled[shape, taken] = [sum([gained[line] for line in lines.items()]) for lines in crossed]
        return self._settled[shape, taken]

    def _of_new(self, cell: str, crossed: Mapping[str, int]) -> int:
        """How much one counts who comes to this cell with a tile that lies across these lines."""
        return sum([self._square[name, crossed[name]] for name in cell])


def _points(counted: Sequence[int]) -> list[float]:
    """What is expected of colonists who will count so much."""
    full, joy = WEIGHTS.tile["full"], WORTH["joy"]
    return [each / SIDE**2 * full * joy for each in counted]


_ground = lru_cache(maxsize=64)(Ground)


def ground(state: State, seat: Seat) -> Ground:
    """The lines of a seat's colony."""
    player = state.players[seat]
    return _ground(tuple(state.colony(seat).cells.items()), float(most_whites(state)), player.blues + 0.5)
