"""What is stored and still to be told. One target is told in order; targets don't wait for each other."""

import time
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import takewhile
from secrets import token_hex
from typing import Any

import msgspec

from bot.store.connection import Connection
from bot.store.fleet.shares import EVERYTHING, Share
from bot.store.identity import GuildId, MessageId, TableId
from bot.store.telling.news import (
    AtTable,
    LineNews,
    N,
    News,
    Outgoing,
    Target,
    Watching,
    home_of_target,
    kind_of,
    read_news,
    read_target,
    write_news,
    write_target,
)


class OutboxItem(Outgoing, frozen=True, kw_only=True):
    """Something stored and not yet told."""

    id: int
    attempts: int
    error: str | None
    nonce: str
    """By this Discord knows a repeated delivery."""


COLUMNS = ("id", "table_id", "target", "payload", "attempts", "error", "nonce")
SELECTED = ", ".join(COLUMNS)


def put_outbox(db: Connection, items: Iterable[Outgoing]) -> None:
    """Have these told."""
    db.executemany(
        "INSERT INTO outbox (table_id, kind, target, payload, at, nonce, home) "
        "VALUES (?, ?, ?, ?, ?, ?, coalesce(?, (SELECT home FROM tables WHERE id = ?), 0))",
        # By the clock on the wall: it is only looked at, and nothing falls due by it.
        [
            (
                item.table_id,
                kind_of(type(item.news)),
                write_target(item.target),
                write_news(item.news),
                time.time(),
                token_hex(8),
                home_of_target(item.target),
                _table_of(item),
            )
            for item in items
        ],
    )


def targets_since(db: Connection, item_id: int) -> tuple[int, dict[Target, GuildId | None]]:
    """The targets of all untold items after this one (0: of all), in their order, and the last item's id.

    With each stands the server whose table it is about.
    """
    # At the start what was told long ago is passed over; later there is only what is new.
    after = item_id or _before_all_untold(db)
    rows = db.execute(
        # The plus keeps SQLite from the index of all that is untold, where it would look through what waits for long.
        "SELECT target, min(outbox.id) AS first, max(outbox.id), min(guild_id) "
        "FROM outbox LEFT JOIN tables ON tables.id = table_id "
        "WHERE +done_at IS NULL AND outbox.id > ? GROUP BY target ORDER BY first",
        (after,),
    ).fetchall()
    last = max((last for _, _, last, _ in rows), default=item_id)
    return last, {read_target(target): guild_id for target, _, _, guild_id in rows}


def untold_since(db: Connection, known: Collection[int], share: Share) -> tuple[set[int], dict[Target, GuildId | None]]:
    """All untold items of a share, and the targets of those that were not known, as above.

    Where several processes store, one that has begun earlier may be done later: no number says what is new.
    """
    rows = db.execute(
        "SELECT outbox.id, target, guild_id FROM outbox LEFT JOIN tables ON tables.id = table_id "
        f"WHERE done_at IS NULL{share.of_home('outbox.home')} ORDER BY outbox.id"
    ).fetchall()
    targets = {read_target(target): guild_id for item, target, guild_id in rows if item not in known}
    return {item for item, _, _ in rows}, targets


def begin_next(db: Connection, target: Target, share: Share = EVERYTHING) -> OutboxItem | None:
    """The first untold item of a target. If we are stopped before we note that it was told, it may have been."""
    row = db.execute(
        f"SELECT {SELECTED} FROM outbox WHERE target = ? AND done_at IS NULL{share.of_home()} ORDER BY id LIMIT 1",
        (write_target(target),),
    ).fetchone()
    if row is None:
        return None
    db.execute("UPDATE outbox SET attempts = attempts + 1 WHERE id = ?", (row[0],))
    return _item(row)


def merge_outbox(db: Connection, first: OutboxItem, kind: type[N], together: Callable[[list[N]], News]) -> OutboxItem:
    """Tell an item and those of its kind and table right behind it as one, made of theirs."""
    rows = db.execute(
        "SELECT id, table_id, payload FROM outbox WHERE target = ? AND id >= ? AND done_at IS NULL ORDER BY id",
        (write_target(first.target), first.id),
    )
    behind = takewhile(lambda row: row[1] == first.table_id, rows)
    read = ((item_id, read_news(payload)) for item_id, _, payload in behind)
    alike = [(item_id, news) for item_id, news in takewhile(lambda one: isinstance(one[1], kind), read)]
    if not alike:
        return first  # It was taken out meanwhile: somebody has just been forgotten.
    merged = together([news for _, news in alike if isinstance(news, kind)])
    db.execute("UPDATE outbox SET payload = ? WHERE id = ?", (write_news(merged), first.id))
    db.executemany("DELETE FROM outbox WHERE id = ?", [(item_id,) for item_id, _ in alike if item_id != first.id])
    return msgspec.structs.replace(first, news=merged)


def told_later(db: Connection, item: OutboxItem) -> bool:
    """Whether another item of its kind and table waits behind this one, and tells all that it could."""
    return any(read_news(payload).suffices_for(item.news) for payload in _waiting(db, item, after=item.id))


def is_put(db: Connection, item: Outgoing) -> bool:
    """Whether something of this kind waits already to be told to that target about that table."""
    return any(_waiting(db, item, after=0))


def finish_outbox(db: Connection, item_id: int, now: float, message_id: MessageId | None = None) -> bool:
    """This was told, by this message; False if it was taken out meanwhile, because somebody is forgotten."""
    told = db.execute("UPDATE outbox SET done_at = ?, message_id = ? WHERE id = ?", (now, message_id, item_id))
    return told.rowcount > 0


def take_out(db: Connection, item: OutboxItem) -> None:
    """There was nobody to tell this to."""
    db.execute("DELETE FROM outbox WHERE id = ?", (item.id,))


def lines_in(db: Connection, message_id: MessageId) -> tuple[LineNews, ...]:
    """What was told of beside the game in this message, in its order."""
    rows = db.execute("SELECT payload FROM outbox WHERE kind = 'line' AND message_id = ? ORDER BY id", (message_id,))
    return tuple(news for (payload,) in rows if isinstance(news := read_news(payload), LineNews))


def fail_outbox(db: Connection, item_id: int, error: str) -> None:
    """This could not be told yet."""
    db.execute("UPDATE outbox SET error = ? WHERE id = ?", (error, item_id))


def drop_outbox(db: Connection, item_id: int, error: str, now: float) -> None:
    """This will never be told."""
    db.execute("UPDATE outbox SET error = ?, done_at = ? WHERE id = ?", (error, now, item_id))


def untold(db: Connection, share: Share = EVERYTHING) -> tuple[int, float | None]:
    """How much waits to be told, and since when the oldest of it; None where an earlier Caravel has stored it."""
    waiting = f"done_at IS NULL{share.of_home()}"
    count, since = db.execute(f"SELECT count(*), min(at) FROM outbox WHERE {waiting}").fetchone()
    return count, since


def prune_outbox(db: Connection, before: float) -> None:
    """Forget what was told before a moment."""
    db.execute("DELETE FROM outbox WHERE done_at < ?", (before,))


def _waiting(db: Connection, item: Outgoing, after: int) -> Iterator[str]:
    """Those of its kind, table and target that wait, as they are stored."""
    found = db.execute(
        "SELECT payload FROM outbox WHERE target = ? AND kind = ? AND coalesce(table_id, 0) = ? AND id > ? "
        "AND done_at IS NULL",
        (write_target(item.target), kind_of(type(item.news)), item.table_id or 0, after),
    )
    return (payload for (payload,) in found)


def _table_of(item: Outgoing) -> TableId | None:
    """The table that it is about, or at which it is told."""
    match item.target:
        case AtTable(table_id) | Watching(table_id) if item.table_id is None:
            return table_id
        case _:
            return item.table_id


def _before_all_untold(db: Connection) -> int:
    first: int | None = db.execute("SELECT min(id) FROM outbox WHERE done_at IS NULL").fetchone()[0]
    return 0 if first is None else first - 1


def _item(row: tuple[Any, ...]) -> OutboxItem:
    fields = dict(zip(COLUMNS, row, strict=True))
    target, news = read_target(fields.pop("target")), read_news(fields.pop("payload"))
    return OutboxItem(**fields, target=target, news=news)
