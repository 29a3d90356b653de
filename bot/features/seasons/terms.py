"""What a season's host can choose: what is played, in which form, and how much time there is."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from bot.hours.clock_options import ZERO, ZEROS
from bot.tables.lobby.house_options import NEWCOMERS, PACES, QUORUM
from games.registry import GAMES

Kind = Literal["league", "tournament"]
LEAGUE: Kind = "league"
DAY = 24 * 3600.0
KIND, ROUNDS, DIVISIONS, SEATS, DAYS, ROUND_DAYS, PACE, LATE = (
    "kind", "rounds", "divisions", "seats", "days", "round_days", "pace", "late",
)  # fmt: skip
STANDS, WAITS = "stands", "waits"
OFFERED: Mapping[str, tuple[str, ...]] = {
    KIND: ("league", "tournament"),
    ROUNDS: tuple(map(str, range(1, 11))),
    DIVISIONS: ("1", "2", "3", "4"),
    SEATS: ("2", "3", "4", "5"),
    DAYS: ("1", "2", "3", "5", "7", "14"),
    ROUND_DAYS: ("3", "5", "7", "10", "14", "21", "28", "42"),
    PACE: tuple(PACES),
    ZERO: ZEROS,
    LATE: (STANDS, WAITS),
}
"""What each can be, as it is chosen."""
GROUPS: Mapping[str, tuple[str, ...]] = {
    "form": (KIND, ROUNDS, DIVISIONS, SEATS),
    "time": (DAYS, ROUND_DAYS, LATE, PACE, ZERO),
}


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What was chosen, or is usual."""

    games: tuple[str, ...] = ()
    kind: Kind = LEAGUE
    rounds: int = 4
    divisions: int = 1
    seats: int = 4
    """So many at a table are wished."""
    days: int = 7
    """How long people can sign up."""
    round_days: int = 14
    pace: str = "brisk"
    clock_zero: str = "move"
    """What happens at a table when somebody's time is up, by the house's words."""
    late: str = STANDS
    """What happens to tables that are not over when a round's time is up: what stands counts, or the round waits."""

    @property
    def options(self) -> dict[str, str]:
        """With what the tables of the season are opened."""
        return {**PACES[self.pace], ZERO: self.clock_zero, QUORUM: "most", NEWCOMERS: "none"}

    def game_of(self, round_number: int) -> str:
        """The game of a round; a tournament's final is in the first of them."""
        return self.games[(round_number - 1) % len(self.games)]

    def shows(self, name: str) -> bool:
        """Whether this is a choice here: a tournament has no divisions."""
        return name != DIVISIONS or self.kind == LEAGUE


def chosen(terms: Terms, name: str) -> str:
    """What it is now, as it is chosen."""
    return str(getattr(terms, name))


def with_choice(terms: Terms, name: str, value: str) -> Terms:
    """The same with this; as it was where nobody offered that."""
    if value not in OFFERED.get(name, ()):
        return terms
    return msgspec.convert({**msgspec.structs.asdict(terms), name: value}, Terms, strict=False)


def with_games(terms: Terms, keys: tuple[str, ...]) -> Terms:
    """These are played, in the house's order."""
    return msgspec.structs.replace(terms, games=tuple(key for key in GAMES if key in keys))
