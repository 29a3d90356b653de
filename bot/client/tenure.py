"""This process's hold of a block of shards, among several: how it is taken, kept, handed over, and lost."""

import asyncio
import logging
import os
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex

import msgspec

from bot.store.connection import Connection, StoreError
from bot.store.engine.database import Store
from bot.store.fleet.leases import (
    Counting,
    Lease,
    LeaseLost,
    claim,
    follow,
    follow_no_more,
    give,
    is_wanted,
    leave,
    may_identify,
    must_hold,
    prune_claims,
    renew,
    spares,
    stand_by,
    stand_by_no_more,
    take_free,
    take_over,
    want,
)
from bot.store.fleet.shares import NOTHING, Share, share_of

log = logging.getLogger(__name__)

CLAIMS_KEPT = 3600.0


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds of a lease."""

    renewed_every: float = 5.0
    lasts: float = 15.0
    silence: float = 10.0
    """Who could not renew for so long tells nothing more: soon another one may."""
    looks: float = 0.25
    """Between two looks whether the other one of a hand-over has done its part."""
    follower: float = 20.0
    """For so long whoever leaves waits for somebody to come."""
    identify: float = 5.0
    """Between two connections of one bucket, as Discord wishes."""
    all_over_again: float = 30.0
    """After so long everything is looked at, whatever was heard of it."""


USUAL = Times()


def new_member() -> str:
    """A name for this process among all."""
    return f"{socket.gethostname()}-{os.getpid()}-{token_hex(2)}"


class Tenure:
    """One block, for the life of the process; who finds none stands by, connected to nothing."""

    def __init__(
        self,
        store: Store,
        member: str,
        blocks: int,
        times: Times = USUAL,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.member = member
        self.blocks = blocks
        self.times = times
        self.lease: Lease | None = None
        self.block: int | None = None
        """Which one it serves, or has come for."""
        self.lost = asyncio.Event()
        """Another one may serve it by now, so that this process has to end."""
        self.claims = False
        """Two hear of each interaction: who claims it answers."""
        self._left = False
        self._counting = Counting(blocks, blocks)
        self._store = store
        self._clock = clock
        self._renewed = 0.0
        self._poked = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None

    @property
    def sure(self) -> bool:
        """Whether nobody else can serve the block by now."""
        return self.lease is not None and not self.lost.is_set() and self._silent < self.times.silence

    @property
    def hears(self) -> bool:
        """Whether what people do is this process's to answer."""
        return not (self._left or self.lost.is_set()) and (self.lease is None or self.sure)

    @property
    def share(self) -> Share:
        """The tables of its block, if it has one."""
        return NOTHING if self.block is None else share_of(self.block, self.blocks, self._counting.shards)

    def poke(self) -> None:
        """Something has changed about leases."""
        self._poked.set()

    def must_hold(self, db: Connection) -> None:
        """Within a transaction: LeaseLost unless the lease is held until its end."""
        if self.lease is None or not self.sure:
            raise LeaseLost("no block is held")
        must_hold(db, self.member, self.lease)

    async def begin(self, shards: int) -> None:
        """Take a free block, or come for one that somebody leaves; until there is one it stands by."""
        self._counting = Counting(self.blocks, shards)
        standing_by = False
        while self.block is None:
            self._poked.clear()
            asked = self._clock()
            lease = await self._store.write(self._taken)
            if lease is not None:
                self._hold(lease, asked)
            elif (block := await self._store.write(lambda db: follow(db, self.member, self._counting))) is not None:
                log.info("comes for a block that is left", extra={"block": block})
                self.block, self.claims = block, True
            else:
                if not standing_by:
                    log.info("stands by: all blocks are served")
                standing_by = True
                await self._store.write(lambda db: stand_by(db, self.member, self.times.lasts))
                await self._poked_or(self.times.renewed_every)
        if standing_by:
            await self._store.write(lambda db: stand_by_no_more(db, self.member))

    async def succeed(self) -> None:
        """Whoever leaves the block for which this process has come may go: its servers are heard of here."""
        assert self.block is not None
        block = self.block
        await self._store.write(lambda db: want(db, self.member, block))
        while self.lease is None:
            self._poked.clear()
            asked = self._clock()
            try:
                lease = await self._store.write(
                    lambda db: take_over(db, self.member, block, self._counting, self.times.lasts)
                )
            except LeaseLost:
                self.lost.set()
                raise
            if lease is None:
                await self._poked_or(self.times.looks)
            else:
                self._hold(lease, asked)
        self.claims = False

    async def hand_over(self) -> None:
        """Wait until somebody has come who answers people, if anybody stands by; then answer nobody any more."""
        lease = self.lease
        if lease is None or not self.sure:
            return
        if await self._store.read(spares):
            self.claims = True
            await self._store.write(lambda db: leave(db, self.member, lease))
            with suppress(TimeoutError):
                async with asyncio.timeout(self.times.follower):
                    while not await self._store.read(lambda db: is_wanted(db, lease)):
                        self._poked.clear()
                        await self._poked_or(self.times.looks)
        self._left = True

    async def end(self) -> None:
        """Give the block up."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait({self._keeping})
        lease, self.lease = self.lease, None
        if lease is None:
            with suppress(StoreError):
                await self._store.write(lambda db: follow_no_more(db, self.member))
                await self._store.write(lambda db: stand_by_no_more(db, self.member))
        if lease is not None:
            with suppress(StoreError):
                await self._store.write(lambda db: give(db, self.member, lease))
                await self._store.write(lambda db: prune_claims(db, CLAIMS_KEPT))
            log.info("gives its block", extra={"block": lease.block})

    async def claim(self, interaction: int) -> bool:
        """Whether this process answers it. Where nobody can know, it does: better twice than not at all."""
        try:
            return await self._store.write(lambda db: claim(db, interaction))
        except StoreError:
            log.warning("could not claim", exc_info=True)
            return True

    async def may_connect(self, bucket: int) -> None:
        """Wait until Discord takes one more connection of this bucket."""
        while True:
            if await self._store.write(lambda db: may_identify(db, bucket, self.times.identify)):
                return
            await asyncio.sleep(self.times.looks)

    @property
    def _silent(self) -> float:
        return self._clock() - self._renewed

    def _taken(self, db: Connection) -> Lease | None:
        return take_free(db, self.member, self._counting, self.times.lasts)

    def _hold(self, lease: Lease, since: float) -> None:
        self.lease, self.block, self._renewed = lease, lease.block, since
        log.info("serves a block", extra={"block": lease.block, "epoch": lease.epoch})
        self._keeping = asyncio.create_task(self._keep(lease), name="keep the lease")

    async def _keep(self, lease: Lease) -> None:
        try:
            while True:
                await asyncio.sleep(self.times.renewed_every)
                await self._renew(lease)
        except LeaseLost as lost:
            log.error("the lease is lost", extra={"block": lease.block, "why": str(lost)})
            self.lost.set()

    async def _renew(self, lease: Lease) -> None:
        """Once; LeaseLost where it is too late."""
        asked = self._clock()
        renewing = asyncio.create_task(
            self._store.write(lambda db: renew(db, self.member, lease, self.times.lasts)), name="renew the lease"
        )
        left = self.times.silence - self._silent
        await asyncio.wait({renewing}, timeout=left if left > 0 else self.times.silence)
        if not renewing.done():
            raise LeaseLost("the database does not answer")
        try:
            renewing.result()
        except LeaseLost:
            raise
        except StoreError as error:
            if self._silent >= self.times.silence:
                raise LeaseLost(f"it could not be renewed: {error}") from error
            log.warning("the lease could not be renewed yet", exc_info=True)
        else:
            self._renewed = asked

    async def _poked_or(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._poked.wait(), seconds)
