"""Slash commands: synced, offered, checked, answered."""

import discord
import pytest
from discord import app_commands

from bot.local.world.refusals import ApiError
from tests.driver import DrivenDiscord, Player
from tests.local.throwaway import Interaction, Throwaway


async def test_a_command_is_answered_in_its_channel(bot: Throwaway, ada: Player, boris: Player) -> None:
    outcome = await ada.slash("tables", "build", what="mill", where="At the river", height=3, with_whom=boris)
    assert outcome.text == "mill at the river, 3 high, with Boris"
    assert [message.id for message in boris.sees("tables")] == [outcome.message.id]


async def test_autocomplete_offers_what_the_bot_finds(bot: Throwaway, ada: Player) -> None:
    assert await ada.autocomplete("tables", "build", "what", "mi") == {"Mill": "mill", "Mine": "mine"}
    assert await ada.autocomplete("tables", "build", "what", "", height=6) == {"Tower": "tower"}


async def test_commands_carry_their_translations(bot: Throwaway, ada: Player) -> None:
    body = ada.commands("tables")["do"].body
    assert body["description"] == "Do it"
    assert body["description_localizations"] == {"ru": "Сделать это"}


async def test_the_bot_hears_the_locale_of_who_acts(bot: Throwaway, ada: Player) -> None:
    ada.set_locale("ru")
    await ada.slash("tables", "do")
    assert bot.asked[0].locale is discord.Locale.russian


@pytest.mark.parametrize(
    "options",
    [
        {"what": "mill", "where": "desert"},
        {"what": "mill", "height": 10},
        {"what": ""},
        {"what": "x" * 21},
        {"where": "river"},
    ],
)
async def test_no_client_lets_wrong_options_pass(bot: Throwaway, ada: Player, options: dict[str, object]) -> None:
    with pytest.raises(ApiError, match="50035"):
        await ada.slash("tables", "build", **options)


async def test_global_and_server_commands_are_lists_of_their_own(
    bot: Throwaway, local: DrivenDiscord, ada: Player
) -> None:
    guild = bot.guilds[0]

    @app_commands.command(name="here", description="Only here")
    async def here(interaction: Interaction) -> None:
        await interaction.response.send_message("here")

    bot.tree.add_command(here, guild=guild)
    await bot.tree.sync(guild=guild)
    assert set(ada.commands("tables")) == {"do", "build", "here"}
    bot.tree.remove_command("here", guild=guild)
    await bot.tree.sync(guild=guild)
    assert set(ada.commands("tables")) == {"do", "build"}


async def test_a_second_sync_keeps_the_commands_ids(bot: Throwaway) -> None:
    first = {command.name: command.id for command in await bot.tree.fetch_commands()}
    assert {command.name: command.id for command in await bot.tree.sync()} == first


async def test_commands_work_in_direct_messages(bot: Throwaway, ada: Player) -> None:
    outcome = await ada.slash(ada.dm, "build", what="mine")
    assert outcome.text == "mine at the hill, 1 high, with nobody"
    assert [message.id for message in ada.dms] == [outcome.message.id]


async def test_a_subcommands_answer_bears_its_whole_name(bot: Throwaway, ada: Player) -> None:
    group: app_commands.Group = app_commands.Group(name="settlers", description="Settlers")

    @group.command(name="place", description="Place a tile")
    async def place(interaction: Interaction, tile: str) -> None:
        await interaction.response.send_message(f"placed {tile}")

    bot.tree.add_command(group)
    await bot.tree.sync()
    outcome = await ada.slash("tables", "settlers place", tile="mill")
    assert outcome.text == "placed mill"
    assert outcome.message.raw["interaction"]["name"] == "settlers place"


async def test_a_command_for_managers_is_offered_to_managers_only(bot: Throwaway, ada: Player, boris: Player) -> None:
    @app_commands.command(name="manage", description="Manage")
    @app_commands.default_permissions(manage_guild=True)
    async def manage(interaction: Interaction) -> None:
        await interaction.response.send_message("managed")

    bot.tree.add_command(manage)
    await bot.tree.sync()
    # Ada owns the server.
    assert "manage" in ada.commands("tables")
    assert "manage" not in boris.commands("tables")
