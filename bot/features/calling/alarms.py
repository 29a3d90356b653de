"""When somebody is to be called, or called again: all that falls due for one person at once is told as one."""

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from bot.features.calling.rows import first_due, mark_told, next_call_to_answer, next_due, take_call_to_answer
from bot.store.connection import Connection
from bot.store.fleet.shares import Share
from bot.store.identity import TableId, UserId
from bot.store.table.guests import is_guest
from bot.store.table.records import Table
from bot.store.table.tables import load_table
from bot.store.table.waiting import Waiting, call_later, tables_waiting_for
from bot.store.telling.calls_to_answer import call_to_answer_later
from bot.store.telling.news import Outgoing, PanelNews, ReminderNews, RoundupNews, TurnNews
from bot.store.telling.outbox import put_outbox
from bot.tables.brought.alarm import OfItsShare, is_due
from bot.tables.ledger import Ledger
from bot.tables.outgoing import at_table, look, to_person, to_seat
from bot.tables.waiting.calls import Reach
from bot.tables.waiting.calls_to_answer import to_answer


class Calls(OfItsShare):
    """Calls and reminds people whom tables wait for. All that falls due for somebody at once is told as one."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def due(self) -> float | None:
        """When somebody has to be told next."""
        return await self._ledger.read(lambda db: next_due(db, self._ledger.share))

    async def ring(self, now: float) -> bool:
        """Tell one person."""
        share = self._ledger.share
        return await is_due(self, now) and await self._ledger.write(lambda db: _tell_first(db, now, share))

    async def put_off(self, now: float, until: float) -> None:
        """Whom to tell of it, or where, cannot be read."""

        def store(db: Connection) -> None:
            first = first_due(db, now, self._ledger.share)
            if first is not None:
                call_later(db, first, until)

        await self._ledger.write(store)


class CallsToAnswer(OfItsShare):
    """Calls those who wanted to be left alone when they were asked something, invited, or offered a seat."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def due(self) -> float | None:
        """When the next of them may be called."""
        return await self._ledger.read(lambda db: next_call_to_answer(db, self._ledger.share))

    async def ring(self, now: float) -> bool:
        """Call one of them, if their answer is still wanted."""
        share = self._ledger.share
        return await is_due(self, now) and await self._ledger.write(lambda db: _call_to_answer(db, now, share))

    async def put_off(self, now: float, until: float) -> None:
        """What there is to answer cannot be read."""

        def store(db: Connection) -> None:
            call = take_call_to_answer(db, now, self._ledger.share)
            if call is not None:
                call_to_answer_later(db, *call, until)

        await self._ledger.write(store)


def _call_to_answer(db: Connection, now: float, share: Share) -> bool:
    call = take_call_to_answer(db, now, share)
    if call is None:
        return False
    table_id, user_id = call
    table = load_table(db, table_id)
    put_outbox(db, () if table is None else to_answer(db, table, user_id))
    return True


def _tell_first(db: Connection, now: float, share: Share) -> bool:
    """Put what falls due for one person by now into the outbox; whether anything did."""
    first = first_due(db, now, share)
    if first is None:
        return False
    if first.user_id is None:
        call_later(db, first, None)
        return True
    reach = Reach.of(db, first.user_id)
    due = [each for each in tables_waiting_for(db, first.user_id) if each.due is not None and each.due <= now]
    if not due:
        call_later(db, first, None)
        return True
    free = reach.at(now)
    if free > now and reach.habits.digest is None:
        for waiting in due:
            call_later(db, waiting, free)
        return True
    for waiting in due:
        mark_told(db, waiting, now, reach.again(now, waiting.told + 1))
    tables = {waiting.table_id: table for waiting in due if (table := load_table(db, waiting.table_id)) is not None}
    looks = (item for table in tables.values() for item in look(table))
    put_outbox(db, [*_told(db, first.user_id, due, tables, reach), *looks])
    return True


def _all_at_once(
    news: RoundupNews, tables: list[Table], unseen: Collection[TableId], reach: Reach
) -> tuple[Outgoing, ...]:
    """One message about several. Private tables have no thread to call in, and guests do not see that of theirs."""
    if reach.privately:
        return (to_person(tables[0], news),)
    alone = replace(news, tables=tuple(table.id for table in tables if table.id in unseen))
    private = [to_person(table, alone) for table in tables if table.id in unseen][:1]
    in_servers = {table.guild_id: table for table in reversed(tables) if table.id not in unseen}
    return (*private, *(at_table(table, news) for table in in_servers.values()))


def _told(
    db: Connection, user_id: UserId, due: list[Waiting], tables: Mapping[TableId, Table], reach: Reach
) -> tuple[Outgoing, ...]:
    """One thing to tell, wherever this person is told."""
    known = [(waiting, tables[waiting.table_id]) for waiting in due if waiting.table_id in tables]
    if not known:
        return ()
    unseen = {table.id for _, table in known if table.private or is_guest(db, table.id, user_id)}
    daily = reach.habits.digest is not None
    if daily or len(known) > 1:
        news = RoundupNews(user_id, tuple(table.id for _, table in known), daily)
        return _all_at_once(news, [table for _, table in known], unseen, reach)
    waiting, table = known[0]
    privately = reach.privately or (table.id in unseen and not table.private)
    if waiting.told:
        reminder = ReminderNews(waiting.seat)
        return to_seat(table, reminder) if privately else (at_table(table, reminder),)
    if privately:
        return to_seat(table, TurnNews(waiting.seat))
    return (at_table(table, PanelNews(anew=True, here=(waiting.seat,))),)
