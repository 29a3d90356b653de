"""Sends and edits messages by their ids alone, so that nothing depends on what the client remembers."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from datetime import timedelta
from enum import Enum, auto
from typing import Any, Literal

import discord
from discord.utils import snowflake_time, utcnow

from bot.panel.kit import ids
from bot.panel.kit.posting import Posting
from bot.panel.lines.snooze import is_of_reminder
from bot.publisher.heard_elsewhere import guild_of
from bot.publisher.keys import Keys
from bot.publisher.refusals import (
    EDITED_TOO_OFTEN,
    PUBLISHED,
    THREAD_ARCHIVED,
    THREAD_EXISTS,
    UNFIT,
    UNKNOWN_CHANNEL,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
)
from bot.store.identity import ChannelId, GuildId, MessageId, TableId, UserId

LOCKED = (401, 403, 404)
"""What Discord answers to a token that does not fit any more, among other things."""
LOOKED_THROUGH = 100
REMEMBERED = 1000
HOUR: Literal[60] = 60
WEEK: Literal[10080] = 10080
OLD = timedelta(minutes=55)
"""From an hour on a message can only seldom be edited."""
PATIENCE_WITH_OLD = 3.0
"""Seconds; discord.py itself would wait for half a minute."""


class Edited(Enum):
    """What came of changing a message."""

    DONE = auto()
    GONE = auto()
    TOO_OLD = auto()


def is_old(message_id: MessageId) -> bool:
    """Whether Discord may refuse to have this message edited."""
    return utcnow() - snowflake_time(message_id) > OLD


class Messages:
    """The few ways in which Caravel writes to Discord of its own accord."""

    def __init__(self, client: discord.Client, keys: Keys | None = None) -> None:
        self._client = client
        self._keys = keys or Keys()
        self._shown: OrderedDict[int, tuple[bytes, list[discord.Attachment]]] = OrderedDict()
        """The pictures of the last messages: what is there already is not uploaded again."""

    async def send(self, channel_id: ChannelId, posting: Posting, *, nonce: str, silent: bool = False) -> MessageId:
        """Post it; Discord answers a nonce that it has seen a short while ago with the message of then."""
        message = await self._channel(channel_id).send(
            view=posting.view,
            files=posting.files(),
            allowed_mentions=posting.mentions(),
            nonce=nonce,
            silent=silent,
        )
        self._note(message, posting)
        return MessageId(message.id)

    async def send_once_more(
        self, channel_id: ChannelId, posting: Posting, *, nonce: str, silent: bool = False
    ) -> MessageId:
        """Post it, though nobody has found it: a try that arrives only now shows what was then, until it is edited."""
        sent = await self.send(channel_id, posting, nonce=nonce, silent=silent)
        self._shown.pop(sent, None)
        # It stands, and is told: a Discord that refuses to change it must not make anybody send it anew.
        with contextlib.suppress(discord.DiscordException, OSError):
            await self.edit(channel_id, sent, posting)
        return sent

    async def find(self, channel_id: ChannelId, table_id: TableId, after: MessageId | None) -> MessageId | None:
        """The last message of ours with controls of this table, of those after another one; reminders do not count."""
        async for message in self._own(channel_id, after):
            controls = [control for each in _custom_ids(message.components) if (control := ids.parse(each)) is not None]
            reminds = any(map(is_of_reminder, controls))
            if not reminds and any(control.table == table_id for control in controls):
                return MessageId(message.id)
        return None

    async def find_marked(self, channel_id: ChannelId, mark: int, after: MessageId | None) -> MessageId | None:
        """The last message of ours that bears this mark, of those after another one."""
        async for message in self._own(channel_id, after):
            if any(getattr(component, "id", None) == mark for component in message.components):
                return MessageId(message.id)
        return None

    async def _own(self, channel_id: ChannelId, after: MessageId | None) -> AsyncIterator[discord.Message]:
        """Our last messages there, the newest first."""
        later = None if after is None else discord.Object(after)
        async for message in self._channel(channel_id).history(limit=LOOKED_THROUGH, after=later, oldest_first=False):
            if self._client.user is not None and message.author.id == self._client.user.id:
                yield message

    async def say(
        self, channel_id: ChannelId, text: str, *, nonce: str, ping: Sequence[int] = (), silent: bool = False
    ) -> MessageId:
        """Post a line, and ping these people."""
        pinged = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in ping])
        sent = await self._channel(channel_id).send(text, allowed_mentions=pinged, nonce=nonce, silent=silent)
        return MessageId(sent.id)

    async def edit(self, channel_id: ChannelId, message_id: MessageId, posting: Posting) -> Edited:
        """Change a message. One that is old may be refused: whoever wants it changed has to have another way."""
        message = self._channel(channel_id).get_partial_message(message_id)
        old = is_old(message_id)
        try:
            async with asyncio.timeout(PATIENCE_WITH_OLD if old else None):
                await self._edit_awake(message, posting)
        except discord.NotFound:
            return Edited.GONE
        except (TimeoutError, discord.RateLimited):
            if not old:
                raise
            return Edited.TOO_OLD
        except discord.HTTPException as refused:
            if refused.code != EDITED_TOO_OFTEN:
                raise
            return Edited.TOO_OLD
        return Edited.DONE

    async def publish(self, channel_id: ChannelId, message_id: MessageId) -> None:
        """Send a message of an announcement channel on to the servers that follow it."""
        try:
            await self._channel(channel_id).get_partial_message(message_id).publish()
        except discord.HTTPException as refused:
            if refused.code != PUBLISHED:
                raise

    async def stands(self, channel_id: ChannelId, message_id: MessageId) -> bool:
        """Whether this message is still there; NotFound if its channel is not."""
        try:
            await self._channel(channel_id).fetch_message(message_id)
        except discord.NotFound as missing:
            if missing.code == UNKNOWN_CHANNEL:
                raise
            return False
        return True

    async def remove(self, channel_id: ChannelId, message_id: MessageId) -> None:
        """Take a message away that has nothing to tell."""
        with contextlib.suppress(discord.NotFound):
            await self._channel(channel_id).get_partial_message(message_id).delete()

    async def open_thread(
        self, guild_id: GuildId | None, channel_id: ChannelId, message_id: MessageId, name: str
    ) -> ChannelId:
        """Open the thread of a message; it has the message's id."""
        channel = self._client.get_partial_messageable(channel_id, guild_id=guild_id)
        message = channel.get_partial_message(message_id)
        try:
            await message.create_thread(name=name[:100], auto_archive_duration=WEEK)
        except discord.HTTPException as refused:
            if refused.code != THREAD_EXISTS:
                raise
        return ChannelId(message_id)

    async def lay_to_rest(self, thread_id: ChannelId, name: str) -> None:
        """Call a thread so, and have Discord archive it after an hour without a word."""
        thread = await self._client.fetch_channel(thread_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(name=name, auto_archive_duration=HOUR)

    async def has_left(self, guild_id: GuildId | None, user_id: UserId) -> bool:
        """Whether this person is not in the server any more; unknown is no."""
        guild = await guild_of(self._client, guild_id)
        if guild is None:
            return False
        try:
            await guild.fetch_member(user_id)
        except discord.NotFound as missing:
            return missing.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        return False

    async def private_channel(self, user_id: UserId) -> ChannelId:
        """The channel of private messages with a person."""
        return ChannelId((await self._client.create_dm(discord.Object(user_id))).id)

    async def _edit_awake(self, message: discord.PartialMessage, posting: Posting) -> None:
        try:
            await self._edit(message, posting)
        except discord.HTTPException as refused:
            if refused.code != THREAD_ARCHIVED:
                raise
            await self._wake_thread(ChannelId(message.channel.id))
            await self._edit(message, posting)

    async def _edit(self, message: discord.PartialMessage, posting: Posting) -> None:
        try:
            await self._change(message, posting)
        except discord.HTTPException as refused:
            if refused.code != UNFIT or self._shown.pop(message.id, None) is None:
                raise
            # An answer to a click has meanwhile put other pictures there.
            await self._change(message, posting)

    async def _change(self, message: discord.PartialMessage, posting: Posting) -> None:
        message_id, none = MessageId(message.id), discord.AllowedMentions.none()
        files = self._files(message_id, posting)
        changed: discord.Message | None = None
        if (click := self._keys.of(message_id)) is not None:
            try:
                changed = await click.edit_original_response(
                    view=posting.view, attachments=files, allowed_mentions=none
                )
            except discord.HTTPException as refused:
                if refused.status not in LOCKED:
                    raise
                self._keys.lose(message_id)
                files = self._files(message_id, posting)
        if changed is None:
            changed = await message.edit(view=posting.view, attachments=files, allowed_mentions=none)
        self._note(changed, posting)

    def _files(self, message_id: MessageId, posting: Posting) -> Sequence[discord.Attachment | discord.File]:
        """The pictures of a message: those that it has if they are the same, else new ones."""
        digest, there = self._shown.get(message_id, (b"", []))
        return there if there and digest == posting.looks() else posting.files()

    def _note(self, message: discord.Message, posting: Posting) -> None:
        self._shown[message.id] = (posting.looks(), message.attachments)
        self._shown.move_to_end(message.id)
        while len(self._shown) > REMEMBERED:
            self._shown.popitem(last=False)

    async def _wake_thread(self, thread_id: ChannelId) -> None:
        thread = await self._client.fetch_channel(thread_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    def _channel(self, channel_id: ChannelId) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        yield getattr(component, "custom_id", None) or ""
        yield from _custom_ids(getattr(component, "children", ()))
