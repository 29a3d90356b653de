"""What a table is, apart from the game that is played at it."""

from datetime import datetime
from enum import StrEnum

import msgspec

from games.core.events import Event, Phrase


class Status(StrEnum):
    """Where a table stands in its life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    """Played to its end."""
    ENDED = "ended"
    """Given up: in the lobby, or by agreement before the game was over."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who acts: as Discord knows them."""

    id: int
    name: str
    locale: str
    """The language of the house this person reads."""


class Seated(msgspec.Struct, frozen=True):
    """Who sits at a table; the place in the list is the seat."""

    user_id: int
    name: str


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is stored."""

    id: int
    game: str
    status: Status
    host: int
    guild_id: int | None
    channel_id: int
    """Where the table was opened and its card stands."""
    thread_id: int | None = None
    language: str
    options: dict[str, str]
    seats_wanted: int
    by_invitation: bool
    invited: tuple[int, ...] = ()
    seated: tuple[Seated, ...] = ()
    version: int = 0
    created: datetime
    changed: datetime

    def seat_of(self, user_id: int) -> int | None:
        """The person's seat, if they sit here."""
        return next((seat for seat, who in enumerate(self.seated) if who.user_id == user_id), None)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return tuple(who.name for who in self.seated)


class LogLine(msgspec.Struct, frozen=True):
    """One event of a table's history, with the version it led to."""

    version: int
    event: Event
    by: int | None
    """The seat whose move it was part of."""
    at: datetime


class Refused(Exception):
    """Something a person did that cannot be; the reason is told to them and nothing has changed."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Late(Refused):
    """A control of an earlier question: the person is told what has happened since."""
