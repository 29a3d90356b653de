"""Runs Caravel until it is told to stop: on Discord, or at the local table."""

import asyncio
import logging
import signal

from bot.client import Caravel
from bot.config import Settings
from bot.store import Store

log = logging.getLogger(__name__)


async def serve(settings: Settings, *, fresh: bool) -> None:
    """Run until a signal comes."""
    if settings.local:
        from bot.local_table import serve_local

        await serve_local(settings, fresh=fresh)
    else:
        await serve_discord(settings)


async def serve_discord(settings: Settings) -> None:
    """Run on Discord."""
    assert settings.token is not None
    store = await Store.open(settings.folder)
    try:
        async with Caravel(settings, store) as client:
            await until_stopped(client, settings.token.reveal())
    finally:
        await store.close()


async def until_stopped(client: Caravel, token: str) -> None:
    """Stay connected until the process is told to stop, then finish what is being told."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopped.set)
    running = asyncio.create_task(client.start(token), name="client")
    stopping = asyncio.create_task(stopped.wait(), name="stop signal")
    await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if running.done():
        running.result()
        return
    log.info("stopping")
    await client.close()
    await asyncio.wait({running})
