"""Tells those who look for people and those who look for a table, each privately."""

import discord
from msgspec.structs import replace

from bot.features.finding.callers import called_since, change_caller, find_caller, note_called
from bot.features.finding.calling import takes_whoever_comes
from bot.features.finding.fitting import fits_wish
from bot.features.finding.news import GuestNews, HourNews, OpeningNews
from bot.features.finding.notify_words import table_open
from bot.features.finding.words import begun_elsewhere, hour_question
from bot.panel.kit.links import card_link
from bot.panel.kit.posting import Posting
from bot.publisher.begun import Begun
from bot.publisher.presence import sees_place
from bot.publisher.publisher import Tells, Told, Undeliverable
from bot.publisher.sending import Sending
from bot.store.connection import Connection
from bot.store.identity import GuildId, UserId
from bot.store.table.records import Table
from bot.tables.lobby.house_options import DAY


class Telling:
    """What does not come through is not said elsewhere: nobody is named in a channel for it."""

    def __init__(self, sending: Sending) -> None:
        self._sending = sending
        self._messages = sending.messages

    @property
    def tells(self) -> Tells:
        """What it tells, and how."""
        return {HourNews: self.hour, GuestNews: self.guest, OpeningNews: self.opening}

    async def hour(self, begun: Begun, table: Table, news: HourNews) -> Told:
        """The host is asked in silence; the card asks, too."""
        if not table.undecided or table.host != news.user_id:
            raise Undeliverable("there is nothing to decide any more")
        locale = await self._sending.people.language(news.user_id, table.language)
        return await self._silently(begun, news.user_id, hour_question(table, locale, card_link(table, begun.posts)))

    async def guest(self, begun: Begun, table: Table, news: GuestNews) -> Told:
        """The game has begun, and what there is to see of it."""
        if table.status != "playing" or table.seat_of(news.user_id) is None:
            raise Undeliverable("does not play there")
        locale = await self._sending.people.language(news.user_id, table.language)
        return await self._silently(begun, news.user_id, begun_elsewhere(table, locale))

    async def opening(self, begun: Begun, table: Table, news: OpeningNews) -> Told:
        """A call, if it is still wanted and they see the table; whoever cannot be reached is called no more."""
        user_id, guild_id = news.user_id, takes_whoever_comes(table)
        guild = self._sending.client.get_guild(guild_id or 0)
        if guild_id is None or guild is None or table.seat_of(user_id) is not None:
            raise Undeliverable("there is no seat to call to")
        now = self._sending.tables.now()
        if not await self._sending.store.read(lambda db: _wanted(db, table, guild_id, user_id, now)):
            raise Undeliverable("does not want to be called to it, or was called enough today")
        if not await sees_place(self._sending.client, table, user_id):
            raise Undeliverable("does not see where it stands")
        locale = await self._sending.people.language(user_id, table.language)
        posting = table_open(table, guild.name, locale, card_link(table, begun.posts))
        silent = await self._sending.rests(user_id)
        try:
            channel_id = await self._messages.private_channel(user_id)
            sent = await self._messages.send(channel_id, posting, nonce=begun.item.nonce, silent=silent)
        except discord.HTTPException as refused:
            await self._sending.refused(user_id, refused)
            return Told(keep=lambda db: _lost(db, user_id, guild_id))
        return Told(sent, keep=lambda db: note_called(db, table.id, user_id, now))

    async def _silently(self, begun: Begun, user_id: UserId, posting: Posting) -> Told:
        try:
            channel_id = await self._messages.private_channel(user_id)
            return Told(await self._messages.send(channel_id, posting, nonce=begun.item.nonce, silent=True))
        except discord.HTTPException as refused:
            await self._sending.refused(user_id, refused)
            raise Undeliverable("takes no private messages") from refused


def _wanted(db: Connection, table: Table, guild_id: GuildId, user_id: UserId, now: float) -> bool:
    caller = find_caller(db, user_id, guild_id)
    if caller is None or not caller.wants(table) or not fits_wish(db, table, user_id):
        return False
    return called_since(db, user_id, guild_id, now - DAY) < caller.a_day


def _lost(db: Connection, user_id: UserId, guild_id: GuildId) -> None:
    change_caller(db, user_id, guild_id, lambda caller: replace(caller, reached=False))
