"""Tables that pause."""

from bot.store.connection import Connection
from bot.store.fleet.shares import Share
from bot.store.identity import TableId
from bot.store.table.clocks import settle_clocks


def set_pause(db: Connection, table_id: TableId, now: float, until: float) -> None:
    """The table pauses from now on until then."""
    db.execute("UPDATE tables SET paused_at = ?, paused_until = ? WHERE id = ?", (now, until, table_id))
    db.execute("UPDATE waiting SET due = NULL WHERE table_id = ?", (table_id,))
    settle_clocks(db, table_id, now)


def end_pause(db: Connection, table_id: TableId, now: float) -> None:
    """The table goes on; the time of the pause is nobody's waiting."""
    row = db.execute("SELECT paused_at FROM tables WHERE id = ?", (table_id,)).fetchone()
    db.execute("UPDATE tables SET paused_at = NULL, paused_until = NULL WHERE id = ?", (table_id,))
    if row is not None and row[0] is not None:
        db.execute(
            "UPDATE waiting SET since = CASE WHEN since + ?2 > ?1 THEN ?1 ELSE since + ?2 END, "
            "reminded_at = CASE WHEN reminded_at + ?2 > ?1 THEN ?1 ELSE reminded_at + ?2 END WHERE table_id = ?3",
            (now, max(0.0, now - row[0]), table_id),
        )
    settle_clocks(db, table_id, now)


def pause_longer(db: Connection, table_id: TableId, until: float) -> None:
    """The table pauses until then."""
    db.execute("UPDATE tables SET paused_until = ? WHERE id = ?", (until, table_id))


def next_pause_ends(db: Connection, share: Share) -> float | None:
    """When the next pause of a share is over."""
    pausing = f"paused_until IS NOT NULL{share.of_home()}"
    found: float | None = db.execute(f"SELECT min(paused_until) FROM tables WHERE {pausing}").fetchone()[0]
    return found


def pauses_over(db: Connection, now: float, share: Share) -> list[TableId]:
    """The tables of a share that are to go on by now."""
    over = f"paused_until <= ?{share.of_home()}"
    rows = db.execute(f"SELECT id FROM tables WHERE {over} ORDER BY paused_until", (now,))
    return [table_id for (table_id,) in rows]
