"""Where whoever plays alone stands, as light data for looking ahead."""

from collections.abc import Hashable
from typing import NamedTuple

from games.core.moves import Move
from games.core.seats import Seat
from games.santa_maria.components import DOCKS, RESOURCES, SCHOLARS, SHIPS, START, TILES
from games.santa_maria.computer.alone.layout import BIT, Layout, layout_of
from games.santa_maria.state import State

GOODS = ("wood", "grain", "sugar", "gem", "gold")
WOOD, GRAIN, SUGAR, GEM, GOLD = range(len(GOODS))
AT = {good: at for at, good in enumerate(GOODS)}
SALES = tuple(RESOURCES[good].sale for good in GOODS)
DOCK = tuple(DOCKS)
UNSEEN = ""
"""The tile that will come to a dock."""
UNROLLED = 0
"""The value of a die that will be rolled."""


class Todo(NamedTuple):
    """A small step that is still to be done."""

    what: str
    n: int = 1
    good: int = 0
    """What is gained."""
    kinds: tuple[int, ...] = ()
    """With what it can be paid."""
    then: tuple["Todo", ...] = ()
    """What comes of it if it is wanted."""


class Position:
    """A position in which some steps may still be to be done."""

    __slots__ = (
        "blocked",
        "blue",
        "blues",
        "coins",
        "docks",
        "doubles",
        "faith",
        "first",
        "goods",
        "joy",
        "knows",
        "layout",
        "march",
        "monks",
        "paid",
        "passed",
        "places",
        "roads",
        "ships",
        "shown",
        "tiles",
        "todo",
        "whites",
        "yards",
        "year",
    )

    year: int
    coins: int
    goods: list[int]
    joy: int
    faith: int
    march: int
    whites: tuple[int, ...]
    blue: tuple[int, ...]
    blues: int
    paid: int
    blocked: int
    """The cells with a die or coins."""
    layout: Layout
    docks: tuple[int, ...]
    """How many shipping tiles lie at each own dock."""
    yards: tuple[str, ...]
    """The shipping tiles at the common docks."""
    ships: int
    """The points of the own shipping tiles."""
    shown: int
    """The sugar on them."""
    places: tuple[str, ...]
    """Where monks can be sent to."""
    monks: tuple[str, ...]
    """Where own monks are."""
    knows: frozenset[str]
    """The scholars whose abilities one has."""
    roads: int
    tiles: tuple[str, ...]
    doubles: int
    passed: bool
    todo: tuple[Todo, ...]
    first: Move | None
    """The move with which it began."""

    def copy(self) -> "Position":
        """An equal one that can be changed."""
        twin = Position.__new__(Position)
        twin.year = self.year
        twin.coins = self.coins
        twin.goods = self.goods[:]
        twin.joy = self.joy
        twin.faith = self.faith
        twin.march = self.march
        twin.whites = self.whites
        twin.blue = self.blue
        twin.blues = self.blues
        twin.paid = self.paid
        twin.blocked = self.blocked
        twin.layout = self.layout
        twin.docks = self.docks
        twin.yards = self.yards
        twin.ships = self.ships
        twin.shown = self.shown
        twin.places = self.places
        twin.monks = self.monks
        twin.knows = self.knows
        twin.roads = self.roads
        twin.tiles = self.tiles
        twin.doubles = self.doubles
        twin.passed = self.passed
        twin.todo = self.todo
        twin.first = self.first
        return twin

    def begun(self, move: Move) -> "Position":
        """A copy to which this move leads, or one that began before."""
        twin = self.copy()
        if twin.first is None:
            twin.first = move
        return twin

    def chosen(self, move: Move) -> "Position":
        """The same, with the step done that was asked about."""
        twin = self.begun(move)
        twin.todo = self.todo[1:]
        return twin

    def same_as(self) -> Hashable:
        """What makes two positions of a plan the same for all that is to come."""
        goods, dice = tuple(self.goods), (self.whites, self.blue, self.paid, self.blocked)
        tracks = (self.coins, self.joy, self.faith, self.march)
        return goods, dice, tracks, self.layout.name, self.docks, self.yards, self.ships, self.monks

    def sale(self, good: int) -> int:
        """What a piece brings."""
        return SALES[good] + ("commerce" in self.knows)


def position_of(state: State, seat: Seat) -> Position:
    """The seat's position as it can be seen."""
    player, colony = state.players[seat], state.colony(seat)
    own = colony.ships()
    monks = tuple(sorted(place for place, there in state.monks.items() if seat in there))
    found = Position()
    found.year = state.year
    found.coins, found.goods = player.coins, [player.goods.get(good, 0) for good in GOODS]
    found.joy, found.faith, found.march = player.joy, player.faith, player.march
    found.whites = tuple(state.white) if player.whites < START.white_dice else ()
    found.blue, found.blues = tuple(player.blue), player.blues
    found.paid, found.blocked = player.paid, sum([BIT[cell] for cell in colony.blocked])
    found.layout = layout_of(colony.cells)
    found.docks = tuple(len(colony.docks.get(dock, ())) for dock in DOCK)
    found.yards = tuple(state.docks.get(dock, UNSEEN) for dock in DOCK)
    found.ships = sum([SHIPS[ship].points for ship in own])
    found.shown = sum([SHIPS[ship].cost.get("sugar", 0) for ship in own])
    found.places, found.monks = (*state.scholars, *state.bishops, *state.missions), monks
    found.knows = frozenset(place for place in (*monks, colony.scholar) if place in SCHOLARS)
    found.roads, found.tiles = state.roads, (*state.doubles, *state.triples)
    found.doubles = sum([TILES[laid.tile].kind == "double" for laid in colony.laid])
    found.passed, found.todo, found.first = bool(player.space), (), None
    return found
