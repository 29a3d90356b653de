"""What the house must know of a game to host it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic

import msgspec

from games.core.chance import Chance
from games.core.ending.outcome import Outcome
from games.core.moves import Move, Request
from games.core.parts.saved import Saved
from games.core.parts.seeing import Seeing
from games.core.parts.settings import Misfit, Settings
from games.core.parts.telling import Telling
from games.core.parts.thinking import Thinking
from games.core.play import Play
from games.core.rules import Rules, S
from games.core.seats import Seat


class Setup(msgspec.Struct, frozen=True):
    """With what a game starts."""

    seats: int
    options: dict[str, str]
    seed: str
    archive: Any = None
    """What an earlier game has left, in the game's own type."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """One game of the house: its rules, and what is set, seen, saved and told of it."""

    key: str
    rules: Rules[S]
    setup: Callable[[Setup], S]
    """The state before the first step, with the agenda to begin with."""
    score: Callable[[S], Outcome]
    """How the game stands; final when it is over."""
    sensible: Callable[[S, Request, Chance], Move]
    """A plausible answer of a player with some sense, who knows only the view."""
    settings: Settings
    seeing: Seeing[S]
    saved: Saved[S]
    telling: Telling[S] = field(default_factory=Telling)
    thinking: Thinking[S] = field(default_factory=Thinking)
    agreed_end: type[Move] | None = None
    """The move by which a seat proposes the end, where the rules themselves know an end by consent."""

    def view(self, state: S, seat: Seat | None) -> S:
        """A copy with all masked that this seat (None: a spectator) may not know. The only way out."""
        return self.seeing.view(state, seat)

    def in_campaign(self, options: Mapping[str, str]) -> bool:
        """Whether a game with these settings goes on where an earlier one has ended."""
        return self.saved.archive_type is not None and self.settings.campaign.items() <= options.items()

    def start(self, setup: Setup) -> Play[S]:
        """A new game, run on to its first question; Misfit if its settings do not go together."""
        if setup.seats not in self.settings.seat_counts:
            raise ValueError(f"{self.key} is not for {setup.seats}")
        options = self.settings.chosen(setup.options)
        if reason := self.settings.fits(setup.seats, options):
            raise Misfit(reason)
        state = self.setup(msgspec.structs.replace(setup, options=options))
        state.version = self.saved.version
        play = self.play(state)
        play.run()
        return play

    @property
    def quick(self) -> Callable[[S, Request, Chance], Move]:
        """Who answers where many answers are wanted at once: the sensible player, unless that one takes its time."""
        return self.thinking.quick or self.sensible

    def play(self, state: S) -> Play[S]:
        """The game in play from this state on."""
        return Play(self.rules, state)


AnyGame = Game[Any]
