"""A table's past, step by step, as a person may see it: nothing of it is played anew, all of it was kept."""

import asyncio
from collections.abc import Sequence
from functools import partial

from bot.features.history.news import step_news
from bot.features.history.steps import Step, steps_in
from bot.host.pace import Pace
from bot.hours.habits import HOUR
from bot.store.identity import TableId, Version
from bot.store.table.log import lines_since
from bot.store.telling.outbox import put_outbox
from bot.tables.live import Live
from bot.tables.model import Person, Refused
from bot.tables.service import Tables
from games.core.ending.course import course
from games.core.seats import Seat
from games.core.state import GameState

MOST_SHARED = 3
"""So many steps somebody shows to a table within an hour."""


class Histories:
    """Opens any table's past; what was taken back is no part of it, and what a viewer heard nothing of no step."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._past = tables.past
        self._shared = Pace(MOST_SHARED, HOUR, tables.now)

    async def of(self, table_id: TableId, seat: Seat | None, *, openly: bool) -> tuple[Step, ...]:
        """All steps that this seat has seen, or everybody; openly, all that happened."""
        stored = await self._ledger.read(lambda db: lines_since(db, table_id, Version(0)))
        return steps_in(stored, seat, openly=openly)

    async def views(self, live: Live, seat: Seat | None, versions: Sequence[Version]) -> list[GameState]:
        """How the game stood at these versions, as this seat saw it; once it is over, with everything open."""
        states = await self._past.states(live.table.id, versions)
        return [live.seen(live.game.saved.load(states[version]), seat) for version in versions]

    async def share(self, table_id: TableId, person: Person, number: int) -> None:
        """Show everybody's step of this number to all, at the word of somebody who plays there; not very often."""
        live = await self._ledger.shelf.live(table_id)
        if live.seat_of(person.id) is None:
            raise Refused("not-seated")
        if not live.playing:
            raise Refused("over")
        steps = await self.of(table_id, None, openly=False)
        if not 0 < number <= len(steps):
            raise Refused("no-such-step", count=len(steps))
        if not self._shared.goes((table_id, person.id)):
            raise Refused("steps-enough", most=self._shared.most)
        news = step_news(live.table, number, steps[number - 1].version)
        await self._ledger.write(lambda db: put_outbox(db, [news]))

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
