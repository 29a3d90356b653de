"""The lines of a colony: how often they will run, and what their colonists count when they become full."""

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from games.core.seats import Seat
from games.santa_maria.components import BUILDINGS, TILES
from games.santa_maria.computer.forecast import lasting_worth, uses
from games.santa_maria.computer.weights import WEIGHTS
from games.santa_maria.grid import CELLS, COLUMNS, SIDE, lying, placements
from games.santa_maria.lines.dice import most_whites
from games.santa_maria.lines.proposals import WORTH
from games.santa_maria.state import State

LARGEST = max(len(tile.cells) for tile in TILES.values())
ROAD = BUILDINGS["road1"]
"""What the space for those who pass lays."""

Developed = tuple[tuple[str, str], ...]
"""What stands on which cell of a colony."""


class Line(NamedTuple):
    """A column or row of a colony, named by its letter or number in a cell."""

    often: float
    """How often a year it will run if a building more stands in it."""
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
        often = uses(developed, whites, blues)
        lines = {letter: Line(often[f"column_{at + 1}"]) for at, letter in enumerate(COLUMNS)}
        lines |= {str(at + 1): Line(often[f"row_{at + 1}"]) for at in range(SIDE)}
        for cell, kind in developed:
            for name in cell:
                line = lines[name]
                lines[name] = Line(line.often, line.developed + 1, line.colonists + BUILDINGS[kind].colonists)
        more = [(name, line, count) for name, line in lines.items() for count in range(1, LARGEST + 1)]
        self._often = {cell: lines[cell[0]].often + lines[cell[1]].often for cell in CELLS}
        self._square = {(name, count): (line.developed + count) ** 2 for name, line, count in more}
        self._gained = {
            (name, count): (self._square[name, count] - line.developed**2) * line.colonists
            for name, line, count in more
        }
        self._brought: dict[str, dict[str, float]] = {}
        self._settled: dict[tuple[str, int], list[int]] = {}
        empty = set(CELLS) - {cell for cell, _ in developed}
        self.best_road = max(map(self._road, empty), default=0.0)

    def _road(self, cell: str) -> float:
        """It brings nothing but that its lines are full and its colonist counts in them."""
        return points(sum(self._gained[name, 1] + ROAD.colonists * self._square[name, 1] for name in cell))

    def brought(self, kind: str) -> Mapping[str, float]:
        """What a building of this kind brings a year on each cell."""
        if kind not in self._brought:
            each = lasting_worth(kind)
            self._brought[kind] = {cell: each * often for cell, often in self._often.items()}
        return self._brought[kind]

    def fillings(self, tile: str, taken: int) -> list[int]:
        """How much the colonists of the lines count more that come nearer to being full, wherever the tile fits."""
        laid = TILES[tile]
        places = places_of(laid.shape, taken)
        found = self._of_settled(laid.shape, taken)
        for kind, cells in zip(laid.cells, places.cells, strict=False):
            if new := BUILDINGS[kind].colonists:
                there = zip(found, cells, places.crossed, strict=True)
                found = [before + new * self._of_new(cell, crossed) for before, cell, crossed in there]
        return found

    def _of_settled(self, shape: str, taken: int) -> list[int]:
        """What those count more who are there already."""
        if (shape, taken) not in self._settled:
            gained, crossed = self._gained, places_of(shape, taken).crossed
            self._settled[shape, taken] = [sum([gained[line] for line in lines.items()]) for lines in crossed]
        return self._settled[shape, taken]

    def _of_new(self, cell: str, crossed: Mapping[str, int]) -> int:
        """What one counts who comes to this cell with a tile that lies across these lines."""
        return sum([self._square[name, crossed[name]] for name in cell])


def points(filling: int) -> float:
    """What is expected of colonists who will count so much."""
    return filling / SIDE**2 * WEIGHTS.tile["full"] * WORTH["joy"]


_ground = lru_cache(maxsize=64)(Ground)


def ground(state: State, seat: Seat) -> Ground:
    """The lines of a seat's colony."""
    player = state.players[seat]
    return _ground(tuple(state.colony(seat).cells.items()), float(most_whites(state)), player.blues + 0.5)
