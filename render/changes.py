"""What both views of a thing in a row tell about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def arrived(before: Sequence[str], now: Sequence[str]) -> tuple[bool, ...]:
    """For each thing of a row, whether it has come since; things come at the end, so of equal ones the last are new."""
    old = Counter(before)
    known = []
    for thing in now:
        known.append(old[thing] <= 0)
        old[thing] -= 1
    return tuple(known)
