"""What people alone have before them at tables, for as long as it can be changed: a row each."""

from collections.abc import Collection, Mapping

from bot.store.connection import Connection
from bot.store.fleet.shares import Share
from bot.store.identity import TableId, UserId
from bot.store.replacing import replacing

COLUMNS = ("user_id", "table_id", "until", "dialog")
Key = tuple[UserId, TableId]


def private_cards(db: Connection, now: float, share: Share) -> list[str]:
    """Those at tables of a share that can still be changed, the oldest first."""
    where = f"until > ?{share.of_table()}"
    rows = db.execute(f"SELECT dialog FROM private_cards WHERE {where} ORDER BY until", (now,))
    return [dialog for (dialog,) in rows]


def keep_private_cards(db: Connection, kept: Mapping[Key, tuple[float, str]], gone: Collection[Key]) -> None:
    """These stand, until then, and those do not any more; a table that is gone has none."""
    db.executemany("DELETE FROM private_cards WHERE user_id = ? AND table_id = ?", sorted(gone))
    there = {table for table in {table for _, table in kept} if _is_there(db, table)}
    db.executemany(
        replacing("private_cards", COLUMNS, key=COLUMNS[:2]),
        [(*key, *dialog) for key, dialog in sorted(kept.items()) if key[1] in there],
    )


def prune_private_cards(db: Connection, now: float) -> None:
    """What nobody can change any more need not be known."""
    db.execute("DELETE FROM private_cards WHERE until < ?", (now,))


def _is_there(db: Connection, table_id: TableId) -> bool:
    return db.execute("SELECT 1 FROM tables WHERE id = ?", (table_id,)).fetchone() is not None
