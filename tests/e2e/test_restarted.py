"""The PostgreSQL server itself is stopped and started again under play, in good order and as if the power failed."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal

import pytest

from bot.local.world.interaction import LiveInteraction, Progress
from tests.driver import ManualClock
from tests.support.engines import POSTGRES
from tests.support.own_server import PG_CTL, OwnServer, own_server
from tests.support.several import PLACES, Several, several
from tests.support.unharmed import (
    PRIVATELY,
    no_acknowledged_move_is_missing_or_doubled,
    nothing_was_said_twice,
    replayed,
    whoever_is_waited_for_was_told,
)

pytestmark = [
    pytest.mark.skipif(not POSTGRES, reason="CARAVEL_TEST_POSTGRES names no server for tests"),
    pytest.mark.skipif(PG_CTL is None, reason="pg_ctl is not installed: no server can be started again"),
    pytest.mark.timeout(400),
]

RESTARTS: tuple[Literal["fast", "immediate"], ...] = ("fast", "immediate", "fast", "immediate")
SCHEMA = "restarted"
LASTS = 60.0
"""Longer than any server is away, however busy the machine is."""
MOST = 12
"""So many wait for an answer at the most."""


@pytest.fixture
async def server() -> AsyncIterator[OwnServer]:
    async with own_server() as started:
        yield started


@pytest.fixture
async def fleet(tmp_path: Path, server: OwnServer) -> AsyncIterator[Several]:
    async with several(tmp_path, SCHEMA, clock=ManualClock(), server=server.url, lasts=LASTS) as opened:
        yield opened


async def test_a_server_that_starts_again_under_play_loses_doubles_and_repeats_nothing(
    fleet: Several, server: OwnServer
) -> None:
    for _ in range(2):
        await fleet.launches()
    await fleet.all_served()
    await fleet.local.player(PRIVATELY).slash(PLACES[0], "settings", dms=True)
    tables = [await fleet.opens(PLACES[0], "Ada", PRIVATELY), await fleet.opens(PLACES[1], "Clara", "Dmitri")]
    epochs = [fleet.lease(block).epoch for block in (0, 1)]
    asked: list[LiveInteraction] = []
    for mode in RESTARTS:
        for table in tables:
            await fleet.somebody_moves(fleet.table(table.id))
        await fleet.requests(fleet.random.randint(0, 6))
        restarted = asyncio.create_task(server.restarts(mode))
        while not restarted.done():
            asked += [(await fleet.local.player("Clara").hasty.slash(each, "tables")).interaction for each in PLACES]
            await asyncio.sleep(0.02)
            if sum(each.progress is Progress.WAITING for each in asked) >= MOST:
                await asyncio.wait({restarted})
        await restarted
        await fleet.all_served(epochs)
        await fleet.at_most_waiting([*asked, *fleet.moves], 0)
    await fleet.has_caught_up()
    await fleet.at_peace()
    assert [fleet.lease(block).epoch for block in (0, 1)] == epochs
    assert [each for each in (*asked, *fleet.moves) if each.progress is not Progress.DONE] == []
    for table in tables:
        now = fleet.table(table.id)
        nothing_was_said_twice(fleet, now)
        whoever_is_waited_for_was_told(fleet, now, replayed(fleet, now))
    no_acknowledged_move_is_missing_or_doubled(fleet, len(tables))
