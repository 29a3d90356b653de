"""A clock beside the store changes nothing of it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.measures.measures import Kind, Measures
from bot.store.connection import Connection, Job, T
from bot.store.engine.database import Store
from bot.store.facts import recall_fact, remember_fact
from bot.store.timed import TimedStore


class Heard(Measures):
    def __init__(self) -> None:
        self.jobs: list[str] = []
        self.again = 0

    def stored(self, kind: Kind, seconds: float) -> None:
        assert seconds >= 0
        self.jobs.append(kind)

    def retried(self, times: int) -> None:
        self.again += times


class Meeting(TimedStore):
    """Every write meets two others before it is stored."""

    async def write(self, job: Job[T]) -> T:
        def thrice(db: Connection) -> T:
            for _ in range(2):
                job(db)
            return job(db)

        return await self._store.write(thrice)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with Store.open(tmp_path) as opened:
        yield opened


@pytest.mark.sqlite_only
async def test_each_job_is_heard_of_also_one_that_fails(store: Store) -> None:
    heard = Heard()
    timed = TimedStore(store, heard)
    await timed.write(lambda db: remember_fact(db, "colour", "red"))
    assert await timed.read(lambda db: recall_fact(db, "colour")) == "red"
    with pytest.raises(ZeroDivisionError):
        await timed.write(lambda _: 1 // 0)
    await timed.erase()
    assert (heard.jobs, heard.again) == (["write", "read", "write"], 0)


@pytest.mark.sqlite_only
async def test_what_is_begun_anew_is_counted(store: Store) -> None:
    heard = Heard()
    await TimedStore(Meeting(store, heard), heard).write(lambda db: remember_fact(db, "colour", "red"))
    assert (heard.jobs, heard.again) == (["write"], 2)
