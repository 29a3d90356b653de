"""Where a table can stand."""

import discord

from bot.panel.kit.permissions import complaint, lacking_of
from bot.store.identity import ChannelId
from bot.tables import Refused
from cogs.kit.answering import Answer
from texts import words


async def channel_for_tables(answer: Answer, locale: str) -> discord.TextChannel | None:
    """The channel of this command, if it can hold a table; what Caravel lacks there is said."""
    channel = answer.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused("not-in-this-channel")
    missing = lacking_of(answer.interaction.app_permissions)
    if missing:
        await answer.say(complaint(words(locale), missing, ChannelId(channel.id)))
        return None
    return channel
