"""Private threads on Discord: opened with no more permissions than that takes, and put away as the table chose."""

import contextlib
from typing import Literal

import discord

from bot.features.fellows.news import ParleyLeave, ParleyOver
from bot.panel.kit.posting import Posting
from bot.publisher.begun import Begun
from bot.publisher.heard_elsewhere import oneself_in
from bot.publisher.publisher import Tells, Told, Undeliverable
from bot.publisher.sending import Sending
from bot.store.identity import ChannelId, UserId
from bot.store.table.records import Table
from bot.tables.lobby.house_options import parleys_are_kept

NEEDED = ("create_private_threads", "send_messages_in_threads")
WEEK: Literal[10080] = 10080


async def lacking_for_parleys(client: discord.Client, channel: discord.abc.GuildChannel) -> tuple[str, ...]:
    """What Caravel may not do there, and would have to."""
    mine = channel.permissions_for(await oneself_in(channel.guild, client))
    return tuple(name for name in NEEDED if not getattr(mine, name))


async def open_room(channel: discord.TextChannel, name: str, people: frozenset[UserId], posting: Posting) -> ChannelId:
    """A thread for these alone, whom nobody else may join at their word; nothing rings."""
    thread = await channel.create_thread(
        name=name[:100], type=discord.ChannelType.private_thread, invitable=False, auto_archive_duration=WEEK
    )
    await thread.send(view=posting.view, allowed_mentions=posting.mentions(), silent=True)
    for user in sorted(people):
        await thread.add_user(discord.Object(user))
    return ChannelId(thread.id)


class Rooms:
    """What becomes of them."""

    def __init__(self, sending: Sending) -> None:
        self._client = sending.client

    @property
    def tells(self) -> Tells:
        """What it does, and how."""
        return {ParleyLeave: self.leave, ParleyOver: self.over}

    async def leave(self, _: Begun, table: Table, news: ParleyLeave) -> Told:
        """Where the thread itself cannot be deleted, its people see it no more."""
        thread = await self._thread(news.channel_id)
        if news.user_id is None or parleys_are_kept(table.options) or _may_delete(thread):
            raise Undeliverable("nobody has to be shown out")
        if thread.archived:
            await thread.edit(archived=False)
        with contextlib.suppress(discord.NotFound):
            await thread.remove_user(discord.Object(news.user_id))
        return Told()

    async def over(self, _: Begun, table: Table, news: ParleyOver) -> Told:
        """Deleted, as far as Discord lets us; else put away."""
        thread = await self._thread(news.channel_id)
        if not parleys_are_kept(table.options) and _may_delete(thread):
            await thread.delete()
        elif not thread.archived:
            await thread.edit(archived=True)
        return Told()

    async def _thread(self, channel_id: ChannelId) -> discord.Thread:
        try:
            found = await self._client.fetch_channel(channel_id)
        except (discord.NotFound, discord.Forbidden) as gone:
            raise Undeliverable("the thread is gone") from gone
        if not isinstance(found, discord.Thread):
            raise Undeliverable("it is no thread")
        return found


def _may_delete(thread: discord.Thread) -> bool:
    parent = thread.parent
    return parent is not None and parent.permissions_for(thread.guild.me).manage_threads
