"""What becomes of messages when others have taken their place. Nobody waits for any of it."""

import discord

from bot.panel.kit.labels import cut
from bot.panel.kit.wording import game_name
from bot.panel.messages.private_card import turn_over
from bot.panel.messages.table_panel import past_panel
from bot.publisher.begun import Begun
from bot.publisher.messages import Edited, is_old
from bot.publisher.publisher import Tells, Told, Undeliverable
from bot.publisher.sending import Sending
from bot.store.table.records import Table
from bot.store.telling.news import FormerCard, FormerNotice, FormerPanel, FormerReminder, FormerThread
from texts import words

OVER = "✓"
THREAD_NAME_ROOM = 100


class Tidy:
    """Takes the controls off former messages; what cannot be edited any more goes."""

    def __init__(self, sending: Sending) -> None:
        self._sending = sending
        self._messages = sending.messages

    @property
    def tells(self) -> Tells:
        """What it tells, and how."""
        return {
            FormerPanel: self.former_panel,
            FormerNotice: self.former_notice,
            FormerCard: self.gone,
            FormerReminder: self.gone,
            FormerThread: self.former_thread,
        }

    async def former_panel(self, begun: Begun, table: Table, news: FormerPanel) -> Told:
        """It becomes the story of its while, if there is one."""
        live = await self._sending.tables.live(table.id)
        lines = [line for line in live.recent if news.since < line.version <= news.until and line.event.is_for(None)]
        locale = table.language
        if news.user_id is not None:
            locale = await self._sending.people.language(news.user_id, locale)
        posting = past_panel(live, locale, lines, begun.lines) if lines or begun.lines else None
        if posting is None or await self._messages.edit(news.channel_id, news.message_id, posting) is Edited.TOO_OLD:
            await self._messages.remove(news.channel_id, news.message_id)
        return Told(news.message_id)

    async def former_notice(self, _: Begun, table: Table, news: FormerNotice) -> Told:
        """It says that somebody has moved meanwhile; an old one says nothing new by that."""
        if is_old(news.message_id):
            await self._messages.remove(news.channel_id, news.message_id)
            return Told(news.message_id)
        live = await self._sending.tables.live(table.id)
        locale = table.language
        if news.user_id is not None:
            locale = await self._sending.people.language(news.user_id, locale)
        edited = await self._messages.edit(news.channel_id, news.message_id, turn_over(live, locale))
        if edited is Edited.TOO_OLD:
            await self._messages.remove(news.channel_id, news.message_id)
        return Told(news.message_id)

    async def gone(self, _: Begun, __: Table, news: FormerCard | FormerReminder) -> Told:
        """One is enough."""
        await self._messages.remove(news.channel_id, news.message_id)
        return Told(news.message_id)

    async def former_thread(self, _: Begun, table: Table, news: FormerThread) -> Told:
        """Its name says how it ended, and it rests as soon as nobody writes in it any more."""
        say = words(table.language)
        name = say("bot-thread-name", game=game_name(say, table.game), table=table.id)
        winners = (await self._sending.tables.live(table.id)).outcome().winners if table.status == "finished" else ()
        if winners:
            won = say("core-list-separator").join(table.names[seat] for seat in winners)
            name = say("bot-thread-won", name=name, winners=won)
        try:
            await self._messages.lay_to_rest(news.channel_id, cut(f"{OVER} {name}", THREAD_NAME_ROOM))
        except discord.Forbidden:
            raise Undeliverable("somebody else has to name this thread") from None
        return Told()
