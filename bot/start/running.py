"""Runs Caravel until it is told to stop: on Discord, or at the local table."""

import asyncio
import gc
import logging
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from importlib.util import find_spec

import aiohttp
import discord

from bot import VERSION
from bot.client.caravel import Caravel
from bot.host.pulse import Running, beating
from bot.host.settings import Settings
from bot.measures.window import CannotListen, window
from bot.store.engine.copies import backup
from bot.store.engine.database import Store
from bot.store.engine.lock import DataLock
from bot.store.engine.unusable import CopyRefused
from bot.store.facts import SHARDS, forget_fact
from bot.store.kept_copies import copied_before_migrating
from games.core.proof import NotWhole
from games.registry import GAMES, game
from render.boards import undrawn
from render.proof import unprintable_texts
from texts.proof import wordless

log = logging.getLogger(__name__)

TOO_FEW_SHARDS = (4010, 4011)
"""With which Discord closes a connection that has too many servers: discord.py does not try again."""
AGAIN_SECONDS = 1.0
"""Until a start that goes on is told to stop once more."""


class CannotStart(Exception):
    """Why Caravel does not run, in words for the host."""


async def serve(settings: Settings, *, fresh: bool) -> None:
    """Run until a signal comes."""
    await prove_texts()
    prove_games()
    # Games and texts stay. To look through them for what nobody needs takes a tenth of a second, again and again, in
    # which nobody is answered.
    gc.freeze()
    try:
        if settings.local:
            from bot.start.local_table import serve_local

            await serve_local(settings, fresh=fresh)
        else:
            await serve_discord(settings)
    except NotWhole as lacking:
        raise CannotStart(str(lacking)) from lacking


async def prove_texts() -> None:
    """Better no start than boxes instead of letters on a board."""
    lacking = await asyncio.to_thread(unprintable_texts)
    if lacking:
        files = "; ".join(f"{file}: {characters}" for file, characters in lacking.items())
        raise CannotStart(f"The font of the pictures lacks characters of the texts ({files}).")


def prove_games() -> None:
    """Better no start than a game that stops half-way for want of a rule, a word, a picture or its commands."""
    try:
        games = [game(key) for key in GAMES]
    except NotWhole as lacking:
        raise CannotStart(str(lacking)) from lacking
    if lacks := [lack for each in games for lack in (*wordless(each), *undrawn(each), *_uncommanded(each.key))]:
        raise CannotStart("\n".join(["Caravel's games are not whole:", *(f"- {lack}" for lack in lacks)]))


def _uncommanded(key: str) -> list[str]:
    if GAMES[key].brought or find_spec(f"cogs.games.{key}"):
        return []
    return [f"cogs/games/{key}.py is missing: its setup names the game to the commands."]


@asynccontextmanager
async def opened(settings: Settings, lock: DataLock | None = None) -> AsyncIterator[Store]:
    """The store, copied before it is migrated; the lock may be held already."""
    lock = lock or DataLock(settings.folder)
    try:
        await asyncio.to_thread(
            copied_before_migrating, settings, partial(backup, settings.folder, database=settings.database), time.time()
        )
    except (CopyRefused, OSError) as refused:
        lock.release()
        raise CannotStart(
            f"The database is about to be migrated, and no copy of before could be made: {refused} "
            "Make room, or set CARAVEL_BACKUP_BEFORE_MIGRATING=no."
        ) from refused
    async with Store.open(settings.folder, lock, database=settings.database) as store:
        yield store


async def serve_discord(settings: Settings) -> None:
    """Run on Discord."""
    assert settings.token is not None
    try:
        async with opened(settings) as store, Caravel(settings, store) as client:
            try:
                await until_stopped(client, settings.token.reveal())
            except discord.ConnectionClosed as closed:
                if closed.code in TOO_FEW_SHARDS:
                    await store.write(lambda db: forget_fact(db, SHARDS))  # Discord is asked anew at the next start.
                raise
    except discord.LoginFailure as refused:
        raise CannotStart(
            "Discord does not know this DISCORD_TOKEN. Copy it anew from the page Bot of your app."
        ) from refused
    except discord.ConnectionClosed as closed:
        if closed.code not in TOO_FEW_SHARDS:
            raise
        raise CannotStart(
            "Discord wants this bot to have more shards. Leave CARAVEL_SHARDS at 0, and start it again: then it asks "
            "how many."
        ) from closed
    except (aiohttp.ClientConnectionError, discord.DiscordServerError) as down:
        raise CannotStart(f"Discord cannot be reached: {down}.") from down


async def until_stopped(client: Caravel, token: str) -> None:
    """Stay connected until the process is told to stop, then finish what is being told; meanwhile it can be seen."""
    async with _seen(client):
        await _until_stopped(client, token)


@asynccontextmanager
async def _seen(client: Caravel) -> AsyncIterator[None]:
    """From outside, if the host wishes."""
    if client.settings.metrics is None:
        yield
        return
    host, port = client.settings.metrics
    try:
        async with window(client, host, port) as found:
            log.info("seen from outside", extra={"host": host, "port": found})
            yield
    except CannotListen as why:
        raise CannotStart(f"CARAVEL_METRICS: {why}") from why


async def _until_stopped(client: Caravel, token: str) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopped.set)
    running = asyncio.create_task(client.start(token), name="client")
    since = time.time()
    pulse = asyncio.create_task(
        beating(
            client.settings.folder,
            client.heartbeats,
            lambda: Running(VERSION, os.getpid(), since, len(client.guilds)),
        ),
        name="pulse",
    )
    stopping = asyncio.create_task(stopped.wait(), name="stop signal")
    await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    pulse.cancel()
    if running.done():
        running.result()
        return
    log.info("stopping")
    if not client.is_ready():
        # Nothing is begun any more; what a half-begun start still asks of Discord is of no interest to anybody.
        # More than once, for a cancellation can be lost on something that has just come to its end.
        while not running.done():
            running.cancel()
            await asyncio.wait({running}, timeout=AGAIN_SECONDS)
    await client.close()
    (ended,) = await asyncio.gather(running, return_exceptions=True)
    if isinstance(ended, Exception):
        log.info("stopped in the midst of something", extra={"error": repr(ended)})
