"""The one format of copies: a SQLite file with a house's tables, whatever engine the house has."""

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.engine.contents import Row
from bot.store.engine.lock import keep_private
from bot.store.engine.migrate import APPLICATION_ID, DatabaseIsNewer, migrate, schema_version, scripts
from bot.store.engine.unusable import CopyRefused

NUL = "\0"
"""PostgreSQL keeps no text with it; nobody can see it, so it is left out."""


def open_to_read(file: Path) -> sqlite3.Connection:
    """A connection that changes nothing."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)


def copy_file(source: Path, target: Path) -> None:
    """Write a consistent copy of a database file to a new one, also while somebody works on it."""
    target.unlink(missing_ok=True)
    keep_private(target)
    try:
        with closing(open_to_read(source)) as original, closing(sqlite3.connect(target)) as fresh:
            original.backup(fresh)
            _make_one_file(fresh)
        flush(target)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise CopyRefused(f"{source} could not be copied to {target}: {error}.") from error


@contextmanager
def fresh_file(target: Path, version: int) -> Iterator[sqlite3.Connection]:
    """A new file with empty tables of this version, to be filled; it is gone if that fails."""
    target.unlink(missing_ok=True)
    keep_private(target)
    try:
        with closing(sqlite3.connect(target, isolation_level=None)) as fresh:
            fresh.execute("PRAGMA synchronous = OFF")
            migrate(fresh, upto=version)
            fresh.execute("BEGIN")
            yield fresh
            fresh.execute("COMMIT")
            _make_one_file(fresh)
        flush(target)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


@contextmanager
def newest(file: Path, draft: Path) -> Iterator[sqlite3.Connection]:
    """A file's tables as this Caravel has them: an older one is brought up to date in a copy."""
    try:
        with closing(open_to_read(file)) as db:
            if schema_version(db) == max(scripts()):
                yield db
                return
        copy_file(file, draft)
        with closing(sqlite3.connect(draft, isolation_level=None)) as db:
            migrate(db)
            yield db
    finally:
        draft.unlink(missing_ok=True)


def check(copy: Path) -> None:
    """CopyRefused if a file is no whole copy, DatabaseIsNewer if it is one of a newer Caravel."""
    if not copy.is_file():
        raise CopyRefused(f"There is no file {copy}.")
    try:
        with closing(open_to_read(copy)) as db:
            if db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
                raise CopyRefused(f"{copy} is no backup of Caravel.")
            version, known = schema_version(db), max(scripts())
            if version > known:
                raise DatabaseIsNewer(version, known)
            if db.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise CopyRefused(f"{copy} is damaged.")
            if not {"tables", "log", "outbox"} <= set(table_names(db)):
                raise CopyRefused(f"{copy} is damaged: its tables are not there.")
            if db.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise CopyRefused(f"{copy} is damaged: something in it belongs to a table that is not there.")
    except sqlite3.DatabaseError as error:
        raise CopyRefused(f"{copy} is no backup of Caravel: {error}.") from error


def table_names(db: sqlite3.Connection) -> list[str]:
    """All tables but SQLite's own; those come first that others belong to."""
    found = db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    owners = {owner for (owner,) in db.execute(OWNERS).fetchall()}
    return sorted((name for (name,) in found.fetchall()), key=lambda name: (name not in owners, name))


OWNERS = 'SELECT DISTINCT parent."table" FROM sqlite_schema JOIN pragma_foreign_key_list(name) AS parent'


def columns_of(db: sqlite3.Connection, table: str) -> dict[str, str]:
    """The columns of a table, and what each holds."""
    return {name: kind for _, name, kind, *_ in db.execute(f"PRAGMA table_info({table})").fetchall()}


def rows_of(db: sqlite3.Connection, table: str, columns: Iterable[str]) -> Iterator[Row]:
    """All rows of a table, as every engine can keep them."""
    for row in db.execute(f"SELECT {', '.join(columns)} FROM {table}"):
        yield tuple(value.replace(NUL, "") if isinstance(value, str) else value for value in row)


def counted(db: sqlite3.Connection) -> dict[str, int]:
    """The last number that was given away by each table that counts: none is ever given again."""
    return dict(db.execute("SELECT name, seq FROM sqlite_sequence").fetchall())


def count_on(db: sqlite3.Connection, last: dict[str, int]) -> None:
    """Go on from these."""
    db.execute("DELETE FROM sqlite_sequence")
    db.executemany("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", last.items())


def flush(file: Path) -> None:
    """Have the disk keep a file."""
    with file.open("rb") as opened:
        os.fsync(opened.fileno())


def flush_directory(directory: Path) -> None:
    """Have the disk keep what files a directory has."""
    descriptor = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _make_one_file(db: sqlite3.Connection) -> None:
    """Without a log beside it, so that it can be moved as it is."""
    db.execute("PRAGMA journal_mode = DELETE")
