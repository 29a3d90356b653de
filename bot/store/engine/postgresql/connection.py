"""What a job works with on PostgreSQL."""

import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import psycopg

from bot.store.connection import StoreError, Values
from bot.store.engine.postgresql.connecting import Server, told
from bot.store.engine.postgresql.statements import in_order, translated

TOO_LARGE = "more than 64 bits"


class Found:
    """The rows that a statement has found, and how many it has changed."""

    def __init__(self, rows: Sequence[tuple[Any, ...]], rowcount: int) -> None:
        self.rowcount = rowcount
        self._rows = iter(rows)

    def fetchone(self) -> Any:
        """The next row; None after the last."""
        return next(self._rows, None)

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        return list(self._rows)

    def __iter__(self) -> Iterator[Any]:
        return self._rows


class PostgresConnection:
    """One transaction's connection. A statement that fails ends its transaction, whatever the job makes of it."""

    def __init__(self, server: Server) -> None:
        self.failed: StoreError | None = None
        self._cursor = server.cursor()

    def execute(self, sql: str, parameters: Values = (), /) -> Found:
        """Run a statement."""
        text, names = translated(sql)
        try:
            self._cursor.execute(text.encode(), in_order(names, parameters) or None)
            rows = self._cursor.fetchall() if self._cursor.description else []
        except psycopg.Error as error:
            raise self._failed(error) from None
        except struct.error as error:
            raise OverflowError(TOO_LARGE) from error
        return Found(rows, self._cursor.rowcount)

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> Found:
        """Run it once for each of these, all sent at once."""
        text, names = translated(sql)
        try:
            self._cursor.executemany(text.encode(), [in_order(names, values) for values in parameters])
        except psycopg.Error as error:
            raise self._failed(error) from None
        except struct.error as error:
            raise OverflowError(TOO_LARGE) from error
        return Found([], self._cursor.rowcount)

    def _failed(self, error: psycopg.Error) -> StoreError:
        self.failed = told(error)
        return self.failed
