"""A nudge is told in silence, by private message, and goes once its person has answered."""

import discord

from bot.features.fellows.news import NudgeNews
from bot.features.fellows.rows import takes_nudges
from bot.features.fellows.words import nudge
from bot.panel.kit.links import board_link
from bot.publisher.begun import Begun
from bot.publisher.publisher import Tells, Told, Undeliverable
from bot.publisher.sending import Sending, post
from bot.store.connection import Connection
from bot.store.table.records import Table
from bot.store.telling.news import FormerReminder
from bot.store.telling.posts import Purpose
from bot.tables.outgoing import tidying
from bot.tables.waiting.calls import Reach


class Nudging:
    """Tells somebody that the others would be glad of an answer."""

    def __init__(self, sending: Sending) -> None:
        self._sending = sending

    @property
    def tells(self) -> Tells:
        """What it tells, and how."""
        return {NudgeNews: self.nudge}

    async def nudge(self, begun: Begun, table: Table, news: NudgeNews) -> Told:
        """The table waits, in kind words; it stands in the place of their last reminder."""
        sending, user_id = self._sending, news.user_id
        live, now = await sending.tables.live(table.id), sending.tables.now()
        seat = live.seat_of(user_id)

        def welcome(db: Connection) -> bool:
            return takes_nudges(db, user_id) and Reach.of(db, user_id).at(now) <= now

        asked = seat is not None and seat in live.waiting() and not live.table.paused(now)
        if seat is None or not asked or not await sending.store.read(welcome):
            raise Undeliverable("nobody waits for it any more, or they would rather not hear of it")
        locale = await sending.people.language(user_id, table.language)
        posting = nudge(live, locale, None if table.private else board_link(table, begun.posts))
        try:
            channel_id = await sending.messages.private_channel(user_id)
            message = await sending.messages.send(channel_id, posting, nonce=begun.item.nonce, silent=True)
        except discord.HTTPException as refused:
            await sending.refused(user_id, refused)
            raise Undeliverable("takes no private messages") from refused
        former = begun.post(Purpose.REMINDER, seat)
        then = () if former is None else (tidying(table, FormerReminder(former.channel_id, former.message_id)),)
        return Told(message, post(table, Purpose.REMINDER, channel_id, message, table.version, seat), then)
