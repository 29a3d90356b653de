"""What people call themselves, made harmless: a name never turns the text around it about."""

import unicodedata
from functools import lru_cache

KEPT = {"\u200d", "\u200c"}
"""They join the parts of one sign, as in many emoji."""


@lru_cache(maxsize=4096)
def harmless(name: str) -> str:
    """The name in one line, without marks that are not seen but change how the rest is read."""
    seen = "".join(" " if mark.isspace() else mark for mark in name if _is_seen(mark))
    return " ".join(seen.split())


def _is_seen(mark: str) -> bool:
    return mark in KEPT or mark.isspace() or not unicodedata.category(mark).startswith("C")
