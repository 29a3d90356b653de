"""A throwaway bot, and the local Discord it plays on."""

from collections.abc import AsyncIterator

import pytest

from bot.local import LocalDiscord, ManualClock, Player
from tests.local.throwaway import Throwaway
from tests.support.loopback import logged_in, loopback


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def local(clock: ManualClock) -> AsyncIterator[LocalDiscord]:
    async with loopback(clock=clock) as started:
        yield started


@pytest.fixture
async def bot(local: LocalDiscord) -> AsyncIterator[Throwaway]:
    client = Throwaway()
    async with logged_in(client, local):
        yield client


@pytest.fixture
def ada(local: LocalDiscord) -> Player:
    return local.player("Ada")


@pytest.fixture
def boris(local: LocalDiscord) -> Player:
    return local.player("Boris")
