"""How often Discord lets a bot do things, and what it says when that is too often."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

import aiohttp
import discord
import pytest

from bot.local import LocalSettings
from bot.local.serve.rest.app import PREFIX
from bot.local.serve.rest.rate_limits import DISCORDS_OWN, NO_LIMITS, SELDOM_MET, Window
from bot.local.world.json_object import Json
from bot.local.world.refusals import rate_limited
from tests.driver import DrivenDiscord, ManualClock, Player
from tests.local.throwaway import Throwaway
from tests.support.loopback import logged_in, loopback

HOUR = 60 * 60


class Asker:
    """Asks as a bot does that does not wait when it is told to."""

    def __init__(self, local: DrivenDiscord, session: aiohttp.ClientSession) -> None:
        self._local = local
        self._session = session
        self.headers: Sequence[str] = ()
        self.answer: Json = {}

    async def ask(self, method: str, path: str, **body: object) -> int:
        headers = {"Authorization": f"Bot {self._local.token}"}
        address = f"{self._local.base_url}{PREFIX}{path}"
        async with self._session.request(method, address, json=body, headers=headers) as answer:
            self.headers = [name.lower() for name in answer.headers]
            self.answer = {} if answer.status == 204 else await answer.json()
            return answer.status


@asynccontextmanager
async def asking(local: DrivenDiscord) -> AsyncIterator[Asker]:
    async with aiohttp.ClientSession() as session:
        yield Asker(local, session)


async def test_messages_older_than_an_hour_are_edited_seldom(
    local: DrivenDiscord, clock: ManualClock, ada: Player
) -> None:
    place = f"/channels/{ada.place('tables').id}/messages"
    async with asking(local) as bot:
        await bot.ask("POST", place, content="old")
        old = f"{place}/{bot.answer['id']}"
        assert [await bot.ask("PATCH", old, content="young still") for _ in range(5)] == [200] * 5
        clock.advance(HOUR + 1)
        assert [await bot.ask("PATCH", old, content=str(n)) for n in range(4)] == [200, 200, 200, 429]
        assert (bot.answer["code"], bot.answer["global"]) == (30046, False)
        assert {"via", "retry-after"} <= set(bot.headers)
        assert ada.sees("tables")[0].text == "2"
        await bot.ask("POST", place, content="new")
        assert await bot.ask("PATCH", f"{place}/{bot.answer['id']}", content="newer") == 200
        assert await bot.ask("PATCH", old, content="too early") == 429
        clock.advance(bot.answer["retry_after"])
        assert await bot.ask("PATCH", old, content="late") == 200


async def test_a_place_is_renamed_twice_in_ten_minutes(
    bot: Throwaway, local: DrivenDiscord, clock: ManualClock
) -> None:
    thread = await bot.guilds[0].text_channels[1].create_thread(name="1", type=discord.ChannelType.public_thread)
    async with asking(local) as asker:
        path = f"/channels/{thread.id}"
        assert [await asker.ask("PATCH", path, name=name) for name in "234"] == [200, 200, 429]
        assert await asker.ask("PATCH", path, auto_archive_duration=60) == 200
        clock.advance(asker.answer.get("retry_after", 600))
        assert await asker.ask("PATCH", path, name="4") == 200


async def test_five_messages_fit_into_five_seconds(clock: ManualClock) -> None:
    async with loopback(LocalSettings(rate_limits=DISCORDS_OWN), clock=clock) as local, asking(local) as bot:
        place, other = (f"/channels/{local.player('Ada').place(name).id}/messages" for name in ("tables", "general"))
        assert [await bot.ask("POST", place, content="x") for _ in range(6)] == [200] * 5 + [429]
        assert {"x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset-after"} <= set(bot.headers)
        wait = bot.answer["retry_after"]
        assert await bot.ask("POST", other, content="x") == 200
        clock.advance(wait)
        assert await bot.ask("POST", place, content="x") == 200


async def test_everything_together_is_limited_too(clock: ManualClock) -> None:
    limits = replace(NO_LIMITS, everything=Window(3, 1))
    async with loopback(LocalSettings(rate_limits=limits), clock=clock) as local, asking(local) as bot:
        assert [await bot.ask("GET", "/users/@me") for _ in range(4)] == [200, 200, 200, 429]
        assert bot.answer["global"]


async def test_discord_py_waits_and_comes_back() -> None:
    async with loopback(LocalSettings(rate_limits=replace(SELDOM_MET, renames=Window(1, 0.05)))) as local:
        client = Throwaway()
        async with logged_in(client, local):
            tables = client.guilds[0].text_channels[1]
            thread = await tables.create_thread(name="1", type=discord.ChannelType.public_thread)
            await thread.edit(name="2")
            await thread.edit(name="3")
            local.rest.refuse_next("POST", "/channels/{channel_id}/messages", rate_limited(0.01))
            await tables.send("at last")
            ada = local.player("Ada")
            assert [place.name for place in ada.threads] == ["3"]
            assert ada.sees("tables")[-1].text == "at last"


@pytest.mark.parametrize("limits", [NO_LIMITS, SELDOM_MET])
async def test_whoever_plays_as_people_do_meets_none(clock: ManualClock, limits: object) -> None:
    settings = LocalSettings(rate_limits=NO_LIMITS if limits is NO_LIMITS else SELDOM_MET)
    async with loopback(settings, clock=clock) as local, asking(local) as bot:
        place = f"/channels/{local.player('Ada').place('tables').id}/messages"
        assert {await bot.ask("POST", place, content="x") for _ in range(30)} == {200}
        assert not any(name.startswith("x-ratelimit") for name in bot.headers)
