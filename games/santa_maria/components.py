"""The box as typed data."""

from pathlib import Path
from typing import Literal

import msgspec

Source = Literal["text", "public", "designed"]
Verb = Literal[
    "gain", "trade", "religion", "conquest", "ship", "road", "fill", "temple", "store", "fork", "priest", "cards"
]
COIN = "coin"
JOY = "joy"
COCOA = "cocoa"
GOLD = "gold"
GRAIN = "grain"
WOOD = "wood"


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One small thing that happens: a verb, and what it needs."""

    do: Verb
    what: str = ""
    n: int = 1
    pay: tuple[str, ...] = ()


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: Source


class Supply(_Entry, frozen=True, kw_only=True):
    """How many pieces of each resource, and monks a player."""

    pieces: int
    monks: int


class Resource(_Entry, frozen=True, kw_only=True):
    """What a piece brings when sold, what it costs if it can be bought, and how many can be held."""

    sale: int
    price: int = 0
    room: int


class Start(_Entry, frozen=True, kw_only=True):
    """With what a game starts."""

    wood: int
    coins: list[int]
    blue_dice: int
    white_dice: int
    display: int
    specials: int
    scholars: int
    bishops: int


class Dice(_Entry, frozen=True, kw_only=True):
    """The dice with the envoys."""

    blue_dice: int
    white_dice: int


class End(_Entry, frozen=True, kw_only=True):
    """What the end is worth."""

    coins_a_point: int
    set: int
    bishop: int
    won: int


class Conquest(_Entry, frozen=True, kw_only=True):
    """The conquistador track."""

    last: int
    gold: list[int]
    trees: list[int]


class Religion(_Entry, frozen=True, kw_only=True):
    """The religion track."""

    last: int
    monks: list[int]
    dice: list[int]


class Ranks(_Entry, frozen=True, kw_only=True):
    """The points by rank in each year."""

    years: list[list[int]]


class Governor(_Entry, frozen=True, kw_only=True):
    """What his cell is worth in the end, by row and column."""

    points: list[list[int]]


class Building(_Entry, frozen=True, kw_only=True):
    """What can stand on a cell: a building, a road, or a cart that is both."""

    type: str
    effects: tuple[Effect, ...]
    colonists: int = 0
    cart: bool = False

    @property
    def active(self) -> bool:
        """Whether dice and coins activate it."""
        return self.type != "road"

    @property
    def road(self) -> bool:
        """Whether it counts as a road."""
        return self.cart or self.type == "road"


class Dock(_Entry, frozen=True, kw_only=True):
    """What each tile in it brings to those who pass."""

    effect: Effect


class Space(_Entry, frozen=True, kw_only=True):
    """What it brings to those who pass there."""

    effect: Effect
    maya: Effect


class Mission(_Entry, frozen=True, kw_only=True):
    """What it gives once."""

    effects: tuple[Effect, ...]
    instead_of: str = ""


class ColonyBoard(_Entry, frozen=True, kw_only=True):
    """What is printed on its cells."""

    cells: dict[str, str]


class Tile(_Entry, frozen=True, kw_only=True):
    """A town hall or an expansion tile."""

    kind: Literal["hall", "double", "triple", "special"]
    shape: Literal["double", "corner", "straight"]
    cells: tuple[str, ...]


class Price(_Entry, frozen=True, kw_only=True):
    """What a kind of tile costs."""

    cost: dict[str, int]


class Ship(_Entry, frozen=True, kw_only=True):
    """A shipping tile."""

    kind: Literal["start", "ordinary", "special"]
    cost: dict[str, int]
    points: int


class Scholar(_Entry, frozen=True, kw_only=True):
    """A scholar, and with what it is used."""

    points: int
    kingdoms: bool = False
    governor: bool = False


class Bishop(_Entry, frozen=True, kw_only=True):
    """What a bishop rewards."""

    count: str
    points: int
    most: int
    kingdoms: bool = False


class Specialist(_Entry, frozen=True, kw_only=True):
    """How many of them there are, and what they bring if they are no cart."""

    count: int
    brings: str = ""


class CartPrice(_Entry, frozen=True, kw_only=True):
    """What a cart costs on a developed cell and on an empty one."""

    developed: int
    empty: int


class Maya(_Entry, frozen=True, kw_only=True):
    """With what the Maya play."""

    hand: int
    cards_a_year: int
    coins: int
    forks: int


class District(_Entry, frozen=True, kw_only=True):
    """Between which roads it lies, whether it has cards, and what a level of its temple gives."""

    roads: tuple[int, int]
    cards: bool
    reward: Effect


class Road(_Entry, frozen=True, kw_only=True):
    """The plots of a road of the city, from the die symbol inward: a printed building, or nothing."""

    plots: tuple[str, str, str]


class Lodge(_Entry, frozen=True, kw_only=True):
    """The buildings of a material, and what laying one costs."""

    cost: str
    buildings: dict[str, int]


class Temple(_Entry, frozen=True, kw_only=True):
    """A temple token."""

    level: int
    cost: dict[str, int]


class Store(_Entry, frozen=True, kw_only=True):
    """The storage tokens of a resource: filled, empty and in the reserve."""

    filled: int
    empty: int
    reserve: int


class Half(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Half of an action card."""

    district: str
    builds: str = ""
    pay: dict[str, int] = {}
    what: str = ""
    n: int = 0
    value: int = 0


class Card(_Entry, frozen=True, kw_only=True):
    """An action card of the Maya."""

    halves: tuple[Half, Half]


class Bank(_Entry, frozen=True, kw_only=True):
    """What the Maya pay and get for trading with the bank."""

    redraw: int
    cocoa: int
    wood: int
    grain: int
    sale: int


class Achievement(_Entry, frozen=True, kw_only=True):
    """Of what one needs how much in the solo game."""

    of: str
    least: int


class _Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    supply: Supply
    resource: dict[str, Resource]
    start: Start
    envoys: Dice
    end: End
    conquest: Conquest
    religion: Religion
    ranks: dict[int, Ranks]
    governor: Governor
    building: dict[str, Building]
    dock: dict[str, Dock]
    space: dict[str, Space]
    mission: dict[str, Mission]
    colony: dict[str, ColonyBoard]
    tile: dict[str, Tile]
    price: dict[str, Price]
    ship: dict[str, Ship]
    scholar: dict[str, Scholar]
    bishop: dict[str, Bishop]
    specialist: dict[str, Specialist]
    cart_price: CartPrice
    maya: Maya
    district: dict[str, District]
    road: dict[int, Road]
    lodge: dict[str, Lodge]
    temple: dict[str, Temple]
    store: dict[str, Store]
    card: dict[str, Card]
    bank: Bank
    achievement: dict[str, Achievement]


_box = msgspec.toml.decode(Path(__file__).with_name("components.toml").read_bytes(), type=_Box)

SUPPLY = _box.supply
RESOURCES = _box.resource
START = _box.start
ENVOYS = _box.envoys
END = _box.end
CONQUEST = _box.conquest
RELIGION = _box.religion
RANKS = {players: ranks.years for players, ranks in _box.ranks.items()}
GOVERNOR = _box.governor
BUILDINGS = _box.building
DOCKS = _box.dock
SPACES = _box.space
MISSIONS = _box.mission
COLONIES = _box.colony
TILES = _box.tile
PRICES = {kind: price.cost for kind, price in _box.price.items()}
SHIPS = _box.ship
SCHOLARS = _box.scholar
BISHOPS = _box.bishop
SPECIALISTS = _box.specialist
CART_PRICE = _box.cart_price
MAYA = _box.maya
DISTRICTS = _box.district
ROADS = _box.road
LODGES = _box.lodge
TEMPLES = _box.temple
STORES = _box.store
CARDS = _box.card
BANK = _box.bank
ACHIEVEMENTS = _box.achievement

ACTIVE = frozenset(key for key, building in BUILDINGS.items() if building.active)
"""What dice and coins activate."""
YEARS = 3
FACES = (1, 2, 3, 4, 5, 6)
COMMON = "common"
"""The board that is the same for all in the advanced set-up."""
