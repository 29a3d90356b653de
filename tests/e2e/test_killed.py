"""`kill -9` at any moment, again and again: what was acknowledged stays, nothing is doubled, everybody is told."""

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest

from tests.support.fleet import Fleet, acknowledged, fleet
from tests.support.harbour import PLACE
from tests.support.unharmed import (
    PRIVATELY,
    no_acknowledged_move_is_missing_or_doubled,
    nothing_was_said_twice,
    replayed,
    whoever_is_waited_for_was_told,
)

KILLS = 15
"""So many at any moment; a busy machine comes to few moves before them: then there are more that wait for a move."""
SEATED = (
    ("settlers", "Ada", "Boris"),
    ("settlers", "Boris", "Clara", "Dmitri"),
    ("puerto_rico", "Boris", "Ada"),
)
MOST_REQUESTS = 5 * len(SEATED)
"""So many requests a move at each table usually comes to."""


@pytest.fixture
async def ships(tmp_path: Path) -> AsyncIterator[Fleet]:
    async with fleet(tmp_path, seed=1) as opened:
        yield opened
    wrong = [line for line in (tmp_path / "log").read_bytes().splitlines() if b'"level":"error"' in line]
    assert wrong == []


async def test_many_kills_lose_nothing_and_double_nothing(ships: Fleet) -> None:
    await ships.launch()
    await ships.local.bot_arrives()
    await ships.local.player(PRIVATELY).slash(PLACE, "settings", dms=True)
    for playing, *names in SEATED:
        await ships.begin(*names, game=playing)
    for kills in count():
        if kills >= KILLS and enough_was_acknowledged(ships):
            break
        if ships.random.random() < 0.9:
            await ships.local.bot_arrives()
            for table in ships.tables():
                await ships.somebody_moves(table)
        if kills < KILLS:
            await ships.requests(ships.random.randint(0, MOST_REQUESTS))
        else:
            await ships.answers()
        await ships.sink()
        await ships.launch()
    await ships.local.bot_arrives()
    await ships.looked_around()
    await ships.at_peace()
    tables = ships.tables()
    assert len(tables) == len(SEATED)
    for table in tables:
        nothing_was_said_twice(ships, table)
        whoever_is_waited_for_was_told(ships, table, replayed(ships, table))
    assert enough_was_acknowledged(ships)
    no_acknowledged_move_is_missing_or_doubled(ships, len(SEATED))


def enough_was_acknowledged(ships: Fleet) -> bool:
    """Whether so many moves were seen to be made that a loss would show."""
    return sum(map(acknowledged, ships.moves)) > KILLS / 2
