"""Sends and edits messages by their ids alone, so that nothing depends on what the client remembers."""

from typing import Literal

import discord

from bot.panel.posting import Posting

THREAD_EXISTS = 160004
THREAD_ARCHIVED = 50083
WEEK: Literal[10080] = 10080


class Messages:
    """The few ways in which Caravel writes to Discord of its own accord."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(self, channel_id: int, posting: Posting, nonce: int) -> int:
        """Post it; Discord answers a nonce that it has seen a short while ago with the message of then."""
        message = await self._channel(channel_id).send(
            view=posting.view,
            files=posting.files(),
            allowed_mentions=posting.mentions(),
            nonce=f"caravel-{nonce}",
            silent=not posting.ping,
        )
        return message.id

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

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        """Open the thread of a message; it has the message's id."""
        message = self._channel(channel_id).get_partial_message(message_id)
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
