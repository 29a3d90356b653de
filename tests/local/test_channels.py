"""Threads, direct messages and permissions."""

from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.local.world import refusals
from bot.local.world.permissions import Permission
from bot.local.world.refusals import ApiError
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


async def test_locking_needs_the_right_to_manage_threads(
    bot: Throwaway, local: DrivenDiscord, tables: discord.TextChannel, boris: Player
) -> None:
    thread = await tables.create_thread(name="Open table", type=discord.ChannelType.public_thread)
    with pytest.raises(discord.Forbidden):
        await thread.edit(locked=True)
    local.set_bot_permissions(manage_threads=True)
    await thread.edit(locked=True, archived=True)
    with pytest.raises(ApiError, match="50083"):
        await boris.say("Open table", "may I?")
    with pytest.raises(ApiError, match="50083"):
        await boris.slash("Open table", "do")


async def test_nobody_writes_in_a_locked_thread(
    bot: Throwaway, local: DrivenDiscord, tables: discord.TextChannel, ada: Player
) -> None:
    class Door(discord.ui.View):
        @discord.ui.button(label="Knock", custom_id="knock")
        async def knock(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
            with pytest.raises(discord.Forbidden) as caught:
                await interaction.response.send_message("aloud")
            codes.append(caught.value.code)
            await interaction.response.send_message("in a whisper", ephemeral=True)

    codes: list[int] = []
    thread = await tables.create_thread(name="Open table", type=discord.ChannelType.public_thread)
    door = await thread.send("a door", view=Door(timeout=None))
    local.moderator.lock(thread.id)
    with pytest.raises(discord.Forbidden) as sent:
        await thread.send("more")
    assert sent.value.code == 160005
    await door.edit(content="a locked door")
    assert (await ada.click(ada.sees("Open table")[0], "Knock")).private[0].text == "in a whisper"
    assert codes == [160005]
    local.moderator.archive(thread.id)
    with pytest.raises(discord.HTTPException) as archived:
        await thread.send("more")
    assert archived.value.code == 50083


@pytest.mark.parametrize(
    ("refusal", "status", "code"),
    [
        (refusals.closed_dms, 403, 50007),
        (refusals.no_mutual_servers, 403, 50278),
        (refusals.flagged_as_spam, 403, 20026),
        (refusals.opening_dms_too_fast, 400, 40003),
    ],
)
async def test_private_messages_are_refused_in_several_ways(
    bot: Throwaway, ada: Player, refusal: Callable[[], ApiError], status: int, code: int
) -> None:
    ada.refuse_dms(refusal)
    with pytest.raises(discord.HTTPException) as caught:
        await (await bot.fetch_user(ada.id)).send("hello")
    assert (caught.value.status, caught.value.code) == (status, code)


async def test_who_has_left_the_server_cannot_be_written_to(bot: Throwaway, local: DrivenDiscord, ada: Player) -> None:
    user = await bot.fetch_user(ada.id)
    local.moderator.remove_from_server(ada)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("hello")
    assert caught.value.code == 50278
    with pytest.raises(discord.NotFound) as gone:
        await bot.guilds[0].fetch_member(ada.id)
    assert gone.value.code == 10007
    assert [place.name for place in ada.places if place.guild_id] == []


async def test_a_bot_that_is_removed_finds_nothing_until_it_returns(
    bot: Throwaway, local: DrivenDiscord, tables: discord.TextChannel, ada: Player
) -> None:
    local.moderator.remove_bot()
    await local.settle()
    assert list(bot.guilds) == []
    with pytest.raises(discord.Forbidden) as caught:
        await tables.send("hello?")
    assert caught.value.code == 50001
    assert ada.commands("tables") == {}
    local.moderator.return_bot()
    await local.settle()
    assert [guild.id for guild in bot.guilds] == [tables.guild.id]
    await tables.send("hello")


async def test_what_people_delete_is_gone_for_the_bot(
    bot: Throwaway, local: DrivenDiscord, tables: discord.TextChannel, ada: Player
) -> None:
    message = await tables.send("soon gone")
    local.moderator.delete_message(ada.sees("tables")[0])
    with pytest.raises(discord.NotFound) as unknown_message:
        await message.edit(content="?")
    thread = await tables.create_thread(name="Talk", type=discord.ChannelType.public_thread)
    local.moderator.delete_place(thread.id)
    with pytest.raises(discord.NotFound) as unknown_thread:
        await thread.send("?")
    local.moderator.delete_place(tables.id)
    await local.settle()
    assert (unknown_message.value.code, unknown_thread.value.code) == (10008, 10003)
    assert tables.guild.get_channel(tables.id) is None


async def test_closed_direct_messages_refuse_the_bot(bot: Throwaway, ada: Player) -> None:
    user = await bot.fetch_user(ada.id)
    await user.send("hello", file=picture())
    ada.set_dms(are_open=False)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("hello again")
    assert caught.value.code == 50007
    assert [message.text for message in ada.dms] == ["hello"]
    assert ada.dms[0].pings_me
    # A command there is still answered: the person came by themselves.
    assert (await ada.slash(ada.dm, "build", what="mill")).text.startswith("mill")


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


async def test_closed_direct_messages_are_closed_to_other_players(
    bot: Throwaway, local: DrivenDiscord, ada: Player, boris: Player
) -> None:
    boris.set_dms(are_open=False)
    channel = local.actions_of(ada.user).open_dm(boris.id)
    with pytest.raises(ApiError, match="50007"):
        await ada.say(channel, "psst")
    await boris.say(boris.dm, "the bot always listens")
