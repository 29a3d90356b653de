"""The schema's versions: numbered SQL files, applied forward, each in a transaction of its own."""

import sqlite3
from pathlib import Path

from bot.store.engine.answers_left import answers_left

APPLICATION_ID = 0x43524156
"""Marks the file as Caravel's ("CRAV")."""
MIGRATIONS = Path(__file__).with_name("migrations")


class DatabaseIsNewer(Exception):
    """The database was written by a newer Caravel."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            f"The database has schema version {found}, and this Caravel knows versions up to {known}: "
            "start a newer Caravel, or restore a backup from before its update."
        )


def scripts(folder: Path = MIGRATIONS) -> dict[int, str]:
    """The SQL of each version, in order."""
    return {int(file.name[:4]): file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.sql"))}


def schema_version(db: sqlite3.Connection) -> int:
    """The version of this database; 0 is an empty one."""
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    return version


def migrate(db: sqlite3.Connection, folder: Path = MIGRATIONS, upto: int | None = None) -> None:
    """Bring the database to the newest version; DatabaseIsNewer if it is beyond it."""
    steps = scripts(folder)
    db.create_function("answers_left", 3, answers_left)
    found, known = schema_version(db), max(steps)
    if found > known:
        raise DatabaseIsNewer(found, known)
    for version, script in steps.items():
        if found < version <= (known if upto is None else upto):
            _apply(db, version, script)


def _apply(db: sqlite3.Connection, version: int, script: str) -> None:
    marks = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {version};"
    try:
        db.executescript(f"BEGIN IMMEDIATE;\n{script}\n{marks}\nCOMMIT;")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
