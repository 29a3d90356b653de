"""The store for whoever may only write as long as this process holds its lease."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

from bot.store.connection import Connection, Job
from bot.store.engine.database import Store

T = TypeVar("T")

_fenced: ContextVar[bool] = ContextVar("fenced", default=False)


@contextmanager
def fenced() -> Iterator[None]:
    """What is written here, and by tasks that are begun here, is written under the lease alone."""
    before = _fenced.set(True)
    try:
        yield
    finally:
        _fenced.reset(before)


class FencedStore(Store):
    """The same store; what tells, rings and tidies looks at the lease in each of its own transactions.

    What people do needs no lease: the version of a table is its fence.
    """

    def __init__(self, store: Store, must_hold: Callable[[Connection], None]) -> None:
        self._store = store
        self._must_hold = must_hold

    async def write(self, job: Job[T]) -> T:
        """As the store writes."""
        if not _fenced.get():
            return await self._store.write(job)

        def under_the_lease(db: Connection) -> T:
            self._must_hold(db)
            return job(db)

        return await self._store.write(under_the_lease)

    async def read(self, job: Job[T]) -> T:
        """As the store reads."""
        return await self._store.read(job)

    async def erase(self, *, large: bool = False) -> None:
        """As the store does."""
        await self._store.erase(large=large)

    async def close(self) -> None:
        """As the store does."""
        await self._store.close()
