"""What is thought through about a game as it stands: what its seats may be asked next, and what their moves will do."""

import logging
from collections.abc import Sequence
from functools import partial

from bot.store.identity import Version
from bot.tables.rules.patience import EndlessRule, Patience
from games.core.ahead.coming import Coming, again, coming
from games.core.ahead.outlook import UNTOLD, Foresight, Outlook
from games.core.ahead.usual import usual_answers
from games.core.game import AnyGame
from games.core.moves import Move, Request
from games.core.play import Play
from games.core.seats import Seat
from games.core.state import GameState

log = logging.getLogger(__name__)


class Ahead:
    """Thought through when it is first asked for; all of it belongs to one position."""

    def __init__(self, game: AnyGame, play: Play[GameState], patience: Patience, version: Version) -> None:
        self.play = play
        self._game = game
        self._patience = patience
        self._version = version
        self._coming: dict[Seat, tuple[Coming, ...]] = {}
        self._usual: dict[tuple[Seat, Seat | None], Sequence[Move]] = {}
        self._foresight: dict[tuple[Seat, Seat | None], Foresight[GameState]] = {}

    def foresight(self, seat: Seat, reader: Seat | None) -> Foresight[GameState]:
        """What the seat's moves will do, as far as this reader (None: everybody) may know."""
        key = (seat, reader)
        if key not in self._foresight:
            self._foresight[key] = _BoundedForesight(
                self._game, self.play.state, seat, reader, self._patience, self._version
            )
        return self._foresight[key]

    def usual(self, request: Request, reader: Seat | None) -> Sequence[Move]:
        """What people with some sense often answer, as far as this reader (None: everybody) may know."""
        key = (request.seat, reader)
        if key not in self._usual:
            think = partial(usual_answers, self._game, self.play.state, request, reader)
            try:
                self._usual[key] = self._patience.wait_for(self._version, ("usual", *key), think)
            except Exception:  # Whatever its thinking comes to, the panel offers all answers.
                self._usual[key] = ()
                log.exception("cannot tell what is usual")
        return self._usual[key]

    def coming(self, seat: Seat) -> tuple[Coming, ...]:
        """What the seat may be asked next, as far as it can be imagined. It takes its time."""
        if seat not in self._coming:
            self._coming[seat] = self._patience.wait_for(self._version, ("coming", seat), partial(self._to_come, seat))
        return self._coming[seat]

    def _to_come(self, seat: Seat) -> tuple[Coming, ...]:
        """What is asked now may be asked again."""
        found = coming(self._game, self.play.state, seat)
        now = again(self.play.legal(seat))
        return found if now is None or any(one.kind == now.kind for one in found) else (*found, now)


class _BoundedForesight(Foresight[GameState]):
    """Where it cannot be found out what one move will do, nobody waits to hear it of the others."""

    def __init__(
        self,
        game: AnyGame,
        state: GameState,
        seat: Seat,
        viewer: Seat | None,
        patience: Patience,
        version: Version,
    ) -> None:
        super().__init__(game, state, seat, viewer)
        self._about = ("outlook", seat, viewer)
        self._patience = patience
        self._version = version
        self._in_vain = False

    def _looked(self, move: Move) -> Outlook:
        if self._in_vain:
            return UNTOLD
        try:
            return self._patience.wait_for(self._version, (*self._about, move), partial(super()._looked, move))
        except EndlessRule:
            self._in_vain = True
            log.exception("cannot foresee what a move will do")
            return UNTOLD
