"""What time brings: reminders to those who are waited for, and the store's spring-cleaning."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable

from bot.store import (
    Store,
    Waiting,
    load_table,
    mark_reminded,
    prune_interactions,
    prune_outbox,
    put_outbox,
    waiting_since_before,
)
from bot.tables.calls import reminder
from bot.tables.outgoing import look

log = logging.getLogger(__name__)

HOUR = 3600.0
EVERY = 600.0
KEPT_FOR = 7 * 24 * HOUR


class Scheduler:
    """Looks around every ten minutes."""

    def __init__(
        self, store: Store, wake: Callable[[], None], reminder_hours: float, now: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._wake = wake
        self._reminder = reminder_hours * HOUR
        self._now = now
        self._loop: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look around."""
        self._loop = asyncio.create_task(self._run(), name="scheduler")

    async def stop(self) -> None:
        """Look no more."""
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.wait({self._loop})

    async def look_around(self) -> None:
        """Remind whoever has kept a table waiting, and forget what is long told."""
        now = self._now()
        await self._store.write(lambda db: prune_outbox(db, now - KEPT_FOR))
        await self._store.write(lambda db: prune_interactions(db, now - KEPT_FOR))
        if self._reminder and await self._store.write(lambda db: _remind(db, now, now - self._reminder)):
            self._wake()

    async def _run(self) -> None:
        while True:
            try:
                await self.look_around()
            except Exception:
                log.exception("could not look around")
            await asyncio.sleep(EVERY)


def _remind(db: sqlite3.Connection, now: float, since_before: float) -> int:
    """Put a reminder to everybody who is waited for since then into the outbox; how many."""
    late = waiting_since_before(db, since_before)
    for waiting in late:
        mark_reminded(db, waiting.table_id, waiting.seat, now)
        _put_reminder(db, waiting)
    return len(late)


def _put_reminder(db: sqlite3.Connection, waiting: Waiting) -> None:
    table = load_table(db, waiting.table_id)
    if table is not None:
        put_outbox(db, (*reminder(db, table, waiting.seat), *look(table)))
