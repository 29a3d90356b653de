"""What people call themselves, made harmless: a name never turns the text around it about; and what they write."""

import unicodedata
from functools import lru_cache

KEPT = {"\u200d", "\u200c"}
"""They join the parts of one sign, as in many emoji."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing."""


def keepable(text: str) -> str:
    """What somebody has written without the one sign that not every engine keeps, and nobody sees."""
    return text.replace("\0", "")


@lru_cache(maxsize=4096)
def harmless(name: str) -> str:
    """The name in one line, without marks that are not seen but change how the rest is read."""
    seen = "".join(" " if mark.isspace() or mark in BLANK else mark for mark in name if _is_seen(mark))
    return " ".join(seen.split()) if not KEPT.issuperset(seen.replace(" ", "")) else ""


def _is_seen(mark: str) -> bool:
    return mark in KEPT or mark.isspace() or not unicodedata.category(mark).startswith("C")
