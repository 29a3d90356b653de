"""The database: every transaction is one job in the database thread, on whatever engine the host has chosen."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from bot.host.database_address import DatabaseAddress
from bot.store.connection import Job
from bot.store.engine import houses
from bot.store.engine.engine import Engine
from bot.store.engine.lock import DataLock

T = TypeVar("T")


class Store:
    """The bot's memory. `write` and `read` run a whole function of the connection in the database thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @classmethod
    @asynccontextmanager
    async def open(
        cls, data: Path, lock: DataLock | None = None, *, database: DatabaseAddress | None = None
    ) -> AsyncIterator["Store"]:
        """The store in this directory, or at this address, made anew or brought up to date.

        The directory's lock may be held already; it is the bot's, wherever the tables are.

        It is closed however the block ends: its thread would keep the process from ever ending.
        DataInUse if another bot has it open, DatabaseIsNewer, DatabaseUnusable.
        """
        store = cls(await houses.house_at(data, database).opened(lock))
        try:
            yield store
        finally:
            await store.close()

    async def close(self) -> None:
        """Finish what is queued and let go of the database; once is enough."""
        await self._engine.close()

    async def write(self, job: Job[T]) -> T:
        """Run the job as one transaction: all of it is stored, durably, or nothing, and the error raised.

        A cancelled caller is held until the job's end, so nobody goes on before it is known what is stored.
        """
        try:
            return await self._engine.write(job)
        except asyncio.CancelledError:
            # The thread does one job after the other: once this one is done, so is the one before.
            await self._engine.idle()
            raise

    async def read(self, job: Job[T]) -> T:
        """Run the job on one consistent state of the database; what it writes is thrown away."""
        return await self._engine.read(job)

    async def erase(self, *, large: bool = False) -> None:
        """Leave no trace in any file of what was forgotten; a large one is written anew where nobody waits for it."""
        await self._engine.erase(large=large)
