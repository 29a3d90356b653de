"""Tables, who sits there, and the lines of their logs, as the rest of the bot sees them."""

from collections.abc import Hashable, Sequence
from enum import StrEnum
from typing import Any, Literal

import msgspec

from bot.store.identity import CampaignId, ChannelId, GuildId, TableId, UserId, Version
from bot.store.people.names import harmless
from games.core.seats import Seat
from games.core.thinking.budget import EASY, STRENGTHS, Strength

Status = Literal["lobby", "playing", "finished", "ended"]
OVER: tuple[Status, ...] = ("finished", "ended")
"""Played to the last score, or closed before it."""


MARK = "◉"
"""Stands behind the name of every seat for which the computer plays, and behind nobody else's; oftener if it thinks."""


COMPUTER = UserId(0)
"""Stands in the log where a person would, for a move that the computer made."""


class Sitting(msgspec.Struct, frozen=True):
    """Who sits where; a seat that was left keeps its name and has no user."""

    seat: Seat
    user_id: UserId | None
    name: str
    since: float
    computer: bool = False
    """The computer plays here; the seat has no user."""
    kept_for: UserId | None = None
    """Who may have the seat back from the computer at any time."""
    strength: Strength = EASY
    """How well the computer plays here."""

    @property
    def called(self) -> str:
        """The name as everybody reads it: nobody else's looks like a computer's."""
        name = harmless(self.name.replace(MARK, ""))
        return f"{name} {MARK * (1 + STRENGTHS.index(self.strength))}" if self.computer else name


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table to be opened."""

    game: str
    host: UserId
    seat_count: int
    language: str
    open: bool = True
    options: dict[str, str] = {}
    rules_version: int = 1
    guild_id: GuildId | None = None
    channel_id: ChannelId | None = None
    thread_id: ChannelId | None = None
    seats: tuple[Sitting, ...] = ()
    invited: frozenset[UserId] = frozenset()
    wanted_until: float | None = None
    """So long people are looked for, before the game."""


class CampaignGame(msgspec.Struct, frozen=True):
    """Which game of which campaign a table is."""

    campaign_id: CampaignId
    name: str
    number: int


class SeasonRound(msgspec.Struct, frozen=True):
    """Which round of which season a table is."""

    name: str
    round: int
    final: bool = False


class Table(NewTable, frozen=True, kw_only=True):
    """A table as it stands, without its game's state."""

    id: TableId
    status: Status
    version: Version
    """Grows by one with every line of the log."""
    result: Any = None
    created_at: float
    updated_at: float
    campaign: CampaignGame | None = None
    season: SeasonRound | None = None
    paused_at: float | None = None
    paused_until: float | None = None
    """The table pauses, and goes on by itself at that time."""
    hour_came: bool = False
    """People were looked for until now, and the host is asked what becomes of the free seats."""

    def seat_of(self, user_id: UserId) -> Seat | None:
        """The seat in which this person sits."""
        return next((seat.seat for seat in self.seats if seat.user_id == user_id), None)

    def who(self, seats: Sequence[Seat]) -> list[Sitting]:
        """The people on these seats."""
        return [self.seats[seat] for seat in seats]

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return tuple(seat.called for seat in self.seats)

    @property
    def computers(self) -> tuple[Seat, ...]:
        """The seats for which the computer plays."""
        return tuple(seat.seat for seat in self.seats if seat.computer)

    @property
    def party(self) -> Hashable:
        """Who takes turns with others where all cannot be served at once: its server; a private table itself."""
        return ("table", self.id) if self.guild_id is None else ("server", self.guild_id)

    @property
    def attended(self) -> bool:
        """Whether anybody is there; among themselves computers do not play."""
        return any(seat.user_id is not None for seat in self.seats)

    def kept_for(self, user_id: UserId) -> Seat | None:
        """The seat on which the computer plays for this person until they are back."""
        return next((seat.seat for seat in self.seats if seat.kept_for == user_id), None)

    @property
    def free(self) -> int:
        """So many seats nobody has taken."""
        return max(0, self.seat_count - len(self.seats))

    @property
    def undecided(self) -> bool:
        """Whether its host has to say what becomes of it: the hour has come, and not enough people have."""
        return self.status == "lobby" and self.hour_came and self.free > 0

    def welcomes(self, user_id: UserId, *, by_code: bool = False) -> bool:
        """Whether this person may sit down: invited, or where everybody may; in private messages by its code alone."""
        return user_id in self.invited or (self.open and (by_code or not self.private))

    def paused(self, now: float) -> bool:
        """Whether nothing moves at the table: no moves, no reminders, no clocks."""
        return self.paused_until is not None and now < self.paused_until

    @property
    def over(self) -> bool:
        """Whether nothing can happen any more."""
        return self.status in OVER

    @property
    def private(self) -> bool:
        """Whether it lives in private messages; a table that has lost its channel still belongs to a server."""
        return self.guild_id is None and self.channel_id is None

    @property
    def people(self) -> tuple[UserId, ...]:
        """Those who sit here."""
        return tuple(seat.user_id for seat in self.seats if seat.user_id is not None)


class LineKind(StrEnum):
    """What a line of a table's log tells of; the values are stored."""

    START = "start"
    MOVE = "move"
    BESIDE = "beside"
    """A move that has no bearing on any question, so that it takes nobody's undo away."""
    WHISPER = "whisper"
    """Such a move of which nobody else may notice that it was made."""
    UNDO = "undo"
    SEAT = "seat"
    """Somebody has taken a seat or left one; the game stands as it stood."""
    PAUSE = "pause"
    """The table pauses, or goes on; the game stands as it stood."""
    VOTE = "vote"
    """What the table was asked has come to nothing; the game stands as it stood, and so does everybody's undo."""
    END = "end"
    OUTDATED = "outdated"
    """Stored by an earlier Caravel or a later one: its events are told, and nobody goes back beyond it."""


def line_kind(stored: str) -> LineKind:
    """What was stored."""
    try:
        return LineKind(stored)
    except ValueError:
        return LineKind.OUTDATED


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be written into a table's log, with the game's state after it."""

    kind: LineKind
    text: str
    state: bytes
    events: bytes = b"[]"
    seat: Seat | None = None
    user_id: UserId | None = None


class StoredLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a table's log; its number is the version it made."""

    number: Version
    kind: LineKind
    seat: Seat | None
    user_id: UserId | None
    text: str
    events: bytes
    at: float
    undone_by: Version | None

    @property
    def by_computer(self) -> bool:
        """Whether the computer made this move."""
        return self.user_id == COMPUTER


class StaleVersion(Exception):
    """The table has moved on since the version that this was made on."""

    def __init__(self, table_id: TableId, expected: Version, actual: Version | None) -> None:
        super().__init__(f"table {table_id} is at version {actual}, not {expected}")
        self.table_id, self.expected, self.actual = table_id, expected, actual


class ChangedElsewhere(Exception):
    """What goes on beside a game is not as it was known when this was decided."""
