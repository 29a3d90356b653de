"""What goes on beside games, as far as the tables have to mind it without knowing what it is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, Protocol, TypeVar

from bot.store.connection import Connection
from bot.store.identity import ChannelId, GuildId, MessageId, TableId, UserId
from bot.store.table.company import Heed
from bot.store.table.records import Table
from bot.tables.brought.listeners import Listeners
from bot.tables.brought.motion import Motions
from bot.tables.model import Person
from games.core.ending.outcome import Archive, Outcome
from texts import Words

if TYPE_CHECKING:
    from bot.tables.live import Live
    from bot.tables.service import Tables

P = ParamSpec("P")
S_co = TypeVar("S_co", covariant=True)

Spot = tuple[ChannelId, MessageId]
"""A message in its channel."""


class Forgets(Protocol):
    """Forgets one person."""

    def forget(self, db: Connection) -> None:
        """In the very transaction in which everything else of them goes."""

    async def after(self) -> None:
        """It is stored."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Beside(Generic[S_co]):
    """One such thing. What it stores is stored in the very transaction of what it belongs to."""

    serve: Callable[[Tables], S_co]
    """Its service, made once for each table service."""
    open: Callable[[S_co], Awaitable[None]] | None = None
    """Gets ready, before any table is looked at."""
    close: Callable[[S_co], Awaitable[None]] | None = None
    """Lets go, before the store is closed."""
    recall: Callable[[S_co, Live], Awaitable[None]] | None = None
    """Brings to mind what a table shows for everybody that is not reckoned at each move."""
    motions: Callable[[S_co], Motions] | None = None
    """What a table can be asked of it."""
    opened: Callable[[Connection, Table], None] | None = None
    """A table was opened."""
    gathered: Callable[[Connection, Table, float], None] | None = None
    """A table that has not begun was opened, changed or closed, at this moment."""
    comes: Callable[[Connection, Table, UserId], None] | None = None
    """Somebody who was not invited has sat down before the game; Refused where they are not who is looked for."""
    archive: Callable[[Connection, Table], Archive | None] | None = None
    """With what of earlier games its game begins."""
    seated: Callable[[Connection, TableId], None] | None = None
    """Its game has begun, or somebody has sat down there since."""
    brought: Callable[[Connection, Table, GuildId | None], None] | None = None
    """It stands in this server from now on, or in private messages; the table is as it was before."""
    again: Callable[[Connection, Table, Table, Outcome | None, float], None] | None = None
    """The same people play once more: the former table, the new one, and how the former game ended if it did."""
    forgets: Callable[[S_co, Person], Awaitable[Forgets]] | None = None
    """How somebody is forgotten, where rows of theirs are not all; asked while all of them is still stored."""
    rows_of_people: tuple[str, ...] = ()
    """Tables of the database whose rows belong to a person, and go when they want to be forgotten."""
    disown: Callable[[Connection, UserId], None] | None = None
    """What this person has left for others stays there, and is nobody's."""
    stood_up: Callable[[Connection, TableId, UserId], None] | None = None
    """This person has left their seat for good: what was theirs alone goes."""
    ended: Callable[[Connection, Table, Outcome, float], None] | None = None
    """A game has come to its end, at this moment."""
    deserted: Callable[[Connection, Table, UserId, float], None] | None = None
    """This person has left a game before its end, and nobody had agreed to it."""
    heed: Heed | None = None
    """What is told where it goes on, when the table changes."""
    where: Callable[[Connection, Table, UserId], Spot | None] | None = None
    """Where this person has the table before them, if that is not where it stands."""
    on_card: Callable[[Connection, TableId, UserId, Words], str] | None = None
    """A line on a person's own card of a table."""


def listeners(beside: Sequence[Beside[Any]]) -> Listeners:
    """All of them, as far as they hear of what is stored."""

    def archive(db: Connection, table: Table) -> Archive | None:
        left = (each.archive(db, table) for each in beside if each.archive is not None)
        return next((found for found in left if found is not None), None)

    return Listeners(
        opened=_together([each.opened for each in beside]),
        gathered=_together([each.gathered for each in beside]),
        comes=_together([each.comes for each in beside]),
        archive=archive,
        seated=_together([each.seated for each in beside]),
        stood_up=_together([each.stood_up for each in beside]),
        deserted=_together([each.deserted for each in beside]),
        brought=_together([each.brought for each in beside]),
        ended=_together([each.ended for each in beside]),
        again=_together([each.again for each in beside]),
        disown=_together([each.disown for each in beside]),
        heeds=tuple(each.heed for each in beside if each.heed is not None),
    )


def _together(hooks: Sequence[Callable[P, None] | None]) -> Callable[P, None]:
    """Tells one after the other of those who want to hear of it."""
    heard = [hook for hook in hooks if hook is not None]

    def tell(*args: P.args, **kwargs: P.kwargs) -> None:
        for hook in heard:
            hook(*args, **kwargs)

    return tell
