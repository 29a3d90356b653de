"""What tests of Caravel at work begin with: a harbour, and three people. A `conftest` names what its tests use."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from render.boards import Boards
from tests.driver import Player
from tests.support.blank import blank
from tests.support.harbour import Harbour, harbour


@pytest.fixture
async def drawn(tmp_path: Path) -> AsyncIterator[Harbour]:
    """A harbour with all its pictures."""
    async with harbour(tmp_path) as opened:
        yield opened


@pytest.fixture
async def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Harbour]:
    """A harbour where pictures are blank: drawing is most of the time of a game, and is tested elsewhere."""
    monkeypatch.setattr("bot.pictures.drawing.boards", lambda _: Boards(blank, blank))
    monkeypatch.setattr("bot.pictures.drawing.final", blank)
    monkeypatch.setattr("bot.pictures.drawing.cover", lambda say: blank(None, say, None, None))
    monkeypatch.setattr("bot.pictures.drawing.proposed", lambda _, *rest: blank(*rest))
    async with harbour(tmp_path) as opened:
        yield opened


@pytest.fixture
def ada(port: Harbour) -> Player:
    return port.local.player("Ada")


@pytest.fixture
def boris(port: Harbour) -> Player:
    return port.local.player("Boris")


@pytest.fixture
def clara(port: Harbour) -> Player:
    return port.local.player("Clara")
