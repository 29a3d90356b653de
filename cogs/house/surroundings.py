"""Hears what happens around the tables: channels, threads, permissions and servers that come and go."""

import discord
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.store.identity import ChannelId, GuildId


class Surroundings(commands.Cog):
    """No commands: only Discord's own news."""

    def __init__(self, client: Caravel) -> None:
        self._lookout = client.lookout
        self._client = client

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Discord is here, or is back, for a share of the servers; of others nothing may be known yet."""
        self._client.publisher.retry()
        here = {GuildId(guild.id) for guild in self._client.guilds}
        await self._lookout.at_home(here, lambda guild_id: self._client.shard_of(guild_id) == shard_id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Discord is here, or is back, for all of them."""
        await self._lookout.look_around()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Discord is back."""
        self._client.publisher.retry()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Welcome, or welcome back."""
        await self._lookout.joined(GuildId(guild.id))
        await self._lookout.allowed(GuildId(guild.id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Goodbye."""
        await self._lookout.left(GuildId(guild.id))

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Tables may have stood there."""
        await self._lookout.gone(ChannelId(channel.id))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A table may have lived there."""
        await self._lookout.gone(ChannelId(thread.thread_id))

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """It may have been unlocked."""
        await self._lookout.allowed(GuildId(thread.guild_id))

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, now: discord.abc.GuildChannel) -> None:
        """Its permissions may be others."""
        await self._lookout.allowed(GuildId(now.guild.id))

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, now: discord.Role) -> None:
        """Its permissions may be others."""
        await self._lookout.allowed(GuildId(now.guild.id))

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, now: discord.Member) -> None:
        """Caravel itself may have other roles; nobody else's are heard of."""
        await self._lookout.allowed(GuildId(now.guild.id))


async def setup(client: Caravel) -> None:
    """Hear of it."""
    await client.add_cog(Surroundings(client))
