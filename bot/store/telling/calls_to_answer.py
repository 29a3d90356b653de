"""Who is called later to answer something at a table: what all are asked, a seat on offer, an invitation."""

import sqlite3

from bot.store.identity import TableId, UserId


def call_to_answer_later(db: sqlite3.Connection, table_id: TableId, user_id: UserId, due: float) -> None:
    """This person is called then."""
    db.execute(
        "INSERT OR REPLACE INTO calls_to_answer (table_id, user_id, due) VALUES (?, ?, ?)", (table_id, user_id, due)
    )


def answer_calls_due(db: sqlite3.Connection, user_id: UserId, due: float) -> None:
    """Whatever this person has to answer, they are called then."""
    db.execute("UPDATE calls_to_answer SET due = ? WHERE user_id = ?", (due, user_id))


def next_call_to_answer(db: sqlite3.Connection) -> float | None:
    """When the next is to be called."""
    found: float | None = db.execute("SELECT min(due) FROM calls_to_answer").fetchone()[0]
    return found


def take_call_to_answer(db: sqlite3.Connection, now: float) -> tuple[TableId, UserId] | None:
    """Somebody who is to be called by now, and is not any more."""
    row: tuple[TableId, UserId] | None = db.execute(
        "SELECT table_id, user_id FROM calls_to_answer WHERE due <= ? ORDER BY due LIMIT 1", (now,)
    ).fetchone()
    if row is not None:
        db.execute("DELETE FROM calls_to_answer WHERE table_id = ? AND user_id = ?", row)
    return row
