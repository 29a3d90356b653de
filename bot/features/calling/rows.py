"""Who has to be told next that a table waits, as it is stored."""

from bot.store.connection import Connection
from bot.store.fleet.shares import Share
from bot.store.identity import TableId, UserId
from bot.store.table.waiting import SELECT, Waiting


def next_due(db: Connection, share: Share) -> float | None:
    """When somebody has to be told next that a table of a share waits."""
    called = f"due IS NOT NULL{share.of_table()}"
    found: float | None = db.execute(f"SELECT min(due) FROM waiting WHERE {called}").fetchone()[0]
    return found


def first_due(db: Connection, now: float, share: Share) -> Waiting | None:
    """The wait of which somebody should have been told first, if anybody should have been told by now."""
    where = f"WHERE waiting.due <= ?{share.of_table('waiting.table_id')}"
    row = db.execute(f"{SELECT}{where} ORDER BY waiting.due LIMIT 1", (now,)).fetchone()
    return None if row is None else Waiting(*row)


def mark_told(db: Connection, waiting: Waiting, now: float, due: float | None) -> None:
    """They are told once more, and then again at that moment."""
    db.execute(
        "UPDATE waiting SET reminded_at = ?, told = told + 1, due = ? WHERE table_id = ? AND seat = ?",
        (now, due, waiting.table_id, waiting.seat),
    )


def next_call_to_answer(db: Connection, share: Share) -> float | None:
    """When the next is to be called about a table of a share."""
    called = f"due IS NOT NULL{share.of_table()}"
    found: float | None = db.execute(f"SELECT min(due) FROM calls_to_answer WHERE {called}").fetchone()[0]
    return found


def take_call_to_answer(db: Connection, now: float, share: Share) -> tuple[TableId, UserId] | None:
    """Somebody who is to be called by now, and is not any more."""
    called = f"due <= ?{share.of_table()}"
    row: tuple[TableId, UserId] | None = db.execute(
        f"SELECT table_id, user_id FROM calls_to_answer WHERE {called} ORDER BY due LIMIT 1", (now,)
    ).fetchone()
    if row is not None:
        db.execute("DELETE FROM calls_to_answer WHERE table_id = ? AND user_id = ?", row)
    return row
