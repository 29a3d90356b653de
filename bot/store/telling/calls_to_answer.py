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
