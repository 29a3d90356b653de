"""Where a table can stand."""

from dataclasses import dataclass

import discord

from bot.panel.kit.permissions import complaint, lacking_of
from bot.store.identity import ChannelId, GuildId
from bot.tables.model import Refused
from cogs.kit.answering import Answer, Interaction
from texts import words


@dataclass(frozen=True)
class Place:
    """A channel of a server, or private messages."""

    guild_id: GuildId | None = None
    channel_id: ChannelId | None = None

    @property
    def private(self) -> bool:
        """Whether it is in private messages."""
        return self.guild_id is None


def home_of(interaction: Interaction) -> GuildId | None:
    """The server in which this is, or none in private messages."""
    return None if interaction.guild_id is None else GuildId(interaction.guild_id)


async def place_for_tables(answer: Answer, locale: str) -> Place | None:
    """Private messages with Caravel, or the channel of this command; what it lacks there is said."""
    interaction = answer.interaction
    if interaction.context.dm_channel or isinstance(interaction.channel, discord.DMChannel):
        return Place()
    channel = await channel_for_tables(answer, locale)
    return None if channel is None else Place(GuildId(channel.guild.id), ChannelId(channel.id))


async def channel_for_tables(answer: Answer, locale: str) -> discord.TextChannel | None:
    """The channel of this command, if it can hold a table; what Caravel lacks there is said."""
    channel = answer.interaction.channel
    if answer.interaction.client.get_guild(answer.interaction.guild_id or 0) is None:
        raise Refused("not-on-this-server")
    if not isinstance(channel, discord.TextChannel):
        raise Refused("not-in-this-channel")
    missing = lacking_of(answer.interaction.app_permissions)
    if missing:
        await answer.say(complaint(words(locale), missing, ChannelId(channel.id)))
        return None
    return channel
