"""Copies of all tables at their times, made beside everything else."""

import asyncio
import logging
from pathlib import Path

from bot.hours.habits import HOUR
from bot.store.kept_copies import KeptCopies, Make

log = logging.getLogger(__name__)


class Copying:
    """An alarm that nobody waits for: a large store takes a while to be copied and read."""

    def __init__(self, copies: KeptCopies, make: Make, every: float) -> None:
        self._copies = copies
        self._make = make
        self._every = every
        self._not_before = 0.0
        self._making: asyncio.Task[None] | None = None

    async def due(self) -> float | None:
        """When the newest is old enough; none while one is made."""
        if self._making is not None and not self._making.done():
            return None
        newest = await asyncio.to_thread(self._copies.newest)
        return max(self._not_before, 0.0 if newest is None else newest + self._every)

    async def ring(self, now: float) -> bool:
        """Begin to make one; whether it was time."""
        due = await self.due()
        if due is None or due > now:
            return False
        self._making = asyncio.create_task(self._made(now), name="copy")
        return True

    async def put_off(self, now: float, until: float) -> None:
        """The folder cannot be looked at."""
        self._not_before = until

    async def idle(self) -> None:
        """Wait until what is being made is made."""
        if self._making is not None:
            await asyncio.wait({self._making})

    async def _made(self, now: float) -> None:
        try:
            copy = await asyncio.to_thread(self._copies.add, self._make, now)
        except Exception:
            self._not_before = now + HOUR
            log.exception("no copy could be made of all tables")
        else:
            log.info("all tables are copied", extra={"file": Path(copy).name})
