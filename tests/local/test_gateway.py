"""The gateway: logging in, being cut off, and hearing afterwards what was missed."""

import asyncio

import aiohttp
import discord
import pytest

from bot.local.world import refusals
from bot.local.world.json_object import Json
from tests.driver import DrivenDiscord, Player
from tests.local.throwaway import Interaction, Throwaway
from tests.support.loopback import logged_in


async def test_the_client_finds_the_server(bot: Throwaway, local: DrivenDiscord) -> None:
    (guild,) = bot.guilds
    assert guild.name == "Caravel Harbour"
    assert [channel.name for channel in guild.text_channels] == ["general", "tables", "spectators", "news"]
    assert not guild.me.guild_permissions.administrator
    assert bot.user is not None
    assert bot.user.id == local.world.bot_id


async def test_a_wrong_token_is_refused(local: DrivenDiscord) -> None:
    client = discord.Client(intents=discord.Intents.none())
    async with client:
        with pytest.raises(discord.LoginFailure):
            await client.start("wrong")


async def test_privileged_intents_are_refused_unless_granted(local: DrivenDiscord) -> None:
    client = discord.Client(intents=discord.Intents(guilds=True, members=True))
    async with client:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await client.start(local.token)


async def test_what_happened_while_cut_off_is_heard_after_resuming(
    bot: Throwaway, local: DrivenDiscord, ada: Player
) -> None:
    resumed = asyncio.Event()

    async def on_resumed() -> None:
        resumed.set()

    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("here again")

    bot.act = act
    bot.event(on_resumed)
    await local.gateway.drop_sockets()
    said = await ada.hasty.say("tables", "are you there?")
    outcome = await ada.hasty.slash("tables", "do")
    await asyncio.wait_for(resumed.wait(), 10)
    await local.settle()
    assert bot.heard[0].id == said.id
    assert outcome.text == "here again"


async def test_a_client_asked_to_reconnect_goes_on(bot: Throwaway, local: DrivenDiscord, ada: Player) -> None:
    resumed = asyncio.Event()

    async def on_resumed() -> None:
        resumed.set()

    bot.event(on_resumed)
    local.gateway.ask_to_reconnect()
    await asyncio.wait_for(resumed.wait(), 10)
    assert (await ada.slash("tables", "build", what="mill")).text.startswith("mill")


async def test_a_new_client_starts_a_new_session(local: DrivenDiscord, ada: Player) -> None:
    for _ in range(2):
        client = Throwaway()
        async with logged_in(client, local):
            assert (await ada.slash("tables", "build", what="mill")).text.startswith("mill")


async def test_settling_is_not_held_up_by_the_packets_a_client_may_send(bot: Throwaway, ada: Player) -> None:
    for number in range(150):
        await ada.say("general", str(number))
    assert [message.id for message in bot.heard] == [message.id for message in ada.sees("general")]


async def test_members_are_found_by_name(bot: Throwaway, ada: Player) -> None:
    found = await bot.guilds[0].query_members("ad")
    assert [member.id for member in found] == [ada.id]


async def test_only_wanted_events_are_sent(local: DrivenDiscord, ada: Player) -> None:
    client = Throwaway()
    client._connection._intents = discord.Intents(guilds=True)
    async with logged_in(client, local):
        await ada.say("tables", "hello")
        await ada.say(ada.dm, "hello")
        assert client.heard == []


async def test_typing_is_shown(bot: Throwaway, local: DrivenDiscord, ada: Player) -> None:
    shown = []
    local.realm.hub.listen(ada.id, lambda name, data: shown.append((name, data.get("user_id"))))
    await bot.get_partial_messageable(ada.place("tables").id).typing()
    assert shown == [("TYPING_START", str(local.world.bot_id))]


async def test_an_unknown_route_is_a_problem(local: DrivenDiscord, bot: Throwaway) -> None:
    with pytest.raises(discord.NotFound):
        await bot.http.request(discord.http.Route("GET", "/guilds/{guild_id}/bans", guild_id=1))
    assert list(local.errors) == ["No such route: GET /api/v10/guilds/1/bans"]
    local.realm.problems.clear()


async def test_a_refusal_can_be_arranged(local: DrivenDiscord, bot: Throwaway, ada: Player) -> None:
    local.rest.refuse_next("POST", "/channels/{channel_id}/messages", refusals.missing_permissions())
    channel = bot.get_partial_messageable(ada.place("tables").id)
    with pytest.raises(discord.Forbidden):
        await channel.send("refused")
    await channel.send("taken")
    assert [message.text for message in ada.sees("tables")] == ["taken"]


@pytest.mark.parametrize(
    ("packet", "answer"),
    [
        ({"op": 1, "d": None}, {"op": 11}),
        ({"op": 6, "d": {"token": "local", "session_id": "forgotten", "seq": 7}}, {"op": 9, "d": False}),
    ],
)
async def test_what_the_gateway_says_before_a_session(local: DrivenDiscord, packet: Json, answer: Json) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{local.base_url}/gateway/") as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json(packet)
        assert await socket.receive_json() == answer


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"op": 99}', 4001),
        ("no json", 4002),
        ('{"op": 3, "d": {}}', 4003),
        ('{"op": 6, "d": {"token": "wrong"}}', 4004),
        ('{"op": 2, "d": {"token": "wrong"}}', 4004),
    ],
)
async def test_the_gateway_closes_on_nonsense(local: DrivenDiscord, text: str, code: int) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{local.base_url}/gateway/") as socket:
        await socket.receive_json()
        await socket.send_str(text)
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == code
