"""The server itself: its port, its faults, and a bot in another process."""

import asyncio
import gc
import os
import sys
import weakref
from pathlib import Path

import aiohttp
import discord.http
import pytest

from bot.local import LocalSettings
from tests.driver import DrivenDiscord
from tests.support.loopback import loopback

ROOT = Path(__file__).parents[2]
BOT = Path(__file__).with_name("other_process.py")


async def test_a_taken_port_is_left_alone(local: DrivenDiscord) -> None:
    port = int(local.base_url.rsplit(":")[-1])
    async with loopback(LocalSettings(port=port)) as other:
        assert other.base_url != local.base_url
    with pytest.raises(OSError, match="address already in use"):
        await DrivenDiscord(LocalSettings(port=port, fall_back_to_any_port=False)).start()


async def test_discord_py_is_pointed_back_afterwards() -> None:
    async with loopback() as local:
        assert discord.http.Route("GET", "/gateway").url.startswith(local.base_url)
    assert discord.http.Route("GET", "/gateway").url.startswith("https://discord.com/")


async def test_a_broken_route_is_loud(local: DrivenDiscord, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local.interactions, "answer", None)
    address = f"{local.base_url}/api/v10/interactions/1/token/callback"
    async with aiohttp.ClientSession() as session, session.post(address, json={"type": 4}) as answer:
        assert answer.status == 500
    assert len(local.errors) == 1
    local.realm.problems.clear()


async def test_a_bot_in_another_process_is_waited_for() -> None:
    async with loopback(LocalSettings(point_discord_py_here=False)) as local:
        environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "ignore"}
        process = await asyncio.create_subprocess_exec(sys.executable, BOT, local.base_url, env=environment)
        try:
            await asyncio.wait_for(local.bot_arrives(), 20)
            assert (await local.player("Ada").slash("tables", "do")).text == "from afar"
        finally:
            process.kill()
            await process.wait()


async def test_nothing_is_kept_of_one_that_was_stopped() -> None:
    """Tests start hundreds of them in one process."""
    async with loopback() as local:
        async with aiohttp.ClientSession() as session, session.get(local.base_url) as answer:
            await answer.read()
        realm = weakref.ref(local.realm)
    del local
    gc.collect()
    assert realm() is None
