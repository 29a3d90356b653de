"""Our messages that stand for a table and are edited or replaced later."""

from enum import StrEnum
from typing import assert_never

import msgspec

from bot.store.connection import Connection
from bot.store.fleet.shares import Share
from bot.store.identity import ChannelId, MessageId, TableId, Version
from bot.store.replacing import replacing
from games.core.seats import Seat


class Purpose(StrEnum):
    """For what a message of ours stands; the values are stored."""

    CARD = "card"
    PANEL = "panel"
    TURN = "turn"
    """A seat's private notice that it is to move."""
    REMINDER = "reminder"
    """The last reminder of a seat, privately or in the thread."""

    @property
    def in_place(self) -> bool:
        """Whether such messages stand where the table stands, and are left behind when it moves."""
        match self:
            case Purpose.CARD | Purpose.PANEL:
                return True
            case Purpose.TURN | Purpose.REMINDER:
                return False
            case unknown:
                assert_never(unknown)


class Post(msgspec.Struct, frozen=True, kw_only=True):
    """A message of ours that stands for a table: its card, its panel, a seat's notice."""

    table_id: TableId
    purpose: Purpose
    channel_id: ChannelId
    message_id: MessageId
    version: Version
    seat: Seat | None = None


COLUMNS = ("table_id", "purpose", "seat", "channel_id", "message_id", "version")

PUBLIC = -1
"""The seat of a post that is everybody's: a key column cannot be empty."""

KNOWN = frozenset(purpose.value for purpose in Purpose)


def save_post(db: Connection, post: Post) -> None:
    """This message now stands for this purpose of the table."""
    db.execute(
        replacing("posts", COLUMNS, key=("table_id", "purpose", "seat")),
        (post.table_id, post.purpose, _key(post.seat), post.channel_id, post.message_id, post.version),
    )


def posts_of(db: Connection, table_id: TableId) -> list[Post]:
    """All messages that stand for a table; one with a purpose that only another Caravel knows stands for nothing."""
    rows = db.execute(
        "SELECT purpose, seat, channel_id, message_id, version FROM posts WHERE table_id = ?", (table_id,)
    )
    return [
        Post(
            table_id=table_id,
            purpose=Purpose(purpose),
            seat=None if seat == PUBLIC else seat,
            channel_id=channel_id,
            message_id=message_id,
            version=version,
        )
        for purpose, seat, channel_id, message_id, version in rows
        if purpose in KNOWN
    ]


def stale_notices(db: Connection, share: Share) -> list[tuple[TableId, Seat]]:
    """Tables of a share and seats that wait to be answered, and whose private message is of an earlier version."""
    return db.execute(
        "SELECT posts.table_id, posts.seat FROM posts JOIN tables ON tables.id = posts.table_id "
        "JOIN waiting ON waiting.table_id = posts.table_id AND waiting.seat = posts.seat "
        "WHERE posts.purpose = ? AND posts.version < tables.version AND tables.status = 'playing'"
        f"{share.of_home('tables.home')}",
        (Purpose.TURN,),
    ).fetchall()


def forget_post(db: Connection, post: Post) -> None:
    """This message is gone."""
    db.execute(
        "DELETE FROM posts WHERE table_id = ? AND purpose = ? AND seat = ? AND message_id = ?",
        (post.table_id, post.purpose, _key(post.seat), post.message_id),
    )


def _key(seat: Seat | None) -> int:
    return PUBLIC if seat is None else seat
