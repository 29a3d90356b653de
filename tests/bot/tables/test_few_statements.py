"""Between a click and its answer stands one transaction: what that asks of the database is counted."""

import sqlite3
from collections.abc import Callable

import pytest

from bot.store.connection import Connection
from bot.store.identity import TableId
from tests.bot.tables.conftest import House

BEGUN, STORED = "BEGIN IMMEDIATE", "COMMIT"
ONE_EACH = ["SELECT tables", "INSERT interactions", "UPDATE tables", "INSERT log", "INSERT snapshots"]
TABLES = ("tables", "interactions", "log", "snapshots", "waiting", "outbox", "clocks", "plans")


@pytest.mark.sqlite_only
async def test_a_usual_move_is_one_look_and_a_line_in_each_table(house: House) -> None:
    table = await house.begun()
    seen: set[tuple[str, ...]] = set()
    for interaction in range(1, 30):
        before = (await house.tables.live(table.id)).waiting()
        asked = await asked_of_the_database(house, table.id, interaction)
        after = (await house.tables.live(table.id)).waiting()
        mover, newly = before[0], set(after) - set(before)
        waits = ("INSERT waiting",) * (len(newly) + (mover in after))
        if mover not in after:
            waits = ("DELETE waiting", *waits)
        assert [statement for statement in asked if statement != "INSERT outbox"] == [*ONE_EACH, *waits]
        seen.add(waits)
    assert seen >= {("INSERT waiting",), ("DELETE waiting", "INSERT waiting")}, "turns go on and are handed over"


async def asked_of_the_database(house: House, table_id: TableId, interaction: int) -> list[str]:
    """The statements of a move, in short."""
    person, move, seen = await house.mover(table_id), await house.any_move(table_id), list[str]()
    await house.store.read(lambda db: traced(db, seen.append))
    await house.tables.turns.move(table_id, person, move, interaction=interaction)
    await house.store.read(lambda db: traced(db, None))
    begun, stored = seen.index(BEGUN), seen.index(STORED)
    assert seen[:begun] == ["ROLLBACK"], "nothing is read before the transaction"
    return [in_short(statement) for statement in seen[begun + 1 : stored]]


def traced(db: Connection, seen: Callable[[str], None] | None) -> None:
    assert isinstance(db, sqlite3.Connection)
    db.set_trace_callback(seen)


def in_short(statement: str) -> str:
    """The verb, and the first table that it names."""
    verb, *rest = statement.split()
    return next(f"{verb} {name}" for word in rest if (name := word.partition(".")[0]) in TABLES)
