"""What follows from what somebody sees, and from nothing else: copies to be masked, and luck."""

import hashlib
from typing import TypeVar

from games.core.chance import Chance
from games.core.saving import clone, save
from games.core.state import GameState

S = TypeVar("S", bound=GameState)


def to_be_masked(state: S) -> S:
    """A copy for a view, without what tells all that is to come."""
    seen = clone(state)
    seen.chance.seed = ""
    return seen


def luck_of(seen: GameState, wanted_for: str) -> Chance:
    """The same luck for all who see the same: nobody can tell by it what they do not see."""
    return Chance(f"{wanted_for} {hashlib.sha256(save(seen)).hexdigest()}")
