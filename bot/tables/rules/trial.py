"""A move tried on a copy of the game, so that a broken rule can never harm the table."""

from dataclasses import dataclass

from games.core.events import Event
from games.core.moves import Move
from games.core.play import Play
from games.core.seats import Seat
from games.core.state import GameState


@dataclass(frozen=True)
class Trial:
    """What a move comes to. Where the table still stands as it stood, that is the move."""

    before: bytes
    """The state that it was tried on."""
    move: Move
    play: Play[GameState]
    """The game after it."""
    events: list[Event]

    def is_of(self, play: Play[GameState], move: Move) -> bool:
        """Whether just this was tried on a game that stands so."""
        return self.move == move and self.before == play.saved()


def tried(before: bytes, play: Play[GameState], seat: Seat, move: Move) -> Trial:
    """The move made in a game that was read from this state, and that nobody else has."""
    return Trial(before, move, play, play.apply(seat, move))
