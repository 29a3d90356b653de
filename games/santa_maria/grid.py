"""The colony: cells, lines, and where tiles can be laid. A cell is named by its column (a to f) and row (1 to 6)."""

from functools import cache, lru_cache
from operator import itemgetter

from games.core.fields import PART
from games.santa_maria.components import TILES

COLUMNS = "abcdef"
SIDE = len(COLUMNS)
CELLS = tuple(f"{column}{row + 1}" for row in range(SIDE) for column in COLUMNS)
TURNS = ("east", "south", "west", "north")
"""Where the second cell of a tile lies, seen from its first."""
STEPS = {"east": (1, 0), "south": (0, 1), "west": (-1, 0), "north": (0, -1)}
CORNER = CELLS[0]

_BIT = {cell: 1 << at for at, cell in enumerate(CELLS)}
_DOUBLE = ((0, 0), (1, 0))
_SHAPES = {
    "single": ((0, 0),),
    "double": _DOUBLE,
    "corner": (*_DOUBLE, (0, 1)),
    "straight": (*_DOUBLE, (2, 0)),
}
"""The cells of a tile that is turned east, as columns and rows from its first cell."""

COLUMN_LINES = {f"column_{at + 1}": tuple(f"{column}{row}" for row in range(1, 7)) for at, column in enumerate(COLUMNS)}
ROW_LINES = {f"row_{row}": tuple(f"{column}{row}" for column in COLUMNS) for row in range(1, 7)}
DIAGONALS = {
    "diagonal_1": tuple(f"{column}{at + 1}" for at, column in enumerate(COLUMNS)),
    "diagonal_6": tuple(f"{column}{SIDE - at}" for at, column in enumerate(COLUMNS)),
}
"""By the value of the die: from the top left, and from the bottom left."""
LINES = {**COLUMN_LINES, **ROW_LINES, **DIAGONALS}
WHOLE_LINES = (*COLUMN_LINES.values(), *ROW_LINES.values())


def value_of(line: str) -> int:
    """The value of the die that activates it."""
    return int(line[-1])


@cache
def lines_of(cell: str) -> tuple[str, ...]:
    """The column, the row and the diagonals in which it lies."""
    return tuple(line for line, cells in LINES.items() if cell in cells)


@cache
def beside(cell: str, way: str) -> str:
    """The next cell that way, or none at the edge."""
    across, down = STEPS[way]
    column, row = COLUMNS.index(cell[0]) + across, int(cell[1]) + down
    return f"{COLUMNS[column]}{row}" if 0 <= column < SIDE and 1 <= row <= SIDE else ""


def mask(cells: object) -> int:
    """Cells as one number."""
    return sum(map(_BIT.__getitem__, cells))  # type: ignore[call-overload]


@cache
def spread(shape: str, spot: str, turn: str) -> tuple[str, ...]:
    """The cells that a tile covers whose first cell lies there; none if it does not fit into the grid."""
    quarter = TURNS.index(turn)
    column, row = COLUMNS.index(spot[0]), int(spot[1])
    cells = []
    for across, down in _SHAPES[shape]:
        for _ in range(quarter):
            across, down = -down, across
        if not (0 <= column + across < SIDE and 1 <= row + down <= SIDE):
            return ()
        cells.append(f"{COLUMNS[column + across]}{row + down}")
    return tuple(cells)


@cache
def _spreads(shape: str) -> tuple[tuple[str, int, tuple[int, ...]], ...]:
    """Every way to lay it: where, the cells as a number, and the lines that it touches."""
    lines = [mask(line) for line in WHOLE_LINES]
    return tuple(
        (f"{spot}{PART}{turn}", mask(cells), tuple(at for at, line in enumerate(lines) if line & mask(cells)))
        for spot in CELLS
        for turn in TURNS
        if (cells := spread(shape, spot, turn))
    )


LINE_MASKS = tuple(map(mask, WHOLE_LINES))


@lru_cache(maxsize=4096)
def placements(shape: str, taken: int) -> dict[str, int]:
    """Where a tile of this shape fits beside all that is taken, and how much it helps to fill lines; the best first."""
    filled = [(line & taken).bit_count() for line in LINE_MASKS]
    fitting = [
        (sum([filled[at] for at in lines]), where) for where, cells, lines in _spreads(shape) if not cells & taken
    ]
    fitting.sort(key=itemgetter(0), reverse=True)
    return {where: helps for helps, where in fitting}


@cache
def lying(shape: str, where: str) -> tuple[str, ...]:
    """The cells that a tile covers when it lies so."""
    return spread(shape, *where.split(PART))


def covered(tile: str, where: str) -> dict[str, str]:
    """What stands on which cell when the tile lies so."""
    found = TILES[tile]
    return dict(zip(lying(found.shape, where), found.cells, strict=True))
