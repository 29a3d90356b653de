"""Watches over the places of tables: Discord's state is looked at, not remembered."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable

from bot.people.servers import lose_channel, lose_server
from bot.publisher.publisher import Publisher
from bot.store.connection import Connection
from bot.store.engine.database import Store
from bot.store.facts import forget_fact, recall_fact, remember_fact, told_of_leaving
from bot.store.fleet.fenced import fenced
from bot.store.fleet.shares import EVERYTHING, NOTHING, Share
from bot.store.identity import ChannelId, GuildId, TableId, UserId
from bot.store.server.channels import server_channels_of, servers_with_channels
from bot.store.table.records import Table
from bot.store.table.tables import guilds_alive, ids_alive, load_table, tables_alive, tables_at
from bot.store.telling.news import AtServer, AtTable, Notice, Outgoing, OwnNews
from bot.store.telling.outbox import is_put, put_outbox
from bot.store.telling.posts import stale_notices
from bot.tables.outgoing import look, to_person, to_seat

log = logging.getLogger(__name__)

LOOKED = "looked around"
LOOKED_AT_THE_START = 500
PATIENCE = 600.0
"""Seconds after a look in which nobody looks again because of somebody who passes by."""
REMEMBERED = 2000


class Lookout:
    """Has looked at whatever may be gone, and tells people once where their tables are."""

    def __init__(self, store: Store, publisher: Publisher, clock: Callable[[], float] = time.monotonic) -> None:
        self.share: Share = EVERYTHING
        self._store = store
        self._publisher = publisher
        self._clock = clock
        self._looked: OrderedDict[TableId, float] = OrderedDict()
        self._running: set[asyncio.Task[None]] = set()

    async def look_around(self) -> None:
        """See what has become of the tables while nobody was here, the latest first."""

        def put(db: Connection) -> None:
            alive = tables_alive(db, LOOKED_AT_THE_START, share=self.share)
            _look_at(db, alive)
            _retell_stale(db, self.share)

        await self._mind(put)
        log.info(LOOKED)

    async def catch_up(self) -> None:
        """Private messages that are behind are told anew: the store was away, and whoever noticed could not say so."""
        await self._mind(lambda db: _retell_stale(db, self.share))

    async def stop(self) -> None:
        """Look no more."""
        for task in self._running:
            task.cancel()
        if self._running:
            await asyncio.wait(self._running)

    async def idle(self) -> None:
        """Wait until all that was put aside is stored."""
        while self._running:
            await asyncio.wait(self._running)

    def passed_by(self, table_ids: Iterable[TableId]) -> None:
        """Somebody has looked at these tables: a good moment to see whether all still stands. Nobody waits for it."""
        now = self._clock()
        due = [one for one in table_ids if now - self._looked.get(one, -PATIENCE) >= PATIENCE]
        if not due:
            return
        for table_id in due:
            self._looked[table_id] = now
            self._looked.move_to_end(table_id)
        while len(self._looked) > REMEMBERED:
            self._looked.popitem(last=False)

        def put(db: Connection) -> None:
            _look_at(db, [table for one in due if (table := load_table(db, one)) is not None])

        self._aside(put)

    def retell(self, table_id: TableId, user_id: UserId) -> None:
        """Somebody has not heard what came of their move: their private message has to show it. Nobody waits for it."""

        def put(db: Connection) -> None:
            table = load_table(db, table_id)
            seat = None if table is None else table.seat_of(user_id)
            if table is not None and seat is not None:
                put_outbox(db, to_seat(table, OwnNews(seat)))

        self._aside(put)

    async def gone(self, channel_id: ChannelId) -> None:
        """A channel or thread is gone."""

        def put(db: Connection) -> None:
            _look_at(db, tables_at(db, channel_id))
            lose_channel(db, channel_id)

        await self._mind(put)

    async def allowed(self, guild_id: GuildId) -> None:
        """Something has changed in this server: what could not be told there is tried at once."""
        if self._publisher.pausing:
            for table_id in await self._store.read(lambda db: ids_alive(db, guild_id)):
                self._publisher.retry(AtTable(table_id))
            for channel in await self._store.read(lambda db: server_channels_of(db, guild_id)):
                self._publisher.retry(AtServer(guild_id, channel.channel_id))

    async def left(self, guild_id: GuildId) -> None:
        """Caravel was removed from a server: its people are told, once, that nothing is lost."""

        def put(db: Connection) -> None:
            _tell_of_leaving(db, guild_id)
            lose_server(db, guild_id)

        await self._mind(put)

    async def joined(self, guild_id: GuildId) -> None:
        """Caravel is in this server, or is there again."""
        await self._mind(lambda db: forget_fact(db, told_of_leaving(guild_id)))

    async def at_home(self, guild_ids: Collection[GuildId], is_heard: Callable[[GuildId], bool]) -> None:
        """These are all the servers of now of those that would be heard of; from others it may have been removed."""

        def compare(db: Connection) -> None:
            for guild_id in filter(is_heard, guilds_alive(db)):
                if guild_id in guild_ids:
                    forget_fact(db, told_of_leaving(guild_id))
                else:
                    _tell_of_leaving(db, guild_id)
            for guild_id in filter(is_heard, servers_with_channels(db)):
                if guild_id not in guild_ids:
                    lose_server(db, guild_id)

        await self._mind(compare)

    def _aside(self, put: Callable[[Connection], None]) -> None:
        async def write() -> None:
            try:
                await self._write(put)
            except Exception:
                log.exception("could not look at tables")

        task = asyncio.create_task(write(), name="look at tables")
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _mind(self, put: Callable[[Connection], None]) -> None:
        """What is heard of servers is the business of the one who minds them."""
        if self.share != NOTHING:
            with fenced():
                await self._write(put)

    async def _write(self, put: Callable[[Connection], None]) -> None:
        await self._store.write(put)
        self._publisher.wake()


def _look_at(db: Connection, tables: Iterable[Table]) -> None:
    for table in tables:
        if not table.over:
            _put_once(db, look(table))


def _retell_stale(db: Connection, share: Share) -> None:
    for table_id, seat in stale_notices(db, share):
        table = load_table(db, table_id)
        if table is not None:
            _put_once(db, to_seat(table, OwnNews(seat)))


def _put_once(db: Connection, items: Iterable[Outgoing]) -> None:
    put_outbox(db, [item for item in items if not is_put(db, item)])


def _tell_of_leaving(db: Connection, guild_id: GuildId) -> None:
    if recall_fact(db, told_of_leaving(guild_id)) is not None:
        return
    remember_fact(db, told_of_leaving(guild_id), "told")
    for table in tables_alive(db, None, guild_id):
        args: dict[str, str | int] = {"game": f"{table.game}-name", "table": table.id}
        users = sorted({seat.user_id for seat in table.seats if seat.user_id is not None})
        put_outbox(db, [to_person(table, Notice(user, "bot-notice-server-gone", args)) for user in users])
