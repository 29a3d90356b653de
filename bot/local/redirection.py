"""Points the unmodified discord.py at another address than Discord's, and back."""

from collections.abc import Iterator
from contextlib import contextmanager

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


@contextmanager
def pointed_at(base_url: str) -> Iterator[None]:
    """For the whole process: a client cannot talk to Discord and to a local table at once."""
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE)
    Route.BASE = f"{base_url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{base_url.replace('http', 'ws', 1)}/gateway/")
    discord.Asset.BASE = f"{base_url}/cdn"
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = before
