"""The page's line: what it is shown, what it can do, what it is told."""

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from bot.local.serve.page_hooks import DemoRefused
from bot.local.world.json_object import Json
from bot.local.world.refusals import ApiError
from tests.driver import DrivenDiscord, ManualClock, Player
from tests.local.throwaway import Interaction, Throwaway, picture
from tests.support.loopback import logged_in, loopback


class Page:
    """A player's page, without the browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._serial = 0

    async def anything(self) -> Json:
        event: Json = json.loads(await self._socket.receive_str(timeout=5))
        return event

    async def next(self, kind: str, **wanted: Any) -> Json:
        """The next event of this kind whose data has these values."""
        while True:
            event = await self.anything()
            if event["t"] == kind and all(event["d"].get(key) == value for key, value in wanted.items()):
                data: Json = event["d"]
                return data

    async def ask(self, op: str, **fields: Any) -> Json:
        return await self.next("RESULT", nonce=await self.begin(op, **fields))

    async def begin(self, op: str, **fields: Any) -> str:
        self._serial += 1
        await self._socket.send_json({"op": op, "nonce": f"n{self._serial}", **fields})
        return f"n{self._serial}"


@asynccontextmanager
async def page_of(local: DrivenDiscord, player: Player) -> AsyncIterator[Page]:
    address = f"{local.base_url}/page/socket?key={player.user.key}"
    async with aiohttp.ClientSession() as session, session.ws_connect(address, origin=local.base_url) as socket:
        yield Page(socket)


async def test_the_page_opens_with_all_it_may_show(bot: Throwaway, local: DrivenDiscord, ada: Player) -> None:
    await bot.get_partial_messageable(ada.place("tables").id).send(f"hello {ada.mention}")
    async with page_of(local, ada) as page:
        hello = await page.next("HELLO")
    tables = str(ada.place("tables").id)
    assert hello["me"]["id"] == str(ada.id)
    assert [player["user"]["global_name"] for player in hello["players"]] == ["Ada", "Boris", "Clara", "Dmitri"]
    assert [channel["name"] for channel in hello["guilds"][0]["channels"]] == [
        "general",
        "tables",
        "spectators",
        "news",
    ]
    assert [message["content"] for message in hello["messages"][tables]] == [f"hello {ada.mention}"]
    assert hello["messages"][tables][0]["pings_me"]
    assert (hello["unread"], hello["pings"]) == ({tables: 1}, {tables: 1})
    assert {command["name"] for command in hello["commands"]} == {"do", "build"}
    assert hello["permissions"]["bot"]["send_messages"]
    assert hello["permissions"]["channels"][tables]["send_messages"]


async def test_no_page_is_shown_another_ones_secrets(
    bot: Throwaway, local: DrivenDiscord, ada: Player, boris: Player
) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("secret of Ada", ephemeral=True)
        await interaction.user.send("direct to Ada")
        assert isinstance(interaction.channel, discord.TextChannel)
        thread = await interaction.channel.create_thread(name="Hidden of Ada", type=None)
        await thread.send(interaction.user.mention)
        await interaction.channel.send("the end")

    bot.act = act
    heard: list[Json] = []
    async with page_of(local, boris) as page:
        await ada.slash("tables", "do")
        while not heard or heard[-1].get("d", {}).get("content") != "the end":
            heard.append(await page.anything())
    async with page_of(local, boris) as page:
        heard.append(await page.next("HELLO"))
    assert bot.faults == []
    assert "of Ada" not in json.dumps(heard)
    assert "to Ada" not in json.dumps(heard)


async def test_a_command_runs_its_course(bot: Throwaway, local: DrivenDiscord, ada: Player) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content="done")

    bot.act = act
    command = ada.commands("tables")["do"]
    async with page_of(local, ada) as page:
        asked = await page.begin("command", channel_id=str(ada.place("tables").id), command_id=str(command.id))
        result = await page.next("RESULT", nonce=asked)
        assert result["ok"]
        created = await page.next("MESSAGE_CREATE")
        assert created["flags"] & 128
        await page.next("INTERACTION_STATE", nonce=asked, state="thinking")
        assert (await page.next("MESSAGE_UPDATE"))["content"] == "done"
        await page.next("INTERACTION_STATE", nonce=asked, state="done", id=result["interaction_id"])


async def test_the_page_says_when_nothing_came(
    bot: Throwaway, local: DrivenDiscord, clock: ManualClock, ada: Player
) -> None:
    command = ada.commands("tables")["do"]
    async with page_of(local, ada) as page:
        asked = await page.begin("command", channel_id=str(ada.place("tables").id), command_id=str(command.id))
        await page.next("RESULT", nonce=asked)
        clock.advance(3.1)
        await page.next("INTERACTION_STATE", nonce=asked, state="failed")


async def test_autocomplete_comes_under_its_nonce(bot: Throwaway, local: DrivenDiscord, ada: Player) -> None:
    command = ada.commands("tables")["build"]
    focused = {"type": 3, "name": "what", "value": "to", "focused": True}
    async with page_of(local, ada) as page:
        asked = await page.begin(
            "autocomplete",
            channel_id=str(ada.place("tables").id),
            command_id=str(command.id),
            name="build",
            options=[focused],
        )
        found = await page.next("AUTOCOMPLETE", nonce=asked)
    assert found["choices"] == [{"name": "Tower", "value": "tower"}]


async def test_a_button_opens_a_modal_that_is_sent(bot: Throwaway, local: DrivenDiscord, ada: Player) -> None:
    class Name(discord.ui.Modal, title="Your name"):
        name: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Name", custom_id="name")

        async def on_submit(self, interaction: discord.Interaction) -> None:
            await interaction.response.edit_message(content=f"hello {self.name.value}", view=None)

    class Door(discord.ui.View):
        @discord.ui.button(label="Knock", custom_id="knock")
        async def knock(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
            await interaction.response.send_modal(Name())

    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("a door", view=Door())

    bot.act = act
    outcome = await ada.slash("tables", "do")
    place = {"channel_id": str(outcome.message.channel_id)}
    async with page_of(local, ada) as page:
        asked = await page.begin(
            "component", **place, message_id=str(outcome.message.id), custom_id="knock", component_type=2
        )
        opened = await page.next("MODAL_OPEN", nonce=asked)
        assert opened["title"] == "Your name"
        answer = [{"type": 1, "components": [{"type": 4, "custom_id": "name", "value": "Eve"}]}]
        await page.begin(
            "modal", interaction_id=opened["interaction_id"], custom_id=opened["custom_id"], components=answer
        )
        assert (await page.next("MESSAGE_UPDATE"))["content"] == "hello Eve"


async def test_talking_reading_and_looking_back(
    bot: Throwaway, local: DrivenDiscord, ada: Player, boris: Player
) -> None:
    place = {"channel_id": str(ada.place("general").id)}
    async with page_of(local, ada) as page:
        for number in range(60):
            sent = await page.ask("send", **place, content=str(number))
        back = await page.ask("history", **place, before=sent["message"]["id"])
        assert [len(back["messages"]), back["messages"][-1]["content"], back["more"]] == [50, "58", True]
        back = await page.ask("history", **place, before=back["messages"][0]["id"])
        assert [len(back["messages"]), back["more"]] == [9, False]
    async with page_of(local, boris) as page:
        assert (await page.next("HELLO"))["unread"] == {place["channel_id"]: 60}
        await page.ask("mark_read", **place, message_id=sent["message"]["id"])
    assert boris.unread("general") == 0


async def test_the_switch_shows_for_whom_a_message_waits(
    bot: Throwaway, local: DrivenDiscord, ada: Player, boris: Player
) -> None:
    async with page_of(local, ada) as page:
        await page.next("HELLO")
        await bot.get_partial_messageable(ada.place("tables").id).send(boris.mention)
        update = await page.next("PLAYER_UPDATE", pings=1)
        assert update["user"]["id"] == str(boris.id)


async def test_settings_of_players_and_bot(bot: Throwaway, local: DrivenDiscord, ada: Player) -> None:
    async with page_of(local, ada) as page:
        await page.ask("set_player", dms_open=False, locale="ru")
        assert (ada.user.dms_open, ada.user.locale) == (False, "ru")
        assert not (await page.ask("set_player", locale="xx"))["ok"]
        await page.begin("set_bot_permissions", permissions={"attach_files": False})
        assert not (await page.next("SETTINGS"))["permissions"]["bot"]["attach_files"]
        added = await page.ask("add_player", name="Eve")
        assert added["player"]["link"] == f"/p/{local.player('Eve').user.key}"
        assert not (await page.ask("add_player", name="Eve"))["ok"]
        opened = await page.ask("open_dm", user_id=str(local.world.bot_id))
        assert opened["channel"]["recipients"][0]["id"] == str(local.world.bot_id)


async def test_joining_and_leaving_a_thread_show(bot: Throwaway, local: DrivenDiscord, ada: Player) -> None:
    channel = bot.guilds[0].text_channels[1]
    thread = await channel.create_thread(name="Talk", type=discord.ChannelType.public_thread)
    async with page_of(local, ada) as page:
        await page.begin("join_thread", thread_id=str(thread.id))
        assert (await page.next("THREAD_UPDATE"))["member"]["user_id"] == str(ada.id)
        await page.begin("leave_thread", thread_id=str(thread.id))
        assert "member" not in await page.next("THREAD_UPDATE")


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"op": "send", "channel_id": "1", "content": "x"}, 10003),
        ({"op": "dismiss", "message_id": "1"}, 10008),
        ({"op": "demo", "game": "x"}, 0),
    ],
)
async def test_what_cannot_be_done_is_refused(local: DrivenDiscord, ada: Player, asked: Json, code: int) -> None:
    async with page_of(local, ada) as page:
        result = await page.ask(**asked)
    assert (result["ok"], result["error"]["code"]) == (False, code)


class OneGame:
    """A host's hooks with a single game."""

    def __init__(self) -> None:
        self.wanted: list[Json] = []

    def games(self) -> Sequence[Json]:
        return [{"key": "chess", "name": "Chess", "seats": [2, 2]}]

    async def demo(self, *, asked_by: int, game: str, point: str, seats: int) -> Json:
        self.wanted.append({"asked_by": asked_by, "game": game, "point": point, "seats": seats})
        return {"channel_id": "7"}

    async def idle(self) -> None:
        return


async def test_a_demonstration_is_the_hosts_affair() -> None:
    hooks = OneGame()
    async with loopback(hooks=hooks) as local:
        ada = local.player("Ada")
        async with page_of(local, ada) as page:
            assert (await page.next("HELLO"))["games"] == hooks.games()
            begun = await page.ask("demo", game="chess", point="middle", seats=2)
        assert begun["channel_id"] == "7"
        assert hooks.wanted == [{"asked_by": ada.id, "game": "chess", "point": "middle", "seats": 2}]


async def test_a_demonstration_may_be_refused_or_break(local: DrivenDiscord) -> None:
    class Grumpy(OneGame):
        async def demo(self, *, asked_by: int, game: str, point: str, seats: int) -> Json:
            raise DemoRefused("Not today.") if point == "fresh" else RuntimeError

    async with loopback(hooks=Grumpy(), blameless=False) as other, page_of(other, other.player("Ada")) as page:
        refused = await page.ask("demo", game="chess", point="fresh", seats=2)
        assert refused["error"] == {"code": 0, "message": "Not today."}
        broken = await page.ask("demo", game="chess", point="end", seats=2)
        assert broken["error"]["message"] == "500: Internal Server Error"
        assert len(other.errors) == 1


async def test_pictures_reach_the_page(local: DrivenDiscord, ada: Player) -> None:
    client = Throwaway()
    async with logged_in(client, local), page_of(local, ada) as page:
        await client.get_partial_messageable(ada.place("tables").id).send(file=picture())
        created = await page.next("MESSAGE_CREATE")
        assert created["attachments"][0]["url"].startswith(f"{local.base_url}/cdn/")
        assert created["attachments"][0]["description"] == "A board"


async def test_a_file_is_brought_for_a_commands_option(bot: Throwaway, local: DrivenDiscord, ada: Player) -> None:
    given: list[bytes] = []

    @discord.app_commands.command(description="Read a file")
    async def read(interaction: Interaction, file: discord.Attachment) -> None:
        given.append(await file.read())
        await interaction.response.send_message(f"{file.filename}, {file.size} bytes", ephemeral=True)

    bot.tree.add_command(read)
    await bot.tree.sync()
    async with page_of(local, ada) as page:
        brought = await page.ask("upload", filename="my list.json", data="bWlsaw==")
    outcome = await ada.slash("tables", "read", file=brought["attachment_id"])
    assert given == [b"milk"]
    assert outcome.text == "my_list.json, 4 bytes"
    with pytest.raises(ApiError):
        await ada.slash("tables", "read", file="12345")
