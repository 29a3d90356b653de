"""The kit's icons become the application's emojis, once, and anew when they are drawn anew."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.client.emojis import Emojis
from bot.local.world.realm import Exchange
from bot.tables.emblems import Emblems
from render.emblems import drawing, emblem, in_use
from render.emojis import emoji_name, emoji_picture
from tests.support.harbour import Harbour, harbour


@pytest.fixture
async def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Harbour]:
    monkeypatch.setattr("bot.client.emojis.in_use", lambda: ("coin", "corn"))
    async with harbour(tmp_path) as opened:
        await opened.client.icons.stop()
        yield opened


def asked(port: Harbour) -> list[str]:
    """The methods of all requests about emojis from now on."""
    methods: list[str] = []

    def note(exchange: Exchange) -> None:
        if "/emojis" in exchange.route:
            methods.append(exchange.method)

    port.local.realm.observers.append(note)
    return methods


async def names(port: Harbour) -> list[str]:
    return sorted(emoji.name for emoji in await port.client.fetch_application_emojis())


async def test_icons_are_uploaded_once_and_known_by_their_words(port: Harbour) -> None:
    emblems = Emblems()
    icons = Emojis(port.client, emblems, pace=0)
    await icons.bring()
    assert await names(port) == sorted(map(emoji_name, ("coin", "corn")))
    assert emblems.of("puerto_rico", "good", "corn").startswith(f"<:{emoji_name('corn')}:")
    assert emblems.of("puerto_rico", "good", "indigo") == ""
    methods = asked(port)
    await icons.bring()
    assert methods == ["GET"]


async def test_an_icon_drawn_anew_takes_the_place_of_the_old_one_and_strangers_stay(port: Harbour) -> None:
    for name in ("corn_00000000", "party"):
        await port.client.create_application_emoji(name=name, image=emoji_picture("house"))
    await Emojis(port.client, Emblems(), pace=0).bring()
    assert await names(port) == sorted([emoji_name("coin"), emoji_name("corn"), "party"])


async def test_refused_emojis_leave_words_as_they_are(
    port: Harbour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.client.emojis.emoji_picture", lambda _: b"no picture at all")
    emblems = Emblems()
    icons = Emojis(port.client, emblems, pace=0)
    await icons.try_to_bring()
    assert emblems.of("puerto_rico", "good", "corn") == ""
    assert "no emojis of our own" in caplog.text
    assert emoji_name("corn") not in await names(port)


async def test_a_building_is_known_by_its_small_drawing_and_by_an_icon_until_that_is_there() -> None:
    emblems = Emblems()
    mill = drawing("puerto_rico", "building", "large_sugar_mill")
    emblems.learn({"sugar": "<:sugar_1:2>"})
    assert emblems.of("puerto_rico", "building", "large_sugar_mill") == "<:sugar_1:2>"
    emblems.learn({"sugar": "<:sugar_1:2>", mill: "<:mill_1:3>"})
    assert emblems.of("puerto_rico", "building", "large_sugar_mill") == "<:mill_1:3>"
    assert emblems.of("puerto_rico", "good", "sugar") == "<:sugar_1:2>"


async def test_every_table_knows_the_emblems_of_its_client(port: Harbour) -> None:
    people = port.people("Ada", "Boris")
    live = await port.begun(*people)
    port.client.tables.emblems.learn({"coin": "<:coin_1:2>"})
    assert live.emblems.icon("coin") == "<:coin_1:2>"


def test_emojis_keep_discords_rules() -> None:
    for icon in in_use():
        assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", emoji_name(icon))
        assert len(emoji_picture(icon)) < 256 * 1024
    assert len(in_use()) <= 2000
    assert emblem("settlers", "tile", "lake") == "wood"
    assert emblem("puerto_rico", "good", "corn") == "corn"
    assert emblem("puerto_rico", "building", "large_sugar_mill") == "sugar"
    assert emblem("settlers", "spot", "m50") == ""
