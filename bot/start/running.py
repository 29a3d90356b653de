"""Runs Caravel until it is told to stop: on Discord, or at the local table."""

import asyncio
import gc
import logging
import signal
from importlib.util import find_spec

import aiohttp
import discord

from bot.client.caravel import Caravel
from bot.host.pulse import beating
from bot.host.settings import Settings
from bot.store.engine.database import Store
from games.core.proof import NotWhole
from games.registry import GAMES, game
from render.boards import undrawn
from render.proof import unprintable_texts
from texts.proof import wordless

log = logging.getLogger(__name__)

INVALID_SHARD, SHARDING_REQUIRED = 4010, 4011
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


async def serve_discord(settings: Settings) -> None:
    """Run on Discord."""
    assert settings.token is not None
    try:
        async with Store.open(settings.folder) as store, Caravel(settings, store) as client:
            await until_stopped(client, settings.token.reveal())
    except discord.LoginFailure as refused:
        raise CannotStart(
            "Discord does not know this DISCORD_TOKEN. Copy it anew from the page Bot of your app."
        ) from refused
    except discord.ConnectionClosed as closed:
        if closed.code not in (INVALID_SHARD, SHARDING_REQUIRED):
            raise
        raise CannotStart(
            "Discord wants this bot to have more shards. Leave CARAVEL_SHARDS at 0: then it asks how many."
        ) from closed
    except (aiohttp.ClientConnectionError, discord.DiscordServerError) as down:
        raise CannotStart(f"Discord cannot be reached: {down}.") from down


async def until_stopped(client: Caravel, token: str) -> None:
    """Stay connected until the process is told to stop, then finish what is being told."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopped.set)
    running = asyncio.create_task(client.start(token), name="client")
    pulse = asyncio.create_task(beating(client.settings.folder, client.heartbeats), name="pulse")
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
