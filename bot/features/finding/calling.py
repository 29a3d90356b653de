"""Calls to open tables: after a breath, in which their hosts settle what they open, and to each in their own hours."""

from bot.features.finding.callers import (
    CallDue,
    callers_at,
    first_call,
    first_opening,
    forget_opening,
    opening_of,
    put_call,
    put_opening,
    set_call,
)
from bot.features.finding.news import opening_news
from bot.store.connection import Connection
from bot.store.identity import GuildId, TableId
from bot.store.table.records import Table
from bot.store.table.tables import load_table
from bot.store.telling.outbox import put_outbox
from bot.tables.ledger import Ledger
from bot.tables.lobby.house_options import wanted_at
from bot.tables.waiting.calls import Reach

BREATH = 120.0
"""So long a new table may still be changed, or closed again, before anybody is called to it."""


def takes_whoever_comes(table: Table) -> GuildId | None:
    """The server whose people may be called to it: never to a private table, nor where one needs an invitation."""
    return table.guild_id if table.status == "lobby" and table.open and table.free and table.channel_id else None


def note_opening(db: Connection, table: Table, now: float) -> None:
    """A table has opened, has a free seat again, or looks for others than it did."""
    if takes_whoever_comes(table) is None:
        forget_opening(db, table.id)
    elif opening_of(db, table.id) != wanted_at(table.options):
        put_opening(db, table.id, wanted_at(table.options), now + BREATH)


class Openings:
    """Whom to call to a table, and when, is settled once for all of them."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def due(self) -> float | None:
        """When people are called to the next table."""
        first = await self._ledger.read(first_opening)
        return None if first is None else first[1]

    async def ring(self, now: float) -> bool:
        """Settle it for one table."""
        first = await self._ledger.read(first_opening)
        if first is None or first[1] > now:
            return False
        await self._ledger.write(lambda db: _open(db, first[0], now))
        return True

    async def put_off(self, now: float, until: float) -> None:
        """The table cannot be read."""
        first = await self._ledger.read(first_opening)
        if first is not None:
            await self._ledger.write(lambda db: put_opening(db, first[0], "", until))


class Calls:
    """Calls one after the other, when they want to be called."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def due(self) -> float | None:
        """When the next of them wants to hear of it."""
        first = await self._ledger.read(first_call)
        return None if first is None else first.due

    async def ring(self, now: float) -> bool:
        """Call one of them."""
        first = await self._ledger.read(first_call)
        if first is None or first.due > now:
            return False
        await self._ledger.write(lambda db: _call(db, first))
        return True

    async def put_off(self, now: float, until: float) -> None:
        """The table cannot be read."""
        first = await self._ledger.read(first_call)
        if first is not None:
            await self._ledger.write(lambda db: set_call(db, first, until))


def _open(db: Connection, table_id: TableId, now: float) -> None:
    table = load_table(db, table_id)
    guild_id = None if table is None else takes_whoever_comes(table)
    if table is None or guild_id is None:
        forget_opening(db, table_id)
        return
    put_opening(db, table_id, wanted_at(table.options), None)
    known = {*table.people, *table.invited}
    for caller in callers_at(db, guild_id):
        if caller.user_id not in known and caller.wants(table):
            put_call(db, CallDue(table_id, caller.user_id, Reach.of(db, caller.user_id).at(now)))


def _call(db: Connection, call: CallDue) -> None:
    set_call(db, call, None)
    table = load_table(db, call.table_id)
    if table is not None and takes_whoever_comes(table) is not None:
        put_outbox(db, [opening_news(table, call.user_id)])
