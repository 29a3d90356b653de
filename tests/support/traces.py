"""What is left of somebody: in the rows of the whole database, and in the bytes of its files, as they lie there."""

import re
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Literal

from bot.store.engine import houses
from bot.store.engine.postgresql.connecting import connect
from bot.store.engine.postgresql.house import PostgresHouse
from bot.store.engine.postgresql.schema import tables_of_schema
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
    """The same in the bytes of the database and of its log: text, or a number as the engine writes it.

    What a server keeps beside its tables is its host's.
    """
    house = houses.house_at(folder, None)
    if isinstance(house, PostgresHouse):
        return remains_in(_pages_of(house), user_id, name, order="little")
    beside = [folder / (FILE_NAME + suffix) for suffix in ("", "-wal")]
    return remains_in({file.name: file.read_bytes() for file in beside if file.exists()}, user_id, name)


def remains_in(
    files: Mapping[str, bytes], user_id: int, name: str, order: Literal["big", "little"] = "big"
) -> list[str]:
    """Where somebody stands in these bytes."""
    said = [str(user_id).encode(), user_id.to_bytes(8, order)]
    said += [name.encode()] if len(name) >= LONG_ENOUGH else []
    return [
        f"{file} at {found.start()}: {content[max(0, found.start() - 60) : found.start() + 60]!r}"
        for file, content in files.items()
        for each in said
        for found in re.finditer(re.escape(each), content)
    ]


def _pages_of(house: PostgresHouse) -> dict[str, bytes]:
    """The files of all tables, as they lie on the server's disk."""
    with closing(connect(house._address)) as server:
        server.execute("CHECKPOINT")
        found = {}
        for table in tables_of_schema(server):
            row = server.execute("SELECT pg_read_binary_file(pg_relation_filepath($1))", (table,)).fetchone()
            assert row is not None
            assert isinstance(row[0], bytes)
            found[table] = row[0]
        return found
