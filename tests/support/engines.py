"""The same tests on both engines, where CARAVEL_TEST_POSTGRES names a server; and every job that writes run twice."""

import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import psycopg
import pytest

from bot.host.database_address import DatabaseAddress
from bot.host.secret import Secret
from bot.store.connection import Job, T
from bot.store.engine import houses, sqlite
from bot.store.engine.houses import House
from bot.store.engine.postgresql import engine
from bot.store.engine.postgresql.connecting import Again, Server, connect
from bot.store.engine.postgresql.connection import PostgresConnection

POSTGRES = os.environ.get("CARAVEL_TEST_POSTGRES", "")
"""The address of a server where tests may make what they like; read before tests take all settings away."""
Addressed = Callable[[Path], DatabaseAddress]
SQLITE, POSTGRESQL = "sqlite", "postgresql"
ENGINES = [pytest.param(SQLITE, id=pytest.HIDDEN_PARAM), pytest.param(POSTGRESQL, id=POSTGRESQL)]
TWICE = ("tests/bot/features", "tests/bot/people", "tests/bot/tables")
ON_BOTH = ("tests/bot/store", "tests/bot/tables", "tests/bot/publisher")
WITHOUT = "no PostgreSQL: CARAVEL_TEST_POSTGRES names no server for tests"

COUNTED = ("tables", "campaigns", "seasons", "outbox", "errands")

_free: list[str] = []
_made: list[str] = []


def runs_on_both(metafunc: pytest.Metafunc) -> bool:
    """Whether a test stores something, in a room whose tests are both engines'."""
    test = metafunc.definition
    if "tmp_path" not in metafunc.fixturenames or test.get_closest_marker("sqlite_only"):
        return False
    return test.nodeid.startswith(ON_BOTH) or test.get_closest_marker("both_engines") is not None


def is_too_much(test: pytest.Item) -> bool:
    """Whether a test with these values is for SQLite alone, and would run on the other."""
    values = test.callspec.params if isinstance(test, pytest.Function) and hasattr(test, "callspec") else {}
    return values.get("engine") == POSTGRESQL and test.get_closest_marker("sqlite_only") is not None


def writes_twice(test: pytest.Item) -> bool:
    """Whether each job that a test has written on SQLite runs twice: on PostgreSQL every test's do."""
    return test.nodeid.startswith(TWICE) and not test.get_closest_marker("sqlite_only")


def without_engine(nodeid: str) -> str:
    """A test's name, the same on both: it plays the same games."""
    return re.sub(rf"\[{POSTGRESQL}\]|-{POSTGRESQL}(?=\])|(?<=\[){POSTGRESQL}-", "", nodeid)


@contextmanager
def on_postgres(monkeypatch: pytest.MonkeyPatch, *, collide: bool = True, folders: bool = True) -> Iterator[Addressed]:
    """Whatever would keep its tables in a folder keeps them on the server, and those are gone afterwards."""
    taken: dict[Path, DatabaseAddress] = {}
    house_at = houses.house_at

    def address_of(data: Path) -> DatabaseAddress:
        if data not in taken:
            taken[data] = address(_free.pop() if _free else _new())
        return taken[data]

    def elsewhere(data: Path, database: DatabaseAddress | None) -> House:
        return house_at(data, database or address_of(data))

    if folders:
        monkeypatch.setattr(houses, "house_at", elsewhere)
    if collide:
        monkeypatch.setattr(engine, "_stored", _Colliding(engine._stored))
    yield address_of
    for each in taken.values():
        _clear(each.schema)


def address(schema: str) -> DatabaseAddress:
    """A schema on the server of the tests."""
    return DatabaseAddress(Secret(POSTGRES), schema)


@contextmanager
def of_its_own(schema: str | None = None) -> Iterator[DatabaseAddress]:
    """A schema that is gone afterwards, for what is no test."""
    name = schema or _new()
    _drop(name)
    try:
        yield address(name)
    finally:
        _drop(name)


def drop_all() -> None:
    """Leave nothing on the server."""
    for schema in _made:
        _drop(schema)


class _Colliding:
    """Every transaction is thrown away once before it is stored, as one is that met another."""

    def __init__(self, stored: Callable[[Server, PostgresConnection], None]) -> None:
        self._stored = stored
        self._thrown_away = False
        self._last = dict.fromkeys(COUNTED, 0)

    def __call__(self, server: Server, db: PostgresConnection) -> None:
        self._thrown_away = not self._thrown_away
        if not self._thrown_away:
            self._stored(server, db)
            return
        db.take_back()
        for name in COUNTED:
            # What it had counted is counted again, as on SQLite: tests name tables by their numbers.
            row = server.execute(f"SELECT coalesce(max(id), 0)::bigint FROM {name}".encode()).fetchone()
            last = self._last[name] = max(self._last[name], int(str(row and row[0])))
            server.execute(f"SELECT setval('{name}_id_seq', {last} + 1, false)".encode())
        raise Again("thrown away by the test")


def write_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same on SQLite, where nothing collides: a job that changes more than the store is found without a server."""
    write = sqlite._write

    def twice(job: Job[T], db: sqlite3.Connection) -> T:
        db.execute("BEGIN IMMEDIATE")
        try:
            job(db)
        finally:
            if db.in_transaction:
                db.execute("ROLLBACK")
        return write(job, db)

    monkeypatch.setattr(sqlite, "_write", twice)


@cache
def _server() -> Server:
    server = connect(address("public"))
    server.execute("SET client_min_messages = warning")
    server.execute("SET lock_timeout = '3s'")
    return server


def _new() -> str:
    name = f"test_{os.getpid()}_{len(_made)}"
    _made.append(name)
    return name


def _clear(schema: str) -> None:
    """No row is left, and numbers begin anew; what is not as it should be is made anew by the next test."""
    try:
        names = _server().execute("SELECT tablename FROM pg_tables WHERE schemaname = $1", (schema,)).fetchall()
        rest = [str(name) for (name,) in names if name not in ("schema_version", "tables", "campaigns")]
        gone = [f"DELETE FROM {schema}.{name};" for name in (*rest, "tables", "campaigns")]
        anew = [f"ALTER TABLE {schema}.{name} ALTER id RESTART;" for name in COUNTED]
        _server().execute(" ".join([*gone, *anew]).encode())
    except psycopg.Error:
        _drop(schema)
    _free.append(schema)


def _drop(schema: str) -> None:
    with suppress(psycopg.Error):
        _server().execute(f"DROP SCHEMA IF EXISTS {schema} CASCADE".encode())
