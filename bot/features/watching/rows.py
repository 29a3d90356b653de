"""Who watches a table: channels that show it live, and people who follow it."""

from typing import Any

import msgspec

from bot.features.watching.news import WatchedNews
from bot.store.connection import Connection
from bot.store.fleet.shares import Share
from bot.store.identity import ChannelId, MessageId, TableId, UserId, Version
from bot.store.replacing import replacing
from bot.store.telling.news import Outgoing, Watching

NOBODY = UserId(0)


class WatchPanel(msgspec.Struct, frozen=True, kw_only=True):
    """A channel in which a table is shown, read-only."""

    table_id: TableId
    channel_id: ChannelId
    user_id: UserId
    """Who has put it up."""
    language: str
    publish: bool = False
    """In an announcement channel: each new message goes to the servers that follow it."""
    message_id: MessageId | None = None
    posted: Version = Version(0)
    """The table's version when the message was posted."""
    shows: Version = Version(0)
    round: int = 0
    refused: bool = False
    """Discord has refused it, and whoever has put it up knows."""


class Follower(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who is told how a table goes."""

    table_id: TableId
    user_id: UserId
    rounds: bool = False
    """Of each round, and not just of the end."""
    round: int = 0
    """The last round that they know of."""
    since: Version = Version(0)
    """The table's version when they heard of it last."""
    due: float | None = None
    """When to tell them what they did not want to hear at once."""


PANEL = (
    "table_id",
    "channel_id",
    "user_id",
    "language",
    "publish",
    "message_id",
    "posted",
    "shows",
    "round",
    "refused",
)
FOLLOWER = ("table_id", "user_id", "rounds", "round", "since", "due")


def save_watch_panel(db: Connection, panel: WatchPanel) -> None:
    """So the table is shown there."""
    _save(db, "watch_panels", PANEL, panel)


def note_watch_panel(db: Connection, panel: WatchPanel) -> None:
    """What is shown there by now. Who has taken it down, or was forgotten, while it was drawn stays so."""
    _note(db, "watch_panels", panel, ("message_id", "posted", "shows", "round", "refused"), ("table_id", "channel_id"))


def watch_panels_of(db: Connection, table_id: TableId) -> list[WatchPanel]:
    """Where a table is shown."""
    return _watch_panels(db, "WHERE table_id = ? ORDER BY channel_id", (table_id,))


def watch_panels_in(db: Connection, channel_id: ChannelId) -> list[WatchPanel]:
    """What a channel shows."""
    return _watch_panels(db, "WHERE channel_id = ? ORDER BY table_id", (channel_id,))


def find_watch_panel(db: Connection, table_id: TableId, channel_id: ChannelId) -> WatchPanel | None:
    """How a table is shown in a channel."""
    found = _watch_panels(db, "WHERE table_id = ? AND channel_id = ?", (table_id, channel_id))
    return found[0] if found else None


def forget_watch_panel(db: Connection, panel: WatchPanel) -> None:
    """The table is not shown there any more."""
    db.execute("DELETE FROM watch_panels WHERE table_id = ? AND channel_id = ?", (panel.table_id, panel.channel_id))


def save_follower(db: Connection, follower: Follower) -> None:
    """This person follows the table."""
    _save(db, "followers", FOLLOWER, follower)


def note_follower(db: Connection, follower: Follower) -> None:
    """What they have heard by now; who follows no more meanwhile does not begin again."""
    _note(db, "followers", follower, ("round", "since", "due"), ("table_id", "user_id"))


def find_follower(db: Connection, table_id: TableId, user_id: UserId) -> Follower | None:
    """How somebody follows a table."""
    return next((each for each in followers_of(db, table_id) if each.user_id == user_id), None)


def followers_of(db: Connection, table_id: TableId) -> list[Follower]:
    """Who follows a table."""
    return _followers(db, "WHERE table_id = ? ORDER BY user_id", (table_id,))


def first_follower_due(db: Connection, share: Share) -> Follower | None:
    """Who is to be told first of all in a share that waits for a better time."""
    found = _followers(db, f"WHERE due IS NOT NULL{share.of_table()} ORDER BY due LIMIT 1", ())
    return found[0] if found else None


def forget_follower(db: Connection, table_id: TableId, user_id: UserId) -> None:
    """This person follows the table no more."""
    db.execute("DELETE FROM followers WHERE table_id = ? AND user_id = ?", (table_id, user_id))


WATCHED = (
    "EXISTS (SELECT 1 FROM watch_panels WHERE table_id = ?1) OR EXISTS (SELECT 1 FROM followers WHERE table_id = ?1)"
)
"""Whether a channel or somebody who follows it has to be told of what happens."""


def those_who_watch(_: Connection, table_id: TableId) -> tuple[Outgoing, ...]:
    """What has to be told to them."""
    return (Outgoing(news=WatchedNews(), target=Watching(table_id), table_id=table_id),)


def _watch_panels(db: Connection, where: str, values: tuple[int, ...]) -> list[WatchPanel]:
    rows = db.execute(f"SELECT {', '.join(PANEL)} FROM watch_panels {where}", values)
    return [msgspec.convert(_fields(PANEL, row), WatchPanel, strict=False) for row in rows]


def _followers(db: Connection, where: str, values: tuple[int, ...]) -> list[Follower]:
    rows = db.execute(f"SELECT {', '.join(FOLLOWER)} FROM followers {where}", values)
    return [msgspec.convert(_fields(FOLLOWER, row), Follower, strict=False) for row in rows]


def _note(
    db: Connection, table: str, told: WatchPanel | Follower, columns: tuple[str, ...], key: tuple[str, ...]
) -> None:
    changed, found = (", ".join(f"{name} = ?" for name in columns), " AND ".join(f"{name} = ?" for name in key))
    values = [getattr(told, name) for name in (*columns, *key)]
    db.execute(f"UPDATE {table} SET {changed} WHERE {found}", values)


def _fields(columns: tuple[str, ...], row: tuple[Any, ...]) -> dict[str, Any]:
    return dict(zip(columns, row, strict=True))


def _save(db: Connection, table: str, columns: tuple[str, ...], one: WatchPanel | Follower) -> None:
    db.execute(replacing(table, columns, key=columns[:2]), [getattr(one, column) for column in columns])


def put_up_by_nobody(db: Connection, user_id: UserId) -> None:
    """What this person has put up in channels is still shown there, and is nobody's."""
    db.execute("UPDATE watch_panels SET user_id = ? WHERE user_id = ?", (NOBODY, user_id))
