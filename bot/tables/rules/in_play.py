"""A game in play: what its rules say of how it stands, as everybody may ask without waiting."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec

from bot.store.table.records import Table
from bot.tables.lobby.house_options import advised
from bot.tables.rules.patience import Patience, What
from games.core.ending.outcome import Outcome
from games.core.events import Phrase
from games.core.game import AnyGame
from games.core.moves import Move, Request
from games.core.play import Play
from games.core.seats import Seat
from games.core.state import GameState
from games.core.talk import Call
from games.registry import game

T = TypeVar("T")


class InPlay:
    """The game of a table as it stands."""

    def __init__(self, table: Table, state: GameState, patience: Patience | None = None) -> None:
        self.table = table
        self.patience = patience or Patience(table.id)
        self.game: AnyGame = game(table.game)
        self.play: Play[GameState] = self.game.play(state)
        self._reckoned: tuple[tuple[Play[GameState], int], Outcome] | None = None
        """How this play stood after so many moves, if that was asked."""

    @property
    def state(self) -> GameState:
        """The whole state, with its secrets: for the rules only."""
        return self.play.state

    def bounded(self, what: What, rules: Callable[[], T]) -> T:
        """What the rules say in this position; EndlessRule if they never do, and nothing has changed."""
        return self.patience.wait_for(self.table.version, what, rules)

    @property
    def playing(self) -> bool:
        """Whether the game goes on."""
        return self.table.status == "playing"

    def waiting(self) -> tuple[Seat, ...]:
        """The seats the game waits for."""
        return self.play.waiting() if self.playing else ()

    def called(self) -> tuple[Seat, ...]:
        """The seats that are called on to answer somebody, though the game does not wait for them."""
        return tuple(dict.fromkeys(call.seat for call in self.calls()))

    def calls(self) -> tuple[Call, ...]:
        """What they are called on to answer."""
        return self.bounded(("calls",), self.play.calls) if self.playing else ()

    def openly_addressed(self) -> tuple[Seat, ...]:
        """Those of them whom everybody may see called."""
        called = (call.seat for call in self.calls() if not call.private)
        return tuple(dict.fromkeys((*self.waiting(), *called)))

    def addressed(self) -> tuple[Seat, ...]:
        """All who have something to answer: those the game waits for, then those who are called on."""
        return tuple(dict.fromkeys((*self.waiting(), *self.called())))

    def request(self, seat: Seat) -> Request:
        """All that this seat may do now; nothing when the table is over, even if its game is not.

        Where the table plays without advice, nothing is recommended either.
        """
        request = self.bounded(("legal", seat), partial(self.play.legal, seat))
        if not self.playing:
            return msgspec.structs.replace(request, asked=False, offers=())
        return self.as_advised(request)

    def as_advised(self, request: Request) -> Request:
        """The same without recommendations where the table plays so."""
        return request if advised(self.table.options) else request.unadvised()

    def why_not(self, seat: Seat, move: Move) -> Phrase:
        """Why this move is not possible now."""
        return self.bounded(("why not", seat, move), partial(self.play.why_not, seat, move))

    def view(self, seat: Seat | None) -> GameState:
        """The state as this seat, or a spectator, may know it."""
        return self.seen(self.state, seat)

    @property
    def round(self) -> int:
        """The number of the round; 0 where the game counts none."""
        return (
            0
            if self.game.telling.round is None
            else self.bounded(("round",), partial(self.game.telling.round, self.state))
        )

    def outcome(self) -> Outcome:
        """How the game stands; reckoned once, as long as it stands so."""
        stands = self.play, self.state.moves
        if self._reckoned is None or self._reckoned[0] != stands:
            self._reckoned = stands, self.bounded(("score",), partial(self.game.score, self.state))
        return self._reckoned[1]

    def ended(self, outcome: Outcome) -> None:
        """It has come to its end, which was reckoned when it was stored."""
        self._reckoned = (self.play, self.state.moves), outcome

    def seen(self, state: GameState, seat: Seat | None) -> GameState:
        """When the table is over there are no secrets left but those of games to come."""
        view = partial(self.game.view, state, seat) if self.playing else partial(self.game.seeing.at_the_end, state)
        seen: GameState = self.bounded(("view", seat, state.moves), view)
        return seen
