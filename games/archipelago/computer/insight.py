"""What a seat makes of what it sees: the price of peace, and its aims."""

from collections.abc import Hashable
from math import exp
from typing import Any

from games.archipelago.computer.aims import Aims
from games.archipelago.computer.known import remembered
from games.archipelago.computer.peace import Shift, felt, price, steps_left
from games.archipelago.computer.weights import WEIGHTS
from games.archipelago.state import State
from games.archipelago.turns.crises import lying
from games.core.once import once
from games.core.seats import Seat

PEACE, END, FLORIN = WEIGHTS.peace, WEIGHTS.end, WEIGHTS.florin


def sure(lead: float) -> float:
    """How likely such a lead is to win."""
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, -lead))))


class Insight:
    """All that one thinks of at one question; nothing is worked out that is not asked for."""

    def __init__(self, view: State, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.player = view.players[seat]
        self.aims = Aims(view, seat)
        self.known: dict[Hashable, Any] = {}

    @once
    def left(self) -> float:
        """How many steps it is to independence."""
        return steps_left(self.view)

    @once
    def price(self) -> float:
        """What a step away from independence is worth to this seat."""
        return self.price_after(0.0)

    @remembered
    def price_after(self, fewer: float) -> float:
        """The same once independence is so many steps nearer."""
        dear = price(self.left, fewer)
        if self.aims.separatist:
            return min(PEACE.plot_at_least, PEACE.plot * dear)
        return dear * PEACE.threat if self.aims.lead < PEACE.behind else dear

    @remembered
    def peace(self, shift: Shift) -> float:
        """What a change of the markers is worth."""
        return self.price * felt(self.view, shift)

    @once
    def lying(self) -> int:
        """How many strike."""
        return lying(self.view)

    @once
    def own_lying(self) -> int:
        """How many of one's own strike."""
        return sum([unit.lying for unit in self.player.units])

    @once
    def lasting(self) -> float:
        """What is left to do with people, cubes and florins."""
        return 1.0 - END.spent * self.aims.late

    @once
    def florin(self) -> float:
        """What a florin is worth: more to the poor."""
        money = self.player.money
        worths = zip(FLORIN.below, FLORIN.worth, strict=True)
        return self.lasting * next((worth for below, worth in worths if money < below), FLORIN.rich)

    @once
    def risk(self) -> float:
        """How likely the colony is to fall before somebody else ends the game; those who wait lose patience, too."""
        danger: float = END.danger * 0.5 ** (max(0.0, self.left) / END.safe)
        return min(1.0, danger + END.weary * max(0.0, self.view.turn - END.patience))

    @remembered
    def eagerness(self, more: float) -> float:
        """How much the seat wants the end now, with so many points more: now it is surer what a lead is worth."""
        lead = self.aims.lead + more
        return END.stake * (sure(lead / END.now) - (1.0 - self.risk) * sure(lead / END.later))

    @remembered
    def nearer(self, end: str, by: float = 1.0, brings: float = 0.0) -> float:
        """What it is worth to bring the end nearer by something that brings so much by itself."""
        return self.aims.nearer(end, by, self.eagerness(brings / self.aims.point)) if end in self.aims.ends else 0.0

    def aims_lost(self, resource: str, cubes: int, tokens: int) -> float:
        """What is lost for points with these."""
        return -(self.aims.gain(resource, -cubes) if cubes else 0) - (
            self.aims.gain("tokens", -tokens) if tokens else 0
        )
