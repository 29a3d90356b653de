"""Caravel at a local Discord, with three people: Ada and Clara read English, Boris reads Russian."""

import pytest

from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import Harbour
from tests.support.ports import ada, clara, port

__all__ = ["ada", "clara", "port"]


@pytest.fixture
def boris(port: Harbour) -> Player:
    boris = port.local.player("Boris")
    boris.set_locale("ru")
    return boris


@pytest.fixture
async def evening(port: Harbour, ada: Player, boris: Player) -> Evening:
    """Ada and Boris have begun a game of Settlers."""
    return await Evening.begin(port, ada, boris)
