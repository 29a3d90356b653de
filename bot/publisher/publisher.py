"""Drains the outbox. One target is told in order; a delivery that fails is tried again, ever later."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
import msgspec

from bot.host.courtesy import Courtesy
from bot.publisher.begun import Begun, begin
from bot.publisher.lanes import Lanes
from bot.publisher.refusals import Why, why
from bot.store.connection import Connection, Job, StoreError
from bot.store.engine.database import Store
from bot.store.fleet.shares import EVERYTHING, Share
from bot.store.identity import GuildId, MessageId
from bot.store.table.records import Table
from bot.store.telling.news import News, Outgoing, Target, write_target
from bot.store.telling.outbox import (
    OutboxItem,
    drop_outbox,
    fail_outbox,
    finish_outbox,
    put_outbox,
    targets_since,
    untold_since,
)
from bot.store.telling.posts import Post, save_post

log = logging.getLogger(__name__)

BUSY_PAUSE = 1.0


class Told(msgspec.Struct, frozen=True):
    """An item was told; what is to be kept of that is stored together with the fact itself."""

    message: MessageId | None = None
    post: Post | None = None
    """The message that stands for the table from now on."""
    then: tuple[Outgoing, ...] = ()
    """What has to be told because of it."""
    keep: Callable[[Connection], None] | None = None
    """Stores what else is to be kept of it."""


Tells = Mapping[type[News], Callable[[Begun, Table, Any], Awaitable[Told]]]
Instead = Callable[[Begun, Table], Awaitable[Told | None]]
"""Tells something in the place of an item; None where it has nothing to say of that."""
"""How each kind of news is told."""
TellsApart = Mapping[type[News], Callable[[Begun, Any], Awaitable[Told]]]
"""How each kind is told that is about no table."""

Deliver = Callable[[Begun], Awaitable[Told]]


class Undeliverable(Exception):
    """This can never be told, and need not be; but perhaps something else instead."""

    def __init__(self, reason: str, *instead: Outgoing) -> None:
        super().__init__(reason)
        self.instead = instead


class Publisher:
    """The loop from the outbox to Discord."""

    def __init__(
        self,
        store: Store,
        deliver: Deliver,
        now: Callable[[], float] = time.time,
        clock: Callable[[], float] = time.monotonic,
        courtesy: Courtesy | None = None,
    ) -> None:
        self.share: Share = EVERYTHING
        """Of whose news this process tells: all, or its share of them."""
        self._store = store
        self._deliver = deliver
        self._now = now
        self._lanes = Lanes(clock)
        self._seen = 0
        """The last item of the outbox whose lane is known."""
        self._known: set[int] = set()
        """The untold items whose lanes are known, where others store besides."""
        self._news = asyncio.Event()
        self._unread = False
        """There may be something in the outbox that nobody has looked at."""
        self._stopping = False
        self._quiet = asyncio.Event()
        self._courtesy = courtesy or Courtesy()
        self._courtesy.call(self.wake)
        self._telling: set[asyncio.Task[None]] = set()
        self._loop: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """There may be something to tell."""
        self._quiet.clear()
        self._unread = True
        self._news.set()

    def wake_soon(self) -> None:
        """Somebody has made news, and is being answered."""
        self._quiet.clear()
        self._courtesy.soon()

    def retry(self, target: Target | None = None) -> None:
        """What stood in the way of telling this, or anything, may be gone."""
        self._lanes.retry(target)
        self.wake()

    @property
    def pausing(self) -> bool:
        """Whether anything waits for its cause to end."""
        return self._lanes.pausing

    @property
    def pauses(self) -> Mapping[Why, int]:
        """So many targets wait for each cause to end."""
        return self._lanes.pauses

    def start(self) -> None:
        """Begin to tell, first of all what an earlier process left untold."""
        self._stopping = False
        self.wake()
        self._loop = asyncio.create_task(self._run(), name="publisher")

    async def stop(self, patience: float = 5.0) -> None:
        """Finish what is being told; the rest waits in the outbox."""
        self._stopping = True
        self._courtesy.cancel()
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.wait({self._loop})
        telling = set(self._telling)
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
            except StoreError:
                log.exception("could not read what is to be told")
                self._unread = True
                await asyncio.sleep(BUSY_PAUSE)

    async def _drain(self) -> None:
        while True:
            self._news.clear()
            if self._unread:
                self._unread = False
                await self._learn()
            pause = self._lanes.wait()
            while (target := self._lanes.take()) is not None:
                task = asyncio.create_task(self._tell(target), name=f"tell {write_target(target)}")
                self._telling.add(task)
                task.add_done_callback(self._telling.discard)
            if self._lanes.quiet and not self._news.is_set() and not self._courtesy.waiting:
                self._quiet.set()
            try:
                await asyncio.wait_for(self._news.wait(), pause)
            except TimeoutError:
                continue

    async def _learn(self) -> None:
        """Which lanes have got something since the last look: each item is looked at once, however many wait."""
        seen, known, share = self._seen, self._known, self.share
        if share.whole:
            last, targets = await self._store.read(lambda db: targets_since(db, seen))
            self._seen = max(self._seen, last)
        else:
            self._known, targets = await self._store.read(lambda db: untold_since(db, known, share))
        for target, server in targets.items():
            self._lanes.news(target, server)

    async def _tell(self, target: Target) -> None:
        """One thing after the other, as long as no other target waits for its turn."""
        try:
            begun = await self._store.write(lambda db: begin(db, target, self.share))
            while begun is not None:
                begun = await self._told_or_later(begun)
        except StoreError:
            log.exception("could not keep what was told", extra={"target": write_target(target)})
            self._lanes.failed(target, Why.OUTAGE)
        finally:
            self._lanes.empty(target)
            self._news.set()

    async def _told_or_later(self, begun: Begun) -> Begun | None:
        """What is to be told next to the same target, if anything is and it is its turn."""
        item = begun.item
        try:
            told = await self._deliver(begun)
        except Undeliverable as never:
            reason, instead = str(never), never.instead
            following = await self._kept(item, lambda db: _drop(db, item, reason, instead, self._now()))
        except Exception as error:
            await self._later(item, error)
            self._unread = True  # Perhaps somebody who can help is told of it.
            return None
        else:
            following = await self._kept(item, lambda db: _finish(db, item, told, self._now()))
        return following

    async def _kept(self, item: OutboxItem, keep: Job[None]) -> Begun | None:
        """Keep what became of it, take the next, and see what else there is to tell now: one job."""
        seen, share, target = self._seen, self.share, item.target
        on = not (self._stopping or self._lanes.crowded)

        def store(db: Connection) -> tuple[Begun | None, int, dict[Target, GuildId | None]]:
            keep(db)
            following = begin(db, target, share) if on else None
            # Where others store besides, what is new is found by looking at all that is untold.
            return following, *(targets_since(db, seen) if share.whole else (seen, {}))

        following, last, targets = await self._store.write(store)
        self._seen = max(self._seen, last)
        self._lanes.told(target, more=not on)
        for other, server in targets.items():
            if other != target:
                self._lanes.news(other, server)
        if targets or not share.whole:
            self._unread = self._unread or not share.whole
            self._news.set()
        return following

    async def _later(self, item: OutboxItem, error: Exception) -> None:
        """It is never given up: the news are worth as much tomorrow, and most causes end."""
        reason = why(error)
        about = {"outbox": item.id, "table": item.table_id, "tried": item.attempts + 1, "error": repr(error)}
        if reason is Why.OURS:
            log.error("could not tell", extra=about, exc_info=error)
        else:
            log.warning("not told yet", extra=about)
        try:
            await self._store.write(lambda db: fail_outbox(db, item.id, f"{reason.name}: {error!r}"))
        finally:
            self._lanes.failed(item.target, reason, _asked_patience(error))


def _asked_patience(error: Exception) -> float:
    """The seconds for which Discord has asked to be left alone."""
    return error.retry_after if isinstance(error, discord.RateLimited) else 0.0


def _finish(db: Connection, item: OutboxItem, told: Told, now: float) -> None:
    if not finish_outbox(db, item.id, now, told.message):
        return
    if told.post is not None:
        save_post(db, told.post)
    if told.keep is not None:
        told.keep(db)
    put_outbox(db, told.then)


def _drop(db: Connection, item: OutboxItem, reason: str, instead: tuple[Outgoing, ...], now: float) -> None:
    drop_outbox(db, item.id, reason, now)
    put_outbox(db, instead)
