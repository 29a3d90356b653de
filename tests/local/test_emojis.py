"""The application's own emojis: uploaded by the bot, shown in its messages and nobody else's."""

import base64
from typing import Any

import aiohttp
import discord
import pytest

from bot.local.validate import application_emojis
from tests.driver import DrivenDiscord, Player
from tests.local.throwaway import PICTURE, Throwaway

KIB = 1024


def padded(size: int) -> bytes:
    return PICTURE + bytes(size - len(PICTURE))


def data_url(data: bytes, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{base64.b64encode(data).decode()}"


async def create(bot: Throwaway, body: dict[str, Any]) -> None:
    route = discord.http.Route("POST", "/applications/{application_id}/emojis", application_id=bot.application_id)
    await bot.http.request(route, json=body)


async def test_an_emoji_is_uploaded_listed_renamed_served_and_deleted(bot: Throwaway, local: DrivenDiscord) -> None:
    made = await bot.create_application_emoji(name="corn", image=PICTURE)
    await made.edit(name="maize")
    assert [each.name for each in await bot.fetch_application_emojis()] == ["maize"]
    assert (await bot.fetch_application_emoji(made.id)).id == made.id
    async with aiohttp.ClientSession() as session, session.get(made.url) as answer:
        assert (answer.status, answer.content_type) == (200, "image/png")
        assert await answer.read() == PICTURE
    await made.delete()
    assert await bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound) as caught:
        await bot.fetch_application_emoji(made.id)
    assert caught.value.code == 10014
    async with aiohttp.ClientSession() as session, session.get(made.url) as answer:
        assert answer.status == 404


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "no name": ({"image": data_url(PICTURE)}, "required"),
    "a name of one letter": ({"name": "a", "image": data_url(PICTURE)}, "between 2 and 32"),
    "a name of 33 letters": ({"name": "a" * 33, "image": data_url(PICTURE)}, "between 2 and 32"),
    "a hyphen": ({"name": "two-words", "image": data_url(PICTURE)}, "validation regex"),
    "a name in Cyrillic": ({"name": "зерно", "image": data_url(PICTURE)}, "validation regex"),
    "no picture": ({"name": "corn"}, "required"),
    "no picture at all": ({"name": "corn", "image": data_url(b"corn")}, "Invalid image"),
    "no data address": ({"name": "corn", "image": "https://example.org/corn.png"}, "Invalid image"),
    "broken base64": ({"name": "corn", "image": "data:image/png;base64,%%%"}, "Invalid image"),
    "more than 256 KiB": ({"name": "corn", "image": data_url(padded(256 * KIB + 1))}, "larger than 256"),
    "a name that is taken": ({"name": "taken", "image": data_url(PICTURE)}, "already has an emoji"),
}


@pytest.mark.parametrize(("body", "words"), REFUSED.values(), ids=REFUSED.keys())
async def test_what_does_not_fit_is_refused(bot: Throwaway, body: dict[str, Any], words: str) -> None:
    await bot.create_application_emoji(name="taken", image=PICTURE)
    with pytest.raises(discord.HTTPException, match=words) as caught:
        await create(bot, body)
    assert (caught.value.status, caught.value.code) == (400, 50035)
    assert [each.name for each in await bot.fetch_application_emojis()] == ["taken"]


async def test_a_renamed_emoji_may_keep_its_name_but_not_take_anothers(bot: Throwaway) -> None:
    corn = await bot.create_application_emoji(name="corn", image=padded(256 * KIB))
    await bot.create_application_emoji(name="sugar", image=PICTURE)
    await corn.edit(name="corn")
    with pytest.raises(discord.HTTPException, match="already has an emoji"):
        await corn.edit(name="sugar")


async def test_there_are_so_many_and_no_more(bot: Throwaway, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application_emojis, "MOST_EMOJIS", 2)
    await bot.create_application_emoji(name="corn", image=PICTURE)
    await bot.create_application_emoji(name="sugar", image=PICTURE)
    with pytest.raises(discord.HTTPException) as caught:
        await bot.create_application_emoji(name="coffee", image=PICTURE)
    assert caught.value.code == 30008


async def test_another_applications_emojis_are_not_ours(bot: Throwaway) -> None:
    route = discord.http.Route("GET", "/applications/{application_id}/emojis", application_id=1)
    with pytest.raises(discord.Forbidden) as caught:
        await bot.http.request(route)
    assert caught.value.code == 20012


async def test_they_stand_on_buttons_and_options(bot: Throwaway, ada: Player) -> None:
    corn = await bot.create_application_emoji(name="corn", image=PICTURE)
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Take", emoji=corn, custom_id="take"))
    option = discord.SelectOption(label="Corn", value="corn", emoji=discord.PartialEmoji(name="other", id=corn.id))
    view.add_item(discord.ui.Select(custom_id="which", options=[option]))
    await bot.get_partial_messageable(ada.place("tables").id).send(f"Take {corn}", view=view)
    (seen,) = ada.sees("tables")
    told = {"id": str(corn.id), "name": "corn"}
    assert seen.components[0]["components"][0]["emoji"] == told
    assert seen.components[1]["components"][0]["options"][0]["emoji"] == told
    assert seen.text == f"Take <:corn:{corn.id}>"


@pytest.mark.parametrize("emoji_id", ["1", "corn", "1" * 200])
async def test_an_emoji_that_is_not_ours_is_refused(bot: Throwaway, ada: Player, emoji_id: str) -> None:
    button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "emoji": {"id": emoji_id, "name": "corn"}}
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=ada.place("tables").id)
    with pytest.raises(discord.HTTPException, match="Invalid emoji"):
        await bot.http.request(route, json={"components": [{"type": 1, "components": [button]}]})
