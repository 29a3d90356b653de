"""What tests of Caravel at work begin with: a harbour, and three people. A `conftest` names what its tests use."""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

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


@contextmanager
def blank_pictures() -> Iterator[None]:
    """Drawing is most of the time of a game, and is tested elsewhere."""
    with (
        patch("bot.pictures.drawing.boards", lambda _: Boards(blank, blank)),
        patch("bot.pictures.drawing.final", blank),
        patch("bot.pictures.drawing.cover", lambda say: blank(None, say, None, None)),
        patch("bot.pictures.drawing.proposed", lambda _, *rest: blank(*rest)),
    ):
        yield


@pytest.fixture
async def port(tmp_path: Path) -> AsyncIterator[Harbour]:
    """A harbour where pictures are blank."""
    with blank_pictures():
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
