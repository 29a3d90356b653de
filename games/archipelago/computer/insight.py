"""What a seat makes of what it sees: the price of peace, and its aims."""

from collections.abc import Hashable
from functools import cached_property
from typing import Any

from games.archipelago.computer.aims import Aims
from games.archipelago.computer.known import once
from games.archipelago.computer.peace import Shift, felt, price, steps_left
from games.archipelago.state import State
from games.archipelago.turns.crises import lying
from games.core.seats import Seat

PLOT = -0.6
"""To the separatist a step to independence is worth this much of what it costs the others, and at least so much."""
PLOT_AT_LEAST = -1.0
BEHIND = -3.0
"""So many points behind the first, a seat does not pay for peace that saves the first."""
THREAT = 0.5
"""How much of it peace is worth then."""
NEAR = 4.0
"""So near to independence everybody wants the end rather than that."""
PATIENCE = 4
"""After so many turns whoever is behind has had their time."""
RICH = 0.3
"""What a florin is worth to whoever has more than enough."""
WEARY = 3.0
"""What the end is worth more with each turn from then on."""


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
            return min(PLOT_AT_LEAST, PLOT * dear)
        return dear * THREAT if self.aims.lead < BEHIND else dear

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
        return 1.4 if money < 4 else 1.0 if money < 12 else 0.6 if money < 24 else RICH

    @once
    def nearer(self, end: str, by: float = 1.0) -> float:
        """What it is worth to bring one's own end nearer; in danger, or late, even those behind want it."""
        danger = NEAR - (self.view.population - self.view.rebellion) / 2
        late = self.view.turn - PATIENCE
        return self.aims.nearer(end, by, max(self.aims.eagerness, 3 * danger, WEARY * late))

    def aims_lost(self, resource: str, cubes: int, tokens: int) -> float:
        """What is lost for points with these."""
        return -(self.aims.gain(resource, -cubes) if cubes else 0) - (
            self.aims.gain("tokens", -tokens) if tokens else 0
        )
