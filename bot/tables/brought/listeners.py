"""Those who hear of what happens to tables, in the very transaction in which it is stored."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.store.connection import Connection
from bot.store.identity import GuildId, TableId, UserId
from bot.store.table.company import Heed
from bot.store.table.records import Table
from games.core.ending.outcome import Archive, Outcome


@dataclass(frozen=True, kw_only=True)
class Listeners:
    """All of them as one, whoever they are."""

    opened: Callable[[Connection, Table], None]
    """A table was opened."""
    gathered: Callable[[Connection, Table, float], None]
    """A table that has not begun was opened, changed or closed."""
    comes: Callable[[Connection, Table, UserId], None]
    """Somebody who was not invited has sat down before the game."""
    archive: Callable[[Connection, Table], Archive | None]
    """With what of earlier games its game begins."""
    seated: Callable[[Connection, TableId], None]
    """A game has begun, or somebody has sat down in it."""
    stood_up: Callable[[Connection, TableId, UserId], None]
    """Somebody has left their seat for good."""
    deserted: Callable[[Connection, Table, UserId, float], None]
    """Somebody has left a game before its end, and nobody had agreed to it."""
    brought: Callable[[Connection, Table, GuildId | None], None]
    """A table stands elsewhere."""
    ended: Callable[[Connection, Table, Outcome, float], None]
    """A game has come to its end."""
    again: Callable[[Connection, Table, Table, Outcome | None, float], None]
    """The same people play once more."""
    disown: Callable[[Connection, UserId], None]
    """Somebody is forgotten: what they have left for others is nobody's."""
    heeds: tuple[Heed, ...]
    """What goes on at tables, and is told of their changes."""
