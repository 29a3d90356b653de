"""The local Discord itself: one web server on this machine, for one bot and several local players."""

import asyncio
import contextlib
import errno
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from aiohttp import web, web_app

from bot.local.actions.interactions import Interactions
from bot.local.actions.threads import rest_when_idle
from bot.local.redirection import pointed_at
from bot.local.serve.cdn import Cdn
from bot.local.serve.gateway import Gateway
from bot.local.serve.page_files import PageFiles
from bot.local.serve.page_hooks import PageHooks
from bot.local.serve.page_socket import PageSocket
from bot.local.serve.rest.app import Rest
from bot.local.serve.rest.rate_limits import SELDOM_MET, RateLimits
from bot.local.serve.same_origin import only_this_address
from bot.local.world.clock import Clock, SystemClock
from bot.local.world.files import Files
from bot.local.world.fresh import FreshWorld, build
from bot.local.world.memory import World
from bot.local.world.realm import Realm
from bot.local.world.snowflakes import Snowflakes
from bot.local.world.things import User
from bot.local.world.world_file import WorldFile

HOST = "127.0.0.1"
TOKEN = "local"
_BACKLOG = 1024
_SAVE_SECONDS = 0.5
"""For what no request waits for: what a timer did, and what could not be written at first."""


@dataclass(frozen=True)
class LocalSettings:
    """`port` 0 takes any free one; `store` None keeps the world in memory only."""

    port: int = 0
    fall_back_to_any_port: bool = True
    store: Path | None = None
    fresh: bool = False
    world: FreshWorld = field(default_factory=FreshWorld)
    token: str = TOKEN
    privileged_intents: int = 0
    shards: int = 1
    servers_a_shard: int = 2500
    point_discord_py_here: bool = True
    rate_limits: RateLimits = SELDOM_MET


class LocalDiscord:
    """Start it before the bot's client and stop it after; `async with` does both."""

    def __init__(
        self, settings: LocalSettings | None = None, *, clock: Clock | None = None, hooks: PageHooks | None = None
    ) -> None:
        self.settings = settings or LocalSettings()
        self.hooks = hooks
        self._clock = clock or SystemClock()
        self._store = WorldFile(":memory:" if self.settings.store is None else self.settings.store)
        self._redirection = ExitStack()
        self._runner: web.AppRunner | None = None
        self._saving: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        try:
            await self._start()
        except BaseException:
            await self.stop()
            raise

    async def _start(self) -> None:
        self.realm = await self._remember()
        self.interactions = Interactions(self.realm)
        self.gateway = Gateway(self.realm)
        self.rest = Rest(self.realm, self.interactions, self.settings.rate_limits)
        self._page_socket = PageSocket(self.realm, self.interactions, self.hooks)
        for thread in [each for each in self.world.channels.values() if each.thread and not each.thread.archived]:
            rest_when_idle(self.realm, thread)
        await self._serve()
        if self.settings.point_discord_py_here:
            self._redirection.enter_context(pointed_at(self.realm.base_url))
        self._saving = asyncio.create_task(self._keep_saving(), name="local discord store")

    async def _remember(self) -> Realm:
        if self.settings.fresh:
            await self._store.clear()
        world = await self._store.load()
        ids = Snowflakes(self._clock, newest=_newest_id(world))
        if world is None:
            world = build(self.settings.world, ids)
        realm = Realm(
            clock=self._clock,
            ids=ids,
            world=world,
            files=Files(self._store.read_file),
            secret=await self._store.secret(),
            token=self.settings.token,
            privileged_intents=self.settings.privileged_intents,
            shards=self.settings.shards,
            servers_a_shard=self.settings.servers_a_shard,
        )
        if self.settings.store is not None:
            realm.write_down = self._write_down
        return realm

    async def _serve(self) -> None:
        app = web.Application(middlewares=[only_this_address(self.realm)], client_max_size=32 * 1024 * 1024)
        self.rest.mount(app)
        Cdn(self.realm).mount(app)
        self._page_socket.mount(app)
        PageFiles(self.realm).mount(app)
        app.router.add_get("/gateway/", self.gateway.serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await self._listen(self._runner)

    async def _listen(self, runner: web.AppRunner) -> None:
        ports = [self.settings.port, 0] if self.settings.fall_back_to_any_port else [self.settings.port]
        for port in ports:
            site = web.TCPSite(runner, HOST, port, backlog=_BACKLOG)
            try:
                await site.start()
            except OSError as fault:
                if fault.errno != errno.EADDRINUSE or port == ports[-1]:
                    raise
                continue
            break
        self.realm.base_url = f"http://{HOST}:{runner.addresses[0][1]}"

    async def stop(self) -> None:
        self._redirection.close()
        if self._saving is not None:
            self._saving.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._saving
        if self._runner is not None:
            for timer in self.realm.archive_timers.values():
                timer.cancel()
            await self._page_socket.close()
            await self.gateway.drop_sockets()
            await self._runner.cleanup()
            # aiohttp keeps the last thousand handlers behind a middleware, of whichever application, and each of ours
            # knows its whole world: a process that starts many of them would keep them all.
            web_app._cached_build_middleware.cache_clear()
            await self.flush()
        await self._store.close()

    async def _keep_saving(self) -> None:
        while True:
            await asyncio.sleep(_SAVE_SECONDS)
            await self._write_down()

    async def _write_down(self) -> None:
        try:
            await self.flush()
        except Exception as fault:
            self.realm.problem(f"The local world could not be stored: {fault!r}", cause=fault)

    async def flush(self) -> None:
        await self._store.save(self.realm.world, self.realm.files)

    @property
    def token(self) -> str:
        return self.settings.token

    @property
    def base_url(self) -> str:
        return self.realm.base_url

    @property
    def world(self) -> World:
        return self.realm.world

    def link(self, user: User) -> str:
        return f"{self.base_url}/p/{user.key}"

    def links(self) -> dict[str, str]:
        """Each local player's own address of the page, by name."""
        return {user.display_name: self.link(user) for user in self.world.players}


def _newest_id(world: World | None) -> int:
    return max((thing.id for thing in world.everything()), default=0) if world else 0
