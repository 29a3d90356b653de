"""What PostgreSQL's engine promises: no collision is lost, no lost connection felt, no other bot let in."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.host.database_address import DatabaseAddress
from bot.host.secret import Secret
from bot.store.connection import Connection, StoreError
from bot.store.engine.database import Store
from bot.store.engine.erasing import CLEAN, must_erase
from bot.store.engine.lock import DataInUse
from bot.store.engine.migrate import DatabaseIsNewer, migrate, scripts
from bot.store.engine.postgresql import engine as engines
from bot.store.engine.postgresql import line as lines
from bot.store.engine.postgresql.connecting import connect
from bot.store.engine.postgresql.schema import OF_SEVERAL, known_versions
from bot.store.engine.postgresql.statements import in_order, translated
from bot.store.engine.unusable import DatabaseUnusable
from bot.store.facts import forget_fact, recall_fact, remember_fact
from bot.store.table.moves import commit_move
from bot.store.table.records import NewTable, Sitting
from bot.store.table.tables import create_table
from games.core.seats import Seat
from tests.bot.store.commits import commit
from tests.bot.store.conftest import ANNA, BORIS
from tests.support.engines import POSTGRES, Addressed, on_postgres

needs_server = pytest.mark.skipif(not POSTGRES, reason="CARAVEL_TEST_POSTGRES names no server for tests")
pytestmark = pytest.mark.sqlite_only  # Nothing here is run once more on another engine.


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[Addressed]:
    with on_postgres(monkeypatch, collide=False) as address_of:
        yield address_of


def count(db: Connection, name: str = "count") -> int:
    counted = int(recall_fact(db, name) or 0) + 1
    remember_fact(db, name, str(counted))
    return counted


@pytest.mark.parametrize(
    ("sql", "there", "names"),
    [
        ("SELECT a FROM b WHERE c = ? AND d = ?", "SELECT a FROM b WHERE c = $1 AND d = $2", ()),
        ("UPDATE a SET b = ?2 WHERE c = ?1 OR d = ?1", "UPDATE a SET b = $2 WHERE c = $1 OR d = $1", ()),
        ("VALUES (:one, :two, :one)", "VALUES ($1, $2, $1)", ("one", "two")),
        ("SELECT 'what? :this' || 'it''s ?1', a::text", "SELECT 'what? :this' || 'it''s ?1', a::text", ()),
    ],
)
def test_statements_are_put_into_its_words(sql: str, there: str, names: tuple[str, ...]) -> None:
    assert translated(sql) == (there, names)


def test_values_by_name_stand_in_the_order_of_their_marks() -> None:
    assert in_order(("b", "a"), {"a": 1, "b": 2, "c": 3}) == [2, 1]
    assert in_order((), (1, 2)) == (1, 2)


def test_both_engines_know_the_same_version() -> None:
    """A migration of SQLite's has one of PostgreSQL's of its number beside it, though it may do nothing there."""
    known = known_versions()
    assert list(known) == [version for version in sorted(scripts()) if version >= min(known)]


@needs_server
async def test_both_schemas_are_the_same(address: Addressed, tmp_path: Path) -> None:
    async with Store.open(tmp_path) as store:
        there = await store.read(described_by_postgres)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db)
        here = described_by_sqlite(db)
    assert there.keys() == here.keys()
    for table in here:
        assert there[table] == here[table], table


KINDS = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text", "BLOB": "bytea"}


def described_by_sqlite(db: sqlite3.Connection) -> dict[str, Any]:
    """Each table's columns, keys and indexes in words that the other engine's can be compared with."""
    found = {}
    for (table,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"):
        columns = db.execute(f"PRAGMA table_info({table})").fetchall()
        key = [name for _, name, _, _, _, place in sorted(columns, key=lambda row: row[5]) if place]
        uniques, indexes = set(), {}
        for _, name, unique, origin, _ in db.execute(f"PRAGMA index_list({table})").fetchall():
            on = tuple(column for _, _, column in db.execute(f"PRAGMA index_info({name})"))
            if origin == "u":
                uniques.add(on)
            elif origin == "c":
                (sql,) = db.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (name,)).fetchone()
                indexes[name] = (on, bool(unique), plain(sql.partition(" WHERE ")[2]))
        found[table] = {
            "columns": {name: (KINDS[kind], bool(needed or place), plain(default or ""))
                        for _, name, kind, needed, default, place in columns},
            "key": key,
            "unique": uniques,
            "indexes": indexes,
            "owners": {(column, owner, gone) for _, _, owner, column, _, _, gone, _
                       in db.execute(f"PRAGMA foreign_key_list({table})")},
        }  # fmt: skip
    return found


def described_by_postgres(db: Connection) -> dict[str, Any]:
    """The same."""
    here = "table_schema = current_schema()"
    tables = db.execute(f"SELECT table_name FROM information_schema.tables WHERE {here}").fetchall()
    found: dict[str, Any] = {}
    for (table,) in tables:
        if table in ("schema_version", *OF_SEVERAL):
            continue
        columns = db.execute(
            "SELECT column_name, data_type, is_nullable, column_default FROM information_schema.columns "
            f"WHERE {here} AND table_name = ?", (table,),
        ).fetchall()  # fmt: skip
        keys = db.execute(
            "SELECT contype::text, conrelid::regclass::text, confrelid::regclass::text, confdeltype::text, "
            "array(SELECT attname::text FROM unnest(conkey) WITH ORDINALITY AS k(number, place) "
            "JOIN pg_attribute ON attrelid = conrelid AND attnum = number ORDER BY place) "
            "FROM pg_constraint WHERE conrelid = to_regclass(?)", (table,),
        ).fetchall()  # fmt: skip
        indexes = db.execute(
            "SELECT relname::text, indisunique, pg_get_expr(indpred, indrelid), "
            "array(SELECT attname::text FROM unnest(indkey) WITH ORDINALITY AS k(number, place) "
            "JOIN pg_attribute ON attrelid = indrelid AND attnum = number ORDER BY place) "
            "FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE indrelid = to_regclass(?) "
            "AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u'))",
            (table,),
        ).fetchall()
        found[table] = {
            "columns": {
                name: (kind, nullable == "NO", plain(default or "")) for name, kind, nullable, default in columns
            },
            "key": next((on for kind, _, _, _, on in keys if kind == "p"), []),
            "unique": {tuple(on) for kind, _, _, _, on in keys if kind == "u"},
            "indexes": {name: (tuple(on), unique, plain(where or "")) for name, unique, where, on in indexes},
            "owners": {(on[0], owner, {"c": "CASCADE"}[gone]) for kind, _, owner, gone, on in keys if kind == "f"},
        }
    return found


def plain(expression: str) -> str:
    """An expression as both write it."""
    for said, meant in (("= ANY (ARRAY[", "IN ("), ("::text", ""), ("])", ")"), ("(", ""), (")", "")):
        expression = expression.replace(said, meant)
    return expression


@needs_server
async def test_two_that_change_the_same_both_come_through(address: Addressed, tmp_path: Path) -> None:
    """Each sees one state to its end: one of them begins anew, and counts on from what the other has stored."""
    async with Store.open(tmp_path) as store:
        await store.write(count)
        with closing(connect(address(tmp_path))) as other:
            seen = []

            def job(db: Connection) -> None:
                seen.append(recall_fact(db, "count"))
                if len(seen) == 1:
                    other.execute("UPDATE facts SET value = '10' WHERE name = 'count'")
                count(db)

            await store.write(job)
        assert seen == ["1", "10"]
        assert await store.read(lambda db: recall_fact(db, "count")) == "11"


@needs_server
@pytest.mark.parametrize("looked_at", [True, False])
async def test_a_job_that_swallows_a_failed_statement_stores_nothing(
    address: Addressed, tmp_path: Path, *, looked_at: bool
) -> None:
    """Nor one that never hears of it, for what it only writes is answered when it is over."""
    async with Store.open(tmp_path) as store:

        def job(db: Connection) -> None:
            count(db)
            failing = db.execute("INSERT INTO facts (name) VALUES ('nothing')")
            if looked_at:
                with pytest.raises(StoreError):
                    assert not failing.rowcount

        with pytest.raises(StoreError):
            await store.write(job)
        assert await store.read(lambda db: recall_fact(db, "count")) is None


@needs_server
async def test_what_a_read_writes_in_vain_is_its_own_error(address: Addressed, tmp_path: Path) -> None:
    async with Store.open(tmp_path) as store:
        with pytest.raises(StoreError):
            await store.read(lambda db: db.execute("INSERT INTO facts (name) VALUES ('nothing')"))
        assert await store.write(count) == 1


@needs_server
async def test_a_statement_that_cannot_be_made_ready_is_made_ready_later(address: Addressed, tmp_path: Path) -> None:
    async with Store.open(tmp_path) as store:
        with pytest.raises(StoreError):
            await store.read(lambda db: db.execute("SELECT 1 FROM things").fetchone())
        await store.write(lambda db: db.execute("CREATE TABLE things (id BIGINT PRIMARY KEY)"))
        assert await store.read(lambda db: db.execute("SELECT 1 FROM things").fetchone()) is None
        await store.write(lambda db: db.execute("DROP TABLE things"))


@needs_server
async def test_a_server_that_has_forgotten_its_statements_is_told_them_anew(address: Addressed, tmp_path: Path) -> None:
    async with Store.open(tmp_path) as store:
        await store.write(count)
        await store.write(lambda db: db.execute("DEALLOCATE ALL"))
        assert await store.write(count) == 2
        for _ in range(10):
            with pytest.raises(StoreError):
                await store.write(lambda db: db.execute("INSERT INTO facts (name) VALUES ('nothing')"))
        assert await store.write(count) == 3


@needs_server
async def test_many_answers_that_nobody_looks_at_find_room(address: Addressed, tmp_path: Path) -> None:
    """More than fits on the way, in both directions."""
    names = [(f"{number} {'of many' * 100}", "1") for number in range(10_000)]

    def remember(db: Connection) -> int:
        for name in names[:5000]:
            db.execute("INSERT INTO facts (name, value) VALUES (?, ?) RETURNING name", name)
        return db.executemany("INSERT INTO facts (name, value) VALUES (?, ?)", names[5000:]).rowcount

    async with Store.open(tmp_path) as store:
        assert await store.write(remember) == 5000
        assert await store.read(lambda db: db.execute("SELECT count(*) FROM facts").fetchone()) == (10_000,)


@needs_server
async def test_no_more_statements_are_kept_ready_than_there_is_room_for(
    address: Addressed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "PREPARED", 3)

    def asked(db: Connection) -> int:
        for number in range(10):
            assert db.execute(f"SELECT {number}").fetchone() == (number,)
        ready: int = db.execute("SELECT count(*) FROM pg_prepared_statements").fetchone()[0]
        return ready

    async with Store.open(tmp_path) as store:
        first = await store.write(asked)
        assert await store.write(asked) <= first


@needs_server
async def test_a_collision_that_never_ends_is_told(
    address: Addressed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "COLLISIONS", 3)
    async with Store.open(tmp_path) as store:
        await store.write(count)
        tries = []
        with closing(connect(address(tmp_path))) as other:

            def job(db: Connection) -> None:
                tries.append(recall_fact(db, "count"))
                other.execute("UPDATE facts SET value = (value::int + 1)::text WHERE name = 'count'")
                count(db)

            with pytest.raises(StoreError):
                await store.write(job)
        assert len(tries) == 3
        assert await store.read(lambda db: recall_fact(db, "count")) == "4"


@needs_server
@pytest.mark.parametrize("when", ["idle", "at work"])
async def test_a_connection_that_was_cut_is_made_anew(address: Addressed, tmp_path: Path, when: str) -> None:
    async with Store.open(tmp_path) as store:
        await store.write(count)
        cuts: list[object] = []

        def cut(db: Connection) -> None:
            (pid,) = db.execute("SELECT pg_backend_pid()").fetchone()
            with closing(connect(address(tmp_path))) as other:
                cuts.append(other.execute("SELECT pg_terminate_backend($1::int, 5000)", (pid,)).fetchone())

        def job(db: Connection) -> int:
            if when == "at work" and not cuts:
                cut(db)
            return count(db)

        def cut_and_count(db: Connection) -> None:
            cut(db)
            count(db)

        if when == "idle":
            with pytest.raises(StoreError):
                await store.write(cut_and_count)
        assert await store.write(job) == 2
        assert await store.read(lambda db: recall_fact(db, "count")) == "2"


@needs_server
async def test_what_was_cut_while_it_was_stored_is_not_done_twice(
    address: Addressed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows then whether it is stored: whoever asked is told so, and looks."""
    async with Store.open(tmp_path) as store:
        await store.write(count)
        stored = engines._stored

        def cut(server: Any, db: Any) -> None:
            with closing(connect(address(tmp_path))) as other:
                other.execute("SELECT pg_terminate_backend($1::int, 5000)", (server.info.backend_pid,))
            stored(server, db)

        monkeypatch.setattr(engines, "_stored", cut)
        with pytest.raises(StoreError, match="not known whether"):
            await store.write(count)
        monkeypatch.setattr(engines, "_stored", stored)
        assert await store.write(count) == 2


@needs_server
async def test_another_bot_is_refused_whatever_folder_it_has(
    address: Addressed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = address(tmp_path)
    async with Store.open(tmp_path):
        with monkeypatch.context() as hasty:
            hasty.setattr("bot.store.engine.postgresql.connecting.PATIENCE", 0.0)
            with pytest.raises(DataInUse, match=f"running on the schema {house.schema}"):
                async with Store.open(tmp_path / "other", database=house):
                    pytest.fail("there were two")
    async with Store.open(tmp_path / "other", database=house) as store:
        await store.write(count)


@needs_server
async def test_a_newer_schema_is_refused_in_plain_words(address: Addressed, tmp_path: Path) -> None:
    async with Store.open(tmp_path) as store:
        await store.write(lambda db: db.execute("UPDATE schema_version SET version = 999"))
    with pytest.raises(DatabaseIsNewer, match="schema version 999"):
        async with Store.open(tmp_path):
            pytest.fail("it was opened")
    with closing(connect(address(tmp_path))) as server:
        server.execute("UPDATE schema_version SET version = $1", (max(scripts()),))


async def test_a_server_that_is_away_is_named_without_the_password(tmp_path: Path) -> None:
    away = DatabaseAddress(Secret("postgresql://ada:very-secret@127.0.0.1:9/caravel"))
    with pytest.raises(DatabaseUnusable, match="CARAVEL_DATABASE") as refused:
        async with Store.open(tmp_path, database=away):
            pytest.fail("there is no server")
    assert "very-secret" not in str(refused.value)
    assert "127.0.0.1" in str(refused.value)
    async with Store.open(tmp_path):
        pass  # The folder was let go of.


@needs_server
async def test_a_failed_row_stands_in_no_error(address: Addressed, tmp_path: Path) -> None:
    async with Store.open(tmp_path) as store:
        with pytest.raises(StoreError) as failed:
            await store.write(lambda db: db.execute("INSERT INTO facts (name, value) VALUES ('a hand', NULL)"))
    chain = [failed.value, failed.value.__cause__]
    assert not any("a hand" in str(each) for each in chain)
    assert failed.value.__suppress_context__


@needs_server
async def test_writers_of_two_processes_mix_as_those_of_one(address: Addressed, tmp_path: Path) -> None:
    """A second connection of the same house, which only a test can have, counts along."""
    async with Store.open(tmp_path) as store:
        await store.write(count)
        ready = threading.Barrier(2)

        def count_along() -> None:
            with closing(connect(address(tmp_path))) as other:
                ready.wait(10)
                for _ in range(20):
                    other.execute("UPDATE facts SET value = (value::int + 1)::text WHERE name = 'count'")

        along = asyncio.create_task(asyncio.to_thread(count_along))
        await asyncio.to_thread(ready.wait, 10)
        for _ in range(20):
            await store.write(count)
        await along
        assert await store.read(lambda db: recall_fact(db, "count")) == "41"


@needs_server
async def test_what_was_forgotten_is_in_no_page_of_its_tables(address: Addressed, tmp_path: Path) -> None:
    def bytes_of_facts(db: Connection) -> bytes:
        content: bytes = db.execute("SELECT pg_read_binary_file(pg_relation_filepath('facts'))").fetchone()[0]
        return content

    def forget(db: Connection) -> None:
        forget_fact(db, "somebody")
        must_erase(db)

    async with Store.open(tmp_path) as store:
        with closing(connect(address(tmp_path))) as host:
            await store.write(lambda db: remember_fact(db, "somebody", "Borislav"))
            host.execute("CHECKPOINT")
            await store.write(forget)
            host.execute("CHECKPOINT")
            assert b"Borislav" in await store.read(bytes_of_facts)
            await store.erase()
            host.execute("CHECKPOINT")
            assert b"Borislav" not in await store.read(bytes_of_facts)
        assert await store.read(lambda db: recall_fact(db, CLEAN)) is not None


@needs_server
async def test_who_looks_meanwhile_is_not_waited_for_and_it_is_erased_later(address: Addressed, tmp_path: Path) -> None:
    async with Store.open(tmp_path) as store:
        await store.write(must_erase)
        with closing(connect(address(tmp_path))) as looking:
            looking.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
            looking.execute("SELECT * FROM facts")
            await store.erase()
            assert await store.read(lambda db: recall_fact(db, CLEAN)) is None
            looking.execute("ROLLBACK")
        await store.erase(large=True)
        assert await store.read(lambda db: recall_fact(db, CLEAN)) is not None


@needs_server
async def test_a_number_that_is_too_large_is_a_mistake_as_on_sqlite(address: Addressed, tmp_path: Path) -> None:
    def found(number: int) -> Callable[[Connection], object]:
        return lambda db: db.execute("SELECT 1 FROM tables WHERE id = ?", (number,)).fetchone()

    async with Store.open(tmp_path) as store:
        with pytest.raises(OverflowError):
            await store.read(found(2**63))
        assert await store.read(found(2**63 - 1)) is None


@needs_server
async def test_answers_larger_than_all_that_is_on_the_way_are_heard(address: Addressed, tmp_path: Path) -> None:
    """Tens of millions of bytes in each direction, while nobody looks: neither side waits for the other to read."""
    names = [f"{number} {'of few' * 100_000}" for number in range(40)]

    def remember(db: Connection) -> list[Any]:
        asked = [db.execute("SELECT repeat('of few', CAST(? AS INTEGER))", (100_000 + len(name),)) for name in names]
        told = [db.execute("INSERT INTO facts (name, value) VALUES (md5(?1), ?1) RETURNING value", (name,))
                for name in names]  # fmt: skip
        assert [len(each.fetchone()[0]) for each in asked] == [6 * (100_000 + len(name)) for name in names]
        return [each.fetchone() for each in told]

    async with Store.open(tmp_path) as store:
        assert await store.write(remember) == [(name,) for name in names]


@needs_server
async def test_tables_that_were_empty_when_they_were_looked_through_are_read_by_their_keys(
    address: Addressed, tmp_path: Path
) -> None:
    """A statement's plan stays: one made to read all of an empty table would do so when it is full."""
    seats = (Sitting(Seat(0), ANNA, "Anna", 1.0), Sitting(Seat(1), BORIS, "Boris", 2.0))
    new = NewTable(game="settlers", host=ANNA, seat_count=2, language="en", seats=seats)

    def row_by_row(db: Connection) -> dict[str, int]:
        return dict(db.execute("SELECT relname::text, seq_tup_read FROM pg_stat_xact_user_tables").fetchall())

    def fill(db: Connection) -> tuple[dict[str, int], dict[str, int]]:
        before = row_by_row(db)
        for _ in range(20):
            commit_move(db, commit(create_table(db, new, now=10.0), 0))
        return before, row_by_row(db)

    async with Store.open(tmp_path) as store:
        await store.write(must_erase)
        await store.erase()
        before, after = await store.write(fill)
    assert {name: read - before.get(name, 0) for name, read in after.items() if read != before.get(name, 0)} == {}
