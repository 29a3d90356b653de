"""Who may still see a table: those who sit there, and those who see the channel in which it stands."""

import discord

from bot.publisher.refusals import UNKNOWN_MEMBER, UNKNOWN_USER
from bot.store.identity import UserId
from bot.store.table.records import Table


async def may_see(client: discord.Client, table: Table, user_id: UserId) -> bool:
    """Whether this person may, asked of Discord itself, which tells nobody of members who go; unknown is yes."""
    if table.private or table.seat_of(user_id) is not None:
        return table.seat_of(user_id) is not None
    guild = client.get_guild(table.guild_id or 0)
    if guild is None:
        return True
    try:
        member = await guild.fetch_member(user_id)
    except discord.NotFound as missing:
        return missing.code not in (UNKNOWN_MEMBER, UNKNOWN_USER)
    channel = guild.get_channel(table.channel_id or 0)
    return channel is None or channel.permissions_for(member).view_channel
