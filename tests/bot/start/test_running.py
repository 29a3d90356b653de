"""How Caravel starts, and what the host reads when it does not."""

from pathlib import Path

import pytest

from bot.host.settings import Secret, Settings
from bot.local.redirection import pointed_at
from bot.start import running
from bot.start.running import CannotStart, serve
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
