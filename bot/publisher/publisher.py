"""Drains the outbox. One target is told in order; a delivery that fails is tried again, ever later."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable

import discord
import msgspec

from bot.store import (
    OutboxItem,
    Outgoing,
    Post,
    Store,
    begin_outbox,
    drop_outbox,
    fail_outbox,
    finish_outbox,
    next_outbox_at,
    put_outbox,
    save_post,
    take_outbox,
)

log = logging.getLogger(__name__)

AT_ONCE = 8
BUSY_PAUSE = 1.0
FIRST_PAUSE = 2.0
LONGEST_PAUSE = 1800.0
GIVE_UP_AFTER = 40


class Told(msgspec.Struct, frozen=True):
    """An item was told; what is to be kept of that is stored together with the fact itself."""

    message: int | None = None
    post: Post | None = None
    """The message that stands for the table from now on."""
    then: Outgoing | None = None
    """What has to be told because of it."""


Deliver = Callable[[OutboxItem], Awaitable[Told]]


class Undeliverable(Exception):
    """This can never be told, such as a message to somebody who takes none."""


class Publisher:
    """The loop from the outbox to Discord."""

    def __init__(self, store: Store, deliver: Deliver, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._deliver = deliver
        self._now = now
        self._news = asyncio.Event()
        self._quiet = asyncio.Event()
        self._running: dict[str, asyncio.Task[None]] = {}
        self._loop: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """There may be something to tell."""
        self._quiet.clear()
        self._news.set()

    def start(self) -> None:
        """Begin to tell, first of all what an earlier process left untold."""
        self.wake()
        self._loop = asyncio.create_task(self._run(), name="publisher")

    async def stop(self, patience: float = 5.0) -> None:
        """Finish what is being told; the rest waits in the outbox."""
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.wait({self._loop})
        telling = set(self._running.values())
        if telling:
            _, unfinished = await asyncio.wait(telling, timeout=patience)
            for task in unfinished:
                task.cancel()
            await asyncio.gather(*unfinished, return_exceptions=True)

    async def idle(self) -> None:
        """Wait until all that is due has been told."""
        await self._quiet.wait()

    async def _run(self) -> None:
        while True:
            try:
                await self._drain()
            except sqlite3.Error:
                log.exception("could not read what is to be told")
                await asyncio.sleep(BUSY_PAUSE)

    async def _drain(self) -> None:
        while True:
            self._news.clear()
            for item in await self._take():
                self._running[item.target] = asyncio.create_task(self._tell(item), name=f"tell {item.target}")
            if not self._running and not self._news.is_set():
                self._quiet.set()
            await self._until_news()

    async def _take(self) -> list[OutboxItem]:
        busy = set(self._running)
        room = max(0, AT_ONCE - len(busy))
        return await self._store.read(lambda db: take_outbox(db, self._now(), room, busy))

    async def _until_news(self) -> None:
        due = await self._store.read(next_outbox_at)
        # What is due but not taken waits for a busy target, which wakes us when it is done.
        least = BUSY_PAUSE if self._running else 0.0
        pause = None if due is None else max(least, due - self._now())
        try:
            await asyncio.wait_for(self._news.wait(), pause)
        except TimeoutError:
            return

    async def _tell(self, item: OutboxItem) -> None:
        try:
            await self._store.write(lambda db: begin_outbox(db, item.id))
            await self._told_or_later(item)
        except sqlite3.Error:
            log.exception("could not keep what was told", extra={"outbox": item.id, "table": item.table_id})
            await asyncio.sleep(BUSY_PAUSE)
        finally:
            self._running.pop(item.target, None)
            self.wake()

    async def _told_or_later(self, item: OutboxItem) -> None:
        try:
            told = await self._deliver(item)
        except Undeliverable as never:
            reason = str(never)
            await self._store.write(lambda db: drop_outbox(db, item.id, reason, self._now()))
        except (discord.DiscordException, OSError, TimeoutError) as error:
            await self._later(item, error)
        except Exception as error:
            log.exception("could not tell", extra={"outbox": item.id, "kind": item.kind, "table": item.table_id})
            await self._later(item, error)
        else:
            await self._store.write(lambda db: _finish(db, item, told, self._now()))

    async def _later(self, item: OutboxItem, error: Exception) -> None:
        tried = item.attempts + 1
        log.warning("not told yet", extra={"outbox": item.id, "kind": item.kind, "tried": tried, "error": repr(error)})
        if tried >= GIVE_UP_AFTER:
            await self._store.write(lambda db: drop_outbox(db, item.id, repr(error), self._now()))
            return
        again = self._now() + min(FIRST_PAUSE * 2**item.attempts, LONGEST_PAUSE)
        await self._store.write(lambda db: fail_outbox(db, item.id, repr(error), again))


def _finish(db: sqlite3.Connection, item: OutboxItem, told: Told, now: float) -> None:
    finish_outbox(db, item.id, now, told.message)
    if told.post is not None:
        save_post(db, told.post)
    if told.then is not None:
        put_outbox(db, [told.then])
