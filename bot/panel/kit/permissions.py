"""What Caravel may do in a channel, and how it says what it lacks."""

import discord

from bot.panel.kit.links import channel_mention
from bot.store.identity import ChannelId
from texts import Words

NEEDED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "read_message_history",
)
"""The least with which a table can live. None of it lets Caravel read what people write."""


def lacking_of(permissions: discord.Permissions) -> tuple[str, ...]:
    """Which of the needed permissions are not among these."""
    return tuple(name for name in NEEDED if not getattr(permissions, name))


def lacking_to_show(permissions: discord.Permissions, *, thread: bool = False) -> tuple[str, ...]:
    """What is missing to show something where no table lives."""
    needless = {"create_public_threads", "send_messages" if thread else "send_messages_in_threads"}
    return tuple(name for name in lacking_of(permissions) if name not in needless)


def lacking(client: discord.Client, channel_id: ChannelId) -> tuple[str, ...]:
    """What Caravel lacks in a channel, as far as it knows the channel."""
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return ()
    return lacking_of(channel.permissions_for(channel.guild.me))


def complaint(words: Words, missing: tuple[str, ...], channel_id: ChannelId) -> str:
    """A sentence for somebody who can grant what is missing."""
    channel = channel_mention(channel_id)
    if not missing:
        return words("bot-access-forbidden", channel=channel)
    names = words("core-list-separator").join(permission_name(words, name) for name in missing)
    return words("bot-access-missing", channel=channel, permissions=names, count=len(missing))


def permission_name(words: Words, name: str) -> str:
    """A permission as Discord's own settings call it."""
    return words(f"bot-permission-{name}")
