"""The whole game as plain data."""

import msgspec

from games.core.seats import Seat
from games.core.state import GameState
from games.puerto_rico.components import BUILDINGS, EFFECTS, SIZES
from games.puerto_rico.steps import AnyStep

ROSE = "rose"
"""The compass rose of a board, where pieces wait that stand on no circle."""
FIRST = "first_loading"
"""Done by a seat once it has had its first turn with the captain."""


class Board(msgspec.Struct):
    """One player's island, city and compass rose. Tiles of a kind are alike, so pieces are counted for each kind."""

    coins: int
    goods: dict[str, int]
    island: list[str]
    """Plantations, quarries and forests in the order they came."""
    points: int = 0
    forests: list[str] = []
    """The plantations from the row that lie face down as forests: everybody has seen them."""
    secret_forests: list[str] = []
    """Those from the stacks, which only their owner has seen."""
    city: list[str] = []
    colonists: dict[str, int] = {}
    """How many stand on each kind of tile, on each building, and on the compass rose; never 0."""
    nobles: dict[str, int] = {}
    roles: list[str] = []
    done: list[str] = []
    """What can be done once in the present phase, and has been."""
    declined: list[str] = []
    """Automatic gains that the player does not want for now."""

    def staff(self, place: str) -> int:
        """How many pieces stand there."""
        return self.colonists.get(place, 0) + self.nobles.get(place, 0)

    def occupied(self, place: str) -> bool:
        """Whether anybody stands there."""
        return place in self.colonists or place in self.nobles

    def works(self, building: str) -> bool:
        """Whether the building is in use: occupied, and its owner wants its effect."""
        return (building in self.colonists or building in self.nobles) and building not in self.declined

    def effect(self, name: str) -> int:
        """What all buildings in use add to something."""
        total = 0
        for key, (colonist, noble) in EFFECTS[name].items():
            if self.works(key):
                total += noble if key in self.nobles else colonist
        return total

    def empty_island(self) -> int:
        """Free cells of the island."""
        return SIZES.island - len(self.island)

    def empty_city(self) -> int:
        """Free cells of the city."""
        return SIZES.city - sum(BUILDINGS[key].cells for key in self.city)

    def empty_circles(self, place: str) -> int:
        """Free circles of a building or of all tiles of a kind."""
        building = BUILDINGS.get(place)
        circles = self.island.count(place) if building is None else building.circles
        return circles - self.staff(place)

    def all_nobles(self) -> int:
        """Nobles anywhere on the board."""
        return sum(self.nobles.values())


class Ship(msgspec.Struct):
    """A cargo ship."""

    capacity: int
    good: str = ""
    load: int = 0

    @property
    def word(self) -> str:
        """Its name in moves."""
        return str(self.capacity)

    def room(self) -> int:
        """Its free holds."""
        return self.capacity - self.load

    def full(self) -> bool:
        """No free hold is left."""
        return self.load == self.capacity


class State(GameState, kw_only=True):
    """The table: what lies in the middle, and the players' boards in seat order."""

    agenda: list[AnyStep]
    boards: list[Board]
    governor: Seat
    active: Seat
    """Who took the role that is being carried out."""
    role: str = ""
    """The role that is being carried out, or none."""
    round: int = 0
    roles: dict[str, int]
    """The role tokens and the doubloons on them."""
    market: dict[str, int]
    """How many copies of each building in play are left."""
    stock: dict[str, int]
    """The goods in the supply."""
    ships: list[Ship]
    house: list[str] = []
    """The goods in the trading house."""
    row: list[str] = []
    """The plantations that lie face up."""
    pile: list[str]
    """All face-down stacks, which are one random source; the next tile is the last."""
    discards: list[str] = []
    quarries: int
    colonists: int
    nobles: int = 0
    ship_colonists: int
    ship_nobles: int = 0
    points: int
    """Victory points left in the supply."""
    written: int = 0
    """Victory points earned when the supply was empty."""
    ending: str = ""
    """The end condition that was met first."""
