"""Who is called later to answer what their table is asked."""

import sqlite3
from collections.abc import Mapping

from bot.store.identity import TableId
from games.core.seats import Seat


def call_to_vote_later(db: sqlite3.Connection, table_id: TableId, later: Mapping[Seat, float]) -> None:
    """These seats are called then, and nobody who was to be called to another vote."""
    db.execute("DELETE FROM calls_to_vote WHERE table_id = ?", (table_id,))
    db.executemany(
        "INSERT INTO calls_to_vote (table_id, seat, due) VALUES (?, ?, ?)",
        [(table_id, seat, due) for seat, due in later.items()],
    )


def next_call_to_vote(db: sqlite3.Connection) -> float | None:
    """When the next is to be called."""
    found: float | None = db.execute("SELECT min(due) FROM calls_to_vote").fetchone()[0]
    return found


def take_call_to_vote(db: sqlite3.Connection, now: float) -> tuple[TableId, Seat] | None:
    """Somebody who is to be called by now, and is not any more."""
    row: tuple[TableId, Seat] | None = db.execute(
        "SELECT table_id, seat FROM calls_to_vote WHERE due <= ? ORDER BY due LIMIT 1", (now,)
    ).fetchone()
    if row is not None:
        db.execute("DELETE FROM calls_to_vote WHERE table_id = ? AND seat = ?", row)
    return row
