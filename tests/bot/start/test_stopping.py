"""Whoever is told to stop while they begin do stop."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from bot.start import running


class Deaf:
    """A client whose start does not hear the first word to stop."""

    def __init__(self, folder: Path) -> None:
        self.settings = type("Settings", (), {"folder": folder, "metrics": None})
        self.fleet = None
        self.words = 0

    def is_ready(self) -> bool:
        return False

    @property
    def guilds(self) -> list[object]:
        return []

    def heartbeats(self) -> dict[int, bool]:
        return {0: False}

    async def start(self, _token: str) -> None:
        while self.words < 2:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                self.words += 1

    async def close(self) -> None:
        """Nothing is open."""


async def test_a_lost_word_to_stop_is_said_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "AGAIN_SECONDS", 0.01)
    client: Any = Deaf(tmp_path)
    stopping = asyncio.create_task(running.until_stopped(client, "token"))
    await asyncio.sleep(0)
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(stopping, 20)
    assert client.words == 2
