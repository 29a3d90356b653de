"""SQLite: one file, one connection in one thread, and one writer at a time."""

import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import aiosqlite

from bot.store.connection import Connection, Job, StoreError
from bot.store.engine.contents import Contents
from bot.store.engine.copy_files import copy_file, flush_directory
from bot.store.engine.erasing import erase
from bot.store.engine.lock import DataLock, keep_private
from bot.store.engine.migrate import migrate
from bot.store.engine.unusable import BEFORE_RESTORE, CopyRefused, DatabaseUnusable

T = TypeVar("T")

FILE_NAME = "caravel.sqlite"
PATIENCE = 10.0
"""Seconds for which another process of the host waits for whoever writes."""


class SqliteFile:
    """The engine of a store in one file."""

    def __init__(self, connection: aiosqlite.Connection, lock: DataLock) -> None:
        self._connection = connection
        self._lock = lock

    @classmethod
    async def opened(cls, data: Path, lock: DataLock | None) -> "SqliteFile":
        """The file in this directory, made anew or brought up to date; the lock may be held already.

        DataInUse if another bot has it open, DatabaseIsNewer, DatabaseUnusable.
        """
        lock = lock or DataLock(data)
        try:
            keep_private(data / FILE_NAME)
            # No implicit transactions: `_write` and `_read` open their own.
            connection = await aiosqlite.connect(data / FILE_NAME, isolation_level=None, cached_statements=256)
            engine = cls(connection, lock)
            try:
                await engine._run(_prepare)
            except BaseException:
                await connection.close()
                raise
        except sqlite3.Error as error:
            lock.release()
            raise DatabaseUnusable(data / FILE_NAME, error) from error
        except BaseException:
            lock.release()
            raise
        return engine

    async def close(self) -> None:
        """Finish what is queued and let go of the file; once is enough."""
        try:
            await self._connection.close()
        finally:
            self._lock.release()

    async def write(self, job: Job[T]) -> T:
        """Run the job as one transaction."""
        return await self._run(partial(_write, job))

    async def read(self, job: Job[T]) -> T:
        """Run the job on one state."""
        return await self._run(partial(_read, job))

    async def idle(self) -> None:
        """Returns when all that was queued is done."""
        await self._run(_nothing)

    async def erase(self, *, large: bool) -> None:
        """Leave no trace in any file of what was forgotten."""
        await self._run(partial(erase, large=large))

    def _run(self, job: Callable[[sqlite3.Connection], T]) -> Coroutine[Any, Any, T]:
        # aiosqlite's public calls are one thread hop a statement, and leave the transaction open when a task is
        # cancelled between two. Its queue takes any function: this is the one place that uses it, and
        # tests/bot/store/test_database.py tells when another version of it does not.
        def run() -> T:
            return job(self._connection._conn)

        execute = cast("Callable[[Callable[[], T]], Coroutine[Any, Any, T]]", self._connection._execute)
        return execute(run)


class SqliteHouse:
    """All tables of one Caravel in one file of its folder, and what is put in its place."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._file = data / FILE_NAME

    async def opened(self, lock: DataLock | None) -> SqliteFile:
        """The file, open."""
        return await SqliteFile.opened(self._data, lock)

    def must_be_there(self) -> None:
        """CopyRefused if there is no file."""
        if not self._file.exists():
            raise CopyRefused(f"There is nothing to back up: {self._file} does not exist.")

    @contextmanager
    def look(self) -> Iterator[sqlite3.Connection]:
        """One state of the file."""
        with self._through("ro") as db:
            db.execute("BEGIN")
            yield db

    @contextmanager
    def change(self) -> Iterator[sqlite3.Connection]:
        """One transaction, when it is nobody else's turn."""
        with self._through("rw") as db:
            db.execute("PRAGMA foreign_keys = ON")
            db.execute("PRAGMA secure_delete = ON")
            db.execute("BEGIN IMMEDIATE")
            yield db
            db.execute("COMMIT")

    def version(self, db: Connection) -> int:
        """The file's own word."""
        found: int = db.execute("PRAGMA user_version").fetchone()[0]
        return found

    def schema(self) -> int | None:
        """The same, if the file can be read."""
        try:
            with self._through("ro") as db:
                return self.version(db)
        except CopyRefused:
            return None

    def size(self) -> int:
        """Of the file, and of its log."""
        beside = (self._file.with_name(self._file.name + suffix) for suffix in ("", "-wal"))
        return sum(file.stat().st_size for file in beside if file.exists())

    def copy_to(self, draft: Path) -> None:
        """A copy of the file, without what was forgotten and still lies about there."""
        copy_file(self._file, draft)
        try:
            with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
                erase(copy, large=True)
        except sqlite3.Error as error:
            draft.unlink(missing_ok=True)
            raise CopyRefused(f"{self._file} could not be copied to {draft}: {error}.") from error

    @contextmanager
    def as_file(self) -> Iterator[Path]:
        """The file itself: nobody writes to it while the folder is locked."""
        yield self._file

    def take(self, copy: Path) -> tuple[Path | None, Contents | None]:
        """The copy becomes the file, byte by byte: there is nothing to be counted."""
        draft = self._data / (FILE_NAME + ".part")
        copy_file(copy, draft)
        former = self._set_aside()
        draft.replace(self._file)
        flush_directory(self._data)
        return former, None

    def begin_anew(self, former: Path) -> None:
        """The file goes there."""
        for file in self._data.glob(f"{FILE_NAME}*"):
            file.rename(former / file.name)

    @contextmanager
    def _through(self, mode: str) -> Iterator[sqlite3.Connection]:
        if not self._file.exists():
            raise CopyRefused(f"There are no tables: {self._file} does not exist.")
        url = f"{self._file.resolve().as_uri()}?mode={mode}"
        try:
            with closing(sqlite3.connect(url, uri=True, isolation_level=None, timeout=PATIENCE)) as db:
                yield db
        except sqlite3.Error as error:
            raise CopyRefused(f"{self._file} cannot be read: {error}.") from error

    def _set_aside(self) -> Path | None:
        """Keep the file that is replaced, as it is: it may be damaged. Its log goes first, lest it meet another."""
        former = self._data / BEFORE_RESTORE
        for suffix in ("-shm", "-wal", ""):
            former.with_name(former.name + suffix).unlink(missing_ok=True)
            part = self._file.with_name(self._file.name + suffix)
            if part.exists():
                part.replace(former.with_name(former.name + suffix))
        return former if former.exists() else None


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


@contextmanager
def _told_as_the_stores() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(str(error)) from error


@_told_as_the_stores()
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


@_told_as_the_stores()
def _read(job: Job[T], db: sqlite3.Connection) -> T:
    db.execute("BEGIN")
    try:
        return job(db)
    finally:
        db.execute("ROLLBACK")
