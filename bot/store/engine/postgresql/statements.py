"""The store's statements as PostgreSQL takes them: `?`, `?2` and `:name` become `$n`."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from bot.store.connection import Values

_MARKS = re.compile(r"'(?:[^']|'')*'|::|\?(?P<number>\d*)|:(?P<name>[a-z_]+)")
"""What stands in quotes or is a cast is left as it is."""
KNOWN = 1024


@lru_cache(maxsize=KNOWN)
def translated(sql: str) -> tuple[str, tuple[str, ...]]:
    """The statement, and the names of its values in their order where they have names."""
    names: list[str] = []
    seen = 0

    def mark(found: re.Match[str]) -> str:
        nonlocal seen
        if (name := found["name"]) is not None:
            if name not in names:
                names.append(name)
            return f"${names.index(name) + 1}"
        if (number := found["number"]) is None:
            return found[0]
        seen = int(number) if number else seen + 1
        return f"${seen}"

    return _MARKS.sub(mark, sql), tuple(names)


def in_order(names: tuple[str, ...], values: Values) -> Sequence[Any]:
    """The values as the marks count them."""
    if isinstance(values, Mapping):
        return [values[name] for name in names]
    return values
