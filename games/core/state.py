"""The part of the state that all games have."""

from typing import Any

import msgspec

from games.core.agenda import Decision, front
from games.core.chance import Chance
from games.core.parts.settings import ON
from games.core.saving import FIRST, RulesVersion
from games.core.seats import QuestionNumber, Seat, seats_of


class GameState(msgspec.Struct, kw_only=True):
    """Plain typed data: it encodes to JSON and back exactly, and clones cheaply."""

    seats: int
    options: dict[str, str]
    chance: Chance
    agenda: list[Any]
    """The steps to come, the next one last; each game narrows the type to its own steps."""
    requests: list[QuestionNumber]
    """The number of the last question that each seat has been asked."""
    whispers: dict[Seat, int] = {}
    """How often each seat has done what nobody else may notice, also in moves taken back; each knows only its own."""
    moves: int = 0
    """How many have been made that bear on a question; of what is done beside, such as whispers, nobody keeps count."""
    shown: int = 0
    """How often something hidden was shown: nobody can take back a move from before that."""
    over: bool = False
    proposals: list[Any] = []
    """What seats have proposed to each other and is still open; a game narrows the type to its own kinds."""
    spoken: dict[str, int] = {}
    """How many proposals have ever been made in each circle of seats, also in moves taken back: no id is used again."""
    version: RulesVersion = FIRST
    """The version of the rules that this was saved by."""

    def plays(self, module: str) -> bool:
        """Whether this module or variant is on."""
        return self.options.get(module) == ON

    def every_seat(self) -> tuple[Seat, ...]:
        """All seats, clockwise."""
        return seats_of(self.seats)

    def in_turn(self, first: Seat) -> list[Seat]:
        """All seats, clockwise from this one."""
        return [*self.every_seat()[first:], *self.every_seat()[:first]]

    def others(self, seat: Seat) -> list[Seat]:
        """All other seats, clockwise from this one's left."""
        return self.in_turn(seat)[1:]

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return Seat((seat + 1) % self.seats)

    def question(self, seat: Seat) -> Decision | None:
        """What this seat is asked now; of several things, the one that came first."""
        at = front(self.agenda, seat)
        return at and at[1]
