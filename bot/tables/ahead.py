"""What is thought through about a game as it stands: what its seats may be asked next, and what their moves will do."""

import asyncio

from games.core.coming import Coming, coming
from games.core.game import AnyGame
from games.core.outlook import Foresight
from games.core.play import Play
from games.core.seats import Seat
from games.core.state import GameState


class Ahead:
    """Thought through when it is first asked for; all of it belongs to one position."""

    def __init__(self, game: AnyGame, play: Play[GameState]) -> None:
        self.play = play
        self._game = game
        self._coming: dict[Seat, tuple[Coming, ...]] = {}
        self._foresight: dict[tuple[Seat, Seat | None, int], Foresight[GameState]] = {}

    def foresight(self, seat: Seat, reader: Seat | None) -> Foresight[GameState]:
        """What the seat's moves will do, as far as this reader (None: everybody) may know."""
        state = self.play.state
        key = (seat, reader, state.moves)
        if key not in self._foresight:
            self._foresight[key] = Foresight(self._game, state, seat, reader)
        return self._foresight[key]

    async def coming(self, seat: Seat) -> tuple[Coming, ...]:
        """What the seat may be asked next, as far as it can be imagined; thought through beside everything else."""
        if seat not in self._coming:
            self._coming[seat] = await asyncio.to_thread(coming, self._game, self.play.state, seat)
        return self._coming[seat]
