"""Tells those who look for people and those who look for a table, each privately."""

import discord

from bot.features.finding.news import GuestNews, HourNews
from bot.features.finding.words import begun_elsewhere, hour_question
from bot.panel.kit.links import card_link
from bot.panel.kit.posting import Posting
from bot.publisher.begun import Begun
from bot.publisher.publisher import Tells, Told, Undeliverable
from bot.publisher.sending import Sending
from bot.store.identity import UserId
from bot.store.table.records import Table


class Telling:
    """What does not come through is not said elsewhere: nobody is named in a channel for it."""

    def __init__(self, sending: Sending) -> None:
        self._sending = sending
        self._messages = sending.messages

    @property
    def tells(self) -> Tells:
        """What it tells, and how."""
        return {HourNews: self.hour, GuestNews: self.guest}

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

    async def _silently(self, begun: Begun, user_id: UserId, posting: Posting) -> Told:
        try:
            channel_id = await self._messages.private_channel(user_id)
            return Told(await self._messages.send(channel_id, posting, nonce=begun.item.nonce, silent=True))
        except discord.HTTPException as refused:
            await self._sending.refused(user_id, refused)
            raise Undeliverable("takes no private messages") from refused
