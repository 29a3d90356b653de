"""The way of a whole house from one engine to another, and copies of either: the same to the last row."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bot.host import settings
from bot.start.command_line import main
from bot.store.connection import Connection
from bot.store.engine.copies import backup, move, restore
from bot.store.engine.database import Store
from bot.store.engine.lock import DataInUse
from bot.store.engine.migrate import migrate
from bot.store.engine.postgresql import copying, schema
from bot.store.engine.postgresql.connecting import connect
from bot.store.engine.postgresql.schema import OF_SEVERAL, known_versions
from bot.store.engine.sqlite import FILE_NAME, SqliteFile
from bot.store.engine.unusable import BEFORE_RESTORE, CopyRefused
from bot.store.facts import recall_fact, remember_fact
from bot.store.identity import UserId
from bot.store.people.choices import load_choices
from bot.store.table.moves import commit_move
from bot.store.table.records import NewTable, Sitting
from bot.store.table.tables import create_table, tables_alive
from games.core.seats import Seat
from tests.bot.store.commits import commit
from tests.support.engines import POSTGRES, Addressed, on_postgres
from tests.support.stored import all_rows

pytestmark = [
    pytest.mark.sqlite_only,  # Nothing here is run once more on another engine.
    pytest.mark.skipif(not POSTGRES, reason="CARAVEL_TEST_POSTGRES names no server for tests"),
]

NEW = NewTable(
    game="settlers", host=UserId(1), seat_count=2, language="ru", options={"so": "«так»"},
    seats=(Sitting(Seat(0), UserId(1), "Анна \U0001f3b2", 1.25),),
)  # fmt: skip


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    """A house in a file: two tables, one of them in play, and one that is gone."""
    folder = tmp_path / "house"
    engine = await SqliteFile.opened(folder, None)
    for now in (1.0, 2.0, 3.0):
        table = await engine.write(partial(create_table, new=NEW, now=now))
        await engine.write(partial(commit_move, commit=commit(table, 0, lines=3)))
    await engine.write(lambda db: db.execute("DELETE FROM tables WHERE id = 3"))
    await engine.close()
    return folder


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[Addressed]:
    with on_postgres(monkeypatch, collide=False, folders=False) as address_of:
        yield address_of


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy.sqlite"


def rows_in(file: Path) -> dict[str, list[str]]:
    with closing(sqlite3.connect(file)) as db:
        return all_rows(db)


def rows_there(db: Connection) -> dict[str, list[str]]:
    return {table: rows for table, rows in all_rows(db).items() if table not in ("schema_version", *OF_SEVERAL)}


async def test_a_house_moves_there_and_back_and_every_row_is_the_same(
    address: Addressed, tmp_path: Path, data: Path, copy: Path
) -> None:
    before = rows_in(data / FILE_NAME)
    _, contents = move(data, address(tmp_path))
    assert contents is not None
    assert (contents.count("tables"), contents.rows) == (2, sum(map(len, before.values())))
    async with Store.open(data, database=address(tmp_path)) as store:
        assert await store.read(rows_there) == before
        last = max(table.id for table in await store.read(lambda db: tables_alive(db, None)))
        new = await store.write(lambda db: create_table(db, NEW, now=5.0))
        assert new.id > last + 1, "a table that is gone had that number"
    backup(data, copy, address(tmp_path))
    former, _ = move(data, None, address(tmp_path))
    assert former == data / BEFORE_RESTORE
    assert rows_in(former) == before
    assert rows_in(data / FILE_NAME) == rows_in(copy)
    assert len(rows_in(copy)["tables"]) == len(before["tables"]) + 1
    assert sorted(file.name for file in data.iterdir()) == [BEFORE_RESTORE, "caravel.lock", FILE_NAME]
    with closing(sqlite3.connect(data / FILE_NAME)) as db:
        assert create_table(db, NEW, now=6.0).id > new.id


async def test_what_is_there_already_is_kept_aside(address: Addressed, tmp_path: Path, data: Path) -> None:
    async with Store.open(tmp_path, database=address(tmp_path)) as store:
        await store.write(lambda db: remember_fact(db, "count", "1"))
    former, _ = move(data, address(tmp_path))
    assert former == data / BEFORE_RESTORE
    assert rows_in(former)["facts"] == ["('count', '1')"]


async def test_a_move_that_loses_something_changes_nothing(
    address: Addressed, tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Store.open(tmp_path, database=address(tmp_path)) as store:
        await store.write(lambda db: remember_fact(db, "count", "1"))
    read = copying._rows

    def lossy(server: Any, table: str, columns: list[str]) -> Iterator[tuple[Any, ...]]:
        rows = read(server, table, columns)
        return islice(rows, 1, None) if table == "seats" else rows

    monkeypatch.setattr(copying, "_rows", lossy)
    with pytest.raises(CopyRefused, match="Not all of it has come over: seats"):
        move(data, address(tmp_path))
    monkeypatch.undo()
    async with Store.open(tmp_path / "again", database=address(tmp_path)) as store:
        assert await store.read(lambda db: recall_fact(db, "count")) == "1"


async def test_nothing_moves_while_a_bot_runs(
    address: Addressed, tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Store.open(tmp_path, database=address(tmp_path)):
        monkeypatch.setattr("bot.store.engine.postgresql.connecting.PATIENCE", 0.0)
        with pytest.raises(DataInUse):
            move(data, address(tmp_path))
        with pytest.raises(DataInUse):
            move(data, None, address(tmp_path))


async def test_a_copy_of_an_earlier_version_is_brought_up_to_date(
    address: Addressed, tmp_path: Path, copy: Path
) -> None:
    with closing(sqlite3.connect(copy, isolation_level=None)) as db:
        migrate(db, upto=9)
        db.execute("INSERT INTO people (user_id, language, settings) VALUES (7, 'ru', '{\"of\": \"old\"}')")
        db.execute("INSERT INTO facts (name, value) VALUES ('said', 'with' || char(0) || 'out')")
    restore(tmp_path, copy, address(tmp_path))
    async with Store.open(tmp_path, database=address(tmp_path)) as store:
        assert (await store.read(lambda db: load_choices(db, UserId(7)))).language == "ru"
        assert await store.read(lambda db: recall_fact(db, "said")) == "without"
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (9,)


def opened_then(db: Connection) -> None:
    """A table as a Caravel of that version has stored it."""
    db.execute(
        "INSERT INTO tables (game, status, host, language, open, seat_count, options, rules_version, created_at, "
        "updated_at) VALUES ('settlers', 'lobby', 1, 'ru', 1, 2, '{}', 1, 1.0, 1.0)"
    )
    for each in NEW.seats:
        db.execute(
            "INSERT INTO seats (table_id, seat, user_id, name, since) VALUES (1, ?, ?, ?, ?)",
            (each.seat, each.user_id, each.name, each.since),
        )


async def test_a_schema_of_an_earlier_version_is_brought_up_to_date(
    address: Addressed, tmp_path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(connect(address(tmp_path))) as server:
        server.execute(f"DROP SCHEMA IF EXISTS {address(tmp_path).schema} CASCADE".encode())
    with monkeypatch.context() as earlier:
        earlier.setattr(schema, "known_versions", lambda: {26: known_versions()[26]})
        async with Store.open(tmp_path, database=address(tmp_path)) as store:
            await store.write(opened_then)
    backup(tmp_path, copy, address(tmp_path))
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (26,)
        assert len(rows_in(copy)["tables"]) == 1
    async with Store.open(tmp_path, database=address(tmp_path)) as store:
        assert [table.seats for table in await store.read(lambda db: tables_alive(db, None))] == [NEW.seats]
        assert await store.read(lambda db: db.execute("SELECT version FROM schema_version").fetchone()) == (
            max(known_versions()),
        )


def test_the_command_line_moves_there_and_back(
    address: Addressed, tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(settings, "LOCAL_SCHEMA", address(tmp_path).schema)
    data.rename(data.parent / "local")
    monkeypatch.setenv("CARAVEL_DATA", str(tmp_path))
    assert main(["move"]) == 1
    assert "nowhere to move" in capsys.readouterr().err
    monkeypatch.setenv("CARAVEL_DATABASE", POSTGRES)
    assert main(["move"]) == 0
    assert "2 tables with" in capsys.readouterr().out
    assert main(["export", "1"]) == 0
    assert '"settlers"' in capsys.readouterr().out
    assert main(["backup", "copy.sqlite"]) == 0
    assert main(["restore", "copy.sqlite"]) == 0
    assert main(["status"]) == 0
    assert "Tables that are in play: 2" in capsys.readouterr().out
    assert main(["move", "sqlite"]) == 0
    assert len(rows_in(tmp_path / "local" / FILE_NAME)["tables"]) == 2
    assert main(["move", "mysql://ada:s3same@host/caravel"]) == 1
    assert "s3same" not in capsys.readouterr().err
