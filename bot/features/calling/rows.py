"""Who has to be told next that a table waits, as it is stored."""

from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.table.waiting import SELECT, Waiting


def next_due(db: Connection) -> float | None:
    """When somebody has to be told next that a table waits."""
    found: float | None = db.execute("SELECT min(due) FROM waiting WHERE due IS NOT NULL").fetchone()[0]
    return found


def first_due(db: Connection, now: float) -> Waiting | None:
    """The wait of which somebody should have been told first, if anybody should have been told by now."""
    row = db.execute(SELECT + "WHERE waiting.due <= ? ORDER BY waiting.due LIMIT 1", (now,)).fetchone()
    return None if row is None else Waiting(*row)


def mark_told(db: Connection, waiting: Waiting, now: float, due: float | None) -> None:
    """They are told once more, and then again at that moment."""
    db.execute(
        "UPDATE waiting SET reminded_at = ?, told = told + 1, due = ? WHERE table_id = ? AND seat = ?",
        (now, due, waiting.table_id, waiting.seat),
    )


def next_call_to_answer(db: Connection) -> float | None:
    """When the next is to be called."""
    found: float | None = db.execute("SELECT min(due) FROM calls_to_answer").fetchone()[0]
    return found


def take_call_to_answer(db: Connection, now: float) -> tuple[TableId, UserId] | None:
    """Somebody who is to be called by now, and is not any more."""
    row: tuple[TableId, UserId] | None = db.execute(
        "SELECT table_id, user_id FROM calls_to_answer WHERE due <= ? ORDER BY due LIMIT 1", (now,)
    ).fetchone()
    if row is not None:
        db.execute("DELETE FROM calls_to_answer WHERE table_id = ? AND user_id = ?", row)
    return row
