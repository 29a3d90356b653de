"""What follows from what somebody sees, and from nothing else: copies to be masked, and luck."""

import hashlib
from typing import TypeVar

from games.core.chance import Chance
from games.core.saving import clone, save
from games.core.seats import Seat
from games.core.state import GameState

S = TypeVar("S", bound=GameState)


def to_be_masked(state: S, seat: Seat | None) -> S:
    """A copy for the view of a seat or a spectator, without what tells all that is to come, or what others whisper."""
    seen = clone(state)
    seen.chance.seed = ""
    seen.whispers = {whose: count for whose, count in seen.whispers.items() if whose == seat}
    return seen


def luck_of(seen: GameState, wanted_for: str) -> Chance:
    """The same luck for all who see the same: nobody can tell by it what they do not see."""
    return Chance(f"{wanted_for} {hashlib.sha256(save(seen)).hexdigest()}")
