"""All tables from PostgreSQL to a copy and back, table by table, and compared to the last row."""

import sqlite3
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from bot.store.engine.contents import Contents, Row
from bot.store.engine.copy_files import columns_of, count_on, counted, rows_of, table_names
from bot.store.engine.postgresql.connecting import Server
from bot.store.engine.unusable import CopyRefused

TYPES = {"INTEGER": "int8", "REAL": "float8", "TEXT": "text", "BLOB": "bytea"}
AT_ONCE = 1000


def fill_file(server: Server, fresh: sqlite3.Connection) -> Contents:
    """Write the tables of a server, as its transaction sees them, into the empty ones of a file; what they hold."""
    read = Contents()
    for table in table_names(fresh):
        columns = list(columns_of(fresh, table))
        rows = read.noted(table, _rows(server, table, columns))
        marks = ", ".join("?" for _ in columns)
        fresh.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)
    count_on(fresh, {name: last for name in counted(fresh) if (last := _last_number(server, name)) is not None})
    _compare(read, contents_of_file(fresh))
    return read


def fill_server(file: sqlite3.Connection, server: Server) -> Contents:
    """Write the tables of a file into the empty ones of a server; what they hold."""
    read, written = Contents(), Contents()
    for table in table_names(file):
        kinds = columns_of(file, table)
        copying = f"COPY {table} ({', '.join(kinds)}) FROM STDIN (FORMAT BINARY)"
        with server.cursor() as cursor, cursor.copy(copying.encode()) as copy:
            copy.set_types([TYPES[kind] for kind in kinds.values()])
            for row in read.noted(table, rows_of(file, table, kinds)):
                copy.write_row(row)
        written.note(table, _rows(server, table, list(kinds)))
    for table, last in counted(file).items():
        server.execute("SELECT setval(pg_get_serial_sequence($1, 'id'), $2)", (table, max(last, 1)))
    _compare(read, written)
    return read


def contents_of_file(file: sqlite3.Connection) -> Contents:
    """What a file's tables hold."""
    found = Contents()
    for table in table_names(file):
        found.note(table, rows_of(file, table, columns_of(file, table)))
    return found


def _rows(server: Server, table: str, columns: Sequence[str]) -> Iterator[Row]:
    """A table row by row: all of it may be more than there is memory."""
    with server.cursor(name=f"copy_{table}", binary=True) as cursor:
        cursor.execute(f"SELECT {', '.join(columns)} FROM {table}".encode())
        rows: Iterator[Any] = iter(cursor)
        while some := list(islice(rows, AT_ONCE)):
            yield from some


def _last_number(server: Server, table: str) -> int | None:
    found = server.execute("SELECT pg_get_serial_sequence($1, 'id')", (table,)).fetchone()
    if found is None or found[0] is None:
        return None
    row = server.execute(f"SELECT last_value, is_called FROM {found[0]}".encode()).fetchone()
    return int(str(row[0])) if row is not None and row[1] else None


def _compare(read: Contents, written: Contents) -> None:
    if differing := read.differing(written):
        raise CopyRefused(f"Not all of it has come over: {', '.join(differing)}. Nothing was changed.")
