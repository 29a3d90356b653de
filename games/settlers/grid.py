"""The squares of a player's realm: their names, their neighbours, and the corners where four of them meet.

The first tile lies on g7, so that nearly every realm begins near a1; in games of before it lay on m50. Letters run to
the right, numbers run away from the owner, and no square is ever renamed: left of column a come az, ay, ..., right of
column z come za, zb, ..., below row 1 come 01, 02, ... There are not tiles enough to grow past those.
"""

from functools import cache

Spot = str
Corner = str

LETTERS = "abcdefghijklmnopqrstuvwxyz"
COLUMNS: list[str] = [
    *(before + letter for before in ("b", "a") for letter in LETTERS),
    *LETTERS,
    *(f"z{letter}" for letter in LETTERS),
]
FIRST_COLUMN = COLUMNS.index("g")
FIRST_ROW = 7


@cache
def spot_at(x: int, y: int) -> Spot:
    """The name of the square so far to the right of the first tile and so far beyond it."""
    return f"{column_name(x)}{row_name(y)}"


def column_name(x: int) -> str:
    """The name of the column so far to the right of the first tile."""
    return COLUMNS[(x + FIRST_COLUMN) % len(COLUMNS)]


def row_name(y: int) -> str:
    """The name of the row so far beyond the first tile."""
    row = y + FIRST_ROW
    return str(row) if row > 0 else f"0{1 - row}"


@cache
def place_of(spot: Spot) -> tuple[int, int]:
    """How far a square is to the right of the first tile and beyond it; ValueError for what names no square."""
    column = spot.rstrip("0123456789")
    x = COLUMNS.index(column) - FIRST_COLUMN
    row = spot[len(column) :]
    y = (1 - int(row) if row.startswith("0") else int(row)) - FIRST_ROW
    if spot_at(x, y) != spot:
        raise ValueError(spot)
    return x, y


FIRST = spot_at(0, 0)


@cache
def beside(spot: Spot) -> tuple[Spot, ...]:
    """The four squares that share a side with this one."""
    x, y = place_of(spot)
    return (spot_at(x - 1, y), spot_at(x, y + 1), spot_at(x + 1, y), spot_at(x, y - 1))


@cache
def around(spot: Spot) -> tuple[Spot, ...]:
    """The eight squares that share a side or a corner with this one."""
    x, y = place_of(spot)
    return tuple(spot_at(x + i, y + j) for j in (1, 0, -1) for i in (-1, 0, 1) if i or j)


@cache
def block_from(spot: Spot) -> tuple[Spot, ...]:
    """The two by two squares of which this one is nearest to the owner on the left."""
    x, y = place_of(spot)
    return (spot, spot_at(x + 1, y), spot_at(x, y + 1), spot_at(x + 1, y + 1))


@cache
def corner_of(spot: Spot) -> Corner:
    """The corner in the middle of the block from this square, named by the block's two ends."""
    return f"{spot}_{block_from(spot)[-1]}"


@cache
def block(corner: Corner) -> tuple[Spot, ...]:
    """The four squares that meet in this corner; ValueError for what names no corner."""
    first = corner.partition("_")[0]
    if corner_of(first) != corner:
        raise ValueError(corner)
    return block_from(first)
