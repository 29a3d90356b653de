"""Where commands are offered, when that is not everywhere."""

from collections.abc import Callable
from typing import TypeVar

from discord import app_commands

T = TypeVar("T")


def on_servers_alone(command: T) -> T:
    """What needs channels: where Caravel has been added to the server, and not just to somebody's account."""
    there: Callable[[T], T] = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    installed: Callable[[T], T] = app_commands.allowed_installs(guilds=True, users=False)
    return installed(there(app_commands.guild_only(command)))


def in_private_messages_alone(command: T) -> T:
    """What has no meaning in a channel that others share."""
    there: Callable[[T], T] = app_commands.allowed_contexts(guilds=False, dms=True, private_channels=False)
    return there(command)
