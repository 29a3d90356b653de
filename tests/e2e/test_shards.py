"""Caravel with two shards and a server on each: they play side by side, and come and go one by one."""

import asyncio
import math
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from discord import GatewayNotFound
from discord.http import HTTPClient

from bot.client.caravel import Caravel
from bot.host.pulse import beat, unheard
from bot.host.secret import Secret
from bot.host.settings import Settings
from bot.local import LocalSettings
from bot.local.world.fresh import FreshWorld
from bot.start.running import CannotStart, serve_discord
from bot.store.engine.database import Store
from bot.store.facts import SHARDS, recall_fact
from tests.driver import Player
from tests.support.harbour import Harbour, custom_ids, harbour
from tests.support.loopback import loopback
from tests.support.ports import blank_pictures

WORLD = FreshWorld(server="First", further_servers=("Second",))
HERE, THERE = "tables", "tables-2"


async def _at_once(_: Caravel, __: int | None, *, initial: bool = False) -> None:
    """Discord wants five seconds between two shards; nobody here counts them."""


async def _after_the_first(client: Caravel, _: int | None, *, initial: bool = False) -> None:
    """The second shard connects when the first is ready."""
    if not initial:
        await client.wait_for("shard_ready")


@pytest.fixture(autouse=True)
def unhurried() -> Iterator[None]:
    with patch.object(Caravel, "before_identify_hook", _at_once), blank_pictures():
        yield


@pytest.fixture
async def port(tmp_path: Path) -> AsyncIterator[Harbour]:
    async with harbour(tmp_path, world=LocalSettings(world=WORLD, shards=2)) as opened:
        yield opened


def gone(player: Player) -> list[str]:
    """What this person was told about servers that Caravel is not on any more."""
    return [message.text for message in player.dms if "removed from the server" in message.text]


async def test_tables_on_both_shards_and_in_private_play_side_by_side(port: Harbour) -> None:
    ada, boris = port.people("Ada", "Boris")
    tables = [await port.begun(ada, boris, place=place) for place in (HERE, THERE)]
    tables.append(await port.begun_in_private(ada, boris))
    assert {port.client.shard_of(live.table.guild_id or 0) for live in tables} == {0, 1}
    for live in tables:
        mover = port.seated(live, live.waiting()[0])
        before = live.state.moves
        panel = mover.dms[-1] if live.table.private else port.panel(live, mover)
        await mover.click(panel, next(each for each in custom_ids(panel) if ":do:" in each))
        assert live.state.moves > before
    assert port.client.heartbeats() == {0: True, 1: True}


async def test_nobody_is_told_of_servers_of_which_nothing_has_been_heard_yet(port: Harbour) -> None:
    ada, boris = port.people("Ada", "Boris")
    for place in (HERE, THERE):
        await port.begun(ada, boris, place=place)
    with patch.object(Caravel, "before_identify_hook", _after_the_first):
        await port.restart()
    assert gone(ada) == gone(boris) == []


@pytest.mark.parametrize("anew", [False, True], ids=["session lost", "restarted"])
async def test_who_was_removed_meanwhile_tells_its_people_once(port: Harbour, anew: bool) -> None:
    ada, boris, clara = port.people("Ada", "Boris", "Clara")
    await port.begun(ada, boris, place=HERE)
    await port.begun(boris, clara, place=THERE)
    shard = port.client.shard_of(next(iter(port.local.world.guilds)))
    if anew:
        await port.stop()
        port.local.moderator.remove_bot()
        await port.start()
    else:
        ready = asyncio.create_task(port.client.wait_for("shard_ready", check=lambda each: bool(each == shard)))
        await port.local.gateway.forget_sessions()
        port.local.moderator.remove_bot()
        await ready
        await port.local.settle()
    assert [len(gone(person)) for person in (ada, boris, clara)] == [1, 1, 0]
    port.local.moderator.return_bot()
    await port.local.settle()
    await port.restart()
    assert [len(gone(person)) for person in (ada, boris, clara)] == [1, 1, 0]


async def test_a_shard_that_is_cut_off_is_named(port: Harbour, tmp_path: Path) -> None:
    with patch.object(Caravel, "latencies", [(0, 0.1), (1, math.inf)]):
        beat(tmp_path, shards=port.client.heartbeats(), now=0.0)
    assert unheard(tmp_path) == "Not connected of 2 shards: 1."


async def test_all_count_as_many_shards_as_discord_advised_until_they_are_outgrown(port: Harbour) -> None:
    for advised, counted in ((2, 2), (3, 2), (1, 2), (4, 4), (3, 4)):
        port.local.realm.shards = advised
        await port.restart()
        assert (port.client.shard_count, len(port.client.heartbeats())) == (counted, counted)


async def test_while_discord_gives_no_advice_that_of_before_counts(port: Harbour) -> None:
    with patch.object(HTTPClient, "get_bot_gateway", side_effect=GatewayNotFound):
        await port.restart()
    assert port.client.shard_count == 2


async def test_whom_discord_refuses_asks_anew(tmp_path: Path) -> None:
    async with loopback(LocalSettings(world=WORLD, servers_a_shard=1)) as local:
        settings = Settings(token=Secret(local.token), data=tmp_path, drawing="thread")
        with pytest.raises(CannotStart, match="start it again"):
            await serve_discord(settings)
        local.realm.shards = 2
        async with Store.open(tmp_path) as store:
            assert await store.read(lambda db: recall_fact(db, SHARDS)) is None


async def test_whoever_has_too_few_shards_is_told_so(tmp_path: Path) -> None:
    async with loopback(LocalSettings(world=WORLD, servers_a_shard=1)) as local:
        settings = Settings(token=Secret(local.token), data=tmp_path, shards=1, drawing="thread")
        with pytest.raises(CannotStart, match="CARAVEL_SHARDS"):
            await serve_discord(settings)
