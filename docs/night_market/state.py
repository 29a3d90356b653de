"""The whole game as plain data."""

from collections import Counter

import msgspec

from docs.night_market.components import GOODS, LANTERNS
from docs.night_market.steps import AnyStep
from games.core.ending.outcome import Archive
from games.core.seats import Seat
from games.core.state import GameState
from games.core.talk import Proposal


class Seasons(Archive, kw_only=True):
    """What outlives a market: how many were held, and so what everybody starts the next with."""

    held: int = 0


class Exchange(Proposal, kw_only=True):
    """Goods for goods. What is given is set aside when it is offered, so that nobody learns what is left."""

    give: list[str]
    want: list[str]

    private = True


class Gift(Proposal, kw_only=True):
    """Coins for nothing. They are not set aside: coins are open, so it lapses when its maker has not so many."""

    coins: int


class Player(msgspec.Struct):
    """What a player has: a hand that nobody else sees, coins and lanterns that all see."""

    coins: int
    hand: list[str] = []
    lanterns: dict[str, dict[str, int]] = {}
    """By street and kind, how many hang there."""

    def goods(self) -> Counter[str]:
        """The hand, counted."""
        return Counter(good for good in self.hand if good in GOODS)

    def hanging(self, kind: str) -> int:
        """How many lanterns of a kind hang anywhere."""
        return sum(kinds.get(kind, 0) for kinds in self.lanterns.values())

    def left(self) -> tuple[tuple[str, int], ...]:
        """The lanterns that do not hang yet."""
        return tuple((kind, copies - self.hanging(kind)) for kind, copies in LANTERNS.items())


class State(GameState, kw_only=True):
    """A game of Night Market."""

    agenda: list[AnyStep]
    proposals: list[Exchange | Gift] = []
    players: list[Player]
    pile: list[str] = []
    """Face down, the top one last."""
    sold: list[str] = []
    bids: dict[Seat, int] = {}
    first: Seat = Seat(0)
    """Who wins among equal bids, and whose lanterns join the parade first."""
    night: int = 0
    stall: str = ""
    """The street and the goods in fashion."""
    parade: int = 0
    hung: dict[Seat, int] = {}
    """The lanterns of tonight, until they join the parade."""
    seasons: int = 0
    """How many markets were held before this one."""

    def price(self, good: str) -> int:
        """What one of these sells for tonight."""
        return GOODS[good].price + self.stall.endswith(f".{good}")
