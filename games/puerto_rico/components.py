"""The box as typed data."""

from pathlib import Path
from typing import Literal

import msgspec

Source = Literal["text", "public", "designed"]


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: Source


class BoardSizes(_Entry, frozen=True, kw_only=True):
    """How much fits where."""

    island: int
    city: int
    house: int
    single_goods: int


class Income(_Entry, frozen=True, kw_only=True):
    """What a column, or so many kinds, tiles or sets are worth: in their order from the first, or from none."""

    church: list[int]
    factory: list[int]
    residence: list[int]
    cloister: list[int]


class Good(_Entry, frozen=True, kw_only=True):
    """A kind of goods."""

    price: int
    tokens: int


class Tile(_Entry, frozen=True, kw_only=True):
    """A kind of island tile."""

    count: int


class People(_Entry, frozen=True, kw_only=True):
    """All pieces in the box."""

    colonists: int
    nobles: int


class PlayerCount(_Entry, frozen=True, kw_only=True):
    """With what a game of so many players starts."""

    coins: int
    points: int
    colonists: int
    ships: list[int]
    prospectors: int
    plantations: list[str]
    picks: int = 1
    fewer_tiles: int = 0
    fewer_goods: int = 0
    small_copies: int | None = None
    production_copies: int | None = None


class Cell(_Entry, frozen=True, kw_only=True):
    """The cells of one cost that the draft fills."""

    cost: int
    cells: int


class Mix(_Entry, frozen=True, kw_only=True):
    """A ready-made choice of beige buildings."""

    buildings: list[str]


class Building(_Entry, frozen=True, kw_only=True):
    """A kind of building. Its column is also the most quarries that count."""

    set: Literal["base", "new_buildings", "nobles"]
    cost: int
    points: int
    column: int
    circles: int = 1
    cells: int = 1
    copies: int = 2
    good: str = ""
    guild: int = 0
    phase: str = ""
    automatic: bool = False
    modes: bool = False
    effects: dict[str, int] = {}
    colonist: dict[str, int] = {}
    noble: dict[str, int] = {}

    def worked_by(self, piece: Literal["colonist", "noble"], name: str) -> int:
        """What it adds to something with a colonist, or with a noble."""
        mode = self.noble if piece == "noble" else self.colonist
        return self.effects.get(name, 0) or mode.get(name, 0)

    @property
    def beige(self) -> bool:
        """Not a production building."""
        return not self.guild

    @property
    def large(self) -> bool:
        """On two cells of the city."""
        return self.cells == 2


class _Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    board: BoardSizes
    income: Income
    good: dict[str, Good]
    tile: dict[str, Tile]
    people: People
    players: dict[int, PlayerCount]
    cell: list[Cell]
    mix: dict[str, Mix]
    building: dict[str, Building]


_box = msgspec.toml.decode(Path(__file__).with_name("components.toml").read_bytes(), type=_Box, strict=False)

SIZES = _box.board
INCOME = _box.income
PEOPLE = _box.people
PLAYERS = _box.players
MIXES = {key: tuple(mix.buildings) for key, mix in _box.mix.items()}
BUILDINGS = _box.building
CELLS = {cell.cost: cell.cells for cell in _box.cell}
"""How many cells the draft fills for each cost."""

GOODS = tuple(_box.good)
PRICES = {key: good.price for key, good in _box.good.items()}
GOOD_TOKENS = {key: good.tokens for key, good in _box.good.items()}
TILE_COUNTS = {key: tile.count for key, tile in _box.tile.items()}
QUARRY = "quarry"
FOREST = "forest"

ROLES = ("settler", "mayor", "builder", "craftsman", "trader", "captain")
PROSPECTORS = ("prospector", "second_prospector")

PRODUCTION = {
    good: tuple(key for key, building in BUILDINGS.items() if building.good == good) for good in GOODS if good != "corn"
}
"""The buildings that make a good, the small one first."""
CIRCLES = {key: building.circles for key, building in BUILDINGS.items()}
EFFECTS = {
    name: {
        key: (building.worked_by("colonist", name), building.worked_by("noble", name))
        for key, building in BUILDINGS.items()
        if name in (*building.effects, *building.colonist, *building.noble)
    }
    for name in {name for each in BUILDINGS.values() for name in (*each.effects, *each.colonist, *each.noble)}
}
"""By what it adds to, each building with what it adds with a colonist, and with a noble."""
WORKPLACES = {
    phase: frozenset(key for key, building in BUILDINGS.items() if building.phase == phase)
    for phase in {building.phase for building in BUILDINGS.values()}
}
"""The buildings that bear on each phase."""
