"""What a move costs the database after its answer: a delivery is two jobs, and none of them finds nothing to do."""

import sqlite3
from typing import Any

import pytest

from bot.store import Store
from bot.store.database import Job
from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import Harbour

FEWEST = 5
"""The move itself; a look at what there is to tell; the delivery's begin and its end; a look for computers."""
MOST = 8
"""Besides, the former panel is tidied, and a command's answer says what else waits."""


class Counted:
    """The jobs of the database, and how many of those that write have written nothing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reads = self.writes = self.in_vain = 0
        read, write = Store.read, Store.write
        counted = self

        async def reading(store: Store, job: Job[Any]) -> Any:
            counted.reads += 1
            return await read(store, job)

        async def writing(store: Store, job: Job[Any]) -> Any:
            counted.writes += 1

            def written(db: sqlite3.Connection) -> Any:
                before = db.total_changes
                result = job(db)
                counted.in_vain += db.total_changes == before
                return result

            return await write(store, written)

        monkeypatch.setattr(Store, "read", reading)
        monkeypatch.setattr(Store, "write", writing)

    @property
    def jobs(self) -> int:
        return self.reads + self.writes


async def test_what_follows_a_move_is_a_handful_of_jobs(
    port: Harbour, ada: Player, boris: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await Evening.begin(port, ada, boris)
    await evening.move()
    jobs: list[int] = []
    for _ in range(12):
        counted = Counted(monkeypatch)
        await evening.move()
        monkeypatch.undo()
        assert counted.in_vain == 0
        jobs.append(counted.jobs)
    assert min(jobs) <= FEWEST, jobs
    assert max(jobs) <= MOST, jobs
