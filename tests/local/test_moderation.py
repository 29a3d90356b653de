"""What moderators do to the places of a bot, and what it finds then."""

from typing import Any

import discord
import pytest

from bot.local.world.refusals import ApiError
from tests.driver import DrivenDiscord, Player
from tests.local.throwaway import Throwaway


@pytest.fixture
def tables(bot: Throwaway) -> discord.TextChannel:
    (channel,) = (each for each in bot.guilds[0].text_channels if each.name == "tables")
    return channel


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
