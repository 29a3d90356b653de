"""One message for each purpose of a server: edited in place, posted anew where that is not possible, in silence."""

import zlib

from msgspec.structs import replace

from bot.panel.kit.posting import Posting
from bot.publisher.begun import Begun
from bot.publisher.messages import Edited
from bot.publisher.publisher import Told, Undeliverable
from bot.publisher.sending import Sending, ServerPurpose
from bot.store.identity import MessageId
from bot.store.server.channels import ServerChannel, find_server_channel, note_server_channel
from bot.store.telling.news import AtServer, StandingNews
from bot.tables.outgoing import stood

LEAST_MARK = 2**20
"""Discord numbers the other parts of a message from 1."""
MOST_MARK = 2**31 - 1


class Standing:
    """Keeps what stands in servers' channels as it should be."""

    def __init__(self, sending: Sending, purposes: list[ServerPurpose]) -> None:
        self._messages = sending.messages
        self._store = sending.store
        self._shows = {each.name: each.shows(sending) for each in purposes if each.shows is not None}

    async def __call__(self, begun: Begun, news: StandingNews) -> Told:
        """Show it as it is now."""
        channel = await self._chosen(begun, news)
        show = self._shows.get(news.purpose)
        if show is None:
            raise Undeliverable("nothing stands for that")
        if begun.overtaken and not begun.item.attempts:
            raise Undeliverable("the next news tell it")
        posting = await show(channel)
        if posting is None:
            empty = replace(channel, message_id=None)
            return Told(then=stood(channel), keep=lambda db: note_server_channel(db, empty))
        message = await self._shown(begun, channel, posting.marked(mark_of(news.purpose)))
        stands = replace(channel, message_id=message, refused=False)
        former = stood(channel) if message != channel.message_id else ()
        return Told(message, then=former, keep=lambda db: note_server_channel(db, stands))

    async def _chosen(self, begun: Begun, news: StandingNews) -> ServerChannel:
        target = begun.item.target
        if not isinstance(target, AtServer):
            raise Undeliverable("it stands in a server's channel")
        channel = await self._store.read(lambda db: find_server_channel(db, target.guild_id, news.purpose))
        if channel is None or channel.channel_id != target.channel_id:
            raise Undeliverable("another channel was chosen, or none")
        return channel

    async def _shown(self, begun: Begun, channel: ServerChannel, posting: Posting) -> MessageId:
        where, there, mark = channel.channel_id, channel.message_id, mark_of(channel.purpose)
        if there is not None and await self._messages.edit(where, there, posting) is Edited.DONE:
            return there
        if begun.item.attempts:
            sent = await self._messages.find_marked(where, mark, there)
            if sent is not None and await self._messages.edit(where, sent, posting) is Edited.DONE:
                return sent
        return await self._messages.send(where, posting, nonce=begun.item.nonce, silent=True)


def mark_of(purpose: str) -> int:
    """By this the message of a purpose is known, also to a Caravel that was stopped before it could note it."""
    return LEAST_MARK + zlib.crc32(purpose.encode()) % (MOST_MARK - LEAST_MARK)
