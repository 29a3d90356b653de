"""What a seat makes of what it sees: the price of peace, and its aims."""

from collections.abc import Hashable
from functools import cached_property
from typing import Any

from games.archipelago.computer.aims import Aims
from games.archipelago.computer.known import once
from games.archipelago.computer.peace import Shift, felt, price, steps_left
from games.archipelago.computer.weights import WEIGHTS
from games.archipelago.state import State
from games.archipelago.turns.crises import lying
from games.core.seats import Seat

PEACE, END, FLORIN = WEIGHTS.peace, WEIGHTS.end, WEIGHTS.florin


class Insight:
    """All that one thinks of at one question; nothing is worked out that is not asked for."""

    def __init__(self, view: State, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.player = view.players[seat]
        self.aims = Aims(view, seat)
        self.known: dict[Hashable, Any] = {}

    @cached_property
    def left(self) -> float:
        """How many steps it is to independence."""
        return steps_left(self.view)

    @cached_property
    def price(self) -> float:
        """What a step away from independence is worth to this seat."""
        return self.price_after(0.0)

    @once
    def price_after(self, fewer: float) -> float:
        """The same once independence is so many steps nearer."""
        dear = price(self.left, fewer)
        if self.aims.separatist:
            return min(PEACE.plot_at_least, PEACE.plot * dear)
        return dear * PEACE.threat if self.aims.lead < PEACE.behind else dear

    @once
    def peace(self, shift: Shift) -> float:
        """What a change of the markers is worth."""
        return self.price * felt(self.view, shift)

    @cached_property
    def lying(self) -> int:
        """How many strike."""
        return lying(self.view)

    @cached_property
    def own_lying(self) -> int:
        """How many of one's own strike."""
        return sum([unit.lying for unit in self.player.units])

    @cached_property
    def florin(self) -> float:
        """What a florin is worth: more to the poor."""
        money = self.player.money
        worths = zip(FLORIN.below, FLORIN.worth, strict=True)
        return next((worth for below, worth in worths if money < below), FLORIN.rich)

    @once
    def nearer(self, end: str, by: float = 1.0) -> float:
        """What it is worth to bring one's own end nearer; in danger, or late, even those behind want it."""
        danger = END.near - (self.view.population - self.view.rebellion) / 2
        late = self.view.turn - END.patience
        return self.aims.nearer(end, by, max(self.aims.eagerness, END.danger * danger, END.weary * late))

    def aims_lost(self, resource: str, cubes: int, tokens: int) -> float:
        """What is lost for points with these."""
        return -(self.aims.gain(resource, -cubes) if cubes else 0) - (
            self.aims.gain("tokens", -tokens) if tokens else 0
        )
