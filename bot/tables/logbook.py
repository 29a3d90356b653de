"""A table's log as somebody reads it, page by page."""

from collections.abc import Sequence

import msgspec

from bot.store.table.records import StoredLine
from bot.tables.model import LogLine
from bot.tables.shelf import log_lines
from games.core.seats import Seat


class LogPage(msgspec.Struct, frozen=True):
    """A stretch of a log. Only what its reader may read is counted, so it tells nobody how much others whisper."""

    lines: Sequence[LogLine]
    earlier: int = 0
    """So many lines lie before it."""


def page_of(stored: Sequence[StoredLine], seat: Seat | None, limit: int, end: int | None = None) -> LogPage:
    """The last lines that this seat may read, or the last of so many first ones."""
    told = [events for line in stored if (events := [one for one in log_lines(line) if one.event.is_for(seat)])]
    last = len(told) if end is None else min(end, len(told))
    first = max(0, last - limit)
    return LogPage([event for events in told[first:last] for event in events], first)
