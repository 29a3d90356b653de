"""What the local world still knows after its process has ended."""

import asyncio
from pathlib import Path
from unittest.mock import AsyncMock

import discord
import pytest

from bot.local import LocalSettings
from bot.local.world.memory import World
from bot.local.world.world_file import WorldFile
from tests.driver import Player
from tests.local.throwaway import PICTURE, Interaction, Throwaway, picture
from tests.support.loopback import logged_in, loopback


async def open_and_talk(ada: Player, client: Throwaway) -> None:
    async def act(interaction: Interaction) -> None:
        button: discord.ui.Button[discord.ui.View] = discord.ui.Button(label="Go", custom_id="go")
        await interaction.response.send_message("board", file=picture(), view=discord.ui.View().add_item(button))
        await interaction.followup.send("secret", ephemeral=True)

    client.act = act
    await ada.slash("tables", "do")
    await ada.say(ada.dm, "remember me")


async def test_the_world_survives_a_restart(tmp_path: Path) -> None:
    settings = LocalSettings(store=tmp_path / "world.db")
    async with loopback(settings) as local:
        client = Throwaway()
        async with logged_in(client, local):
            ada = local.player("Ada")
            ada.set_locale("ru")
            await open_and_talk(ada, client)
            before = local.links()
            (board, _) = ada.sees("tables")
            picture_before = await board.picture()

    async with loopback(settings) as local:
        ada = local.player("Ada")
        assert {name: link.rsplit("/")[-1] for name, link in local.links().items()} == {
            name: link.rsplit("/")[-1] for name, link in before.items()
        }
        assert ada.user.locale == "ru"
        # A private answer lives only as long as the client that shows it.
        assert [(message.id, message.text) for message in ada.sees("tables")] == [(board.id, "board")]
        assert await ada.sees("tables")[0].picture() == picture_before
        assert ada.sees("tables")[0].button("Go").custom_id == "go"
        assert [message.text for message in ada.dms] == ["remember me"]
        assert set(ada.commands("tables")) == {"do", "build"}
        newest = ada.dms[-1].id
        assert (await ada.say("tables", "later")).id > newest


async def test_a_fresh_start_forgets(tmp_path: Path) -> None:
    path = tmp_path / "world.db"
    async with loopback(LocalSettings(store=path)) as local:
        await local.player("Ada").say("tables", "hello")
        old_link = local.links()["Ada"]
    async with loopback(LocalSettings(store=path, fresh=True)) as local:
        assert local.player("Ada").sees("tables") == []
        assert local.links()["Ada"].rsplit("/")[-1] != old_link.rsplit("/")[-1]


async def test_what_could_not_be_written_is_written_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = LocalSettings(store=tmp_path / "world.db")
    async with loopback(settings) as local:
        await local.player("Ada").say("tables", "hello")
        with monkeypatch.context() as broken:
            broken.setattr(local._store, "_run", AsyncMock(side_effect=OSError("disk full")))
            with pytest.raises(OSError, match="disk full"):
                await local.flush()
    async with loopback(settings) as local:
        assert [message.text for message in local.player("Ada").sees("tables")] == ["hello"]


async def test_what_was_deleted_stays_deleted(tmp_path: Path) -> None:
    settings = LocalSettings(store=tmp_path / "world.db")
    async with loopback(settings) as local:
        client = Throwaway()
        async with logged_in(client, local):
            channel = client.get_partial_messageable(local.player("Ada").place("tables").id)
            message = await channel.send("short-lived", file=picture())
            await local.flush()
            await message.delete()
    async with loopback(settings) as local:
        assert local.player("Ada").sees("tables") == []
        assert await local.realm.files.get(message.attachments[0].id) is None


async def stored(path: Path) -> World:
    """What a new process would find if this one were killed now."""
    file = WorldFile(path)
    world = await file.load()
    await file.close()
    assert world is not None
    return world


async def test_whatever_was_answered_survives_a_kill(tmp_path: Path) -> None:
    settings = LocalSettings(store=tmp_path / "world.db")
    async with loopback(settings) as local:
        client = Throwaway()
        async with logged_in(client, local):
            ada = local.player("Ada")
            channel = client.get_partial_messageable(ada.place("tables").id)
            sent = await channel.send("a board", file=picture())
            emoji = await client.create_application_emoji(name="corn", image=PICTURE)
            known = await stored(tmp_path / "world.db")
            assert known.messages[channel.id][sent.id].content == "a board"
            assert known.emojis[emoji.id].name == "corn"
            await sent.edit(content="a new board")
            known = await stored(tmp_path / "world.db")
            assert known.messages[channel.id][sent.id].content == "a new board"


async def test_what_many_are_answered_at_once_survives_a_kill(tmp_path: Path) -> None:
    settings = LocalSettings(store=tmp_path / "world.db")
    async with loopback(settings) as local:
        client = Throwaway()
        async with logged_in(client, local):
            channel = client.get_partial_messageable(local.player("Ada").place("tables").id)
            for sending in asyncio.as_completed([channel.send(str(number)) for number in range(20)]):
                sent = await sending
                assert sent.id in (await stored(tmp_path / "world.db")).messages[channel.id]
