"""The whole game as data."""

from itertools import chain

import msgspec

from games.core.seats import Seat
from games.core.state import GameState
from games.settlers.components import PRODUCES
from games.settlers.grid import Corner, Spot, place_of
from games.settlers.steps import AnyStep


class Lot(msgspec.Struct, omit_defaults=True):
    """A square of a realm: its tile and the tokens on it."""

    tile: str
    ruined: bool = False
    master: bool = False
    coin: bool = False

    def produces(self) -> int:
        """The resources that it can give now."""
        return 0 if self.ruined or self.master or self.coin else PRODUCES[self.tile]


class Player(msgspec.Struct):
    """What lies before a player, all of it open."""

    drafted: list[str] = []
    """The tiles to start with, until they are laid out."""
    land: dict[Spot, Lot] = {}
    carts: list[Corner] = []
    tokens: dict[str, int] = {}
    """War, coin and cart tokens in hand."""
    masters: list[str] = []
    """Masters in hand."""
    replaced: list[str] = []
    """Tiles that lie face down, each a point lost."""

    def outermost(self) -> list[Spot]:
        """The unprotected tiles: of each column the one farthest from the owner."""
        farthest: dict[int, tuple[int, Spot]] = {}
        for spot in self.land:
            x, y = place_of(spot)
            if x not in farthest or farthest[x][0] < y:
                farthest[x] = (y, spot)
        return [spot for _, spot in farthest.values()]


class Box(msgspec.Struct):
    """What is out of the game."""

    tiles: list[str] = []
    """Cleared from full rows; everybody may look at them."""
    prizes: list[str] = []
    """Never opened in this game, and known to nobody."""
    war: int = 0
    """War tokens of ruins that were replaced."""
    masters: list[str] = []


class State(GameState, kw_only=True):
    """A game of Settlers."""

    agenda: list[AnyStep]
    players: list[Player]
    first: Seat = Seat(0)
    turn: int = 0
    """How many turns have begun."""
    draft: list[str] = []
    stacks: dict[str, list[str]] = {}
    """Face down, the top tile last."""
    rows: dict[str, list[str]] = {}
    prizes: list[str] = []
    reserve: dict[str, int] = {}
    """War, coin and cart tokens."""
    master_pile: list[str] = []
    """Face down, the top one last."""
    bought: str = ""
    """The resource bought in this turn."""
    proposed: int = 0
    """The last turn in which the end was proposed."""
    agreed: bool = False
    """All have agreed to end the game with this turn."""
    box: Box = msgspec.field(default_factory=Box)

    def open_tiles(self) -> list[str]:
        """The tiles that can be added now, equal ones once: the rows, then the prizes."""
        return list(dict.fromkeys(chain(*self.rows.values(), self.prizes)))
