"""A table's past, step by step, as a person may see it: nothing of it is played anew, all of it was kept."""

import asyncio
from collections.abc import Sequence
from datetime import datetime
from functools import partial

import msgspec

from bot.store.identity import TableId, Version
from bot.store.table.log import lines_since
from bot.store.table.records import StoredLine
from bot.tables.live import Live
from bot.tables.remembered.recent import UNDONE
from bot.tables.service import Tables
from bot.tables.shelf import log_lines
from games.core.ending.course import course
from games.core.events import Event
from games.core.seats import Seat
from games.core.state import GameState


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


class Histories:
    """Opens any table's past; what was taken back is no part of it, and what a viewer heard nothing of no step."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._past = tables.past

    async def of(self, table_id: TableId, seat: Seat | None, *, openly: bool) -> tuple[Step, ...]:
        """All steps that this seat has seen, or everybody; openly, all that happened."""
        stored = await self._ledger.read(lambda db: lines_since(db, table_id, Version(0)))
        return steps_in(stored, seat, openly=openly)

    async def views(self, live: Live, seat: Seat | None, versions: Sequence[Version]) -> list[GameState]:
        """How the game stood at these versions, as this seat saw it; once it is over, with everything open."""
        states = await self._past.states(live.table.id, versions)
        return [live.seen(live.game.saved.load(states[version]), seat) for version in versions]

    async def recall_course(self, live: Live) -> None:
        """See how the points grew in a game that is over."""
        if live.course is None and live.table.status == "finished":
            steps = await self.of(live.table.id, None, openly=True)
            versions = [step.version for step in steps]
            states = await self._past.states(live.table.id, versions)
            known = [states[version] for version in versions if version in states]
            live.course = await asyncio.to_thread(live.bounded, ("course",), partial(course, live.game, known))


def is_open(live: Live) -> bool:
    """Whether everything that happened may be told; a campaign goes on, and so do its secrets."""
    return live.table.over and live.table.campaign is None
