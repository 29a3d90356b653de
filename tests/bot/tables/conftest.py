"""A store in a new folder, the table service on it, and some people."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.client.features import table_service
from bot.store.engine.database import Store
from bot.store.identity import ChannelId, GuildId, TableId, UserId
from bot.store.table.records import Table
from bot.tables.model import Person
from bot.tables.service import Tables
from games.core.chance import Chance
from tests.support.remembered import must_remember_what_is_stored

ADA, BORIS, CLARA = (Person(UserId(at), name, "en") for at, name in enumerate(("Ada", "Boris", "Clara"), 1))


@dataclass
class House:
    """The table service as its users meet it, with a clock that stands still until it is moved."""

    data: Path
    store: Store
    now: float = 1_800_000_000.0
    woken: int = 0
    chance: Chance = field(default_factory=lambda: Chance("a game"))

    def __post_init__(self) -> None:
        self.tables = self.new_service()

    def new_service(self) -> Tables:
        """Another service on the same store, as after a restart."""
        return table_service(self.store, self._wake, lambda: self.now)

    def _wake(self) -> None:
        self.woken += 1

    async def lobby(
        self, *others: Person, game: str = "settlers", open_to_all: bool = True, interaction: int | None = None
    ) -> Table:
        """A table opened by Ada, at which these people sit."""
        table = await self.tables.lobby.open(
            ADA,
            game_key=game,
            options={},
            seat_count=max(2, 1 + len(others)),
            language="en",
            open_to_all=open_to_all,
            invited=(),
            guild_id=GuildId(7),
            channel_id=ChannelId(70),
            interaction=interaction,
        )
        for person in others:
            table = await self.tables.lobby.join(table.id, person)
        return table

    async def begun(self, *others: Person, game: str = "settlers") -> Table:
        """A table in play, of Ada and these people, or Boris."""
        table = await self.lobby(*(others or (BORIS,)), game=game)
        return await self.tables.lobby.start(table.id, ADA)

    async def mover(self, table_id: int) -> Person:
        """One who is to move."""
        live = await self.tables.live(TableId(table_id))
        return (ADA, BORIS, CLARA)[live.waiting()[0]]

    async def any_move(self, table_id: int) -> str:
        """A sensible move of one who is to move, in its text form."""
        live = await self.tables.live(TableId(table_id))
        request = live.request(live.waiting()[0])
        return request.text(live.game.sensible(live.view(request.seat), request, self.chance))

    async def play_on(self, table_id: int, moves: int) -> None:
        """Make some moves, whoever is to move; fewer if the game ends."""
        for _ in range(moves):
            if (await self.tables.live(TableId(table_id))).waiting():
                await self.tables.turns.move(
                    TableId(table_id), await self.mover(table_id), await self.any_move(table_id)
                )


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with Store.open(tmp_path) as store:
        opened = House(tmp_path, store)
        yield opened
        await must_remember_what_is_stored(opened.tables, opened.new_service())
