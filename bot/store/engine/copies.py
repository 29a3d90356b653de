"""Backup and restore of the whole store."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.engine.database import FILE_NAME
from bot.store.engine.lock import DataLock, keep_private
from bot.store.engine.migrate import APPLICATION_ID, DatabaseIsNewer, scripts

BEFORE_RESTORE = "caravel-before-restore.sqlite"


class CopyRefused(Exception):
    """Why there was no backup or restore, in words for the host."""


def backup(data: Path, copy: Path) -> None:
    """Write a consistent copy of the store to a new file, also while the bot runs."""
    source = data / FILE_NAME
    if not source.exists():
        raise CopyRefused(f"There is nothing to back up: {source} does not exist.")
    if copy.exists():
        raise CopyRefused(f"{copy} exists already; name a new file.")
    if not copy.parent.is_dir():
        raise CopyRefused(f"The directory {copy.parent} does not exist.")
    draft = copy.with_name(copy.name + ".part")
    _copy(source, draft)
    draft.replace(copy)
    _flush_directory(copy.parent)


def restore(data: Path, copy: Path) -> Path | None:
    """Put a backup in the store's place and return where the former store is kept, if there was one.

    Refuses a file that is no whole Caravel backup; DataInUse while the bot runs.
    """
    _check(copy)
    lock = DataLock(data)
    try:
        draft = data / (FILE_NAME + ".part")
        _copy(copy, draft)
        former = _set_aside(data)
        draft.replace(data / FILE_NAME)
        _flush_directory(data)
        return former
    finally:
        lock.release()


def _copy(source: Path, target: Path) -> None:
    target.unlink(missing_ok=True)
    keep_private(target)
    try:
        with closing(_open_to_read(source)) as original, closing(sqlite3.connect(target)) as fresh:
            original.backup(fresh)
            # One file without a log beside it, so that it can be moved as it is.
            fresh.execute("PRAGMA journal_mode = DELETE")
        _flush(target)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise CopyRefused(f"{source} could not be copied to {target}: {error}.") from error


def _check(copy: Path) -> None:
    if not copy.is_file():
        raise CopyRefused(f"There is no file {copy}.")
    try:
        with closing(_open_to_read(copy)) as db:
            if db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
                raise CopyRefused(f"{copy} is no backup of Caravel.")
            version, known = db.execute("PRAGMA user_version").fetchone()[0], max(scripts())
            if version > known:
                raise DatabaseIsNewer(version, known)
            if db.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise CopyRefused(f"{copy} is damaged.")
            if (
                db.execute("SELECT count(*) FROM sqlite_schema WHERE name IN ('tables', 'log', 'outbox')").fetchone()[0]
                != 3
            ):
                raise CopyRefused(f"{copy} is damaged: its tables are not there.")
            if db.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise CopyRefused(f"{copy} is damaged: something in it belongs to a table that is not there.")
    except sqlite3.DatabaseError as error:
        raise CopyRefused(f"{copy} is no backup of Caravel: {error}.") from error


def _set_aside(data: Path) -> Path | None:
    """Keep the store that is replaced, as it is: it may be damaged. Its log goes first, lest it meet another store."""
    current, former = data / FILE_NAME, data / BEFORE_RESTORE
    for suffix in ("-shm", "-wal", ""):
        former.with_name(former.name + suffix).unlink(missing_ok=True)
        part = current.with_name(current.name + suffix)
        if part.exists():
            part.replace(former.with_name(former.name + suffix))
    return former if former.exists() else None


def _open_to_read(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def _flush(file: Path) -> None:
    with file.open("rb") as opened:
        os.fsync(opened.fileno())


def _flush_directory(directory: Path) -> None:
    descriptor = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
