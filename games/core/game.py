"""What the house must know of a game to host it."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import prod
from typing import Any, Generic

import msgspec

from games.core import saving
from games.core.ahead.outlook import Holdings
from games.core.chance import Chance
from games.core.events import Phrase, Value
from games.core.moves import Move, Request, verb_of
from games.core.outcome import Archive, Outcome
from games.core.play import Play
from games.core.rules import Rules, S
from games.core.seats import Seat
from games.core.talk import Entry

OFF = "off"
"""The value of an option that is not in play."""


class TableOption(msgspec.Struct, frozen=True):
    """A setting chosen when a table is opened: a module, a variant. The first value is the default."""

    key: str
    values: tuple[str, ...]
    seats: tuple[int, ...] = ()
    """For so many seats it is a choice; nobody else hears of it. Without any it is one for all."""
    only_with: dict[str, str] = {}
    """It changes something only where other options are played so; elsewhere nobody hears of it."""


class Pace(msgspec.Struct, frozen=True):
    """How long a game takes, as sensible players play it."""

    decisions: int
    """So many each player makes."""
    turns: int
    """So often somebody else is to move."""


class Theme(msgspec.Struct, frozen=True):
    """Moves that stand together under a heading: in lists, and as `/game heading move`."""

    key: str
    moves: tuple[type[Move], ...]
    apart: bool = False
    """A command of its own, `/game-heading move`, where one command cannot hold all."""

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs of its moves."""
        return tuple(map(verb_of, self.moves))


class Setup(msgspec.Struct, frozen=True):
    """With what a game starts."""

    seats: int
    options: dict[str, str]
    seed: str
    archive: Any = None
    """What an earlier game has left, in the game's own type."""


class Misfit(ValueError):
    """These settings do not go together, or not with so many seats; the reason is for people."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason.key)
        self.reason = reason


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
    draw_hidden: Callable[[S, Seat | None, Chance], None]
    """`(view, seat, chance)`: puts into this seat's view, in place of what is masked, anything that fits the rest."""
    score: Callable[[S], Outcome]
    """How the game stands; final when it is over."""
    sensible: Callable[[S, Request, Chance], Move]
    """A plausible answer of a player with some sense, who knows only the view."""
    at_the_end: Callable[[S], S] = lambda state: state
    """What everybody may see once it is over: all, but for what a later game has yet to bring."""
    holdings: Callable[[S, Seat], Holdings] | None = None
    """What a seat has, by noun and word, the most important first: what a move changes of it is told beforehand."""
    options: tuple[TableOption, ...] = ()
    fits: Callable[[int, Mapping[str, str]], Phrase | None] = lambda seats, options: None
    """`(seats, options) -> reason or None`: why these settings do not go together for so many seats."""
    played: Callable[[int, Mapping[str, str]], Mapping[str, str]] = lambda seats, options: options
    """`(seats, options)`: the same as they are played, where a value leaves it to the number of seats or to others."""
    version: saving.RulesVersion = saving.FIRST
    """Grows when saved games must be changed to be understood."""
    upgrades: saving.Upgrades = field(default_factory=dict)
    """For each former version what makes its saved games those of the next one: `{1: add_the_governor}`."""
    archive_type: type[Archive] | None = None
    """What outlives a game, if anything does: given to the set-up, taken from the outcome."""
    campaign: Mapping[str, str] = field(default_factory=dict)
    """The settings with which the archive is taken and given; with none of them every game is one of a campaign."""
    archive_version: saving.RulesVersion = saving.FIRST
    archive_upgrades: saving.Upgrades = field(default_factory=dict)
    round: Callable[[S], int] | None = None
    """In which round, year or turn the game is, where it counts them."""
    open_score: bool = False
    """Everybody may know at any time how the seats stand."""
    pace: Mapping[int, Pace] = field(default_factory=dict)
    """How long it takes with the default settings, by the number of seats."""
    lengthens: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """By option and value: so many times as long a game is that is played so; what is not named changes little."""
    free_nouns: frozenset[str] = field(default_factory=frozenset)
    """Nouns whose words are shown as they are, such as coordinates."""
    themes: tuple[Theme, ...] = ()
    """Headings for some of the moves; the others stand before them."""
    in_play: Callable[[S, str], Collection[str] | None] | None = None
    """The words of a noun (`verb`, `building`) that this table uses; None: all. The rest is not mentioned."""
    ledger: Callable[[S], Sequence[Entry]] | None = None
    """What people have promised each other openly, the oldest first: the panel shows what is not settled yet."""
    surprises: Mapping[str, Collection[str]] = field(default_factory=dict)
    """By noun the words that nobody hears of before their table has brought them, such as those of a story."""
    figures: Callable[[str, str, int], Mapping[str, Value]] = lambda noun, word, seats: {}
    """`(noun, word, seats)`: the figures that what is told of a component names; away from a table for 0."""
    agreed_end: type[Move] | None = None
    """The move by which a seat proposes the end, where the rules themselves know an end by consent."""

    def chosen_options(self, wished: Mapping[str, str]) -> dict[str, str]:
        """All options of the game: as wished where that is a value of them, else the default."""
        return {
            option.key: wished[option.key] if wished.get(option.key) in option.values else option.values[0]
            for option in self.options
        }

    def options_for(self, seats: int) -> tuple[TableOption, ...]:
        """The options that are a choice for so many seats."""
        return tuple(option for option in self.options if not option.seats or seats in option.seats)

    def in_effect(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options that change something for so many seats and beside the others, with their values as played."""
        played = self.played(seats, self.chosen_options(options))
        return {
            option.key: played[option.key]
            for option in self.options_for(seats)
            if option.only_with.items() <= played.items()
        }

    def open_values(self, key: str, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """What one option can be beside the others as they are, by what that comes to: each thing once."""
        option = next(option for option in self.options if option.key == key)
        chosen = [options[key]] if options.get(key) in option.values else []
        found = {
            self.played(seats, changed)[key]: changed[key]
            for value in (*reversed(option.values), *chosen)
            if self.fits(seats, changed := {**options, key: value}) is None
        }
        return {played: value for value in option.values for played, kept in found.items() if kept == value}

    def pace_of(self, seats: int, options: Mapping[str, str]) -> Pace | None:
        """How long it takes with these settings."""
        usual = self.pace.get(seats)
        if usual is None:
            return None
        played = self.in_effect(seats, options)
        times = prod(self.lengthens.get(option, {}).get(value, 1.0) for option, value in played.items())
        return Pace(round(usual.decisions * times), round(usual.turns * times))

    def settings(self, seats: int) -> Iterator[dict[str, str]]:
        """Every combination of options that goes together for so many seats; what changes nothing is as it comes."""
        keys = [option.key for option in self.options]
        for values in product(*(option.values for option in self.options)):
            options = dict(zip(keys, values, strict=True))
            if self.fits(seats, options) is None:
                told = self.in_effect(seats, options)
                if all(options[option.key] == option.values[0] for option in self.options if option.key not in told):
                    yield options

    @property
    def solo(self) -> bool:
        """Whether one seat alone is a game: a table for one is meant as such, and never begun for want of others."""
        return 1 in self.seat_counts

    def in_campaign(self, options: Mapping[str, str]) -> bool:
        """Whether a game with these settings goes on where an earlier one has ended."""
        return self.archive_type is not None and self.campaign.items() <= options.items()

    def used(self, state: S | None, noun: str, words: Iterable[str]) -> list[str]:
        """Those of these words of a noun that this table uses; away from a table, all but surprises."""
        if state is None:
            return [word for word in words if word not in self.surprises.get(noun, ())]
        used = None if self.in_play is None else self.in_play(state, noun)
        return [word for word in words if used is None or word in used]

    def under_themes(self, verbs: Iterable[str]) -> dict[str, list[str]]:
        """The verbs under their headings, those without one first, under none."""
        theme_of = {verb: theme.key for theme in self.themes for verb in theme.verbs}
        found: dict[str, list[str]] = {key: [] for key in ("", *(theme.key for theme in self.themes))}
        for verb in verbs:
            found[theme_of.get(verb, "")].append(verb)
        return {key: some for key, some in found.items() if some}

    def start(self, setup: Setup) -> Play[S]:
        """A new game, run on to its first question; Misfit if its settings do not go together."""
        if setup.seats not in self.seat_counts:
            raise ValueError(f"{self.key} is not for {setup.seats}")
        options = self.chosen_options(setup.options)
        if reason := self.fits(setup.seats, options):
            raise Misfit(reason)
        state = self.setup(msgspec.structs.replace(setup, options=options))
        state.version = self.version
        play = self.play(state)
        play.run()
        return play

    def imagine(self, state: S, seat: Seat | None, chance: Chance) -> S:
        """Another state with the same view for this seat, made of that view alone: what it may not know is drawn."""
        imagined = self.view(state, seat)
        imagined.chance.seed = "".join(f"{chance.below(1 << 32):08x}" for _ in range(8))
        self.draw_hidden(imagined, seat, chance)
        return imagined

    def play(self, state: S) -> Play[S]:
        """The game in play from this state on."""
        return Play(self.rules, state)

    def load(self, saved: bytes) -> S:
        """A state from its saved form, also of earlier versions; TooNew if a later one has saved it."""
        return saving.load_upgraded(self.state_type, saved, self.version, self.upgrades)

    def load_archive(self, saved: bytes) -> Archive:
        """What an earlier game has left, from its saved form, also of earlier versions."""
        assert self.archive_type is not None, f"nothing outlives a game of {self.key}"
        return saving.load_upgraded(self.archive_type, saved, self.archive_version, self.archive_upgrades)


AnyGame = Game[Any]
