"""A game played on in somebody's head: nothing is told, and nobody's move is checked."""

from collections.abc import Sequence

from games.core.agenda import Decision
from games.core.chance import Chance
from games.core.events import Value
from games.core.moves import Move, Offer, Request
from games.core.play import WAIT, Ended, Play
from games.core.rules import S
from games.core.seats import Seat

RANGE = (1 << 64) - 1
FACTOR = 6364136223846793005
STEP = 1442695040888963407
KEPT = 31
"""Of each number only the upper bits are as good as chance."""
LOWER = 64 - KEPT


class Dice(Chance):
    """Luck that nobody needs to check: quick, and the same in every process. The last number stands in `draws`."""

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        if limit < 1:
            raise ValueError("there is nothing to draw from")
        self.draws = drawn = self.draws * FACTOR + STEP & RANGE
        return (drawn >> LOWER) * limit >> KEPT


class Ahead(Play[S]):
    """Plays on without a word. Whoever moves is trusted to make a move that is offered."""

    __slots__ = ()

    def emit(
        self,
        key: str,
        seat: Seat | None = None,
        *,
        to: tuple[Seat, ...] | None = None,
        not_to: tuple[Seat, ...] = (),
        auto: bool = False,
        **args: Value,
    ) -> None:
        """Nobody reads it."""

    def in_vain(self, event: str, why: str, seat: Seat, **args: Value) -> None:
        """Nobody is warned."""

    def made(self, seat: Seat, move: Move) -> None:
        """The move is made, and the game runs on to its next question."""
        self._saved = None
        self.state.moves += 1
        number = self.state.requests[seat]
        try:
            self._answer(seat, move)
            self.run()
        except Ended:
            self.run()
        if self.state.requests[seat] == number:
            self._number_anew(seat)

    def _question(self, seat: Seat, decision: Decision, answers: Sequence[Offer], *, asked: bool) -> Request:
        """Of what is open at any time nothing is offered that has no bearing on any question."""
        state, rules = self.state, self.rules
        beside = [offer for rule in rules.bearing for offer in rule(state, seat)]
        return Request(seat, state.requests[seat], asked, WAIT, (*answers, *beside), changing=not asked)
