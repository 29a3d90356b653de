"""The whole game as plain data."""

import msgspec

from games.core.seats import Seat
from games.core.state import GameState
from games.santa_maria.components import ACTIVE, BUILDINGS, GOLD, SUPPLY
from games.santa_maria.grid import mask
from games.santa_maria.maya.steps import Deal
from games.santa_maria.steps import AnyStep

EVERYTHING = "everything"
CHOICES = "choices"
OWN_TURNS = "own_turns"
"""Of what others set off, all is taken as proposed."""


class Laid(msgspec.Struct, frozen=True, array_like=True):
    """A tile in a colony: its first cell, and where its second one lies from there."""

    tile: str
    spot: str
    turn: str


class Colony(msgspec.Struct, omit_defaults=True):
    """A board with all that lies on it and at its docks."""

    board: str
    cells: dict[str, str]
    """The building or road on each developed cell."""
    laid: list[Laid] = []
    blocked: dict[str, str] = {}
    """The die or the coins on a cell, such as white_3, blue_5 or coins_2."""
    docks: dict[str, list[str]] = {}
    """The shipping tiles at each dock, in the order they came."""
    scholar: str = ""
    """The scholar that came with the town hall."""
    governor: str = ""
    """Where he stands, if he is in the game."""
    hired: dict[str, int] = {}
    """How many producers of each kind."""

    def taken(self) -> int:
        """All cells on which no tile can be laid."""
        return mask(self.cells) | (mask((self.governor,)) if self.governor else 0)

    def free(self, cell: str) -> bool:
        """Whether a die or coins can activate what stands there."""
        return self.cells.get(cell) in ACTIVE and cell not in self.blocked and cell != self.governor

    def free_cells(self) -> dict[str, str]:
        """All cells that a die or coins can activate, with what stands there."""
        blocked, governor = self.blocked, self.governor
        return {
            cell: kind
            for cell, kind in self.cells.items()
            if kind in ACTIVE and cell not in blocked and cell != governor
        }

    def full(self, line: tuple[str, ...]) -> bool:
        """Whether the line is fully developed."""
        return all(cell in self.cells for cell in line)

    def colonists(self, line: tuple[str, ...]) -> int:
        """The colonists on the roads of a line."""
        cells = self.cells
        return sum(BUILDINGS[cells[cell]].colonists for cell in line if cell in cells)

    def ships(self) -> list[str]:
        """All shipping tiles."""
        return [ship for ships in self.docks.values() for ship in ships]


class Temple(msgspec.Struct):
    """A site: the token that is to be paid next (none when all are done), and the levels completed."""

    token: str
    levels: int = 0


class City(msgspec.Struct):
    """The Maya city."""

    plots: dict[str, str]
    """What stands on each plot, such as b4: the middle one of road 4."""
    temples: dict[str, Temple]
    hand: list[str]
    deck: list[str]
    """The next card is the last."""
    reserve: dict[str, int]
    """The storage tokens not in use."""
    lodges: dict[str, dict[str, int]]
    """The wooden and straw buildings not yet built."""
    piles: dict[int, list[str]]
    """The temple tokens of the second and third level; the next is the last."""
    forks: int
    tucked: dict[str, list[str]] = {}
    """The cards under each district."""
    roads: list[int] = []
    """The roads at whose end a token opens a way through."""
    blocked: dict[str, str] = {}
    """The die or the priest on a plot."""
    priests: int = 0
    """High priests that can be used."""
    gold: int = 0
    """The store of the gold temple."""

    def free(self, plot: str) -> bool:
        """Whether a building stands there that can be activated."""
        return plot in self.plots and plot not in self.blocked


class Player(msgspec.Struct, omit_defaults=True):
    """What colonists and Maya have alike, and the colony or the city."""

    coins: int
    goods: dict[str, int]
    room: dict[str, int]
    """How many of each resource can be held."""
    colony: Colony | None = None
    city: City | None = None
    joy: int = 0
    faith: int = 0
    """The place on the religion track."""
    march: int = 0
    """The place on the conquistador track."""
    arrived: int = 0
    """When it came there; who came first lies lowest."""
    blue: list[int] = []
    """Own blue dice that are unused this year."""
    blues: int = 0
    """Own blue dice in all; with shared dice, how many may be used in a year."""
    blues_used: int = 0
    whites: int = 0
    """White dice used this year."""
    paid: int = 0
    """Single buildings activated with coins this year."""
    space: str = ""
    """Where it has passed this year."""
    twice: int = 0
    """What the bishop of the conquest has given."""
    asks: str = "choices"
    """About what it wants to be asked; no secret, since everybody sees the questions."""
    resting: bool = False
    """Takes the rest of the present line as proposed."""
    said: dict[str, str] = {}
    """With what the buildings left of the present line are paid, by cell; empty if one is not."""

    @property
    def careful(self) -> bool:
        """Wants to be asked about everything."""
        return self.asks == EVERYTHING

    def fits(self, resource: str) -> int:
        """How many more of it can be held."""
        return self.room.get(resource, 0) - self.goods.get(resource, 0)


class State(GameState, kw_only=True):
    """The table: the common board, the displays, and the players in seat order."""

    agenda: list[AnyStep]
    players: list[Player]
    proposals: list[Deal] = []
    first: Seat
    active: Seat
    """Whose turn it is."""
    lately: Seat | None = None
    """Whose turn has just ended, until somebody else has done something."""
    maya: Seat | None = None
    year: int = 0
    arrivals: int = 0
    white: list[int] = []
    blue: list[int] = []
    """The common blue dice, if they are shared."""
    envoys: dict[str, int] = {}
    """The envoy dice that lie there, by colour."""
    doubles: list[str] = []
    triples: list[str] = []
    specials: list[str] = []
    piles: dict[str, list[str]]
    """The face-down stacks; the next tile is the last."""
    gone: list[str] = []
    """All that lay open and has left the game: tiles that nobody took, specialists, paid tokens of temples."""
    docks: dict[str, str]
    """The shipping tile at each common dock, and under special the one of the fifth dock."""
    scholars: list[str]
    bishops: list[str]
    missions: list[str]
    pairs: dict[str, str] = {}
    """The town halls to be picked, each with its scholar."""
    boards: list[str] = []
    """The colony boards to be picked."""
    monks: dict[str, list[Seat]] = {}
    """Who has a monk at each place, in the order they came."""
    spaces: dict[str, list[Seat]] = {}
    """Who has passed where, in the order they came."""
    roads: int
    """The road tiles left."""
    specialists: dict[str, str] = {}
    """By the value of the white die."""

    def colony(self, seat: Seat) -> Colony:
        """The colony of a seat that has one."""
        colony = self.players[seat].colony
        assert colony is not None
        return colony

    def city(self) -> City:
        """The Maya city."""
        assert self.maya is not None
        city = self.players[self.maya].city
        assert city is not None
        return city

    def knows(self, seat: Seat, scholar: str) -> bool:
        """Whether the seat may use the scholar's ability."""
        colony = self.players[seat].colony
        return seat in self.monks.get(scholar, ()) or (colony is not None and colony.scholar == scholar)

    def colonists(self) -> list[Seat]:
        """The seats with colonies."""
        return [seat for seat in self.every_seat() if seat != self.maya]

    def gold_left(self) -> int:
        """The gold in the supply."""
        held = sum(player.goods.get(GOLD, 0) for player in self.players)
        return SUPPLY.pieces - held - (self.city().gold if self.maya is not None else 0)
