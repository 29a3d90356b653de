"""What was forgotten is in no byte of the files; what stands in the way of that is waited for."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.client.alarms import Spring
from bot.store.connection import Connection
from bot.store.engine.database import Store
from bot.store.engine.erasing import CLEAN, must_erase
from bot.store.engine.sqlite import FILE_NAME
from bot.store.facts import recall_fact, remember_fact
from tests.support.traces import remains

ID, NAME = 987_654_321_987_654_321, "Borislav"


def fill(db: Connection) -> None:
    """Pages are split and filled anew, so that what stood in them lies about."""
    random = Random("pages")
    for number in range(2000):
        remember_fact(db, f"fact {random.random()}", f"{NAME} {'x' * random.randrange(400)} {ID}")
        if number % 3 == 0:
            db.execute("UPDATE facts SET value = value || ? WHERE name < ?", ("y" * random.randrange(9), "fact 0.1"))


def forget(db: Connection) -> None:
    db.execute("UPDATE facts SET value = replace(replace(value, ?, 'nobody'), ?, '0')", (NAME, str(ID)))
    must_erase(db)


async def is_left(store: Store) -> bool:
    return await store.read(lambda db: recall_fact(db, CLEAN)) is None


@pytest.mark.sqlite_only
async def test_not_even_where_pages_were_split(store: Store, tmp_path: Path) -> None:
    await store.write(fill)
    assert remains(tmp_path, ID, NAME)
    await store.write(forget)
    assert remains(tmp_path, ID, NAME), "it is in the log, and in the pages as they were"
    await store.erase()
    assert remains(tmp_path, ID, NAME) == []
    assert not await is_left(store)


@pytest.mark.sqlite_only
async def test_who_copies_meanwhile_is_not_waited_for_and_the_spring_cleaning_does_it(
    store: Store, tmp_path: Path
) -> None:
    await store.write(fill)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as copying:
        copying.execute("BEGIN")
        copying.execute("SELECT count(*) FROM facts").fetchone()
        await store.write(forget)
        await store.erase()
        assert await is_left(store)
    await Spring(store).ring(1.0)
    assert remains(tmp_path, ID, NAME) == []
    assert not await is_left(store)


@pytest.mark.sqlite_only
async def test_nothing_is_written_anew_where_nobody_was_forgotten_since(store: Store, tmp_path: Path) -> None:
    await store.erase()
    await store.write(fill)
    before = (tmp_path / f"{FILE_NAME}-wal").stat().st_size
    await store.erase()
    assert (tmp_path / f"{FILE_NAME}-wal").stat().st_size == before


@pytest.mark.sqlite_only
async def test_what_is_deleted_is_overwritten(store: Store) -> None:
    assert await store.read(lambda db: db.execute("PRAGMA secure_delete").fetchone()) == (1,)
