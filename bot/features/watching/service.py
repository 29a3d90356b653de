"""Channels that show a table, and people who follow one."""

from bot.features.watching.alarms import Follows
from bot.features.watching.news import watch_panel_news
from bot.features.watching.rows import (
    Follower,
    WatchPanel,
    find_follower,
    find_watch_panel,
    forget_follower,
    forget_watch_panel,
    save_follower,
    save_watch_panel,
    watch_panels_in,
    watch_panels_of,
)
from bot.store.connection import Connection
from bot.store.identity import ChannelId, TableId, UserId
from bot.store.table.records import Table
from bot.store.telling.news import FormerCard
from bot.store.telling.outbox import put_outbox
from bot.tables.brought.alarm import Alarm
from bot.tables.model import Person, Refused
from bot.tables.outgoing import tidying
from bot.tables.service import Tables

MOST_PANELS = 5
"""A table is shown in so many channels."""


class Watchers:
    """Nothing of it changes a game."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._shelf = tables.ledger.shelf

    def alarms(self) -> tuple[Alarm, ...]:
        """What falls due of it."""
        return (Follows(self._ledger),)

    async def put_up(self, table_id: TableId, person: Person, channel_id: ChannelId, *, publish: bool) -> None:
        """Show the table in this channel from now on."""
        live = await self._shelf.live(table_id)
        if not live.playing:
            raise Refused("over")
        if channel_id == live.table.thread_id:
            raise Refused("shown-there-anyway")
        panel = WatchPanel(
            table_id=table_id, channel_id=channel_id, user_id=person.id, language=person.locale, publish=publish
        )

        def store(db: Connection) -> None:
            if find_watch_panel(db, table_id, channel_id) is not None:
                raise Refused("watched-there")
            if len(watch_panels_of(db, table_id)) >= MOST_PANELS:
                raise Refused("watched-enough", most=MOST_PANELS)
            save_watch_panel(db, panel)
            put_outbox(db, [watch_panel_news(live.table, channel_id)])

        await self._ledger.write(store)

    async def shown_in(self, channel_id: ChannelId) -> list[WatchPanel]:
        """What this channel shows."""
        return await self._ledger.read(lambda db: watch_panels_in(db, channel_id))

    async def take_down(self, table_id: TableId, person: Person, channel_id: ChannelId, *, keeper: bool) -> None:
        """Show it there no more: at the word of whoever put it up, the table's host, or who keeps the channel."""
        table = await self._shelf.table(table_id)

        def store(db: Connection) -> None:
            panel = find_watch_panel(db, table_id, channel_id)
            if panel is None:
                raise Refused("not-watched-there")
            if not keeper and person.id not in (panel.user_id, table.host):
                raise Refused("not-yours-to-unwatch")
            forget_watch_panel(db, panel)
            if panel.message_id is not None:
                put_outbox(db, [tidying(table, FormerCard(channel_id, panel.message_id))])

        await self._ledger.write(store)

    async def followed_for(self, table_id: TableId, user_id: UserId) -> Follower | None:
        """How this person follows the table."""
        return await self._ledger.read(lambda db: find_follower(db, table_id, user_id))

    async def follow(self, table_id: TableId, user_id: UserId, *, rounds: bool) -> Table:
        """Tell this person of the end, or of each round as well."""
        live = await self._shelf.live(table_id)
        if not live.playing:
            raise Refused("over")
        follower = Follower(
            table_id=table_id, user_id=user_id, rounds=rounds, round=live.round, since=live.table.version
        )
        await self._ledger.write(lambda db: save_follower(db, follower))
        return live.table

    async def unfollow(self, table_id: TableId, user_id: UserId) -> Table:
        """Tell them no more."""
        await self._ledger.write(lambda db: forget_follower(db, table_id, user_id))
        return await self._shelf.table(table_id)
