"""The local table: the same Caravel, with a stand-in for Discord on this machine and a page for local players."""

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from bot.client.caravel import Caravel
from bot.host.database_address import DatabaseAddress
from bot.host.settings import Settings
from bot.local import LocalDiscord, LocalSettings
from bot.local.serve.page_hooks import DemoRefused
from bot.local.world.fresh import FreshWorld
from bot.local.world.json_object import Json
from bot.start.demonstrations import POINTS, Demonstrations
from bot.start.running import opened, until_stopped
from bot.store.engine import houses
from bot.store.engine.lock import DataLock
from bot.store.identity import UserId
from bot.tables.model import Person, Refused
from games.lessons import lessons_of
from games.registry import GAMES, game
from texts import Teller, nearest, words

WORLD_NAME = "world.sqlite"
PLAYERS = ("Ada", "Boris", "Clara", "Dmitri", "Eva")
"""As many as the largest table of the house has seats."""
READY_AFTER = 0.05
"""The client need not wait for more servers: there is one."""


class LocalHooks:
    """What the page offers beyond Discord: demonstration tables."""

    def __init__(self) -> None:
        self.client: Caravel | None = None
        self.local: LocalDiscord | None = None

    def games(self) -> Sequence[Json]:
        """The games installed, with their names, least and most seats, and whether there are lessons."""
        return [
            {
                "key": key,
                "name": words("en")(f"{key}-name"),
                "name_localizations": {"ru": words("ru")(f"{key}-name")},
                "seats": [min(game(key).settings.seat_counts), max(game(key).settings.seat_counts)],
                "lessons": bool(lessons_of(key)),
            }
            for key in GAMES
        ]

    async def demo(self, *, asked_by: int, game: str, point: str, seats: int) -> Json:
        """Seat local players, the one who asked first, at a table that is played on to this point."""
        assert self.client is not None
        assert self.local is not None
        users = sorted(self.local.world.players, key=lambda user: user.id != asked_by)
        locale = nearest(users[0].locale)
        if game not in GAMES or point not in POINTS or len(users) < seats:
            raise DemoRefused(words(locale)("bot-local-no-demonstration"))
        people = [Person(UserId(user.id), user.display_name, nearest(user.locale)) for user in users[:seats]]
        guild = next(iter(self.local.world.guilds.values()))
        channels = [each for each in self.local.world.channels.values() if each.guild_id == guild.id]
        channel = next((each for each in channels if each.name == "tables"), channels[0])
        try:
            table = await Demonstrations(self.client.tables).open(
                game, people, point, guild_id=guild.id, channel_id=channel.id
            )
        except Refused as refused:
            said = Teller(words(locale), game, ()).phrase(refused.reason)
            raise DemoRefused(said) from refused
        await self.client.publisher.idle()
        thread_id = (await self.client.tables.table(table.id)).thread_id
        return {"channel_id": str(thread_id or channel.id), "table": table.id}

    async def idle(self) -> None:
        """Returns when everything has been told."""
        if self.client is not None:
            await self.client.lookout.idle()
            for each in self.client.running.values():
                await each.idle()
            await self.client.publisher.idle()
            await self.client.cards.idle()


async def serve_local(settings: Settings, *, fresh: bool) -> None:
    """Run at the local table until a signal comes."""
    lock = DataLock(settings.folder)
    if fresh:
        set_aside(settings.folder, settings.database)
    hooks = LocalHooks()
    world = LocalSettings(
        port=settings.local_port, store=settings.folder / WORLD_NAME, world=FreshWorld(players=PLAYERS)
    )
    local = LocalDiscord(world, hooks=hooks)
    async with (
        opened(settings, lock) as store,
        local,
        Caravel(settings, store, guild_ready_timeout=READY_AFTER) as client,
    ):
        hooks.client, hooks.local = client, local
        _welcome(local, settings.language)
        await until_stopped(client, local.token)


def set_aside(folder: Path, database: DatabaseAddress | None = None) -> None:
    """Begin anew; what was there is kept beside it."""
    former = folder / f"former-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    former.mkdir()
    houses.house_at(folder, database).begin_anew(former)
    for file in folder.glob(f"{WORLD_NAME}*"):
        file.rename(former / file.name)
    if not any(former.iterdir()):
        former.rmdir()


def _welcome(local: LocalDiscord, language: str) -> None:
    lines = [words(language)("bot-local-welcome")]
    lines += [f"  {name}: {link}" for name, link in local.links().items()]
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()
