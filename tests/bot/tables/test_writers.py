"""What is counted before something is added: two Caravels that add at once do not both find room."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.client.features import table_service
from bot.features.campaigns import CAMPAIGNS
from bot.features.campaigns.rows import found_campaign, join_campaign
from bot.host.limits import Limits
from bot.store.connection import Connection
from bot.store.engine.database import Store
from bot.store.engine.postgresql import engine
from bot.store.identity import CampaignId, ChannelId, GuildId, UserId
from bot.store.table.records import Table
from bot.store.table.tables import create_table, hosted_lobbies, ids_alive, save_table
from bot.tables.lobby import lobby
from bot.tables.model import Person, Refused
from bot.tables.service import Tables
from games.registry import game
from tests.bot.tables.conftest import ADA, BORIS, CLARA
from tests.support.engines import POSTGRES, on_postgres

pytestmark = [
    pytest.mark.sqlite_only,  # There another process is refused; this is about two of them.
    pytest.mark.skipif(not POSTGRES, reason="CARAVEL_TEST_POSTGRES names no server for tests"),
]
HERE = GuildId(7)
DORA = Person(UserId(9), "Dora", "en")


@dataclass
class Two:
    """Two Caravels on the same tables, as there will be one day."""

    store: Store
    one: Tables
    other: Tables


@pytest.fixture
async def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Two]:
    with on_postgres(monkeypatch, collide=False) as address_of:
        monkeypatch.setattr(engine, "hold", lambda *_: None)
        there = address_of(tmp_path)
        async with (
            Store.open(tmp_path / "one", database=there) as store,
            Store.open(tmp_path / "other", database=there) as another,
        ):
            yield Two(store, *(table_service(each, limits=Limits(tables_each=2)) for each in (store, another)))


class Meeting:
    """Has the first job that comes by wait until all of another is stored: it has seen what was before that."""

    def __init__(self) -> None:
        self._begun, self._stored = threading.Event(), threading.Event()

    def after(self, step: Callable[..., Any]) -> Callable[..., Any]:
        """The same, and a rest for whoever comes first."""

        def resting(db: Connection, *values: object) -> object:
            found = step(db, *values)
            if not self._begun.is_set():
                self._begun.set()
                assert self._stored.wait(20)
            return found

        return resting

    async def refuses(self, first: Awaitable[object], second: Callable[[], Awaitable[object]]) -> str:
        """Why the first could not, having begun before all of the second was stored."""
        going = asyncio.ensure_future(first)
        assert await asyncio.to_thread(self._begun.wait, 20)
        await second()
        self._stored.set()
        with pytest.raises(Refused) as refused:
            await going
        return refused.value.word


async def opened(tables: Tables, host: Person = ADA, campaign: CampaignId | None = None) -> Table:
    found = game("maracaibo")
    return await tables.lobby.open(
        host,
        game_key="maracaibo",
        options={} if campaign is None else dict(found.settings.campaign),
        seat_count=2,
        language="en",
        open_to_all=True,
        invited=(),
        guild_id=HERE,
        channel_id=ChannelId(70),
        along=None if campaign is None else tables.of(CAMPAIGNS).enlisting(campaign),
    )


async def test_a_hosts_last_lobby_is_opened_once(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_LOBBIES", 2)
    await opened(two.one)
    meeting = Meeting()
    monkeypatch.setattr(lobby, "hosted_lobbies", meeting.after(hosted_lobbies))
    assert await meeting.refuses(opened(two.one), lambda: opened(two.other)) == "too-many-tables"
    assert len(await two.one.tables_of(ADA.id)) == 2


async def test_the_last_table_that_somebody_may_sit_at_is_joined_once(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = [await opened(two.one, host) for host in (ADA, CLARA, DORA)]
    await two.one.lobby.join(first.id, BORIS)
    meeting = Meeting()
    monkeypatch.setattr(lobby, "save_table", meeting.after(save_table))
    joining = two.one.lobby.join(second.id, BORIS)
    assert await meeting.refuses(joining, lambda: two.other.lobby.join(third.id, BORIS)) == "tables-enough"
    assert {each.table.id for each in await two.one.tables_of(BORIS.id)} == {first.id, third.id}


async def test_the_last_table_of_a_server_is_opened_once(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = (
        table_service(tables.ledger._store, limits=Limits(tables_a_server=2)) for tables in (two.one, two.other)
    )
    await opened(one, ADA)
    meeting = Meeting()
    monkeypatch.setattr(lobby, "create_table", meeting.after(create_table))
    assert await meeting.refuses(opened(one, BORIS), lambda: opened(other, CLARA)) == "server-full"
    assert len(await two.store.read(lambda db: ids_alive(db, HERE))) == 2


async def test_a_campaign_is_played_at_one_table_at_a_time(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(db: Connection) -> CampaignId:
        campaign = found_campaign(db, "maracaibo", "Pirates", HERE, 1.0)
        for person in (ADA, BORIS):
            join_campaign(db, campaign, person.id, person.name)
        return campaign

    campaign = await two.store.write(found)
    meeting = Meeting()
    monkeypatch.setattr(lobby, "create_table", meeting.after(create_table))
    opening = opened(two.one, ADA, campaign)
    assert await meeting.refuses(opening, lambda: opened(two.other, BORIS, campaign)) == "campaign-in-play"
