"""What happens when somebody's time is up: what the table has chosen, and nothing else."""

import asyncio
from functools import partial
from sqlite3 import Connection

from bot.hours.clock import run_out
from bot.store import (
    clock_run_out,
    load_clocks,
    mark_run_out,
    next_clock,
    put_outbox,
    recall_fact,
    remember_fact,
    settle_clocks,
    tables_of,
    tables_with_clocks,
)
from bot.store.identity import TableId, UserId
from bot.store.news import LineNews, PanelNews
from bot.tables.computers import Position
from bot.tables.handovers import Handovers
from bot.tables.house_options import Zero, at_zero
from bot.tables.ledger import Ledger
from bot.tables.live import Live
from bot.tables.model import Late, Refused
from bot.tables.outgoing import at_table
from bot.tables.turns import Turns
from games.core.moves import IllegalMove
from games.core.seats import Seat

ALIVE = "alive at"
BEAT = 60.0
"""Seconds between two notes that somebody is here: what passes without any is nobody's time."""


class Clocks:
    """An alarm: rings when a clock runs out, and notes from time to time that it is here."""

    def __init__(self, ledger: Ledger, turns: Turns, handovers: Handovers) -> None:
        self._ledger = ledger
        self._shelf = ledger.shelf
        self._turns = turns
        self._handovers = handovers
        self._beat: float | None = None

    async def open(self) -> None:
        """What passed while nobody was here is off nobody's clock."""
        await self._ledger.write(lambda db: _skip_absence(db, self._ledger.now()))

    async def close(self) -> None:
        """From now on nobody is here."""
        await self._ledger.write(lambda db: _note(db, self._ledger.now()))

    async def due(self) -> float | None:
        """When the next clock runs out; while any runs, that is noted every minute."""
        soonest = await self._ledger.read(next_clock)
        return soonest if soonest is None or self._beat is None else min(soonest, self._beat + BEAT)

    async def ring(self, now: float) -> bool:
        """See to one table at which a clock has run out; whether there was one."""
        soonest = await self._ledger.read(next_clock)
        if soonest is None:
            return False
        if self._beat is None or not self._beat <= now < self._beat + BEAT:
            self._beat = now
            await self._ledger.write(lambda db: _note(db, now))
        table_id = await self._ledger.read(lambda db: clock_run_out(db, now))
        if table_id is not None:
            await self._see_to(table_id, now)
        return table_id is not None

    async def habits_changed(self, user_id: UserId) -> None:
        """Somebody counts their nights in another zone."""
        now = self._ledger.now()

        def store(db: Connection) -> None:
            for table in tables_of(db, user_id, ("playing",)):
                settle_clocks(db, table.id, now)

        await self._ledger.write(store)
        await self.refresh(user_id)

    async def refresh(self, user_id: UserId) -> None:
        """The tables of somebody who has left or is back know of their clocks."""
        for live in self._shelf.in_memory():
            if live.clocks is not None and live.seat_of(user_id) is not None:
                live.clocks = await self._ledger.read(partial(load_clocks, table_id=live.table.id))

    async def _see_to(self, table_id: TableId, now: float) -> None:
        async with self._shelf.locked(table_id):
            out = await self._mark(table_id, now, readable=await self._is_readable(table_id))
        for seat in out:
            live = await self._shelf.live(table_id)
            match at_zero(live.table.options):
                case Zero.MARK | Zero.REPLACE:
                    pass
                case Zero.MOVE:
                    await self._let_move(live, seat)
                case Zero.SEAT:
                    await self._give_to_computer(table_id, seat)

    async def _is_readable(self, table_id: TableId) -> bool:
        try:
            await self._shelf.live(table_id)
        except Refused:
            return False
        return True

    async def _mark(self, table_id: TableId, now: float, *, readable: bool) -> tuple[Seat, ...]:
        """Everybody knows whose time is up; whose it is. Nobody could have moved in a game that cannot be read."""
        table = await self._shelf.table(table_id)
        zero = at_zero(table.options)

        def store(db: Connection) -> tuple[Seat, ...]:
            clocks = load_clocks(db, table_id)
            out = () if clocks is None else tuple(Seat(seat) for seat in run_out(clocks, now))
            mark_run_out(db, table_id, out)
            if not readable:
                return ()
            lines = [LineNews(f"bot-line-time-is-up-{zero}", {"player": table.seats[seat].name}) for seat in out]
            put_outbox(db, [*(at_table(table, line) for line in lines), at_table(table, PanelNews())])
            return out

        out = await self._ledger.write(store)
        live = self._shelf.peek(table_id)
        if live is not None:
            live.clocks = await self._ledger.read(lambda db: load_clocks(db, table_id))
        return out

    async def _give_to_computer(self, table_id: TableId, seat: Seat) -> None:
        """The computer plays until its person is back, which is up to them at any time."""
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            user_id = live.table.seats[seat].user_id
            if live.playing and user_id is not None:
                await self._handovers.computer_takes(live, seat, None, kept_for=user_id)

    async def _let_move(self, live: Live, seat: Seat) -> None:
        """The computer answers this one question; beside the loop, for it may think."""
        if seat not in live.waiting():
            return
        thought = await asyncio.to_thread(Position.of(live, seat).thought)
        if thought is not None:
            try:
                await self._turns.move_for_late(live.table.id, seat, thought.move, thought.number)
            except (Late, IllegalMove):
                return  # They have moved meanwhile.


def _note(db: Connection, now: float) -> None:
    remember_fact(db, ALIVE, str(now))


def _skip_absence(db: Connection, now: float) -> None:
    last = recall_fact(db, ALIVE)
    if last is not None and float(last) < now:
        for table_id in tables_with_clocks(db):
            settle_clocks(db, table_id, now, until=float(last))
    _note(db, now)
