"""Servers are dealt out to shards, as Discord does it; each hears of its own."""

from collections.abc import AsyncIterator

import discord
import pytest

from bot.local import LocalSettings
from bot.local.world.fresh import FreshWorld
from tests.driver import DrivenDiscord
from tests.support.loopback import loopback

WORLD = FreshWorld(server="First", further_servers=("Second",))


class Hears(discord.Client):
    """One shard, which notes what it hears of."""

    def __init__(self, shard: int, of: int) -> None:
        super().__init__(intents=discord.Intents(guilds=True), shard_id=shard, shard_count=of)


@pytest.fixture
async def two() -> AsyncIterator[DrivenDiscord]:
    async with loopback(LocalSettings(world=WORLD, shards=2, servers_a_shard=1)) as local:
        yield local


async def heard(local: DrivenDiscord, shard: int, of: int) -> list[str]:
    """The servers that this shard is greeted with."""
    client, names = Hears(shard, of), list[str]()

    @client.event
    async def on_connect() -> None:
        names.extend(str(guild.id) for guild in client.guilds)
        await client.close()

    async with client:
        await client.start(local.token)
    named = {str(guild.id): guild.name for guild in local.world.guilds.values()}
    return [named[each] for each in names]


async def test_each_shard_hears_of_its_own_servers(two: DrivenDiscord) -> None:
    found = [await heard(two, shard, 2) for shard in range(2)]
    assert sorted(map(tuple, found)) == [("First",), ("Second",)]


async def test_a_connection_with_too_many_servers_is_closed(two: DrivenDiscord) -> None:
    with pytest.raises(discord.ConnectionClosed) as closed:
        await heard(two, 0, 1)
    assert closed.value.code == 4011


async def test_a_shard_beyond_their_number_is_none(two: DrivenDiscord) -> None:
    with pytest.raises(discord.ConnectionClosed) as closed:
        await heard(two, 2, 2)
    assert closed.value.code == 4010
