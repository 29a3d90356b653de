"""What can be played: a game with a number of seats and its options."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations_with_replacement

from games.core.ending.outcome import Archive
from games.core.game import Setup
from games.registry import game

Setting = tuple[str, object]
Meeting = tuple[Setting, Setting]
"""Two settings that one configuration has; those of a game come in the same order in all of them."""


@dataclass(frozen=True)
class Configuration:
    """A game with a number of seats and all its options."""

    game: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = " ".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.game} {self.seats} {chosen}".strip()

    @classmethod
    def read(cls, description: str) -> "Configuration":
        """The configuration that describes itself so."""
        key, seats, *chosen = description.split()
        return cls(key, int(seats), dict(option.split("=", 1) for option in chosen))

    def setup(self, seed: str, archive: Archive | None = None) -> Setup:
        """With what the game starts."""
        return Setup(self.seats, dict(self.options), seed, archive)


def configurations(key: str) -> list[Configuration]:
    """A game at every number of seats, with every combination of options that fits."""
    found = game(key)
    return [
        Configuration(key, seats, options)
        for seats in found.settings.seat_counts
        for options in found.settings.combinations(seats)
    ]


@cache
def covering(key: str) -> list[Configuration]:
    """Few configurations, but each number of seats and each value of an option meets every value of every other."""
    left = [(configuration, _meetings(configuration)) for configuration in configurations(key)]
    unmet = set[Meeting]().union(*(meetings for _, meetings in left))
    chosen = []
    while unmet:
        best, met = max(left, key=lambda each: len(unmet & each[1]))
        chosen.append(best)
        unmet -= met
    return chosen


def _meetings(configuration: Configuration) -> set[Meeting]:
    settings: list[Setting] = [("seats", configuration.seats), *configuration.options.items()]
    return set(combinations_with_replacement(settings, 2))
