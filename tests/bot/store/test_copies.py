"""Backup, restore and export: what a host does with the data, and the words when it cannot be done."""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec
import pytest

from bot.store.engine.copies import backup, restore
from bot.store.engine.database import Store
from bot.store.engine.export import Public, export_from
from bot.store.engine.lock import DataInUse
from bot.store.engine.migrate import DatabaseIsNewer
from bot.store.engine.sqlite import FILE_NAME
from bot.store.engine.unusable import CopyRefused
from bot.store.facts import recall_fact, remember_fact
from bot.store.identity import TableId
from bot.store.table.log import load_state
from bot.store.table.moves import commit_move
from bot.store.table.records import Table
from bot.store.table.tables import version_of
from tests.bot.store.commits import commit

MASKED = Public(
    state=lambda table, state: state if table.over else b'{"masked":true}',
    line=lambda _table, line: msgspec.structs.replace(line, text=""),
)


async def stored_colour(data: Path) -> str | None:
    async with Store.open(data) as store:
        return await store.read(lambda db: recall_fact(db, "colour"))


async def paint(store: Store, colour: str) -> None:
    await store.write(lambda db: remember_fact(db, "colour", colour))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    (tmp_path / "copies").mkdir()
    return tmp_path / "copies" / "copy.sqlite"


async def test_a_backup_is_whole_while_moves_go_on(store: Store, table: Table, tmp_path: Path, copy: Path) -> None:
    async def play() -> None:
        version = 0
        while not copied.done():
            version = await store.write(partial(commit_move, commit=commit(table, version, lines=2)))

    copied = asyncio.ensure_future(asyncio.to_thread(backup, tmp_path, copy))
    await asyncio.gather(play(), copied)
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        version = version_of(db, table.id)
        assert version is not None
        assert db.execute("SELECT count(*) FROM log").fetchone() == (version,)
        assert version == 0 or load_state(db, table.id) == (version, b'{"at":%d}' % version)
    assert [file.name for file in copy.parent.iterdir()] == [copy.name]


async def test_restore_brings_the_backup_back_and_keeps_the_former(store: Store, tmp_path: Path, copy: Path) -> None:
    await paint(store, "red")
    backup(tmp_path, copy)
    await paint(store, "blue")
    await store.close()
    former = restore(tmp_path, copy)
    assert await stored_colour(tmp_path) == "red"
    assert former is not None
    (tmp_path / "other").mkdir()
    restore(tmp_path / "other", former)
    assert await stored_colour(tmp_path / "other") == "blue"


async def test_restore_takes_the_place_of_a_damaged_store(store: Store, tmp_path: Path, copy: Path) -> None:
    await paint(store, "red")
    backup(tmp_path, copy)
    await store.close()
    (tmp_path / FILE_NAME).write_bytes(b"damaged " * 1000)
    (tmp_path / (FILE_NAME + "-wal")).write_bytes(b"damaged too " * 1000)
    restore(tmp_path, copy)
    assert await stored_colour(tmp_path) == "red"


async def test_restore_is_refused_while_the_bot_runs(store: Store, tmp_path: Path, copy: Path) -> None:
    await paint(store, "red")
    backup(tmp_path, copy)
    await paint(store, "blue")
    with pytest.raises(DataInUse):
        restore(tmp_path, copy)
    assert await store.read(lambda db: recall_fact(db, "colour")) == "blue"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "There is no file"),
        (b"just a text", "is no backup of Caravel"),
        (b"", "is no backup of Caravel"),
    ],
)
def test_restore_refuses_what_is_no_backup(content: bytes | None, words: str, tmp_path: Path, copy: Path) -> None:
    if content is not None:
        copy.write_bytes(content)
    with pytest.raises(CopyRefused, match=words):
        restore(tmp_path, copy)
    assert not (tmp_path / FILE_NAME).exists()


async def test_restore_refuses_a_damaged_backup(store: Store, table: Table, tmp_path: Path, copy: Path) -> None:
    await paint(store, "red")
    await store.write(lambda db: commit_move(db, commit(table, 0, lines=200)))
    backup(tmp_path, copy)
    await store.close()
    content = bytearray(copy.read_bytes())
    content[len(content) // 2 :] = bytes(len(content) - len(content) // 2)
    copy.write_bytes(content)
    with pytest.raises(CopyRefused):
        restore(tmp_path, copy)
    assert await stored_colour(tmp_path) == "red"


async def test_restore_refuses_a_backup_of_a_newer_caravel(store: Store, tmp_path: Path, copy: Path) -> None:
    backup(tmp_path, copy)
    await store.close()
    with closing(sqlite3.connect(copy)) as db:
        db.execute("PRAGMA user_version = 999")
    with pytest.raises(DatabaseIsNewer):
        restore(tmp_path, copy)


@pytest.mark.sqlite_only
def test_a_backup_needs_a_store_and_a_new_file(tmp_path: Path, copy: Path) -> None:
    with pytest.raises(CopyRefused, match="nothing to back up"):
        backup(tmp_path, copy)
    (tmp_path / FILE_NAME).touch()
    with pytest.raises(CopyRefused, match="does not exist"):
        backup(tmp_path, tmp_path / "nowhere" / "copy.sqlite")
    copy.touch()
    with pytest.raises(CopyRefused, match="exists already"):
        backup(tmp_path, copy)


async def test_an_export_is_masked_until_the_table_is_over(store: Store, table: Table, tmp_path: Path) -> None:
    await store.write(lambda db: commit_move(db, commit(table, 0, lines=2)))
    running = msgspec.json.decode(export_from(tmp_path, table.id, MASKED))
    assert running["state"] == {"masked": True}
    assert [line["text"] for line in running["log"]] == ["", ""]
    await store.write(lambda db: commit_move(db, commit(table, 2, status="finished", waiting=frozenset())))
    over = msgspec.json.decode(export_from(tmp_path, table.id, MASKED))
    assert over["state"] == {"at": 3}
    assert [line["text"] for line in over["log"]] == ["build 1", "build 2", "build 3"]
    assert over["log"][0]["events"] == [{"key": "built", "args": {"n": 1}}]
    assert (over["table"]["game"], over["table"]["status"]) == ("settlers", "finished")


async def test_an_export_names_what_is_not_there(store: Store, tmp_path: Path) -> None:
    with pytest.raises(CopyRefused, match=r"There is no table 5\."):
        export_from(tmp_path, TableId(5), MASKED)


@pytest.mark.sqlite_only
def test_an_export_names_a_folder_without_tables(tmp_path: Path) -> None:
    with pytest.raises(CopyRefused, match="There are no tables"):
        export_from(tmp_path / "nowhere", TableId(5), MASKED)
