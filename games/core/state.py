"""The part of the state that all games have."""

from typing import Any

import msgspec

from games.core.chance import Chance


class GameState(msgspec.Struct, kw_only=True):
    """Plain typed data: it encodes to JSON and back exactly, and clones cheaply."""

    seats: int
    options: dict[str, str]
    chance: Chance
    agenda: list[Any]
    """The steps to come, the next one last; each game narrows the type to its own steps."""
    requests: list[int]
    """How many questions each seat has been asked."""
    moves: int = 0
    shown: int = 0
    """How often something hidden was shown: nobody can take back a move from before that."""
    over: bool = False
