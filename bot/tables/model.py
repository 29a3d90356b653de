"""The words of the table service: who acts, what happened, what cannot be."""

from datetime import datetime

import msgspec

from bot.store.identity import ChannelId, MessageId, UserId, Version
from bot.store.table.records import LineKind, Table
from games.core.events import Event, Phrase
from games.core.seats import Seat


class Person(msgspec.Struct, frozen=True):
    """Somebody who acts: as Discord knows them, and the language of the house they read."""

    id: UserId
    name: str
    locale: str


class LogLine(msgspec.Struct, frozen=True):
    """One event of a table's history."""

    version: Version
    """The table's version that it led to."""
    event: Event
    by: Seat | None
    """The seat whose move it was part of."""
    at: datetime
    computer: bool = False
    """The computer made this move."""
    kind: LineKind = LineKind.MOVE

    @property
    def whispered(self) -> bool:
        """Nobody else may notice that it was made."""
        return self.kind is LineKind.WHISPER

    @property
    def beside(self) -> bool:
        """It had no bearing on any question: whoever made it still stands where they stood."""
        return self.kind in (LineKind.WHISPER, LineKind.BESIDE)


class Moved(msgspec.Struct, frozen=True):
    """What came of a move."""

    table: Table
    events: tuple[Event, ...] = ()
    """What the one who moved may read of it."""
    again: bool = False
    """This very interaction had been applied before; nothing happened now."""


class Summary(msgspec.Struct, frozen=True):
    """A table in somebody's list."""

    table: Table
    waiting: tuple[Seat, ...]
    my_turn: bool
    since: datetime
    panel: tuple[ChannelId, MessageId] | None = None
    """Where the reader has it among their private messages."""


def stamp(moment: float) -> str:
    """A time, as Discord shows it to everybody in their own zone."""
    return f"<t:{int(moment)}:f>"


class Refused(Exception):
    """Something a person did that cannot be; the reason is told to them and nothing has changed."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.word = key
        """By this it is counted: one of a closed list."""
        self.reason = Phrase(f"bot-refused-{key}", dict(args))


class Unfit(Refused):
    """Settings that the game does not play together, or not with so many seats, for the game's own reason."""

    def __init__(self, reason: Phrase) -> None:
        Exception.__init__(self, reason.key)
        self.word = "unfit"
        self.reason = reason


class Damaged(Refused):
    """A game that is stored and cannot be read. The table fails for itself alone."""

    def __init__(self, table: Table) -> None:
        super().__init__(f"damaged-{whose_help(table)}", table=table.id)
        self.table = table


def whose_help(table: Table) -> str:
    """Who can do something about a game that cannot be read: nobody need, once the table is closed."""
    if table.over:
        return "closed"
    return "private" if table.private else "server"


class Late(Refused):
    """A control of an earlier question: the person is told what has happened since."""

    def __init__(self) -> None:
        super().__init__("late")


class Overtaken(Late):
    """Another Caravel has meanwhile changed what goes on beside the game."""
