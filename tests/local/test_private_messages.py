"""Private messages: refused in several ways, and a place to play."""

from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.local.world import refusals
from bot.local.world.refusals import ApiError
from tests.driver import DrivenDiscord, Player
from tests.local.throwaway import Interaction, Throwaway, picture


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


async def test_closed_direct_messages_are_closed_to_other_players(
    bot: Throwaway, local: DrivenDiscord, ada: Player, boris: Player
) -> None:
    boris.set_dms(are_open=False)
    channel = local.actions_of(ada.user).open_dm(boris.id)
    with pytest.raises(ApiError, match="50007"):
        await ada.say(channel, "psst")
    await boris.say(boris.dm, "the bot always listens")


async def test_commands_are_offered_where_they_say(bot: Throwaway, ada: Player, boris: Player) -> None:
    command = {"description": "x", "type": 1}
    offered: dict[str, dict[str, Any]] = {
        "anywhere": {},
        "server": {"contexts": [0]},
        "private": {"contexts": [1]},
        "both": {"contexts": [0, 1]},
        "elsewhere": {"contexts": [2]},
        "guarded": {"default_member_permissions": 32},
    }
    route = discord.http.Route("PUT", "/applications/{application_id}/commands", application_id=bot.application_id)
    await bot.http.request(route, json=[command | {"name": name} | fields for name, fields in offered.items()])
    assert set(boris.commands("tables")) == {"anywhere", "server", "both"}
    # A server's permissions hold in the server.
    assert set(boris.commands(boris.dm)) == {"anywhere", "private", "both", "guarded"}


async def test_who_has_added_the_application_to_their_account_needs_no_server(
    bot: Throwaway, local: DrivenDiscord, ada: Player
) -> None:
    route = discord.http.Route("PUT", "/applications/{application_id}/commands", application_id=bot.application_id)
    installs = {"servers": [0], "accounts": [1], "both": [0, 1]}
    offered = [{"name": name, "description": "x", "integration_types": each} for name, each in installs.items()]
    await bot.http.request(route, json=offered)
    user = await bot.fetch_user(ada.id)
    assert set(ada.commands(ada.dm)) == {"servers", "both"}
    local.moderator.remove_from_server(ada)
    assert set(ada.commands(ada.dm)) == set()
    ada.add_app()
    assert set(ada.commands(ada.dm)) == {"accounts", "both"}
    await user.send("hello")
    assert ada.dms[-1].text == "hello"


async def test_private_messages_are_a_place_to_play(bot: Throwaway, ada: Player) -> None:
    class Ask(discord.ui.Modal, title="How many?"):
        number: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Number", custom_id="number")

        async def on_submit(self, interaction: discord.Interaction) -> None:
            await interaction.response.edit_message(content=f"{self.number.value} it is", attachments=[picture()])

    class Table(discord.ui.View):
        @discord.ui.button(label="Take", custom_id="take")
        async def take(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
            assert interaction.guild_id is None
            assert interaction.context.dm_channel
            await interaction.response.send_modal(Ask())

        @discord.ui.select(cls=discord.ui.UserSelect, custom_id="who", placeholder="Who?")
        async def who(self, interaction: discord.Interaction, chosen: discord.ui.UserSelect[Any]) -> None:
            await interaction.response.send_message(chosen.values[0].display_name, ephemeral=True)

    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("a table for one", view=Table(timeout=None), file=picture())

    bot.act = act
    assert await ada.autocomplete(ada.dm, "build", "what", "mi") == {"Mill": "mill", "Mine": "mine"}
    table = (await ada.slash(ada.dm, "do")).message
    await ada.submit_modal(await ada.click(table, "Take"), {"Number": "3"})
    assert table.again.content == "3 it is"
    assert (await ada.select(table, "Who?", ada)).private[0].text == "Ada"
    route = discord.http.Route("POST", "/channels/{channel_id}/threads", channel_id=ada.dm.id)
    with pytest.raises(discord.HTTPException) as caught:
        await bot.http.request(route, json={"name": "Talk", "type": 11})
    assert caught.value.code == 50024
