"""Who had a seat before others took it: the log may name them, and they know what the seat knew."""

import sqlite3

from bot.store.identity import TableId, UserId
from bot.store.records import Sitting
from games.core.seats import Seat


def keep_former_player(db: sqlite3.Connection, table_id: TableId, left: Sitting) -> None:
    """Whose seat this was."""
    db.execute(
        "INSERT OR IGNORE INTO former_players (table_id, seat, user_id, name) VALUES (?, ?, ?, ?)",
        (table_id, left.seat, left.user_id, left.name),
    )


def seats_once_left(db: sqlite3.Connection, user_id: UserId) -> list[tuple[TableId, Seat, str]]:
    """Where this person sat before others did, and under which name."""
    return db.execute("SELECT table_id, seat, name FROM former_players WHERE user_id = ?", (user_id,)).fetchall()


def seats_left_at(db: sqlite3.Connection, table_id: TableId, user_id: UserId) -> frozenset[Seat]:
    """The seats of this table that this person has played and left."""
    return frozenset(seat for table, seat, _ in seats_once_left(db, user_id) if table == table_id)
