"""The store with a clock beside it."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from bot.measures.measures import Kind, Measures
from bot.store.connection import Connection, Job
from bot.store.engine.database import Store

T = TypeVar("T")


class TimedStore(Store):
    """The same store; it is counted how long each job took, from the wish to the result, and how often it was begun."""

    def __init__(self, store: Store, measures: Measures) -> None:
        self._store = store
        self._measures = measures

    async def write(self, job: Job[T]) -> T:
        """As the store writes."""
        begun = 0

        def counted(db: Connection) -> T:
            nonlocal begun
            begun += 1
            return job(db)

        with self._timed("write"):
            try:
                return await self._store.write(counted)
            finally:
                if begun > 1:
                    self._measures.retried(begun - 1)

    async def read(self, job: Job[T]) -> T:
        """As the store reads."""
        with self._timed("read"):
            return await self._store.read(job)

    async def erase(self, *, large: bool = False) -> None:
        """As the store does: it is no job that anybody waits for."""
        await self._store.erase(large=large)

    async def close(self) -> None:
        """As the store does."""
        await self._store.close()

    @contextmanager
    def _timed(self, kind: Kind) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self._measures.stored(kind, time.perf_counter() - began)
