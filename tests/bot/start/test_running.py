"""How Caravel starts, and what the host reads when it does not."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.host.settings import Secret, Settings
from bot.local.redirection import pointed_at
from bot.start import running
from bot.start.running import CannotStart, serve
from games.core.proof import NotWhole
from games.registry import game
from tests.support.loopback import loopback


def on_discord(folder: Path) -> Settings:
    return Settings(token=Secret("not.the.token"), data=folder)


async def test_a_token_that_discord_does_not_know_is_named(tmp_path: Path) -> None:
    async with loopback():
        with pytest.raises(CannotStart, match="DISCORD_TOKEN"):
            await serve(on_discord(tmp_path), fresh=False)


async def test_a_start_without_a_network_ends_in_a_plain_line(tmp_path: Path) -> None:
    # Discord is only known under the address of a local one that is gone.
    async with loopback() as local:
        gone = local.base_url
    with pointed_at(gone), pytest.raises(CannotStart, match="cannot be reached"):
        await serve(on_discord(tmp_path), fresh=False)


async def test_texts_that_pictures_cannot_show_stop_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "unprintable_texts", lambda: {"en/settlers.ftl": "漢"})
    with pytest.raises(CannotStart, match=r"en/settlers\.ftl: 漢"):
        await serve(Settings(data=tmp_path), fresh=False)


async def test_a_game_that_is_not_whole_stops_the_start_with_all_that_it_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    harvest = replace(game("settlers"), key="harvest")
    monkeypatch.setattr(running, "GAMES", ("harvest",))
    monkeypatch.setattr(running, "game", lambda _: harvest)
    with pytest.raises(CannotStart) as refused:
        await serve(Settings(data=tmp_path), fresh=False)
    lacks = str(refused.value).splitlines()
    assert "- texts/ru/harvest.ftl lacks harvest-name: what the game is called." in lacks
    assert "- render/harvest.py is missing: it draws the game's pictures." in lacks
    assert "- cogs/games/harvest.py is missing: its setup names the game to the commands." in lacks


async def test_a_game_without_its_rules_stops_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking(_: str) -> None:
        raise NotWhole("harvest cannot be played yet:\n- games/harvest/steps.py: Sow has nothing to do")

    monkeypatch.setattr(running, "game", lacking)
    with pytest.raises(CannotStart, match="Sow has nothing to do"):
        await serve(Settings(data=tmp_path), fresh=False)
