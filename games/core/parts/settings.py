"""What is set before a game begins: for how many it is, its options, and how long it takes with them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from math import prod

import msgspec

from games.core.events import Phrase

OFF, ON = "off", "on"
"""The values of an option that is a module or a variant: it is in play or not."""


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


class Misfit(ValueError):
    """These settings do not go together, or not with so many seats; the reason is for people."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason.key)
        self.reason = reason


@dataclass(frozen=True)
class Settings:
    """With whom and how a game can be played."""

    seat_counts: tuple[int, ...]
    options: tuple[TableOption, ...] = ()
    fits: Callable[[int, Mapping[str, str]], Phrase | None] = lambda seats, options: None
    """`(seats, options) -> reason or None`: why these settings do not go together for so many seats."""
    played: Callable[[int, Mapping[str, str]], Mapping[str, str]] = lambda seats, options: options
    """`(seats, options)`: the same as they are played, where a value leaves it to the number of seats or to others."""
    campaign: Mapping[str, str] = field(default_factory=dict)
    """The settings with which the archive is taken and given; with none of them every game is one of a campaign."""
    pace: Mapping[int, Pace] = field(default_factory=dict)
    """How long it takes with the default settings, by the number of seats."""
    lengthens: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """By option and value: so many times as long a game is that is played so; what is not named changes little."""

    def chosen(self, wished: Mapping[str, str]) -> dict[str, str]:
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
        played = self.played(seats, self.chosen(options))
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

    def combinations(self, seats: int) -> Iterator[dict[str, str]]:
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
