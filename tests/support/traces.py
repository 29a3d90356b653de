"""What is left of somebody: in the rows of the whole database, and in the bytes of its files, as they lie there."""

import re
from pathlib import Path

from bot.store.engine import houses
from bot.store.engine.sqlite import FILE_NAME
from tests.support.stored import all_tables

LONG_ENOUGH = 5
"""Shorter names stand in packed bytes by chance."""


def traces(folder: Path, user_id: int, name: str) -> list[str]:
    """Where somebody's id or name still stands, also where nobody reads any more."""
    found = []
    with houses.house_at(folder, None).look() as db:
        for table in all_tables(db):
            for row in db.execute(f"SELECT * FROM {table}").fetchall():
                text = " ".join(str(value) for value in row)
                if str(user_id) in text or re.search(rf"\b{name}\b", text):
                    found.append(f"{table}: {text[:200]}")
    return [*found, *remains(folder, user_id, name)]


def remains(folder: Path, user_id: int, name: str) -> list[str]:
    """The same in the bytes of the database and of its log: text, or a number as SQLite writes it."""
    said = [str(user_id).encode(), user_id.to_bytes(8, "big")]
    said += [name.encode()] if len(name) >= LONG_ENOUGH else []
    files = [file for suffix in ("", "-wal") if (file := folder / (FILE_NAME + suffix)).exists()]
    return [
        f"{file.name} at {found.start()}: {file.read_bytes()[max(0, found.start() - 60) : found.start() + 60]!r}"
        for file in files
        for each in said
        for found in re.finditer(re.escape(each), file.read_bytes())
    ]
