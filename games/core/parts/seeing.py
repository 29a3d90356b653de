"""What follows from what somebody sees, and from nothing else: copies to be masked, and luck."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from games.core.chance import Chance
from games.core.saving import clone, save
from games.core.seats import Seat
from games.core.state import GameState

HIDDEN = "hidden"
"""Stands in a view for a word that the viewer may not know: a tile, a card, a vote."""
UNKNOWN = -1
"""Stands in a view for an amount that the viewer may not know."""
S = TypeVar("S", bound=GameState)


@dataclass(frozen=True)
class Seeing(Generic[S]):
    """What each seat may know of a state, and what it could imagine of the rest."""

    view: Callable[[S, Seat | None], S]
    """A copy with all masked that this seat (None: a spectator) may not know. The only way out."""
    draw_hidden: Callable[[S, Seat | None, Chance], None]
    """`(view, seat, chance)`: puts into this seat's view, in place of what is masked, anything that fits the rest."""
    at_the_end: Callable[[S], S] = lambda state: state
    """What everybody may see once it is over: all, but for what a later game has yet to bring."""

    def imagine(self, state: S, seat: Seat | None, chance: Chance) -> S:
        """Another state with the same view for this seat, made of that view alone: what it may not know is drawn."""
        imagined = self.view(state, seat)
        imagined.chance.seed = "".join(f"{chance.below(1 << 32):08x}" for _ in range(8))
        self.draw_hidden(imagined, seat, chance)
        return imagined


def to_be_masked(state: S, seat: Seat | None) -> S:
    """A copy for the view of a seat or a spectator, without what tells all that is to come, or what others whisper."""
    seen = clone(state)
    seen.chance.seed = ""
    seen.whispers = {whose: count for whose, count in seen.whispers.items() if whose == seat}
    return seen


def luck_of(seen: GameState, wanted_for: str) -> Chance:
    """The same luck for all who see the same: nobody can tell by it what they do not see."""
    return Chance(f"{wanted_for} {hashlib.sha256(save(seen)).hexdigest()}")
