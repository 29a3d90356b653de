"""The channels that a server has given Caravel, each for a purpose; what the purposes are, features say."""

from typing import Any

import msgspec

from bot.store.connection import Connection
from bot.store.identity import ChannelId, GuildId, MessageId, UserId
from bot.store.replacing import replacing

NOBODY = UserId(0)
"""Whoever has chosen it was forgotten."""


class ServerChannel(msgspec.Struct, frozen=True, kw_only=True):
    """A channel of a server, for one purpose."""

    guild_id: GuildId
    purpose: str
    channel_id: ChannelId
    language: str
    """In which it is told there."""
    user_id: UserId
    """Who has chosen it."""
    refused: bool = False
    """Discord has refused it, and whoever has chosen it knows."""
    message_id: MessageId | None = None
    """The one message that stands there for it, where one does."""


COLUMNS = ("guild_id", "purpose", "channel_id", "language", "user_id", "refused", "message_id")


def save_server_channel(db: Connection, channel: ServerChannel) -> None:
    """So the server wishes it."""
    row = [getattr(channel, column) for column in COLUMNS]
    db.execute(replacing("server_channels", COLUMNS, key=COLUMNS[:2]), row)


def note_server_channel(db: Connection, channel: ServerChannel) -> None:
    """How it goes there; where another channel was chosen meanwhile, or none, that stays so."""
    db.execute(
        "UPDATE server_channels SET refused = ?, message_id = ? WHERE guild_id = ? AND purpose = ? AND channel_id = ?",
        (channel.refused, channel.message_id, channel.guild_id, channel.purpose, channel.channel_id),
    )


def find_server_channel(db: Connection, guild_id: GuildId, purpose: str) -> ServerChannel | None:
    """The channel of a server for this purpose; None as long as it has chosen none."""
    found = _channels(db, "WHERE guild_id = ? AND purpose = ?", guild_id, purpose)
    return found[0] if found else None


def server_channels_of(db: Connection, guild_id: GuildId) -> list[ServerChannel]:
    """All that a server has chosen."""
    return _channels(db, "WHERE guild_id = ? ORDER BY purpose", guild_id)


def server_channels_at(db: Connection, channel_id: ChannelId) -> list[ServerChannel]:
    """For what this channel was chosen."""
    return _channels(db, "WHERE channel_id = ? ORDER BY purpose", channel_id)


def servers_with_channels(db: Connection) -> list[GuildId]:
    """The servers that have chosen any."""
    return [guild for (guild,) in db.execute("SELECT DISTINCT guild_id FROM server_channels ORDER BY guild_id")]


def forget_server_channel(db: Connection, channel: ServerChannel) -> None:
    """It is for this purpose no more."""
    db.execute(
        "DELETE FROM server_channels WHERE guild_id = ? AND purpose = ? AND channel_id = ?",
        (channel.guild_id, channel.purpose, channel.channel_id),
    )


def chosen_by_nobody(db: Connection, user_id: UserId) -> None:
    """What this person has chosen for a server stays so, and is nobody's."""
    db.execute("UPDATE server_channels SET user_id = ? WHERE user_id = ?", (NOBODY, user_id))


def _channels(db: Connection, where: str, *values: Any) -> list[ServerChannel]:
    rows = db.execute(f"SELECT {', '.join(COLUMNS)} FROM server_channels {where}", values).fetchall()
    return [msgspec.convert(dict(zip(COLUMNS, row, strict=True)), ServerChannel, strict=False) for row in rows]
