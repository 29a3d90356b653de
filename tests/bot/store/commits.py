"""Moves as the tests of the store make them."""

from typing import Any

from bot.store.identity import TableId, Version
from bot.store.table.commits import Commit
from bot.store.table.records import Line, LineKind, Table


def line(number: int, **changes: Any) -> Line:
    """A move of seat 0 whose state names its number."""
    fields: dict[str, Any] = {
        "kind": LineKind.MOVE,
        "seat": 0,
        "user_id": 101,
        "text": f"build {number}",
        "events": b'[{"key":"built","args":{"n":%d}}]' % number,
        "state": b'{"at":%d}' % number,
    }
    return Line(**fields | changes)


def commit(table: Table | int, expected: int, *, lines: int = 1, made: tuple[Line, ...] = (), **changes: Any) -> Commit:
    """So many moves, or those made, on the expected version, after which the table waits for seat 1."""
    fields: dict[str, Any] = {"waiting": frozenset({1}), "now": 100.0 + expected}
    return Commit(
        table_id=TableId(table if isinstance(table, int) else table.id),
        expected_version=Version(expected),
        lines=made or tuple(line(expected + 1 + offset) for offset in range(lines)),
        **fields | changes,
    )
