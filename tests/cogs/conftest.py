"""Caravel at a local Discord, with three people: Ada and Clara read English, Boris reads Russian."""

import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.client import Caravel
from bot.host.settings import Settings
from bot.local.world.things import Channel
from bot.start.local_table import LocalHooks
from bot.store import Store
from bot.store.identity import ChannelId
from bot.tables import Live
from tests.driver import DrivenDiscord, Player, SeenMessage
from tests.support.loopback import GUILD_READY_SECONDS, logged_in, loopback

PLACE = "tables"


@dataclass
class Evening:
    """Who plays where."""

    local: DrivenDiscord
    client: Caravel
    ada: Player
    boris: Player
    clara: Player
    chance: random.Random = field(default_factory=lambda: random.Random(5))

    async def card(self, **options: object) -> SeenMessage:
        """Ada opens a table of Settlers; its card."""
        await self.ada.slash(PLACE, "play", game="settlers", **options)
        return self.ada.sees(PLACE)[-1]

    async def begun(self, *others: Player) -> str:
        """A table in play; the name of its thread."""
        card = await self.card()
        for player in others or (self.boris,):
            await player.click(card, "Join")
        await self.ada.click(card, "Start")
        return self.ada.threads[-1].name

    def place(self, thread: str) -> Channel:
        """The thread that began with this name: it says when its game is over."""
        return next(each for each in self.ada.threads if each.name.endswith(thread))

    def panel(self, thread: str) -> SeenMessage:
        """The table's current panel."""
        return [
            message for message in self.ada.sees(self.place(thread)) if message.buttons and not message.is_ephemeral
        ][-1]

    async def live(self, thread: str) -> Live:
        """The game in this thread."""
        table = self.client.tables.id_at(ChannelId(self.place(thread).id))
        assert table is not None
        return await self.client.tables.live(table)

    async def mover(self, thread: str) -> tuple[Player, Player]:
        """Who is to move, and somebody else at the table."""
        live = await self.live(thread)
        players = [self.player(seat.user_id or 0) for seat in live.table.seats]
        mover = players[live.waiting()[0]]
        return mover, next(player for player in players if player.id != mover.id)

    def player(self, user_id: int) -> Player:
        """The player of this id."""
        return next(player for player in (self.ada, self.boris, self.clara) if player.id == user_id)


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    store = await Store.open(tmp_path)
    hooks = LocalHooks()
    async with loopback(hooks=hooks) as local:
        client = Caravel(Settings(data=tmp_path, drawing="thread"), store, guild_ready_timeout=GUILD_READY_SECONDS)
        hooks.client, hooks.local = client, local
        players = [local.player(name) for name in ("Ada", "Boris", "Clara")]
        players[1].set_locale("ru")
        async with logged_in(client, local):
            yield Evening(local, client, players[0], players[1], players[2])
        hooks.client = None
    await store.close()
