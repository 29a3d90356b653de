"""How the shop window is dressed: silently, with nothing that its readers may not see elsewhere."""

from collections.abc import Sequence
from copy import copy

from msgspec.structs import replace

from bot.features.window.news import WINDOW_PURPOSE, FinishedNews, WeekNews
from bot.features.window.rows import Played, played_at
from bot.features.window.week import WEEK, week_of
from bot.features.window.words import finished_game, week_told
from bot.publisher.begun import Begun
from bot.publisher.presence import seen_by_readers
from bot.publisher.publisher import TellsApart, Told, Undeliverable
from bot.publisher.sending import Sending
from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.people.choices import UNCOUNTED, load_choices
from bot.store.server.channels import ServerChannel, find_server_channel
from bot.store.table.records import Table
from bot.store.table.tables import load_table
from bot.store.telling.news import AtServer
from bot.tables.live import Live
from texts import words


class ShopWindow:
    """Tells what was played on a server."""

    def __init__(self, sending: Sending) -> None:
        self._sending = sending
        self._store = sending.store

    @property
    def tells(self) -> TellsApart:
        """What it tells, and how."""
        return {FinishedNews: self.finished, WeekNews: self.week}

    async def finished(self, begun: Begun, news: FinishedNews) -> Told:
        """A game that has ended; one that not all readers may see is none of the window's."""
        channel = await self._chosen(begun)
        table = await self._store.read(lambda db: load_table(db, news.game_of))
        if table is None or table.status != "finished":
            raise Undeliverable("the table is gone")
        if not seen_by_readers(self._sending.client, table, channel.channel_id):
            raise Undeliverable("not everybody who reads there may see the table")
        live = await self._sending.tables.live(table.id)
        await self._sending.tables.recall(live)
        shown = unnamed(live, await self._uncounted(table), channel.language)
        pictures = await self._sending.seen_by_all(shown, channel.language)
        posting = finished_game(shown, channel.language, pictures)
        what = f"{WINDOW_PURPOSE} {table.id}"
        return Told(await self._sending.send_marked(begun.item, channel.channel_id, posting, what))

    async def week(self, begun: Begun, news: WeekNews) -> Told:
        """What was played in it, at tables that all readers may see; nothing where nothing was."""
        channel = await self._chosen(begun)
        played = await self._store.read(lambda db: played_at(db, channel.guild_id, news.monday))
        tables = await self._shown(channel, [each for each in played if each.at >= news.monday - WEEK])
        week = week_of(played, news.monday, tables.keys())
        if week is None:
            raise Undeliverable("nothing was played")
        posting = week_told(week, tables[week.longest.table_id], channel.language)
        what = f"{WINDOW_PURPOSE} week {news.monday:.0f}"
        return Told(await self._sending.send_marked(begun.item, channel.channel_id, posting, what))

    async def _shown(self, channel: ServerChannel, played: Sequence[Played]) -> dict[TableId, Table]:
        """The tables of these games that everybody may see who reads there."""
        ids = {each.table_id for each in played}
        tables = await self._store.read(lambda db: [load_table(db, table_id) for table_id in sorted(ids)])
        client, where = self._sending.client, channel.channel_id
        return {table.id: table for table in tables if table is not None and seen_by_readers(client, table, where)}

    async def _chosen(self, begun: Begun) -> ServerChannel:
        target = begun.item.target
        assert isinstance(target, AtServer), "it is put for a server"
        channel = await self._store.read(lambda db: find_server_channel(db, target.guild_id, WINDOW_PURPOSE))
        if channel is None or channel.channel_id != target.channel_id:
            raise Undeliverable("another channel was chosen, or none")
        return channel

    async def _uncounted(self, table: Table) -> frozenset[UserId]:
        sat = {user for seat in table.seats for user in (seat.user_id, seat.kept_for) if user is not None}

        def look(db: Connection) -> frozenset[UserId]:
            return frozenset(user for user in sat if load_choices(db, user).settings.get(UNCOUNTED))

        return await self._store.read(look)


def unnamed(live: Live, people: frozenset[UserId], locale: str) -> Live:
    """The same table, where these are called nothing but players: who is in no statistics is named in no window."""
    if not people:
        return live
    stranger = words(locale)
    seats = tuple(
        replace(each, name=stranger("bot-stranger", number=each.seat + 1))
        if people & {each.user_id, each.kept_for}
        else each
        for each in live.table.seats
    )
    shown = copy(live)
    shown.table = replace(live.table, seats=seats)
    return shown
