"""What happens when somebody's time is up: what the table has chosen, and nothing else."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial

from bot.features.clocks.rows import clock_run_out, next_clock, ring_later, tables_with_clocks
from bot.hours.clock import Clocks as Standing
from bot.hours.clock import run_out
from bot.store.connection import Connection, StoreError
from bot.store.fleet.shares import NOTHING, Share
from bot.store.identity import TableId, UserId
from bot.store.table.clocks import (
    BEAT,
    absent_since,
    last_presence,
    load_clocks,
    mark_run_out,
    note_presence,
    settle_clocks,
)
from bot.store.table.tables import tables_of
from bot.store.telling.news import LineNews, Outgoing, PanelNews
from bot.store.telling.outbox import put_outbox
from bot.tables.brought.alarm import OfItsShare
from bot.tables.live import Live
from bot.tables.lobby.house_options import Zero, at_zero
from bot.tables.model import Late, Refused
from bot.tables.outgoing import at_table
from bot.tables.service import Tables
from bot.tables.thinking.computers import Position
from games.core.moves import IllegalMove
from games.core.seats import Seat

log = logging.getLogger(__name__)


class Clocks(OfItsShare):
    """An alarm: rings when a clock runs out, and notes from time to time that it is here."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._shelf = tables.ledger.shelf
        self._turns = tables.turns
        self._seats = tables.seats
        self._beat: float | None = None

    async def open(self) -> None:
        """What passed while nobody was here is off nobody's clock."""
        now, share = self._ledger.now(), self._ledger.share
        await self._ledger.write(lambda db: _skip_absence(db, share, now, last_presence))

    async def close(self) -> None:
        """From now on nobody is here."""
        await self.is_here(self._ledger.now())

    async def is_here(self, now: float) -> None:
        """Somebody is: what passes without such a note, while the machine sleeps or its clock leaps, is nobody's."""
        self._beat = now
        share = self._ledger.share
        if share != NOTHING:
            await self._ledger.write(lambda db: note_presence(db, now, share))

    async def due(self) -> float | None:
        """When the next clock runs out; while any runs, that is noted every minute."""
        soonest = await self._ledger.read(lambda db: next_clock(db, self._ledger.share))
        return soonest if soonest is None or self._beat is None else min(soonest, self._beat + BEAT)

    async def ring(self, now: float) -> bool:
        """See to one table at which a clock has run out; whether there was one."""
        share = self._ledger.share
        soonest = await self._ledger.read(lambda db: next_clock(db, share))
        if soonest is None:
            return False
        if self._beat is None or not self._beat <= now < self._beat + BEAT:
            await self._wake_up(now)
            await self.is_here(now)
        table_id = await self._ledger.read(lambda db: clock_run_out(db, now, share))
        if table_id is not None:
            await self._see_to(table_id, now)
        return table_id is not None

    async def put_off(self, now: float, until: float) -> None:
        """The table's game, or its clocks, cannot be read."""
        table_id = await self._ledger.read(lambda db: clock_run_out(db, now, self._ledger.share))
        if table_id is not None:
            await self._ledger.write(lambda db: ring_later(db, table_id, until))

    async def habits_changed(self, user_id: UserId) -> None:
        """Somebody counts their nights in another zone."""
        now = self._ledger.now()

        def store(db: Connection) -> None:
            for table in tables_of(db, user_id, ("playing",)):
                settle_clocks(db, table.id, now)

        await self._ledger.write(store)
        await self._shelf.look_at_clocks(user_id)

    async def _wake_up(self, now: float) -> None:
        """If nobody was here for a while, that is off nobody's clock, and the tables know it."""
        share = self._ledger.share
        if await self._ledger.read(lambda db: absent_since(db, now, share.first)) is None:
            return
        await self._ledger.write(lambda db: _skip_absence(db, share, now, partial(absent_since, now=now)))
        await self._shelf.look_at_clocks()

    async def _see_to(self, table_id: TableId, now: float) -> None:
        """See to the first seat whose time is up: that it is told, and what the table has chosen, is one change.

        So whoever is cut short in the midst of it has all of it still to do.
        """
        async with self._shelf.locked(table_id):
            live = await self._readable(table_id)
            out = await self._out(table_id, now)
            if live is None or not out:  # Nobody could have moved in a game that cannot be read.
                await self._mark(live, table_id, out)
                return
            live.clocks = await self._ledger.read(lambda db: load_clocks(db, table_id))
            zero, user_id = at_zero(live.table.options), live.table.seats[out[0]].user_id
            if zero is Zero.SEAT and user_id is not None:
                told = _told(live, out[:1])
                taken = partial(put_outbox, items=told)
                await self._seats.computer_takes(live, out[0], None, kept_for=user_id, first=taken)
                return
            if zero is not Zero.MOVE:
                await self._mark(live, table_id, out)
                return
        if not await self._has_moved(live, out[0]):
            async with self._shelf.locked(table_id):
                await self._mark(live, table_id, out[:1])

    async def _readable(self, table_id: TableId) -> Live | None:
        try:
            return await self._shelf.live(table_id)
        except Refused:
            return None

    async def _out(self, table_id: TableId, now: float) -> tuple[Seat, ...]:
        clocks = await self._ledger.read(lambda db: load_clocks(db, table_id))
        return () if clocks is None else tuple(Seat(seat) for seat in run_out(clocks, now))

    async def _mark(self, live: Live | None, table_id: TableId, out: Sequence[Seat]) -> None:
        """Everybody knows whose time is up."""

        def store(db: Connection) -> Standing | None:
            put_outbox(db, () if live is None else (*_told(live, out), at_table(live.table, PanelNews())))
            return mark_run_out(db, table_id, out)

        clocks = await self._ledger.write(store)
        if live is not None:
            live.clocks = clocks

    async def _has_moved(self, live: Live, seat: Seat) -> bool:
        """The computer answers this one question; beside the loop, for it may think. Whether somebody has answered."""
        if seat not in live.waiting():
            return False
        thought = await asyncio.to_thread(Position.of(live, seat).thought)
        if thought is None:
            return False
        table_id, told = live.table.id, _told(live, [seat])

        def first(db: Connection) -> None:
            put_outbox(db, told)
            mark_run_out(db, table_id, [seat])  # It does not ring again where the move is taken back.

        try:
            await self._turns.move_for_late(table_id, seat, thought.move, thought.number, first, thought.trial)
        except Late:
            return True
        except IllegalMove:
            log.exception("a computer's move is refused", extra={"table": live.table.id, "seat": seat})
            return False
        return True


def _told(live: Live, out: Sequence[Seat]) -> tuple[Outgoing, ...]:
    """The line about those whose time is up; who had none left when they were asked has been told of already."""
    clocks = () if live.clocks is None else live.clocks.seats
    key = f"bot-line-time-is-up-{at_zero(live.table.options)}"
    lines = [LineNews(key, {"player": live.table.seats[seat].called}) for seat in out if clocks[seat].left > 0]
    return tuple(at_table(live.table, line) for line in lines)


def _skip_absence(db: Connection, share: Share, now: float, absent: Callable[..., float | None]) -> None:
    if share == NOTHING:
        return
    since = {home: absent(db, home=home) for _, home in tables_with_clocks(db, share)}
    for table_id, home in tables_with_clocks(db, share):
        gone = since[home]
        if gone is not None and gone < now:
            try:
                settle_clocks(db, table_id, now, until=gone)
            except StoreError:
                raise
            except Exception:  # It is looked at by itself when it rings.
                log.exception("clocks cannot be read", extra={"table": table_id})
    note_presence(db, now, share)
