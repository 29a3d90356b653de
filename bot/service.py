"""Runs Caravel until it is told to stop: on Discord, or at the local table."""

import asyncio
import logging
import signal

import discord

from bot.client import Caravel
from bot.config import Settings
from bot.store import Store

log = logging.getLogger(__name__)


async def serve(settings: Settings, *, fresh: bool) -> None:
    """Run until a signal comes, then finish what is being told."""
    store = await Store.open(settings.data)
    try:
        if settings.local:
            from bot.local_table import serve_local

            await serve_local(settings, store, fresh=fresh)
        else:
            await serve_discord(settings, store)
    finally:
        await store.close()


async def serve_discord(settings: Settings, store: Store) -> None:
    """Run on Discord."""
    assert settings.token is not None
    client = Caravel(settings, store)
    async with client:
        await until_stopped(client, settings.token.reveal())


async def until_stopped(client: discord.Client, token: str) -> None:
    """Stay connected until the process is told to stop."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopped.set)
    running = asyncio.create_task(client.start(token), name="client")
    stopping = asyncio.create_task(stopped.wait(), name="stop signal")
    await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        stopping.cancel()
        running.result()
        return
    log.info("stopping")
    await client.close()
    await asyncio.wait({running})
