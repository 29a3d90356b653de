"""The pieces of the game, typed on load from the three TOML files beside this one."""

from functools import cache, cached_property
from pathlib import Path
from typing import Literal, get_args

import msgspec

Source = Literal["text", "public", "designed"]
Market = Literal["domestic", "export"]
UnitKind = Literal["citizen", "ship"]
Length = Literal["short", "medium", "long"]

MARKETS: tuple[Market, ...] = ("domestic", "export")
CITIZEN: UnitKind = "citizen"
SHIP: UnitKind = "ship"
TOWN, MARKET, PORT, CHURCH = "town", "market", "port", "church"
DOCKS = (MARKET, PORT)
"""What one can trade in, and the two kinds that share a token."""


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: Source
    note: str = ""


class Box(_Entry, frozen=True, kw_only=True):
    """What there is of common pieces."""

    money: int
    explorer_stacks: tuple[int, ...]
    docks: int
    halls: int


class Start(_Entry, frozen=True, kw_only=True):
    """With what everybody begins."""

    money: int
    ships: int
    citizens: int
    discs: int
    hexes: int
    row: int
    desert_surplus: int


class Limits(_Entry, frozen=True, kw_only=True):
    """Bounds on what a player has and does."""

    citizens: int
    ships: int
    discs: int
    crowd: int
    """Citizens of a player in one region."""
    fee: int
    transactions: int


class Tax(_Entry, frozen=True, kw_only=True):
    """What taxes bring for each, and what they cost in peace."""

    citizen: int
    ship: int
    church: int
    town: int
    rebellion: int


class Wheel(_Entry, frozen=True, kw_only=True):
    """Spaces that everybody shares, by the number of players."""

    taxes: dict[int, int]
    exploration: dict[int, int]


class Resource(_Entry, frozen=True, kw_only=True):
    """A kind of cube."""

    cubes: int
    unit: UnitKind


class Row(msgspec.Struct, frozen=True):
    """A row of a market's zone: its cells, the price in them, and what it does while it holds the last cube."""

    cells: int
    price: int
    surplus: int = 0
    rebellion: int = 0


class Zone(_Entry, frozen=True, dict=True, kw_only=True):
    """The part of a market that belongs to one resource."""

    rows: tuple[Row, ...]

    @cached_property
    def row_of_cell(self) -> tuple[Row, ...]:
        """The row of each cell."""
        return tuple(row for row in self.rows for _ in range(row.cells))

    @property
    def cells(self) -> int:
        """How many cubes it holds."""
        return len(self.row_of_cell)

    def row_of(self, cube: int) -> Row:
        """The row in which the cube of this number, from 1, lies."""
        return self.row_of_cell[cube - 1]


class Stability(_Entry, frozen=True, kw_only=True):
    """A row of board III."""

    start: int = msgspec.field(name="from")
    surplus: int
    rebellion: int


class Labour(_Entry, frozen=True, kw_only=True):
    """A row of board IV."""

    start: int = msgspec.field(name="from")
    wage: int
    rebellion: int


class Building(_Entry, frozen=True, kw_only=True):
    """Something to build: a token on a region, or a ship."""

    money: int
    cubes: dict[str, int]
    builders: tuple[UnitKind, ...]
    token: Literal["", "docks", "halls"] = ""


class Objective(_Entry, frozen=True, kw_only=True):
    """A secret card: a condition that ends the game, and what is counted for points."""

    deck: Length
    end: str
    at: dict[int, int]
    counts: str
    margin: int = 0


class Trend(_Entry, frozen=True, kw_only=True):
    """An open card that counts something for everybody."""

    counts: str


class Points(_Entry, frozen=True, kw_only=True):
    """What ranks bring."""

    objective: tuple[int, ...]
    trend: tuple[int, ...]
    pacifist: int


class _Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    box: Box
    start: Start
    limits: Limits
    tax: Tax
    wheel: Wheel
    resource: dict[str, Resource]
    market: dict[Market, dict[str, Zone]]
    stability: tuple[Stability, ...]
    labour: tuple[Labour, ...]
    building: dict[str, Building]
    objective: dict[str, Objective]
    trend: dict[str, Trend]
    points: Points


class Half(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Half of a card's back: a crisis over a resource, or an event for each building of a kind."""

    crisis: str = ""
    raises: int = 0
    """How many citizens a cube satisfies (domestic)."""
    demand: int = 0
    """How many cubes are asked for (export)."""
    per: str = ""
    rebellion: int = 0
    red: bool = False


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From so many churches on, rebellion moves so far."""

    start: int = msgspec.field(name="from")
    rebellion: int


class OpenCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many cards of the deck are opened, and one of this kind may be bought."""

    cards: int
    kind: str


class Stocks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many cubes of these go to the domestic market."""

    cubes: int
    of: tuple[str, ...]


class Gift(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cubes given away, and what rebellion does."""

    cubes: dict[str, int]
    rebellion: int


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An evolution card. Its effects are small pieces; `does` names one with rules of its own."""

    number: str
    kind: Literal["character", "progress"]
    prices: tuple[int, int, int]
    users: Literal["any", "owner"]
    money_price: int = 0
    disc_price: int = 0
    cube_price: dict[str, int] = {}
    points: int = 0
    wonder: bool = False
    needs: str = ""
    """The building that a wonder asks its owner to control."""
    during: str = ""
    """The action that it improves: a resource to harvest, exploration or migration."""
    rebellion: int = 0
    surplus: int = 0
    money: int = 0
    rebellion_per: dict[str, int] = {}
    surplus_per: dict[str, int] = {}
    by_churches: tuple[Step, ...] = ()
    bid: int = 0
    look: int = 0
    again: bool = False
    converts: bool = False
    sails: int = 1
    walks: int = 1
    grants: str = ""
    bulk: Literal["", "domestic", "export"] = ""
    stocks: Stocks | None = None
    open_cards: OpenCards | None = None
    gifts: tuple[Gift, ...] = ()
    does: str = ""
    upper: Half
    lower: Half
    source: Source
    figures: Source

    @property
    def passive(self) -> bool:
        """It works by itself, and is never used."""
        return bool(self.bid)

    @property
    def lowest(self) -> int:
        """Its minimal price."""
        return min(self.prices)


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: dict[str, Card]


class Part(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """One water or one land of a region: the edges that it reaches, its icons and huts."""

    name: str
    edges: tuple[int, ...]
    icons: dict[str, int] = {}
    huts: int = 0

    @cached_property
    def land(self) -> bool:
        """Citizens stand here, ships do not."""
        return self.name.startswith("land")


class Side(_Entry, frozen=True, dict=True, kw_only=True):
    """One side of a region hex."""

    hex: str
    edges: str
    zones: tuple[Part, ...]

    @cached_property
    def huts(self) -> int:
        """All its huts."""
        return sum(part.huts for part in self.zones)

    @cached_property
    def icons(self) -> dict[str, int]:
        """All its icons by resource."""
        return {
            resource: count
            for resource in RESOURCES
            if (count := sum(part.icons.get(resource, 0) for part in self.zones))
        }

    @cached_property
    def parts(self) -> dict[str, Part]:
        """Its waters and lands by their names."""
        return {part.name: part for part in self.zones}

    @cached_property
    def lands(self) -> tuple[str, ...]:
        """The names of its lands: two where a strait divides it."""
        return tuple(part.name for part in self.zones if part.land)

    @cached_property
    def waters(self) -> tuple[str, ...]:
        """The names of its waters."""
        return tuple(part.name for part in self.zones if not part.land)


class _Regions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    side: dict[str, Side]


def _read(file: str) -> bytes:
    return Path(__file__).with_name(file).read_bytes()


_components = msgspec.toml.decode(_read("components.toml"), type=_Components, strict=False)

BOX = _components.box
START = _components.start
LIMITS = _components.limits
TAX = _components.tax
WHEEL = _components.wheel
RESOURCES = tuple(_components.resource)
CUBES = {key: resource.cubes for key, resource in _components.resource.items()}
GATHERERS = {key: resource.unit for key, resource in _components.resource.items()}
ZONES = _components.market
STABILITY = _components.stability
LABOUR = _components.labour
BUILDINGS = _components.building
TOKENED = tuple(kind for kind, building in BUILDINGS.items() if building.token)
"""The buildings that lie on a region as a token."""
OBJECTIVES = _components.objective
DECKS = {
    length: {key: objective for key, objective in OBJECTIVES.items() if objective.deck == length}
    for length in get_args(Length)
}
"""The objectives for each length of the game."""
TRENDS = _components.trend
POINTS = _components.points
CARDS = msgspec.toml.decode(_read("cards.toml"), type=_Cards).card
SIDES = msgspec.toml.decode(_read("regions.toml"), type=_Regions).side
SIDES_OF: dict[str, tuple[str, ...]] = {
    hexagon: tuple(key for key, side in SIDES.items() if side.hex == hexagon)
    for hexagon in dict.fromkeys(side.hex for side in SIDES.values())
}
OPEN_SEA, DESERT = SIDES_OF["start"]
HEXES = tuple(hexagon for hexagon in SIDES_OF if hexagon != "start")


@cache
def stability_row(population: int) -> Stability:
    """The row of board III that holds the population marker."""
    return max((row for row in STABILITY if row.start <= population), key=lambda row: row.start)


@cache
def labour_row(surplus: int) -> Labour:
    """The row of board IV that holds the surplus marker."""
    return max((row for row in LABOUR if row.start <= surplus), key=lambda row: row.start)
