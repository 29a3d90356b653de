"""The database: one connection in one thread, and every transaction one job in it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import aiosqlite

from bot.store.engine.erasing import erase
from bot.store.engine.lock import DataLock, keep_private
from bot.store.engine.migrate import migrate

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]

FILE_NAME = "caravel.sqlite"


class DatabaseUnusable(Exception):
    """The file is there and SQLite cannot work with it."""

    def __init__(self, file: Path, error: sqlite3.Error) -> None:
        super().__init__(f"{file} cannot be used: {error}. If it is damaged, restore a backup.")


class Store:
    """The bot's memory. `write` and `read` run a whole function of the connection in the database thread."""

    def __init__(self, connection: aiosqlite.Connection, lock: DataLock) -> None:
        self._connection = connection
        self._lock = lock

    @classmethod
    @asynccontextmanager
    async def open(cls, data: Path, lock: DataLock | None = None) -> AsyncIterator["Store"]:
        """The store in this directory, made anew or brought up to date; the lock may be held already.

        It is closed however the block ends: its thread would keep the process from ever ending.
        DataInUse if another bot has it open, DatabaseIsNewer, DatabaseUnusable.
        """
        store = await cls._opened(data, lock)
        try:
            yield store
        finally:
            await store.close()

    @classmethod
    async def _opened(cls, data: Path, lock: DataLock | None) -> "Store":
        lock = lock or DataLock(data)
        try:
            keep_private(data / FILE_NAME)
            # No implicit transactions: `_write` and `_read` open their own.
            connection = await aiosqlite.connect(data / FILE_NAME, isolation_level=None, cached_statements=256)
            store = cls(connection, lock)
            try:
                await store._run(_prepare)
            except BaseException:
                await connection.close()
                raise
        except sqlite3.Error as error:
            lock.release()
            raise DatabaseUnusable(data / FILE_NAME, error) from error
        except BaseException:
            lock.release()
            raise
        return store

    async def close(self) -> None:
        """Finish what is queued and let go of the file; once is enough."""
        try:
            await self._connection.close()
        finally:
            self._lock.release()

    async def write(self, job: Job[T]) -> T:
        """Run the job as one transaction: all of it is stored, durably, or nothing, and the error raised.

        A cancelled caller is held until the job's end, so nobody goes on before it is known what is stored.
        """
        try:
            return await self._run(partial(_write, job))
        except asyncio.CancelledError:
            # The thread does one job after the other: once this one is done, so is the one before.
            await self._run(_nothing)
            raise

    async def read(self, job: Job[T]) -> T:
        """Run the job on one consistent state of the database; what it writes is thrown away."""
        return await self._run(partial(_read, job))

    async def erase(self, *, large: bool = False) -> None:
        """Leave no trace in any file of what was forgotten; a large one is written anew where nobody waits for it."""
        await self._run(partial(erase, large=large))

    def _run(self, job: Job[T]) -> Coroutine[Any, Any, T]:
        # aiosqlite's public calls are one thread hop a statement, and leave the transaction open when a task is
        # cancelled between two. Its queue takes any function: this is the one place that uses it, and
        # tests/bot/store/test_database.py tells when another version of it does not.
        def run() -> T:
            return job(self._connection._conn)

        execute = cast("Callable[[Callable[[], T]], Coroutine[Any, Any, T]]", self._connection._execute)
        return execute(run)


def _prepare(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    # Moving the log into the file costs as much as several commits: 16 MB of log make that rare.
    db.execute("PRAGMA wal_autocheckpoint = 4000")
    db.execute("PRAGMA busy_timeout = 5000")
    # What is deleted is overwritten, in the file and in every page that goes through the log.
    db.execute("PRAGMA secure_delete = ON")
    migrate(db)


def _nothing(_: sqlite3.Connection) -> None:
    """It is only waited for."""


def _write(job: Job[T], db: sqlite3.Connection) -> T:
    db.execute("BEGIN IMMEDIATE")
    try:
        result = job(db)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return result


def _read(job: Job[T], db: sqlite3.Connection) -> T:
    db.execute("BEGIN")
    try:
        return job(db)
    finally:
        db.execute("ROLLBACK")
