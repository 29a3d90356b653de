"""What is stored and still to be told. One target is told in order; targets don't wait for each other."""

import sqlite3
from collections.abc import Callable, Collection, Iterable
from itertools import islice, takewhile
from typing import Any

import msgspec

from bot.store.records import OutboxItem, Outgoing

COLUMNS = ("id", "table_id", "kind", "target", "payload", "attempts", "not_before", "error")
FIRST_OF_EACH_TARGET = (
    "FROM outbox AS item WHERE done_at IS NULL "
    "AND id = (SELECT min(id) FROM outbox WHERE target = item.target AND done_at IS NULL)"
)


def put_outbox(db: sqlite3.Connection, items: Iterable[Outgoing]) -> None:
    """Have these told."""
    db.executemany(
        "INSERT INTO outbox (table_id, kind, target, payload, not_before) VALUES (?, ?, ?, ?, ?)",
        [(item.table_id, item.kind, item.target, item.payload.decode(), item.not_before) for item in items],
    )


def take_outbox(db: sqlite3.Connection, now: float, limit: int, busy: Collection[str] = ()) -> list[OutboxItem]:
    """The first untold item of each target that is due, the oldest first; none of a busy target."""
    rows = db.execute(f"SELECT {', '.join(COLUMNS)} {FIRST_OF_EACH_TARGET} AND not_before <= ? ORDER BY id", (now,))
    due = (_item(row) for row in rows)
    return list(islice((item for item in due if item.target not in busy), limit))


def begin_outbox(db: sqlite3.Connection, item_id: int) -> None:
    """This is about to be told: if we are stopped before we note that it was, it may have been."""
    db.execute("UPDATE outbox SET attempts = attempts + 1 WHERE id = ?", (item_id,))


def merge_outbox(db: sqlite3.Connection, first: OutboxItem, together: Callable[[list[bytes]], bytes]) -> OutboxItem:
    """Tell an item and those of its kind right behind it as one, whose payload is made of theirs."""
    rows = db.execute(
        "SELECT id, kind, payload FROM outbox WHERE target = ? AND id > ? AND done_at IS NULL ORDER BY id",
        (first.target, first.id),
    ).fetchall()
    alike = list(takewhile(lambda row: row[1] == first.kind, rows))
    payload = together([first.payload, *(text.encode() for _, _, text in alike)])
    db.execute("UPDATE outbox SET payload = ? WHERE id = ?", (payload.decode(), first.id))
    db.executemany("DELETE FROM outbox WHERE id = ?", [(item_id,) for item_id, _, _ in alike])
    return msgspec.structs.replace(first, payload=payload)


def told_later(db: sqlite3.Connection, item: OutboxItem) -> bool:
    """Whether another item of its kind and table waits behind this one."""
    found = db.execute(
        "SELECT 1 FROM outbox WHERE target = ? AND kind = ? AND table_id = ? AND id > ? AND done_at IS NULL LIMIT 1",
        (item.target, item.kind, item.table_id, item.id),
    )
    return found.fetchone() is not None


def finish_outbox(db: sqlite3.Connection, item_id: int, now: float, message_id: int | None = None) -> None:
    """This was told, by this message."""
    db.execute("UPDATE outbox SET done_at = ?, message_id = ? WHERE id = ?", (now, message_id, item_id))


def fail_outbox(db: sqlite3.Connection, item_id: int, error: str, try_again_at: float) -> None:
    """This could not be told yet."""
    db.execute(
        "UPDATE outbox SET error = ?, not_before = ? WHERE id = ?",
        (error, try_again_at, item_id),
    )


def drop_outbox(db: sqlite3.Connection, item_id: int, error: str, now: float) -> None:
    """This will never be told."""
    db.execute("UPDATE outbox SET error = ?, done_at = ? WHERE id = ?", (error, now, item_id))


def next_outbox_at(db: sqlite3.Connection) -> float | None:
    """When the next item can be told; what stands behind another waits for that one."""
    moment: float | None = db.execute(f"SELECT min(not_before) {FIRST_OF_EACH_TARGET}").fetchone()[0]
    return moment


def prune_outbox(db: sqlite3.Connection, before: float) -> None:
    """Forget what was told before a moment."""
    db.execute("DELETE FROM outbox WHERE done_at < ?", (before,))


def _item(row: tuple[Any, ...]) -> OutboxItem:
    fields = dict(zip(COLUMNS, row, strict=True))
    return OutboxItem(**fields | {"payload": fields["payload"].encode()})
