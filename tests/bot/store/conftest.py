"""A store of its own for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.engine.database import Store
from bot.store.identity import ChannelId, GuildId, UserId
from bot.store.table.records import NewTable, Sitting, Table
from bot.store.table.tables import create_table
from games.core.seats import Seat

ANNA, BORIS, CHIARA = UserId(101), UserId(102), UserId(103)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with Store.open(tmp_path) as opened:
        yield opened


@pytest.fixture
async def table(store: Store) -> Table:
    seats = (Sitting(Seat(0), ANNA, "Anna", 1.0), Sitting(Seat(1), BORIS, "Boris", 2.0))
    new = NewTable(
        game="settlers",
        host=ANNA,
        seat_count=2,
        language="en",
        guild_id=GuildId(7),
        thread_id=ChannelId(70),
        seats=seats,
    )
    return await store.write(lambda db: create_table(db, new, now=10.0))
