"""What the store promises whatever happens: all or nothing, one bot at a time, no lost answer."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, cast

import pytest

from bot.store.connection import Connection, StoreError
from bot.store.engine.copies import backup
from bot.store.engine.database import Store
from bot.store.engine.lock import DataInUse
from bot.store.engine.unusable import DatabaseUnusable
from bot.store.facts import recall_fact, remember_fact
from bot.store.people.names import harmless

FAILS_AFTER_OPENING = """
from pathlib import Path
import pytest
from bot.store.engine.database import Store

@pytest.fixture
async def house():
    async with Store.open(Path("data")) as store:
        text = {}["missing"]
        yield store

async def test_something(house):
    pass
"""
ROOT = Path(__file__).parents[3]


async def opened_and_closed(data: Path) -> None:
    async with Store.open(data):
        pass


def test_a_run_of_tests_ends_though_a_fixture_fails_after_opening(tmp_path: Path) -> None:
    (tmp_path / "test_failing.py").write_text(FAILS_AFTER_OPENING)
    options = ["-q", "-p", "no:cacheprovider", "-o", "asyncio_mode=auto", "--rootdir", str(tmp_path)]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *options, "test_failing.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert "KeyError: 'missing'" in run.stdout
    assert run.returncode == pytest.ExitCode.TESTS_FAILED


async def test_what_was_written_is_there_after_reopening(tmp_path: Path) -> None:
    async with Store.open(tmp_path) as first:
        await first.write(lambda db: remember_fact(db, "colour", "red"))
    async with Store.open(tmp_path) as second:
        assert await second.read(lambda db: recall_fact(db, "colour")) == "red"


async def test_an_error_takes_the_whole_transaction_back(store: Store) -> None:
    def half(db: Connection) -> None:
        remember_fact(db, "colour", "red")
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await store.write(half)
    assert await store.read(lambda db: recall_fact(db, "colour")) is None
    await store.write(lambda db: remember_fact(db, "colour", "blue"))
    assert await store.read(lambda db: recall_fact(db, "colour")) == "blue"


@pytest.mark.sqlite_only
async def test_a_refused_commit_leaves_no_transaction_open(store: Store) -> None:
    def orphan(db: Connection) -> None:
        db.execute("PRAGMA defer_foreign_keys = ON")
        db.execute("INSERT INTO invitations (table_id, user_id) VALUES (999, 1)")

    with pytest.raises(StoreError):
        await store.write(orphan)
    await store.write(lambda db: remember_fact(db, "colour", "blue"))
    assert await store.read(lambda db: recall_fact(db, "colour")) == "blue"


async def test_what_a_read_writes_is_thrown_away(store: Store) -> None:
    await store.read(lambda db: remember_fact(db, "colour", "red"))
    assert await store.read(lambda db: recall_fact(db, "colour")) is None


async def test_a_cancelled_writer_leaves_only_after_its_transaction(store: Store) -> None:
    begun, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def slow(db: Connection) -> None:
        remember_fact(db, "first", "half")
        loop.call_soon_threadsafe(begun.set)
        assert go_on.wait(10)
        remember_fact(db, "second", "half")

    writer = asyncio.create_task(store.write(slow))
    await begun.wait()
    writer.cancel()
    for _ in range(5):
        await asyncio.sleep(0)
    assert not writer.done()
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await writer
    facts = await store.read(lambda db: db.execute("SELECT name FROM facts ORDER BY name").fetchall())
    assert facts == [("first",), ("second",)]


async def test_an_error_after_cancelling_is_taken_back_too(store: Store) -> None:
    begun, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def failing(db: Connection) -> None:
        remember_fact(db, "first", "half")
        loop.call_soon_threadsafe(begun.set)
        assert go_on.wait(10)
        raise ValueError("no")

    writer = asyncio.create_task(store.write(failing))
    await begun.wait()
    writer.cancel()
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await writer
    assert await store.read(lambda db: recall_fact(db, "first")) is None


async def test_many_writers_at_once_don_t_mix(store: Store) -> None:
    def count(db: Connection) -> None:
        remember_fact(db, "count", str(int(recall_fact(db, "count") or 0) + 1))

    await asyncio.gather(*(store.write(count) for _ in range(50)))
    assert await store.read(lambda db: recall_fact(db, "count")) == "50"


@pytest.mark.sqlite_only
async def test_it_is_durable_and_holds_foreign_keys(store: Store) -> None:
    def pragmas(db: Connection) -> list[object]:
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous", "foreign_keys")]

    full = 2
    assert await store.read(pragmas) == ["wal", full, 1]


async def test_a_second_bot_is_refused(store: Store, tmp_path: Path) -> None:
    with pytest.raises(DataInUse, match="Caravel is running on"):
        await opened_and_closed(tmp_path)


@pytest.mark.sqlite_only
async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "caravel.sqlite").write_bytes(b"not a database at all" * 100)
    with pytest.raises(DatabaseUnusable, match=r"caravel\.sqlite cannot be used: file is not a database"):
        await opened_and_closed(tmp_path)
    (tmp_path / "caravel.sqlite").unlink()
    await opened_and_closed(tmp_path)


@pytest.mark.sqlite_only
async def test_the_seam_in_aiosqlite_is_as_it_was(store: Store) -> None:
    """The store hands whole functions to aiosqlite's thread, by names that are not public: see `SqliteFile._run`."""
    connection: Any = cast("Any", store)._engine._connection
    here, order = threading.get_ident(), []

    def job(number: int) -> tuple[int, bool]:
        order.append(number)
        return threading.get_ident(), isinstance(connection._conn, sqlite3.Connection)

    ran = await asyncio.gather(*(connection._execute(job, number) for number in range(3)))
    assert order == [0, 1, 2]
    assert {thread for thread, _ in ran} != {here}
    assert len({thread for thread, _ in ran}) == 1
    assert all(is_ours for _, is_ours in ran)

    def broken() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await connection._execute(broken)
    assert await store.read(lambda db: db.execute("SELECT 1").fetchone()) == (1,)


@pytest.mark.sqlite_only
async def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with Store.open(data) as store:
        await store.write(lambda db: remember_fact(db, "colour", "red"))
        backup(data, tmp_path / "copy.sqlite")
        kept = [data, *data.iterdir(), tmp_path / "copy.sqlite"]
        assert {path.name: path.stat().st_mode & 0o077 for path in kept if path.stat().st_mode & 0o077} == {}


@pytest.mark.sqlite_only
async def test_what_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    await opened_and_closed(tmp_path)
    for path in (tmp_path, *tmp_path.iterdir()):
        path.chmod(0o777 if path.is_dir() else 0o666)
    await opened_and_closed(tmp_path)
    assert {path.stat().st_mode & 0o077 for path in (tmp_path, *tmp_path.iterdir())} == {0}


def test_a_name_turns_nothing_around_it_about() -> None:
    assert harmless("\u202eadA\u202c  the\u2066\n Bold\u0000\u200f") == "adA the Bold"
    assert harmless("👨\u200d👩\u200d👧 Ёлка") == "👨\u200d👩\u200d👧 Ёлка"
    for unseen in ("\u202e\u200b", "\u200d\u200c \u200d", "\u3164", "\u2800 \u115f"):
        assert harmless(unseen) == ""
