"""What is thought through about a game as it stands: what its seats may be asked next, and what their moves will do."""

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
        self._foresight: dict[tuple[Seat, Seat | None], Foresight[GameState]] = {}

    def foresight(self, seat: Seat, reader: Seat | None) -> Foresight[GameState]:
        """What the seat's moves will do, as far as this reader (None: everybody) may know."""
        key = (seat, reader)
        if key not in self._foresight:
            self._foresight[key] = Foresight(self._game, self.play.state, seat, reader)
        return self._foresight[key]

    def coming(self, seat: Seat) -> tuple[Coming, ...]:
        """What the seat may be asked next, as far as it can be imagined. It takes its time."""
        if seat not in self._coming:
            self._coming[seat] = coming(self._game, self.play.state, seat)
        return self._coming[seat]
