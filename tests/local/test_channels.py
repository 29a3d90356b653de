"""Threads, direct messages and permissions."""

import discord
import pytest

from bot.local.world.permissions import Permission
from bot.local.world.things import Overwrite
from tests.driver import DrivenDiscord, ManualClock, Player
from tests.local.throwaway import Throwaway, picture


@pytest.fixture
def tables(bot: Throwaway) -> discord.TextChannel:
    (channel,) = (each for each in bot.guilds[0].text_channels if each.name == "tables")
    return channel


async def private_thread(tables: discord.TextChannel) -> discord.Thread:
    return await tables.create_thread(name="Table 1", type=discord.ChannelType.private_thread)


async def test_a_private_thread_is_seen_by_those_let_in(
    bot: Throwaway, tables: discord.TextChannel, ada: Player, boris: Player
) -> None:
    thread = await private_thread(tables)
    assert boris.threads == []
    await thread.add_user(discord.Object(boris.id))
    await thread.send("welcome")
    assert [message.text for message in boris.sees("Table 1")] == ["welcome"]
    await thread.remove_user(discord.Object(boris.id))
    assert boris.threads == []


async def test_a_mention_lets_someone_into_a_thread(bot: Throwaway, tables: discord.TextChannel, boris: Player) -> None:
    thread = await private_thread(tables)
    await thread.send(f"join us, {boris.mention}")
    assert boris.can_see("Table 1")
    assert {member.id for member in await thread.fetch_members()} >= {boris.id}


async def test_a_public_thread_leaves_a_line_in_its_channel(
    bot: Throwaway, tables: discord.TextChannel, ada: Player
) -> None:
    thread = await tables.create_thread(name="Open table", type=discord.ChannelType.public_thread)
    (line,) = ada.sees("tables")
    assert line.raw["type"] == 18
    await ada.say("Open table", "hello")
    assert {member.id for member in await thread.fetch_members()} == {ada.id, tables.guild.me.id}


async def test_a_thread_starts_from_a_message_once(bot: Throwaway, tables: discord.TextChannel, ada: Player) -> None:
    message = await tables.send("a table")
    thread = await message.create_thread(name="Talk")
    assert thread.id == message.id
    assert ada.sees("tables")[0].raw["thread"]["id"] == str(thread.id)
    with pytest.raises(discord.HTTPException) as caught:
        await message.create_thread(name="Again")
    assert caught.value.code == 160004


async def test_a_message_reopens_an_archived_thread(
    bot: Throwaway, local: DrivenDiscord, tables: discord.TextChannel, ada: Player
) -> None:
    thread = await private_thread(tables)
    message = await thread.send("last words")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="other words")
    assert caught.value.code == 50083
    await thread.send("more")
    await local.settle()
    assert not thread.archived
    await message.edit(content="other words")


async def test_a_thread_archives_itself_when_nobody_writes(
    bot: Throwaway, clock: ManualClock, tables: discord.TextChannel, ada: Player
) -> None:
    thread = await tables.create_thread(name="Talk", type=discord.ChannelType.public_thread, auto_archive_duration=60)
    clock.advance(59 * 60)
    await ada.say("Talk", "still here")
    clock.advance(59 * 60)
    assert not (await bot.fetch_channel(thread.id)).archived  # type: ignore[union-attr]
    clock.advance(2 * 60)
    assert (await bot.fetch_channel(thread.id)).archived  # type: ignore[union-attr]


async def test_a_mention_lets_nobody_past_a_closed_channel(
    bot: Throwaway, local: DrivenDiscord, tables: discord.TextChannel, boris: Player
) -> None:
    place = local.world.channels[tables.id]
    place.overwrites.append(Overwrite(id=boris.id, for_member=True, deny=int(Permission.VIEW_CHANNEL)))
    thread = await private_thread(tables)
    await thread.send(boris.mention)
    assert boris.id not in {member.id for member in await thread.fetch_members()}
    with pytest.raises(discord.Forbidden):
        await thread.add_user(discord.Object(boris.id))


async def test_a_stranger_has_no_direct_messages(bot: Throwaway) -> None:
    with pytest.raises(discord.NotFound) as caught:
        await bot.fetch_user(12345)
    assert caught.value.code == 10013


@pytest.mark.parametrize(
    ("taken", "code"),
    [("view_channel", 50001), ("send_messages", 50013), ("attach_files", 50013), ("embed_links", 50013)],
)
async def test_a_missing_permission_is_refused_in_discords_words(
    bot: Throwaway, local: DrivenDiscord, tables: discord.TextChannel, ada: Player, taken: str, code: int
) -> None:
    local.set_bot_permissions("tables", **{taken: False})
    with pytest.raises(discord.Forbidden) as caught:
        await tables.send("hello", embed=discord.Embed(title="e"), file=picture())
    assert caught.value.code == code
    assert ada.sees("tables") == []
    local.set_bot_permissions("tables", **{taken: True})
    await tables.send("hello", embed=discord.Embed(title="e"), file=picture())


async def test_the_bot_hears_of_its_permissions(
    bot: Throwaway, local: DrivenDiscord, tables: discord.TextChannel
) -> None:
    local.set_bot_permissions("tables", send_messages=False)
    await local.settle()
    assert not tables.permissions_for(tables.guild.me).send_messages
    local.set_bot_permissions(create_private_threads=False)
    await local.settle()
    with pytest.raises(discord.Forbidden):
        await private_thread(tables)


async def test_a_command_is_answered_where_the_bot_may_not_send(
    bot: Throwaway, local: DrivenDiscord, ada: Player
) -> None:
    local.set_bot_permissions("tables", send_messages=False)
    assert (await ada.slash("tables", "build", what="mine")).text.startswith("mine")


async def test_conversations_of_players_are_their_own(
    bot: Throwaway, local: DrivenDiscord, ada: Player, boris: Player
) -> None:
    channel = local.actions_of(ada.user).open_dm(boris.id)
    await ada.say(channel, "psst")
    assert [message.text for message in boris.sees(channel)] == ["psst"]
    assert not local.player("Clara").can_see(channel)
    assert bot.heard == []


async def test_one_more_player_joins_the_server(bot: Throwaway, local: DrivenDiscord) -> None:
    eve = local.add_player("Eve")
    assert (await eve.slash("tables", "build", what="mine", with_whom=eve)).text.endswith("with Eve")
    assert local.links()["Eve"] != local.links()["Ada"]


async def test_a_reply_needs_the_right_to_read_what_was_said(
    bot: Throwaway, local: DrivenDiscord, tables: discord.TextChannel, ada: Player
) -> None:
    said = await ada.say("tables", "who?")
    local.set_bot_permissions("tables", read_message_history=False)
    with pytest.raises(discord.HTTPException) as caught:
        await tables.get_partial_message(said.id).reply("me")
    assert caught.value.code == 160002
    with pytest.raises(discord.Forbidden):
        await tables.fetch_message(said.id)
    assert [message async for message in tables.history()] == []
