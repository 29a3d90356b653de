"""What is told that is about no table: to a server's channel, or to a person."""

import logging
from collections.abc import Iterable
from typing import assert_never

import discord
from msgspec.structs import replace

from bot.host.logs import interaction_logged
from bot.panel.kit.permissions import complaint, lacking
from bot.panel.kit.sheet import told
from bot.people.servers import lose_channel
from bot.publisher.begun import Begun
from bot.publisher.person_news import said_of
from bot.publisher.publisher import TellsApart, Told, Undeliverable
from bot.publisher.refusals import Why, why
from bot.publisher.sending import Sending
from bot.publisher.standing import Standing
from bot.store.connection import Connection, Job
from bot.store.server.channels import NOBODY, ServerChannel, note_server_channel, server_channels_at
from bot.store.telling.news import AtServer, FormerCard, Notice, StandingNews, ToPerson
from bot.store.telling.outbox import put_outbox
from bot.tables.model import Refused
from bot.tables.outgoing import to_somebody
from texts import DEFAULT, words

log = logging.getLogger(__name__)


class Apart:
    """Tells one such item; a channel that is gone is chosen no more, and who has chosen it hears what is lacking."""

    def __init__(self, sending: Sending, standing: Standing, brought: Iterable[TellsApart]) -> None:
        self._sending = sending
        self._messages = sending.messages
        self._store = sending.store
        house: TellsApart = {StandingNews: standing, FormerCard: self.gone, Notice: self.notice}
        self._tells = {kind: tell for tells in (house, *brought) for kind, tell in tells.items()}

    async def __call__(self, begun: Begun) -> Told:
        """Tell it."""
        item = begun.item
        tell = self._tells.get(type(item.news))
        if tell is None:
            raise Undeliverable("stored by another Caravel")
        with interaction_logged():
            try:
                told = await tell(begun, item.news)
            except Undeliverable:
                raise
            except Exception as error:
                raise await self._instead(begun, error) from error
        if isinstance(item.target, AtServer):
            await self._settled(item.target)
        return told

    async def gone(self, _: Begun, news: FormerCard) -> Told:
        """What stood there has no purpose any more."""
        await self._messages.remove(news.channel_id, news.message_id)
        return Told(news.message_id)

    async def notice(self, begun: Begun, news: Notice) -> Told:
        """What a person should know."""
        say = words(await self._sending.people.language(news.user_id, DEFAULT))
        silent = news.silent or await self._sending.rests(news.user_id)
        posting = told(say(news.key, **said_of(news, say)))
        channel_id = await self._messages.private_channel(news.user_id)
        return Told(await self._messages.send(channel_id, posting, nonce=begun.item.nonce, silent=silent))

    async def _instead(self, begun: Begun, error: Exception) -> Exception:
        """What is to be made of it: tried again later, or never."""
        item = begun.item
        reason = Why.OURS if isinstance(error, Refused) else why(error)
        if isinstance(item.target, ToPerson) and isinstance(error, discord.HTTPException):
            await self._sending.refused(item.target.user_id, error)
            return Undeliverable("takes no private messages")
        match reason:
            case Why.OUTAGE | Why.TOO_FAST:
                return error
            case Why.FORBIDDEN | Why.LOCKED:
                if isinstance(item.target, AtServer):
                    await self._complain(item.target)
                return error
            case Why.NO_CHANNEL:
                if isinstance(item.target, AtServer):
                    where = item.target.channel_id
                    await self._store.write(lambda db: lose_channel(db, where))
                return Undeliverable("the channel is gone")
            case Why.NO_MESSAGE | Why.CLOSED | Why.NOT_NOW:
                return Undeliverable(f"the place is gone: {error!r}")
            case Why.OURS:
                log.error("could not tell", extra={"outbox": item.id}, exc_info=error)
                return Undeliverable(repr(error))
            case unknown:
                assert_never(unknown)

    async def _complain(self, target: AtServer) -> None:
        """Whoever has chosen the channel hears once what is lacking; it is tried again later."""
        channels = await self._store.read(lambda db: server_channels_at(db, target.channel_id))
        for channel in [each for each in channels if not each.refused]:
            locale = await self._sending.people.language(channel.user_id, channel.language)
            missing = lacking(self._sending.client, target.channel_id)
            text = complaint(words(locale), missing, target.channel_id)
            await self._store.write(_refused(channel, text))

    async def _settled(self, target: AtServer) -> None:
        """It goes again: another failure is another one."""
        channels = await self._store.read(lambda db: server_channels_at(db, target.channel_id))
        again = [replace(each, refused=False) for each in channels if each.refused]

        def store(db: Connection) -> None:
            for channel in again:
                note_server_channel(db, channel)

        if again:
            await self._store.write(store)


def _refused(channel: ServerChannel, text: str) -> Job[None]:
    def store(db: Connection) -> None:
        note_server_channel(db, replace(channel, refused=True))
        if channel.user_id != NOBODY:
            notice = Notice(channel.user_id, "bot-notice-said", {"text": text}, silent=True)
            put_outbox(db, [to_somebody(channel.user_id, notice)])

    return store
