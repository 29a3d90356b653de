"""One table with all its history, as data for people and other programs."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from bot.host.database_address import DatabaseAddress
from bot.store.connection import Connection
from bot.store.engine import houses
from bot.store.engine.unusable import CopyRefused
from bot.store.identity import TableId, Version
from bot.store.table.log import lines_since, load_state
from bot.store.table.records import StoredLine, Table
from bot.store.table.tables import load_table

T = TypeVar("T")


class Public(msgspec.Struct, frozen=True):
    """What anybody may know of a table's state, over or not, and of the log of one that is not."""

    state: Callable[[Table, bytes], bytes]
    line: Callable[[Table, StoredLine], StoredLine | None]
    """None for what nobody else may notice."""


def export_table(db: Connection, table_id: TableId, public: Public) -> dict[str, Any] | None:
    """The table, its log and its latest state; masked unless the table is over. None if there is no such table."""
    table = load_table(db, table_id)
    if table is None:
        return None
    damaged: list[str] = []
    stored = _read(lambda: load_state(db, table_id), damaged, "state")
    state = None if stored is None else stored[1]
    lines = lines_since(db, table_id, Version(0))
    state = None if state is None else _read(partial(public.state, table, state), damaged, "state")
    if not table.over:
        lines = [shown for line in lines if (shown := _read(partial(public.line, table, line), damaged, line.number))]
    exported: dict[str, Any] = {
        "table": table,
        "log": [{**msgspec.structs.asdict(line), "events": msgspec.Raw(line.events)} for line in lines],
        "state": None if state is None else msgspec.Raw(state),
        "results": _results(db, table_id),
    }
    return exported | ({"damaged": damaged} if damaged else {})


def _results(db: Connection, table_id: TableId) -> list[dict[str, Any]]:
    """How it ended for those who are counted, with what else is known of it."""
    rows = db.execute(
        "SELECT user_id, place, points, pace, lasted, at, facts FROM results WHERE table_id = ? ORDER BY user_id",
        (table_id,),
    )
    names = ("user_id", "place", "points", "pace", "lasted", "at", "facts")
    found = [dict(zip(names, row, strict=True)) for row in rows]
    return [{**row, "facts": None if row["facts"] is None else msgspec.Raw(row["facts"])} for row in found]


def _read(part: Callable[[], T], damaged: list[str], name: str | int) -> T | None:
    """A part of the table; one that cannot be read is named and left out, and the rest is there all the same."""
    try:
        return part()
    except Exception:
        damaged.append(str(name))
        return None


def export_from(data: Path, table_id: TableId, public: Public, database: DatabaseAddress | None = None) -> bytes:
    """The table as readable JSON, also while the bot runs."""
    try:
        with houses.house_at(data, database).look() as db:
            exported = export_table(db, table_id, public)
    except OverflowError:
        exported = None  # So many tables there are in no store.
    if exported is None:
        raise CopyRefused(f"There is no table {table_id}.")
    return msgspec.json.format(msgspec.json.encode(exported), indent=2) + b"\n"
