"""The cells of a colony as a planner sees them: what its lines bring, and where a tile would lie well."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from games.santa_maria.components import BUILDINGS, START, TILES, YEARS, Effect
from games.santa_maria.computer.alone.values import VALUES
from games.santa_maria.grid import CELLS, COLUMN_LINES, COLUMNS, ROW_LINES, SIDE, covered, mask, placements

WHOLE_LINES = (*COLUMN_LINES.items(), *ROW_LINES.items())
EVERY_YEAR = range(1, YEARS + 1)
BIT = {cell: mask((cell,)) for cell in CELLS}
PLACES = 6
"""So many places of a tile are remembered."""


@lru_cache(maxsize=512)
def building_worth(kind: str, year: int) -> float:
    """What activating it brings, on the average."""
    return sum([_worth(effect, year) for effect in BUILDINGS[kind].effects])


def _worth(effect: Effect, year: int) -> float:
    worths = VALUES.building
    return worths[effect.what][year - 1] * effect.n if effect.do == "gain" else worths[effect.do][year - 1]


class Site(NamedTuple):
    """A building that a die can activate."""

    cell: str
    bit: int
    kind: str
    worth: tuple[float, ...]
    """In each year."""


@lru_cache(maxsize=2048)
def _site(cell: str, kind: str) -> Site:
    return Site(cell, BIT[cell], kind, tuple(building_worth(kind, year) for year in EVERY_YEAR))


class Free(NamedTuple):
    """The free buildings of a line, and what they bring on the average."""

    worth: float
    sites: list[Site]


class Layout:
    """All cells of a colony. It never changes: with a tile more it is another one."""

    __slots__ = (
        "_free",
        "_places",
        "_runs",
        "bits",
        "cells",
        "colonists",
        "full",
        "name",
        "points",
        "promises",
        "roads",
        "sites",
        "to_come",
    )

    def __init__(self, cells: Mapping[str, str]) -> None:
        self.cells = cells
        self.name = " ".join(f"{cell}{kind}" for cell, kind in cells.items())
        self.bits = mask(cells)
        found = {cell: _site(cell, kind) for cell, kind in cells.items() if BUILDINGS[kind].active}
        self.sites = {line: [found[cell] for cell in on if cell in found] for line, on in WHOLE_LINES}
        self.roads = sum([BUILDINGS[kind].road for kind in cells.values()])
        self.colonists: dict[str, int] = {}
        self.full = self.points = 0
        nearly = 0.0
        for line, on in WHOLE_LINES:
            here = [cell for cell in on if cell in cells]
            settled = self.colonists[line] = sum([BUILDINGS[cells[cell]].colonists for cell in here])
            if len(here) == SIDE:
                self.full += 1
                self.points += settled
            else:
                nearly += settled * (len(here) / SIDE) ** 2
        self.to_come = [nearly * full for full in VALUES.colony.full]
        """What the colonists of lines count that are not full yet."""
        self.promises: dict[tuple[object, ...], float] = {}
        """What dice were found to promise here."""
        self._free: dict[tuple[int, int], dict[str, Free]] = {}
        self._runs: dict[tuple[int, int], float] = {}
        self._places: dict[tuple[str, int, int], list[tuple[float, str]]] = {}

    def free(self, blocked: int, year: int) -> dict[str, Free]:
        """The lines that a die could activate."""
        found = self._free.get((blocked, year))
        if found is None:
            found = self._free[blocked, year] = {}
            for line, sites in self.sites.items():
                if left := [site for site in sites if not site.bit & blocked]:
                    found[line] = Free(sum([site.worth[year - 1] for site in left]), left)
        return found

    def runs(self, year: int, blues: int) -> float:
        """What the dice of a year will bring: some where they are best, the others anywhere."""
        found = self._runs.get((year, blues))
        if found is None:
            sure, found = VALUES.colony.sure, 0.0
            for lines, dice in ((COLUMN_LINES, START.white_dice), (ROW_LINES, blues)):
                runs = [list(_runs([site.worth[year - 1] for site in self.sites[line]])) for line in lines]
                most = sorted((run for each in runs for run in each), reverse=True)[:dice]
                found += sure * sum(most) + (1 - sure) * dice * sum([each[0] for each in runs if each]) / SIDE
            self._runs[year, blues] = found
        return found

    def places(self, tile: str, year: int, blues: int) -> list[tuple[float, str]]:
        """Where the tile lies best at first sight, and how well."""
        found = self._places.get((tile, year, blues))
        if found is None:
            names = _names(self, year, blues)
            fitting = placements(TILES[tile].shape, self.bits)
            scored = [(_fit(covered(tile, where), names, year), where) for where in fitting]
            found = self._places[tile, year, blues] = sorted(scored, reverse=True)[:PLACES]
        return found

    def with_cells(self, laid: Mapping[str, str]) -> "Layout":
        """The colony with these cells more."""
        return layout_of({**self.cells, **laid})


def _runs(worths: list[float]) -> Iterable[float]:
    """What a line brings each time in a year: a die stays on the last building that it has activated."""
    left = sum(worths)
    for worth in reversed(worths):
        yield left
        left -= worth


class _Name(NamedTuple):
    """A column or row, by the letter or number that names it in a cell."""

    often: float
    """How often a building more in it will run."""
    cell: float
    """What a cell more counts for the colonists in it."""
    colonist: float
    """What a colonist more counts."""


def _names(layout: Layout, year: int, blues: int) -> dict[str, _Name]:
    found: dict[str, _Name] = {}
    years = YEARS - year + VALUES.tile.now
    full = VALUES.colony.full[year - 1]
    for names, lines, dice in ((COLUMNS, COLUMN_LINES, START.white_dice), (map(str, range(1, 7)), ROW_LINES, blues)):
        worths = [sum([site.worth[year - 1] for site in layout.sites[line]]) for line in lines]
        most = max(worths) or 1.0
        for name, (line, on), worth in zip(names, lines.items(), worths, strict=True):
            developed = sum([cell in layout.cells for cell in on])
            often = dice * (VALUES.tile.any_line + VALUES.tile.best_line * (worth / most) ** 2) * years
            more = full * layout.colonists[line] * (2 * developed + 1) / SIDE**2
            found[name] = _Name(often, more, full * ((developed + 1) / SIDE) ** 2)
    return found


def _fit(laid: Mapping[str, str], names: Mapping[str, _Name], year: int) -> float:
    total = 0.0
    for cell, kind in laid.items():
        column, row = names[cell[0]], names[cell[1]]
        total += building_worth(kind, year) * (column.often + row.often) + column.cell + row.cell
        total += BUILDINGS[kind].colonists * (column.colonist + row.colonist)
    return total


def layout_of(cells: Mapping[str, str]) -> Layout:
    """The layout of these cells, in whatever order they were laid."""
    return _layout(tuple(sorted(cells.items())))


@lru_cache(maxsize=1024)
def _layout(cells: tuple[tuple[str, str], ...]) -> Layout:
    return Layout(dict(cells))
