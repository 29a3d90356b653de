"""What a bot can look up and tidy away; every answer is held against Discord's description."""

import discord
import pytest

from bot.local import LocalSettings
from tests.driver import DrivenDiscord, Player
from tests.local.throwaway import Throwaway
from tests.support.loopback import logged_in, loopback


async def test_the_bot_looks_itself_up(bot: Throwaway, local: DrivenDiscord) -> None:
    assert bot.user is not None
    about = await bot.application_info()
    assert (about.id, about.name, about.owner.name) == (local.world.bot_id, "Caravel", "ada")
    assert [guild.name async for guild in bot.fetch_guilds()] == ["Caravel Harbour"]
    assert (await bot.fetch_user(bot.user.id)).bot


async def test_the_bot_looks_the_server_up(bot: Throwaway, ada: Player, boris: Player) -> None:
    guild = await bot.fetch_guild(bot.guilds[0].id, with_counts=True)
    assert guild.approximate_member_count == 5
    assert guild.owner_id == ada.id
    assert {channel.name for channel in await guild.fetch_channels()} == {"general", "tables", "spectators", "news"}
    assert {role.name for role in await guild.fetch_roles()} == {"@everyone", "Players", "Caravel"}
    member = await guild.fetch_member(boris.id)
    assert (member.global_name, [role.name for role in member.roles]) == ("Boris", ["@everyone", "Players"])
    with pytest.raises(discord.NotFound) as caught:
        await guild.fetch_member(12345)
    assert caught.value.code == 10007
    with pytest.raises(discord.NotFound) as caught:
        await bot.fetch_guild(12345)
    assert caught.value.code == 10004
    with pytest.raises(discord.NotFound) as caught:
        await bot.fetch_channel(12345)
    assert caught.value.code == 10003


async def test_all_members_are_a_privilege() -> None:
    async with loopback(LocalSettings(privileged_intents=1 << 1)) as local:
        client = Throwaway()
        client._connection._intents = discord.Intents(guilds=True, members=True)
        async with logged_in(client, local):
            names = [member.name async for member in client.guilds[0].fetch_members()]
            assert sorted(names) == ["Caravel", "ada", "boris", "clara", "dmitri"]


async def test_threads_are_listed_where_they_belong(bot: Throwaway, local: DrivenDiscord) -> None:
    channel = bot.guilds[0].text_channels[1]
    secret = await channel.create_thread(name="secret", type=discord.ChannelType.private_thread)
    public = await channel.create_thread(name="open", type=discord.ChannelType.public_thread)
    assert {thread.id for thread in await bot.guilds[0].active_threads()} == {secret.id, public.id}
    await secret.edit(archived=True)
    await public.edit(archived=True)
    assert await bot.guilds[0].active_threads() == []
    assert [thread.name async for thread in channel.archived_threads()] == ["open"]
    assert [thread.name async for thread in channel.archived_threads(private=True, joined=True)] == ["secret"]
    with pytest.raises(discord.Forbidden):
        [thread async for thread in channel.archived_threads(private=True)]


async def test_the_bot_leaves_and_joins_a_thread(bot: Throwaway, ada: Player) -> None:
    thread = await bot.guilds[0].text_channels[1].create_thread(name="open", type=discord.ChannelType.public_thread)
    assert (await thread.fetch_member(thread.owner_id)).id == thread.owner_id
    await thread.leave()
    assert await thread.fetch_members() == []
    await thread.join()
    assert len(await thread.fetch_members()) == 1


async def test_threads_and_channels_go_with_their_permission(bot: Throwaway, local: DrivenDiscord, ada: Player) -> None:
    channel = bot.guilds[0].text_channels[1]
    thread = await channel.create_thread(name="open", type=discord.ChannelType.public_thread)
    with pytest.raises(discord.Forbidden):
        await thread.delete()
    local.set_bot_permissions(manage_threads=True, manage_channels=True)
    await thread.delete()
    assert ada.threads == []
    await channel.create_thread(name="lost with it", type=discord.ChannelType.public_thread)
    await channel.edit(topic="soon gone", slowmode_delay=5)
    assert ada.place("tables").topic == "soon gone"
    await channel.delete()
    assert [place.name for place in ada.places if place.guild_id] == ["general", "spectators", "news"]


async def test_tidying_up_needs_its_permission(bot: Throwaway, local: DrivenDiscord, ada: Player) -> None:
    channel = bot.guilds[0].text_channels[1]
    said = [await ada.say("tables", text) for text in ("one", "two", "three")]
    doomed = [channel.get_partial_message(message.id) for message in said[:2]]
    with pytest.raises(discord.Forbidden):
        await channel.delete_messages(doomed)
    local.set_bot_permissions(manage_messages=True)
    await channel.delete_messages(doomed)
    assert [message.text for message in ada.sees("tables")] == ["three"]


async def test_single_commands_are_looked_up_changed_and_deleted(bot: Throwaway, ada: Player) -> None:
    (command,) = [each for each in await bot.tree.fetch_commands() if each.name == "do"]
    assert (await bot.tree.fetch_command(command.id)).name == "do"
    await command.edit(description="Do it well")
    assert ada.commands("tables")["do"].body["description"] == "Do it well"
    await command.delete()
    assert set(ada.commands("tables")) == {"build"}
    with pytest.raises(discord.NotFound) as caught:
        await bot.tree.fetch_command(command.id)
    assert caught.value.code == 10063


async def test_a_sharded_client_asks_for_its_gateway(local: DrivenDiscord, ada: Player) -> None:
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
    async with logged_in(client, local):
        assert [guild.name for guild in client.guilds] == ["Caravel Harbour"]
