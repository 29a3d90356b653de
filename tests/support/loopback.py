"""A local Discord for tests, and a client that plays against it; both fail the test that finds them at fault."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

from bot.local import LocalSettings
from bot.local.world.clock import Clock
from tests.driver import DrivenDiscord
from tests.driver.discord import DrivenHooks
from tests.support.openapi import OpenApi

GUILD_READY_SECONDS = 0.05


@asynccontextmanager
async def loopback(
    settings: LocalSettings | None = None,
    *,
    clock: Clock | None = None,
    hooks: DrivenHooks | None = None,
    blameless: bool = True,
) -> AsyncIterator[DrivenDiscord]:
    """Fails at the end if anything did not fit Discord's description or, if `blameless`, was unknown or broke."""
    openapi = OpenApi()
    async with DrivenDiscord(settings, clock=clock, hooks=hooks) as local:
        local.realm.observers.append(openapi)
        yield local
        problems = list(local.errors)
    found = [*(problems if blameless else ()), *openapi.violations]
    if found:
        raise AssertionError("\n".join(("The local Discord is at fault, or was asked for what it lacks:", *found)))


@asynccontextmanager
async def logged_in(client: discord.Client, local: DrivenDiscord) -> AsyncIterator[None]:
    """The client, connected and ready, until the block ends."""
    async with client:
        running = asyncio.create_task(client.start(local.token), name="client under test")
        ready = asyncio.create_task(client.wait_until_ready(), name="client becomes ready")
        try:
            await asyncio.wait((running, ready), return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                running.result()
            await local.settle()
            yield
            await local.settle()
        finally:
            ready.cancel()
            await client.close()
            await asyncio.gather(running, ready, return_exceptions=True)
