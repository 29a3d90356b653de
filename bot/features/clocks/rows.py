"""Which clock runs out next, and until when somebody was here to hear it."""

from bot.store.connection import Connection
from bot.store.identity import TableId


def next_clock(db: Connection) -> float | None:
    """When the next clock of all runs out."""
    found: float | None = db.execute("SELECT min(due) FROM clocks WHERE due IS NOT NULL").fetchone()[0]
    return found


def clock_run_out(db: Connection, now: float) -> TableId | None:
    """A table at which a clock has run out by now."""
    row = db.execute("SELECT table_id FROM clocks WHERE due <= ? ORDER BY due LIMIT 1", (now,)).fetchone()
    return None if row is None else row[0]


def ring_later(db: Connection, table_id: TableId, due: float) -> None:
    """The table's clocks are looked at then, and not before."""
    db.execute("UPDATE clocks SET due = ? WHERE table_id = ? AND due IS NOT NULL", (due, table_id))


def tables_with_clocks(db: Connection) -> list[TableId]:
    """The tables at which a clock runs."""
    return [table_id for (table_id,) in db.execute("SELECT table_id FROM clocks WHERE due IS NOT NULL")]
