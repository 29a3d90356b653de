"""The steps of a table's past, as a viewer heard of them."""

from collections.abc import Sequence
from datetime import datetime

import msgspec

from bot.store.identity import Version
from bot.store.table.records import StoredLine
from bot.tables.remembered.recent import UNDONE
from bot.tables.shelf import log_lines
from games.core.events import Event
from games.core.seats import Seat


class Step(msgspec.Struct, frozen=True):
    """What one line of the log told this viewer."""

    version: Version
    """How the game stood then."""
    events: tuple[Event, ...]
    by: Seat | None
    at: datetime


def steps_in(stored: Sequence[StoredLine], seat: Seat | None, *, openly: bool) -> tuple[Step, ...]:
    """What these lines of the log told somebody, or openly everything."""
    steps = []
    for line in stored:
        told = [] if line.undone_by is not None else log_lines(line)
        events = tuple(each.event for each in told if (openly or each.event.is_for(seat)) and each.event.key != UNDONE)
        if events:
            steps.append(Step(line.number, events, line.seat, told[0].at))
    return tuple(steps)


def shared_number(everybodys: Sequence[Step], version: Version) -> int:
    """Which step of everybody's the game had come to at this version, from 1; 0 before the first of them."""
    return sum(step.version <= version for step in everybodys)
