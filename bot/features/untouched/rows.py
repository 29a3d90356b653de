"""Which tables nobody has touched, and whose people know."""

from collections.abc import Collection

from bot.store.connection import Connection
from bot.store.identity import TableId

_WARNED = "SELECT 1 FROM untouched WHERE table_id = tables.id AND untouched.updated_at = tables.updated_at"

_PLAYING = (
    "SELECT id FROM tables WHERE status = 'playing' AND updated_at < ? AND (paused_until IS NULL OR paused_until < ?)"
)


def unstarted(db: Connection, before: float, but: Collection[TableId]) -> TableId | None:
    """A lobby that nobody has changed since."""
    return _first(db, "SELECT id FROM tables WHERE status = 'lobby' AND updated_at < ?", (before,), but)


def unwarned(db: Connection, before: float, now: float, but: Collection[TableId]) -> TableId | None:
    """A game in which nothing was done since, and whose people have not heard that."""
    where = f"{_PLAYING} AND NOT EXISTS ({_WARNED})"
    return _first(db, where, (before, now), but)


def warned(db: Connection, before: float, told: float, now: float, but: Collection[TableId]) -> TableId | None:
    """A game in which nothing was done since, although its people have heard of it before that other moment."""
    where = f"{_PLAYING} AND EXISTS ({_WARNED} AND told_at < ?)"
    return _first(db, where, (before, now, told), but)


def keep_warned(db: Connection, table_id: TableId, now: float) -> None:
    """Its people are told now."""
    db.execute("DELETE FROM untouched WHERE table_id = ?", (table_id,))
    db.execute(
        "INSERT INTO untouched (table_id, updated_at, told_at) SELECT id, updated_at, ? FROM tables WHERE id = ?",
        (now, table_id),
    )


def drop_touched(db: Connection) -> None:
    """Who has come back need not be remembered."""
    db.execute(
        "DELETE FROM untouched WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id "
        "AND status = 'playing' AND tables.updated_at = untouched.updated_at)"
    )


def _first(db: Connection, where: str, values: tuple[float, ...], but: Collection[TableId]) -> TableId | None:
    rows = db.execute(f"{where} ORDER BY updated_at, id LIMIT ?", (*values, 1 + len(but))).fetchall()
    return next((table_id for (table_id,) in rows if table_id not in but), None)
