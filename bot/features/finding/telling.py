"""Tells those who look for people and those who look for a table, each privately."""

import discord

from bot.features.finding.news import HourNews
from bot.features.finding.words import hour_question
from bot.panel.kit.links import card_link
from bot.publisher.begun import Begun
from bot.publisher.publisher import Tells, Told, Undeliverable
from bot.publisher.sending import Sending
from bot.store.table.records import Table


class Telling:
    """What does not come through is not said elsewhere: nobody is named in a channel for it."""

    def __init__(self, sending: Sending) -> None:
        self._sending = sending
        self._messages = sending.messages

    @property
    def tells(self) -> Tells:
        """What it tells, and how."""
        return {HourNews: self.hour}

    async def hour(self, begun: Begun, table: Table, news: HourNews) -> Told:
        """The host is asked in silence; the card asks, too."""
        if not table.undecided or table.host != news.user_id:
            raise Undeliverable("there is nothing to decide any more")
        locale = await self._sending.people.language(news.user_id, table.language)
        try:
            channel_id = await self._messages.private_channel(news.user_id)
            posting = hour_question(table, locale, card_link(table, begun.posts))
            return Told(await self._messages.send(channel_id, posting, nonce=begun.item.nonce, silent=True))
        except discord.HTTPException as refused:
            await self._sending.refused(news.user_id, refused)
            raise Undeliverable("takes no private messages") from refused
