"""Who may still see a table: those who sit there, and those who see the channel in which it stands."""

import discord

from bot.publisher.heard_elsewhere import channel_of, guild_of
from bot.publisher.refusals import UNKNOWN_MEMBER, UNKNOWN_USER
from bot.store.identity import ChannelId, UserId
from bot.store.table.records import Table


def seen_by_readers(client: discord.Client, table: Table, channel_id: ChannelId) -> bool:
    """Whether everybody who reads a channel sees where the table stands, by what is granted in both; unknown is no."""
    guild = client.get_guild(table.guild_id or 0)
    here, there = (None, None) if guild is None else map(guild.get_channel, (channel_id, table.channel_id or 0))
    if here is None or there is None:
        return False
    hidden, shown = (_targets(there, granted=False), _targets(here, granted=False))
    return hidden <= shown and _targets(here, granted=True) <= _targets(there, granted=True)


def _targets(channel: discord.abc.GuildChannel, *, granted: bool) -> set[int]:
    """To which roles and people it is granted, or taken from them, to see the channel."""
    return {target.id for target, rules in channel.overwrites.items() if rules.view_channel is granted}


async def may_see(client: discord.Client, table: Table, user_id: UserId) -> bool:
    """Whether this person may, asked of Discord itself, which tells nobody of members who go; unknown is yes."""
    if table.private or table.seat_of(user_id) is not None:
        return table.seat_of(user_id) is not None
    return await sees_place(client, table, user_id)


async def sees_place(client: discord.Client, table: Table, user_id: UserId) -> bool:
    """Whether they see the channel in which it stands, seated or not; unknown is yes."""
    guild = await guild_of(client, table.guild_id)
    if guild is None:
        return True
    try:
        member = await guild.fetch_member(user_id)
    except discord.NotFound as missing:
        return missing.code not in (UNKNOWN_MEMBER, UNKNOWN_USER)
    channel = await channel_of(guild, table.channel_id)
    return channel is None or channel.permissions_for(member).view_channel
