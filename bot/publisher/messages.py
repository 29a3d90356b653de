"""Sends and edits messages by their ids alone, so that nothing depends on what the client remembers."""

import contextlib
from collections.abc import Iterable, Iterator
from typing import Any, Literal

import discord

from bot.panel.kit import ids
from bot.panel.kit.posting import Posting

THREAD_EXISTS = 160004
THREAD_ARCHIVED = 50083
LOOKED_THROUGH = 100
WEEK: Literal[10080] = 10080


class Messages:
    """The few ways in which Caravel writes to Discord of its own accord."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(self, channel_id: int, posting: Posting, *, nonce: str, silent: bool = False) -> int:
        """Post it; Discord answers a nonce that it has seen a short while ago with the message of then."""
        message = await self._channel(channel_id).send(
            view=posting.view,
            files=posting.files(),
            allowed_mentions=posting.mentions(),
            nonce=nonce,
            silent=silent,
        )
        return message.id

    async def find(self, channel_id: int, table_id: int, after: int | None) -> int | None:
        """The last message of ours with controls of this table, of those after another one."""
        later = None if after is None else discord.Object(after)
        async for message in self._channel(channel_id).history(limit=LOOKED_THROUGH, after=later, oldest_first=False):
            ours = self._client.user is not None and message.author.id == self._client.user.id
            controls = map(ids.parse, _custom_ids(message.components))
            if ours and any(control is not None and control.table == table_id for control in controls):
                return message.id
        return None

    async def say(self, channel_id: int, text: str) -> None:
        """Post a line."""
        await self._channel(channel_id).send(text, allowed_mentions=discord.AllowedMentions.none())

    async def edit(self, channel_id: int, message_id: int, posting: Posting) -> bool:
        """Change a message; False if it is gone."""
        message = self._channel(channel_id).get_partial_message(message_id)
        try:
            await self._edit(message, posting)
        except discord.NotFound:
            return False
        except discord.HTTPException as refused:
            if refused.code != THREAD_ARCHIVED:
                raise
            await self._wake_thread(channel_id)
            await self._edit(message, posting)
        return True

    async def remove(self, channel_id: int, message_id: int) -> None:
        """Take a message away that has nothing to tell."""
        with contextlib.suppress(discord.NotFound):
            await self._channel(channel_id).get_partial_message(message_id).delete()

    async def open_thread(self, guild_id: int | None, channel_id: int, message_id: int, name: str) -> int:
        """Open the thread of a message; it has the message's id."""
        channel = self._client.get_partial_messageable(channel_id, guild_id=guild_id)
        message = channel.get_partial_message(message_id)
        try:
            await message.create_thread(name=name[:100], auto_archive_duration=WEEK)
        except discord.HTTPException as refused:
            if refused.code != THREAD_EXISTS:
                raise
        return message_id

    async def private_channel(self, user_id: int) -> int:
        """The channel of private messages with a person."""
        return (await self._client.create_dm(discord.Object(user_id))).id

    async def _edit(self, message: discord.PartialMessage, posting: Posting) -> None:
        await message.edit(
            view=posting.view, attachments=posting.files(), allowed_mentions=discord.AllowedMentions.none()
        )

    async def _wake_thread(self, thread_id: int) -> None:
        thread = await self._client.fetch_channel(thread_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        yield getattr(component, "custom_id", None) or ""
        yield from _custom_ids(getattr(component, "children", ()))
