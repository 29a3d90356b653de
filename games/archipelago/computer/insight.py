"""What a seat makes of what it sees: the price of peace, and its aims."""

from math import exp
from typing import Final

from games.archipelago.computer.aims import Aims
from games.archipelago.computer.peace import Shift, felt, price, steps_left
from games.archipelago.computer.weights import WEIGHTS
from games.archipelago.state import State
from games.archipelago.turns.crises import lying
from games.core.seats import Seat

PEACE: Final = WEIGHTS.peace
END: Final = WEIGHTS.end
FLORIN: Final = WEIGHTS.florin


def sure(lead: float) -> float:
    """How likely such a lead is to win."""
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, -lead))))


class Insight:
    """How one stands with peace and points at one question; nothing is worked out that is not asked for."""

    def __init__(self, view: State, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.player = view.players[seat]
        self.aims = Aims(view, seat)
        self._left: float | None = None
        self._price: float | None = None
        self._prices: dict[float, float] = {}
        self._florin: float | None = None
        self._risk: float | None = None
        self._lying: int | None = None
        self._own_lying: int | None = None

    @property
    def left(self) -> float:
        """How many steps it is to independence."""
        if self._left is None:
            self._left = steps_left(self.view)
        return self._left

    @property
    def price(self) -> float:
        """What a step away from independence is worth to this seat."""
        if self._price is None:
            self._price = self.price_after(0.0)
        return self._price

    def price_after(self, fewer: float) -> float:
        """The same once independence is so many steps nearer."""
        known = self._prices.get(fewer)
        if known is None:
            known = self._prices[fewer] = self._priced(price(self.left, fewer))
        return known

    def _priced(self, dear: float) -> float:
        if self.aims.separatist:
            return min(PEACE.plot_at_least, PEACE.plot * dear)
        return dear * PEACE.threat if self.aims.lead < PEACE.behind else dear

    def peace(self, shift: Shift) -> float:
        """What a change of the markers is worth."""
        return self.price * felt(self.view, shift)

    @property
    def lying(self) -> int:
        """How many strike."""
        if self._lying is None:
            self._lying = lying(self.view)
        return self._lying

    @property
    def own_lying(self) -> int:
        """How many of one's own strike."""
        if self._own_lying is None:
            self._own_lying = sum([unit.lying for unit in self.player.units])
        return self._own_lying

    @property
    def lasting(self) -> float:
        """What is left to do with people, cubes and florins."""
        return 1.0 - END.spent * self.aims.late

    @property
    def florin(self) -> float:
        """What a florin is worth: more to the poor."""
        if self._florin is None:
            money = self.player.money
            worths = zip(FLORIN.below, FLORIN.worth, strict=True)
            self._florin = self.lasting * next((worth for below, worth in worths if money < below), FLORIN.rich)
        return self._florin

    @property
    def risk(self) -> float:
        """How likely the colony is to fall before somebody else ends the game; those who wait lose patience, too."""
        if self._risk is None:
            danger: float = END.danger * 0.5 ** (max(0.0, self.left) / END.safe)
            self._risk = min(1.0, danger + END.weary * max(0.0, self.view.turn - END.patience))
        return self._risk

    def eagerness(self, more: float) -> float:
        """How much the seat wants the end now, with so many points more: now it is surer what a lead is worth."""
        lead = self.aims.lead + more
        return END.stake * (sure(lead / END.now) - (1.0 - self.risk) * sure(lead / END.later))

    def nearer(self, end: str, by: float = 1.0, brings: float = 0.0) -> float:
        """What it is worth to bring the end nearer by something that brings so much by itself."""
        return self.aims.nearer(end, by, self.eagerness(brings / self.aims.point)) if end in self.aims.ends else 0.0

    def aims_lost(self, resource: str, cubes: int, tokens: int) -> float:
        """What is lost for points with these."""
        return -(self.aims.gain(resource, -cubes) if cubes else 0) - (
            self.aims.gain("tokens", -tokens) if tokens else 0
        )
