"""However long the work takes, everybody gets their answer; and a restart breaks no control."""

from pathlib import Path

import pytest

from bot.client import Caravel
from bot.host.settings import Settings
from bot.start.local_table import LocalHooks
from bot.store import Store
from cogs.kit import answering
from tests.cogs.conftest import Evening
from tests.cogs.hands import play_by_command, play_by_panel
from tests.support.loopback import GUILD_READY_SECONDS, logged_in, loopback


@pytest.fixture
def _no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "PATIENCE", 0.0)
    monkeypatch.setattr(answering, "PICTURE_PATIENCE", 0.0)


@pytest.mark.usefixtures("_no_patience")
async def test_slow_work_is_announced_and_then_answered(evening: Evening) -> None:
    thread = await evening.begun()
    for turn in range(12):
        await (play_by_panel if turn % 2 else play_by_command)(evening, thread)
    for command in ("board", "hand", "log", "status", "help"):
        outcome = await evening.ada.slash(thread, command)
        assert outcome.private
        assert not outcome.message.again.is_thinking
    assert (await evening.ada.slash(thread, "hand")).message.again.alt_texts


@pytest.mark.usefixtures("_no_patience")
async def test_a_slow_refusal_is_told_too(evening: Evening) -> None:
    card = await evening.card()
    assert "already" in (await evening.ada.click(card, "Join")).text


async def test_controls_posted_before_a_restart_still_work(tmp_path: Path) -> None:
    hooks = LocalHooks()
    store = await Store.open(tmp_path)
    async with loopback(hooks=hooks) as local:
        players = [local.player(name) for name in ("Ada", "Boris", "Clara")]
        for life in range(3):
            client = Caravel(Settings(data=tmp_path, drawing="thread"), store, guild_ready_timeout=GUILD_READY_SECONDS)
            hooks.client = client
            evening = Evening(local, client, players[0], players[1], players[2])
            async with logged_in(client, local):
                thread = await evening.begun() if life == 0 else players[0].threads[-1].name
                opened = await evening.ada.click(evening.panel(thread), "Why not …?")
                await play_by_panel(evening, thread)
                assert (await evening.live(thread)).state.moves == life + 1
            hooks.client = None
        client = Caravel(Settings(data=tmp_path, drawing="thread"), store, guild_ready_timeout=GUILD_READY_SECONDS)
        hooks.client = client
        async with logged_in(client, local):
            told = await players[0].submit_modal(opened, {"move": "agree"})
            assert told.private
        hooks.client = None
    await store.close()
