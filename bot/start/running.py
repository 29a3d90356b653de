"""Runs Caravel until it is told to stop: on Discord, or at the local table."""

import asyncio
import gc
import logging
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from importlib.util import find_spec
from typing import NoReturn

import aiohttp
import discord
from msgspec.structs import replace

from bot import VERSION
from bot.client.caravel import Caravel
from bot.client.fleet import Member
from bot.client.tenure import USUAL, Tenure, Times, new_member
from bot.host.pulse import Running, beating
from bot.host.settings import Settings
from bot.measures.window import CannotListen, window
from bot.store.engine.copies import backup
from bot.store.engine.database import Store
from bot.store.engine.lock import DataLock
from bot.store.engine.unusable import CopyRefused
from bot.store.facts import SHARDS, forget_fact
from bot.store.fleet.leases import CountedOtherwise
from bot.store.kept_copies import copied_before_migrating
from games.core.proof import NotWhole
from games.registry import GAMES, game
from render.boards import undrawn
from render.proof import unprintable_texts
from texts.proof import wordless

log = logging.getLogger(__name__)

TOO_FEW_SHARDS = (4010, 4011)
"""With which Discord closes a connection that has too many servers: discord.py does not try again."""
AFTER_A_LOSS = 10.0
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
async def opened(settings: Settings, lock: DataLock | None = None, member: str = "") -> AsyncIterator[Store]:
    """The store, copied before it is migrated, for a member of several or alone; the lock may be held already."""
    database = replace(settings.database, member=member) if settings.database is not None else None
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
    async with Store.open(settings.folder, lock, database=database) as store:
        yield store


async def serve_discord(settings: Settings, times: Times = USUAL) -> None:
    """Run on Discord, alone or as one of several, whose leases have these times."""
    assert settings.token is not None
    name = new_member() if settings.blocks > 1 else ""
    try:
        async with (
            opened(settings, member=name) as store,
            Caravel(settings, store, member=_member(settings, store, name, times)) as client,
        ):
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
    except CountedOtherwise as otherwise:
        raise CannotStart(
            f"{otherwise} This one was to count {settings.blocks} blocks of {settings.shards or 'as many as known'}. "
            "Give all of them the same CARAVEL_BLOCKS and CARAVEL_SHARDS, and stop all before you change either."
        ) from otherwise
    except (aiohttp.ClientConnectionError, discord.DiscordServerError) as down:
        raise CannotStart(f"Discord cannot be reached: {down}.") from down


def _member(settings: Settings, store: Store, name: str, times: Times) -> Member | None:
    if not name:
        return None
    assert settings.database is not None
    return Member(Tenure(store, name, settings.blocks, times), replace(settings.database, member=name))


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
    losing = asyncio.create_task(_lost(client), name="lease lost")
    await asyncio.wait({running, stopping, losing}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    losing.cancel()
    pulse.cancel()
    if running.done():
        running.result()
        return
    if client.fleet is not None and not stopped.is_set():
        client.fleet.lose()
        await _left_behind(client, running)
    log.info("stopping")
    if client.fleet is not None and client.is_ready():
        await client.fleet.leave()
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


async def _lost(client: Caravel) -> None:
    """Until another process may serve this one's block: never, where it is alone."""
    await (asyncio.Event() if client.fleet is None else client.fleet.tenure.lost).wait()


async def _left_behind(client: Caravel, running: asyncio.Task[None]) -> NoReturn:
    """Another process serves the block: whatever is still asked of Discord or the database is given up."""
    with suppress(TimeoutError):
        async with asyncio.timeout(AFTER_A_LOSS):
            await client.close()
    running.cancel()
    raise CannotStart("The lease of this process's block is lost: another one serves it. Start it again, to stand by.")
