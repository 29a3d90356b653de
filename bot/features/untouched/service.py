"""Tables that nobody starts or touches for months: they are closed, and their people hear of it before."""

import logging
from functools import partial

import msgspec

from bot.features.untouched.rows import drop_touched, keep_warned, unstarted, unwarned, warned
from bot.hours.habits import HOUR
from bot.store.connection import Connection
from bot.store.identity import TableId
from bot.store.table.records import Table
from bot.store.table.tables import load_table, save_table
from bot.store.telling.news import CardNews, LineNews, Notice, Outgoing
from bot.store.telling.outbox import put_outbox
from bot.tables import outgoing
from bot.tables.model import Damaged, Refused, stamp
from bot.tables.service import Tables
from games.core.events import Event

log = logging.getLogger(__name__)

DAY = 24 * HOUR
WARNED_FOR = 14 * DAY
"""So long before a game is closed its people hear that it will be."""
LOOKED_EVERY = 6 * HOUR
NEVER_STARTED = "bot-notice-never-started"
WILL_BE_CLOSED = "bot-notice-untouched"
WARNING = "bot-line-untouched"


class Untouched:
    """An alarm, a few times a day; the host says after how many days."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._shelf = tables.ledger.shelf
        self._votes = tables.votes
        self._next = 0.0
        self._left: set[TableId] = set()
        """What cannot be closed, such as a game that cannot be read: who keeps the server in order can."""

    async def due(self) -> float | None:
        """When it is time to look."""
        return self._next

    async def ring(self, now: float) -> bool:
        """Close one table, or tell its people that it will be."""
        if now < self._next <= now + LOOKED_EVERY:
            return False
        limits = self._ledger.limits
        if limits.lobby_days and await self._close_one(now):
            return True
        if limits.untouched_days and await self._look_at_one(now):
            return True
        await self._ledger.write_unheard(drop_touched)
        self._next = now + LOOKED_EVERY
        return False

    async def put_off(self, now: float, until: float) -> None:
        """The store cannot be read: it is looked at again in a while."""
        self._next = until

    async def _close_one(self, now: float) -> bool:
        days = self._ledger.limits.lobby_days
        table_id = await self._ledger.read(lambda db: unstarted(db, now - days * DAY, self._left))
        if table_id is None:
            return False
        async with self._shelf.locked(table_id):
            await self._ledger.write(lambda db: self._closed(db, table_id, days, now))
            self._shelf.forget_id(table_id)
        return True

    def _closed(self, db: Connection, table_id: TableId, days: int, now: float) -> None:
        table = load_table(db, table_id)
        if table is None or table.status != "lobby" or table.updated_at >= now - days * DAY:
            return  # Somebody has come meanwhile.
        ended = msgspec.structs.replace(table, status="ended", updated_at=now)
        save_table(db, ended, now)
        self._ledger.tell.gathered(db, ended, now)
        put_outbox(db, [outgoing.at_table(table, CardNews()), *_told(table, NEVER_STARTED, {"days": days})])

    async def _look_at_one(self, now: float) -> bool:
        days = self._ledger.limits.untouched_days
        since, told = now - days * DAY, now - WARNED_FOR
        table_id = await self._ledger.read(lambda db: warned(db, since, told, now, self._left))
        if table_id is not None:
            await self._end(table_id, since, days)
            return True
        table_id = await self._ledger.read(lambda db: unwarned(db, since + WARNED_FOR, now, self._left))
        if table_id is None:
            return False
        await self._ledger.write(partial(_warned, table_id=table_id, days=days, now=now))
        return True

    async def _end(self, table_id: TableId, since: float, days: int) -> None:
        try:
            await self._votes.end_untouched(table_id, since, Event("bot-log-ended-untouched", args={"days": days}))
        except Refused as refused:
            self._left.add(table_id)
            if not isinstance(refused, Damaged):
                log.warning("could not close a table", extra={"table": table_id, "why": refused.word})


def _warned(db: Connection, table_id: TableId, days: int, now: float) -> None:
    table = load_table(db, table_id)
    if table is None or table.status != "playing":
        return
    keep_warned(db, table_id, now)
    last = max(table.updated_at + days * DAY, now + WARNED_FOR)
    told = list(_told(table, WILL_BE_CLOSED, {"until": stamp(last)}))
    if not table.private:
        told.append(outgoing.at_table(table, LineNews(WARNING, {"until": stamp(last)})))
    put_outbox(db, told)


def _told(table: Table, key: str, more: dict[str, str | int]) -> tuple[Outgoing, ...]:
    """Everybody who sits there hears it for themselves."""
    args: dict[str, str | int] = {"game": f"{table.game}-name", "table": table.id, **more}
    return tuple(outgoing.to_person(table, Notice(user, key, args)) for user in table.people)
