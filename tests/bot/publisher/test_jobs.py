"""What a move costs the database after its answer: a delivery is two jobs, and none of them finds nothing to do."""

import sqlite3
from typing import Any
from unittest.mock import patch

import pytest

from bot.store.connection import Job
from bot.store.engine import sqlite
from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import Harbour, press

FEWEST = 5
"""The move itself; a look at what there is to tell; the delivery's begin and its end; a look for computers."""
MOST = 9
"""Besides, the former panel is tidied, and a command's answer says what else waits and what is one's own there."""


START = 10
"""May this person do it here, and the table as it is; the start itself; a look at what there is to tell, and one for
computers; the thread and the panel, of which the thread is kept by itself, and the card, each begun with what ended."""


A_LONG_TIME = 3600.0
"""Seconds: what is kept of several moves together is no move's."""


class Counted:
    """The jobs of the database, and how many of those that write have written nothing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.jobs = self.in_vain = 0
        read, write = sqlite._read, sqlite._write

        def reading(job: Job[Any], db: sqlite3.Connection) -> Any:
            self.jobs += 1
            return read(job, db)

        def writing(job: Job[Any], db: sqlite3.Connection) -> Any:
            before = db.total_changes
            result = write(job, db)
            self.jobs += 1
            self.in_vain += db.total_changes == before
            return result

        monkeypatch.setattr(sqlite, "_read", reading)
        monkeypatch.setattr(sqlite, "_write", writing)


@pytest.mark.sqlite_only
@patch("bot.client.private_cards.KEPT_EVERY", A_LONG_TIME)
async def test_what_follows_a_move_is_a_handful_of_jobs(
    port: Harbour, ada: Player, boris: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await Evening.begin(port, ada, boris)
    for person in evening.people:  # once for each it is noted that they were asked how to be called
        await person.slash(evening.thread, "hand")
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


@pytest.mark.sqlite_only
@patch("bot.client.private_cards.KEPT_EVERY", A_LONG_TIME)
async def test_a_start_reads_its_table_once_when_nobody_else_may_change_it(
    port: Harbour, ada: Player, boris: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await port.opened(ada, seats=2)
    await press(boris, card, "join")
    counted = Counted(monkeypatch)
    await press(ada, card.again, "start")
    monkeypatch.undo()
    assert counted.in_vain == 0
    assert counted.jobs <= START
