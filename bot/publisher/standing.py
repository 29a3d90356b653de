"""One message for each purpose of a server: edited in place, posted anew where that is not possible, in silence."""

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


class Standing:
    """Keeps what stands in servers' channels as it should be."""

    def __init__(self, sending: Sending, purposes: list[ServerPurpose]) -> None:
        self._sending = sending
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
        message = await self._shown(begun, channel, posting)
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
        there = channel.message_id
        if there is not None and await self._messages.edit(channel.channel_id, there, posting) is Edited.DONE:
            return there
        return await self._sending.send_marked(begun.item, channel.channel_id, posting, channel.purpose, there)
