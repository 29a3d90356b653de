"""Servers of which another process hears, and so knows all: Discord itself is asked of them."""

import discord

from bot.store.identity import ChannelId, GuildId


async def guild_of(client: discord.Client, guild_id: GuildId | None) -> discord.Guild | None:
    """A server with its roles; None where Caravel is not, or that there is not."""
    if guild_id is None:
        return None
    known = client.get_guild(guild_id)
    if known is not None:
        return known
    try:
        return await client.fetch_guild(guild_id, with_counts=False)
    except (discord.NotFound, discord.Forbidden):
        return None


async def channel_of(guild: discord.Guild, channel_id: ChannelId | None) -> discord.abc.GuildChannel | None:
    """One of its channels, hidden from Caravel or not; None if it is gone."""
    channels = guild.channels or await guild.fetch_channels()
    return next((each for each in channels if each.id == channel_id), None)


async def oneself_in(guild: discord.Guild, client: discord.Client) -> discord.Member:
    """Caravel as a member of it."""
    assert client.user is not None, "nobody is served before Discord has said who Caravel is"
    return guild.get_member(client.user.id) or await guild.fetch_member(client.user.id)
