"""What a job of the store works with, whatever engine lies beneath, and the one error that a store has."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

Values = Sequence[Any] | Mapping[str, Any]


class StoreError(Exception):
    """The engine could not do what it was asked: the disk is full, the server away, a rule of the schema broken."""


TROUBLE = (StoreError, sqlite3.Error)
"""What a statement may raise while its job goes on: SQLite's own error becomes the store's where the job ends."""


class Cursor(Protocol):
    """What a statement has found, or changed."""

    @property
    def rowcount(self) -> int:
        """So many rows were changed."""
        ...

    def fetchone(self) -> Any:
        """The next row; None after the last."""
        ...

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """One transaction's connection. Its SQL is what both engines read: docs/decisions/0060."""

    def execute(self, sql: str, parameters: Values = (), /) -> Cursor:
        """Run a statement with values for its `?`, `?1` or `:name`."""
        ...

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> Cursor:
        """Run it once for each of these."""
        ...


T = TypeVar("T")
Job = Callable[[Connection], T]
"""All that one transaction reads and writes. It may run twice, the first time thrown away: it changes nothing else."""
