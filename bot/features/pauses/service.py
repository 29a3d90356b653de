"""A table that pauses: no moves, no reminders, no clocks, until a certain time."""

from bot.features.pauses.rows import end_pause, next_pause_ends, pause_longer, pauses_over, set_pause
from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.table.proposals import Asked, Terms, close_proposals
from bot.store.table.records import LineKind
from bot.store.telling.news import PanelNews
from bot.tables import outgoing
from bot.tables.brought.alarm import Alarm, OfItsShare
from bot.tables.brought.motion import Motion, Motions
from bot.tables.brought.vote import Vote
from bot.tables.live import Live
from bot.tables.model import Person, Refused, stamp
from bot.tables.service import Tables
from bot.tables.standing import standing
from bot.tables.waiting.calls import call_anew
from games.core.events import Event
from games.core.seats import Seat


class Pauses(OfItsShare):
    """When a table pauses is one fact of it: `table.paused(now)`, `paused_at`, `paused_until`."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._turns = tables.turns
        self._shelf = tables.ledger.shelf

    def alarms(self) -> tuple[Alarm, ...]:
        """Pauses end."""
        return (self,)

    def motions(self) -> Motions:
        """What the table can be asked of pauses."""
        return {
            Asked.PAUSE: Motion(
                carry_out=self._agreed, must_make_sense=self._must_be_going_on, no_later=lambda terms: terms.until
            ),
            Asked.RESUME: Motion(carry_out=self._resumed, must_make_sense=self._must_be_pausing),
        }

    async def _must_be_going_on(self, live: Live, _: Seat, __: Terms) -> None:
        if live.table.paused(self._ledger.now()):
            raise Refused("pausing", until=stamp(live.table.paused_until or 0.0))

    async def _must_be_pausing(self, live: Live, _: Seat, __: Terms) -> None:
        if not live.table.paused(self._ledger.now()):
            raise Refused("not-paused")

    async def _agreed(self, live: Live, vote: Vote, person: Person) -> None:
        assert vote.terms.until is not None
        await self.pause(live, vote.terms.until, vote.by, person.id)

    async def _resumed(self, live: Live, vote: Vote, person: Person) -> None:
        await self.resume(live, vote.by, person.id)

    async def pause(self, live: Live, until: float, by: Seat, user_id: UserId) -> None:
        """Nothing happens until then; the lock is the caller's."""
        event = Event("bot-log-paused", by, {"until": stamp(until)})
        table_id, now = live.table.id, self._ledger.now()
        shown = outgoing.at_table(live.table, PanelNews(anew=True))
        commit = standing(live, LineKind.PAUSE, [event], user_id, now, [shown])

        def store(db: Connection) -> None:
            self._ledger.commit(db, commit, silent=True)
            close_proposals(db, table_id)
            set_pause(db, table_id, now, until)

        await self._ledger.write(store, live)
        await self._shelf.anew(live)

    async def resume(self, live: Live, by: Seat | None, user_id: UserId | None) -> None:
        """The table goes on, and those it waits for are called; the lock is the caller's."""
        event = Event("bot-log-resumed", by) if by is not None else Event("bot-log-resumed-by-itself")
        table_id, now = live.table.id, self._ledger.now()
        called = outgoing.after_change(live.table, (), live.waiting(), None)
        commit = standing(live, LineKind.PAUSE, [event], user_id, now, called, text="resume")

        def store(db: Connection) -> None:
            self._ledger.commit(db, commit)
            close_proposals(db, table_id)
            end_pause(db, table_id, now)
            for person in live.table.who(live.openly_addressed()):
                if person.user_id is not None:
                    call_anew(db, person.user_id, now)

        await self._ledger.write(store, live)
        fresh = await self._shelf.anew(live)
        for seat in fresh.waiting():
            await self._turns.let_plans_act(fresh, seat)

    async def due(self) -> float | None:
        """When the next table goes on by itself."""
        return await self._ledger.read(lambda db: next_pause_ends(db, self._ledger.share))

    async def ring(self, now: float) -> bool:
        """Have one table go on whose pause is over; whether there was one."""
        for table_id in await self._ledger.read(lambda db: pauses_over(db, now, self._ledger.share)):
            async with self._shelf.locked(table_id):
                await self._end(table_id, now)
            return True
        return False

    async def put_off(self, now: float, until: float) -> None:
        """The table cannot be read: it pauses on."""
        over = await self._ledger.read(lambda db: pauses_over(db, now, self._ledger.share))
        table_id = next(iter(over), None)
        if table_id is not None:
            await self._ledger.write(lambda db: pause_longer(db, table_id, until))
            self._shelf.forget_id(table_id)

    async def _end(self, table_id: TableId, now: float) -> None:
        """The time of the pause is over; a game that cannot be read goes on in silence."""
        try:
            live = await self._shelf.live(table_id)
        except Refused:
            await self._ledger.write(lambda db: end_pause(db, table_id, now))
            return
        if live.playing:
            await self.resume(live, None, None)
        else:
            await self._ledger.write(lambda db: end_pause(db, table_id, now))
