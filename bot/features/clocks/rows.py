"""Which clock runs out next, and until when somebody was here to hear it."""

from bot.store.connection import Connection
from bot.store.fleet.shares import Share
from bot.store.identity import TableId


def next_clock(db: Connection, share: Share) -> float | None:
    """When the next clock of a share runs out."""
    running = f"due IS NOT NULL{share.of_table()}"
    found: float | None = db.execute(f"SELECT min(due) FROM clocks WHERE {running}").fetchone()[0]
    return found


def clock_run_out(db: Connection, now: float, share: Share) -> TableId | None:
    """A table of a share at which a clock has run out by now."""
    over = f"due <= ?{share.of_table()}"
    row = db.execute(f"SELECT table_id FROM clocks WHERE {over} ORDER BY due LIMIT 1", (now,)).fetchone()
    return None if row is None else row[0]


def ring_later(db: Connection, table_id: TableId, due: float) -> None:
    """The table's clocks are looked at then, and not before."""
    db.execute("UPDATE clocks SET due = ? WHERE table_id = ? AND due IS NOT NULL", (due, table_id))


def tables_with_clocks(db: Connection, share: Share) -> list[tuple[TableId, int]]:
    """The tables of a share at which a clock runs, and their homes."""
    rows = db.execute(
        "SELECT tables.id, tables.home FROM clocks JOIN tables ON tables.id = clocks.table_id "
        f"WHERE clocks.due IS NOT NULL{share.of_home('tables.home')}"
    )
    return [(table_id, home) for table_id, home in rows.fetchall()]
