"""What a whole database holds, in short: so many rows of each table, and a digest that says whether they differ."""

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

Row = tuple[Any, ...]

_pack = msgspec.msgpack.Encoder().encode
BITS = 128


class Contents:
    """Counts and digests by tables. The order of rows is of no matter, for no engine promises any."""

    def __init__(self) -> None:
        self._tables: dict[str, tuple[int, int]] = {}

    def noted(self, table: str, rows: Iterable[Row]) -> Iterator[Row]:
        """The same rows, noted as they go by."""
        count = digest = 0
        for row in rows:
            count += 1
            digest += int.from_bytes(hashlib.blake2b(_pack(row), digest_size=BITS // 8).digest(), "big")
            yield row
        self._tables[table] = (count, digest % (1 << BITS))

    def note(self, table: str, rows: Iterable[Row]) -> None:
        """Note these."""
        for _ in self.noted(table, rows):
            pass

    def differing(self, other: "Contents") -> list[str]:
        """The tables that are not the same there."""
        both = sorted(self._tables.keys() | other._tables.keys())
        return [table for table in both if self._tables.get(table) != other._tables.get(table)]

    @property
    def rows(self) -> int:
        """So many in all."""
        return sum(count for count, _ in self._tables.values())

    def count(self, table: str) -> int:
        """So many in this table."""
        return self._tables.get(table, (0, 0))[0]
