"""The log of a table and its game's states, as they are read."""

from typing import Any

from bot.store.connection import Connection
from bot.store.identity import TableId, Version
from bot.store.table.histories import plain
from bot.store.table.records import LineKind, StoredLine, line_kind

COLUMNS = ("number", "kind", "seat", "user_id", "text", "events", "at", "undone_by")
SELECTED = ", ".join(COLUMNS)


def times_gone_back_to(db: Connection, table_id: TableId, version: Version) -> int:
    """How often the table has gone back to what stood at a version, or before whatever was done on from there."""
    standing = db.execute(
        "SELECT max(number) FROM log WHERE table_id = ? AND number <= ? AND undone_by IS NULL AND kind IN (?, ?)",
        (table_id, version, LineKind.START, LineKind.MOVE),
    ).fetchone()[0]
    count: int = db.execute(
        "SELECT count(*) FROM log WHERE table_id = ? AND number > ? AND kind = ?",
        (table_id, standing or 0, LineKind.UNDO),
    ).fetchone()[0]
    return count


def load_state(db: Connection, table_id: TableId, version: Version | None = None) -> tuple[int, bytes] | None:
    """The game's state at a version, or the latest, with its version; None if it is not kept."""
    latest = "(SELECT version FROM tables WHERE id = ?1)"
    row = db.execute(
        f"SELECT version, state FROM snapshots WHERE table_id = ?1 AND version = coalesce(?2, {latest})",
        (table_id, version),
    ).fetchone()
    return None if row is None else (row[0], plain(row[1]))


def last_lines(db: Connection, table_id: TableId, limit: int) -> list[StoredLine]:
    """The last lines of the log, in the order in which they happened."""
    rows = db.execute(
        f"SELECT {SELECTED} FROM log WHERE table_id = ? ORDER BY number DESC LIMIT ?", (table_id, limit)
    ).fetchall()
    return [_line(row) for row in reversed(rows)]


def last_open_line(db: Connection, table_id: TableId) -> StoredLine | None:
    """The last line of the log that is no whisper."""
    row = db.execute(
        f"SELECT {SELECTED} FROM log WHERE table_id = ? AND kind != ? ORDER BY number DESC LIMIT 1",
        (table_id, LineKind.WHISPER),
    ).fetchone()
    return None if row is None else _line(row)


def lines_since(db: Connection, table_id: TableId, version: Version) -> list[StoredLine]:
    """All that has happened after a version."""
    rows = db.execute(
        f"SELECT {SELECTED} FROM log WHERE table_id = ? AND number > ? ORDER BY number", (table_id, version)
    )
    return [_line(row) for row in rows]


def _line(row: tuple[Any, ...]) -> StoredLine:
    fields = dict(zip(COLUMNS, row, strict=True))
    return StoredLine(**fields | {"kind": line_kind(fields["kind"]), "events": fields["events"].encode()})
