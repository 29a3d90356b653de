"""A port at which a Caravel is seen from outside: what is counted of it, whether it lives, whether it is ready."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

from aiohttp import web

from bot.measures.measures import Measures
from bot.measures.sight import Sight


class Seen(Protocol):
    """What there is to be seen."""

    @property
    def measures(self) -> Measures:
        """What is counted of it."""

    async def sight(self) -> Sight:
        """How it stands now."""

    async def lacks(self) -> list[str]:
        """Why it is not ready."""


LOOKS = 0.25
"""Seconds between two looks at how late the loop comes round."""
AS_PROMETHEUS_READS = "text/plain; version=0.0.4; charset=utf-8"


class CannotListen(Exception):
    """Why nobody can look in there, in words for the host."""


@asynccontextmanager
async def window(seen: Seen, host: str, port: int) -> AsyncIterator[int]:
    """Open until the block ends; at which port. CannotListen if that is not to be had."""

    async def live(_: web.Request) -> web.Response:
        return web.Response(text="The loop turns.\n")

    async def ready(_: web.Request) -> web.Response:
        found = await seen.lacks()
        return web.Response(status=503 if found else 200, text="\n".join(found or ["Caravel is ready."]) + "\n")

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=seen.measures.text(await seen.sight()), headers={"Content-Type": AS_PROMETHEUS_READS})

    house = web.Application()
    house.add_routes([web.get("/live", live), web.get("/ready", ready), web.get("/metrics", metrics)])
    runner = web.AppRunner(house, access_log=None)
    await runner.setup()
    watching = asyncio.create_task(watch_the_loop(seen.measures), name="watch the loop")
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise CannotListen(f"nothing can listen on {host}:{port}: {error.strerror or error}.") from error
        yield runner.addresses[0][1]
    finally:
        watching.cancel()
        await runner.cleanup()


async def watch_the_loop(measures: Measures) -> None:
    """How late whoever wants to be called again in a moment is called."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LOOKS
        await asyncio.sleep(LOOKS)
        measures.lagged(max(0.0, loop.time() - due))
