"""What the house must know of a game to host it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic

import msgspec

from games.core import saving
from games.core.chance import Chance
from games.core.moves import Move, Request
from games.core.outcome import Outcome
from games.core.outlook import Holdings
from games.core.play import Play
from games.core.rules import Rules, S
from games.core.seats import Seat


class TableOption(msgspec.Struct, frozen=True):
    """A setting chosen when a table is opened: a module, a variant. The first value is the default."""

    key: str
    values: tuple[str, ...]


class Setup(msgspec.Struct, frozen=True):
    """With what a game starts."""

    seats: int
    options: dict[str, str]
    seed: str


@dataclass(frozen=True)
class Game(Generic[S]):
    """One game of the house."""

    key: str
    rules: Rules[S]
    state_type: type[S]
    seat_counts: tuple[int, ...]
    setup: Callable[[Setup], S]
    """The state before the first step, with the agenda to begin with."""
    view: Callable[[S, Seat | None], S]
    """A copy with all masked that this seat (None: a spectator) may not know. The only way out."""
    imagine: Callable[[S, Seat | None, Chance], S]
    """Another state with the same view for this seat: what it may not know is drawn anew."""
    score: Callable[[S], Outcome]
    """How the game stands; final when it is over."""
    sensible: Callable[[S, Request, Chance], Move]
    """A plausible answer of a player with some sense, who knows only the view."""
    holdings: Callable[[S, Seat], Holdings] | None = None
    """What a seat has, by noun and word, the most important first: what a move changes of it is told beforehand."""
    options: tuple[TableOption, ...] = ()
    version: int = 1
    """Grows when saved games must be changed to be understood."""
    free_nouns: frozenset[str] = field(default_factory=frozenset)
    """Nouns whose words are shown as they are, such as coordinates."""
    agreed_end: str | None = None
    """The verb by which a seat proposes the end, where the rules themselves know an end by consent."""

    def chosen_options(self, wished: dict[str, str]) -> dict[str, str]:
        """All options of the game: as wished where that is a value of them, else the default."""
        return {
            option.key: wished[option.key] if wished.get(option.key) in option.values else option.values[0]
            for option in self.options
        }

    def start(self, setup: Setup) -> Play[S]:
        """A new game, run on to its first question."""
        if setup.seats not in self.seat_counts:
            raise ValueError(f"{self.key} is not for {setup.seats}")
        options = self.chosen_options(setup.options)
        play = self.play(self.setup(msgspec.structs.replace(setup, options=options)))
        play.run()
        return play

    def play(self, state: S) -> Play[S]:
        """The game in play from this state on."""
        return Play(self.rules, state)

    def load(self, saved: bytes) -> S:
        """A state from its saved form."""
        return saving.load(self.state_type, saved)


AnyGame = Game[Any]
