"""A throwaway bot, and the local Discord it plays on."""

from collections.abc import AsyncIterator

import pytest

from tests.driver import DrivenDiscord, ManualClock, Player
from tests.local.throwaway import Throwaway
from tests.support.loopback import logged_in, loopback


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def local(clock: ManualClock) -> AsyncIterator[DrivenDiscord]:
    async with loopback(clock=clock) as started:
        yield started


@pytest.fixture
async def bot(local: DrivenDiscord) -> AsyncIterator[Throwaway]:
    client = Throwaway()
    async with logged_in(client, local):
        yield client


@pytest.fixture
def ada(local: DrivenDiscord) -> Player:
    return local.player("Ada")


@pytest.fixture
def boris(local: DrivenDiscord) -> Player:
    return local.player("Boris")
