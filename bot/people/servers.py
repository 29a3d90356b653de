"""What servers have chosen for themselves: in which of their channels Caravel may tell what, and in which language."""

from collections.abc import Callable

from msgspec.structs import replace

from bot.store.connection import Connection
from bot.store.engine.database import Store
from bot.store.identity import ChannelId, GuildId
from bot.store.server.channels import (
    NOBODY,
    ServerChannel,
    find_server_channel,
    forget_server_channel,
    save_server_channel,
    server_channels_at,
    server_channels_of,
)
from bot.store.telling.news import Notice
from bot.store.telling.outbox import put_outbox
from bot.tables.model import Person
from bot.tables.outgoing import standing, stood, to_somebody


class Servers:
    """Nothing is told in a server until it has chosen where."""

    def __init__(self, store: Store, wake: Callable[[], None]) -> None:
        self._store = store
        self._wake = wake

    async def channels(self, guild_id: GuildId) -> dict[str, ServerChannel]:
        """What this server has chosen, by purpose."""
        found = await self._store.read(lambda db: server_channels_of(db, guild_id))
        return {channel.purpose: channel for channel in found}

    async def choose(self, guild_id: GuildId, purpose: str, channel_id: ChannelId | None, person: Person) -> None:
        """Tell it in this channel from now on, or nowhere; what stands for it in another goes."""

        def store(db: Connection) -> None:
            former = find_server_channel(db, guild_id, purpose)
            if former is not None and former.channel_id == channel_id:
                return
            if former is not None:
                forget_server_channel(db, former)
                put_outbox(db, stood(former))
            if channel_id is None:
                return
            language = next((each.language for each in server_channels_of(db, guild_id)), person.locale)
            chosen = ServerChannel(
                guild_id=guild_id, purpose=purpose, channel_id=channel_id, language=language, user_id=person.id
            )
            save_server_channel(db, chosen)
            put_outbox(db, [standing(chosen)])

        await self._store.write(store)
        self._wake()

    async def speak(self, guild_id: GuildId, language: str) -> None:
        """Tell all of it in this language from now on."""

        def store(db: Connection) -> None:
            for channel in server_channels_of(db, guild_id):
                save_server_channel(db, replace(channel, language=language))
                put_outbox(db, [standing(channel)])

        await self._store.write(store)
        self._wake()


def lose_channel(db: Connection, channel_id: ChannelId) -> None:
    """It is gone: nothing is told there any more, and whoever has chosen it hears so in silence."""
    for channel in server_channels_at(db, channel_id):
        forget_server_channel(db, channel)
        if channel.user_id != NOBODY:
            notice = Notice(channel.user_id, "bot-notice-server-channel", {"purpose": channel.purpose}, silent=True)
            put_outbox(db, [to_somebody(channel.user_id, notice)])


def lose_server(db: Connection, guild_id: GuildId) -> None:
    """Caravel is not there any more."""
    for channel in server_channels_of(db, guild_id):
        forget_server_channel(db, channel)
