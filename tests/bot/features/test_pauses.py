"""A table at rest: nothing is asked or open meanwhile, and it goes on by itself at its time."""

import pytest

from bot.features.pauses import PAUSES
from bot.store.identity import TableId
from bot.store.table.proposals import Asked, Terms
from bot.store.table.records import Table
from bot.tables.model import Refused
from tests.bot.tables.conftest import ADA, BORIS, House

DAY = 86400.0


async def at_rest(house: House) -> Table:
    """Ada and Boris have agreed on a day's pause."""
    table = await house.begun()
    await house.play_on(table.id, 3)
    terms = Terms(until=house.now + DAY)
    assert (await house.tables.votes.propose(table.id, ADA, Asked.PAUSE, terms)).open
    assert not (await house.tables.votes.vote(table.id, BORIS, yes=True)).open
    return table


async def resting(house: House, table_id: TableId) -> set[bool]:
    """Whether it rests, for the service that knows it and for one that has just been started."""
    lives = [await tables.live(table_id) for tables in (house.tables, house.new_service())]
    assert [live.vote for live in lives] == [None, None], "what was asked is settled"
    return {live.table.paused(house.now) for live in lives}


async def test_it_rests_until_its_time_and_goes_on_once(house: House) -> None:
    table = await at_rest(house)
    assert await resting(house, table.id) == {True}
    until = house.now + DAY
    assert await house.tables.of(PAUSES).due() == until
    assert not await house.tables.of(PAUSES).ring(until - 1)
    with pytest.raises(Refused, match="pausing"):
        await house.tables.votes.propose(table.id, ADA, Asked.PAUSE, Terms(until=until + DAY))
    house.now = until
    assert await house.tables.of(PAUSES).ring(house.now)
    assert await resting(house, table.id) == {False}
    assert await house.tables.of(PAUSES).due() is None
    assert not await house.tables.of(PAUSES).ring(house.now)


async def test_it_goes_on_sooner_when_all_agree_and_not_again_at_its_time(house: House) -> None:
    table = await at_rest(house)
    with pytest.raises(Refused, match="not-paused"):
        await house.tables.votes.propose((await house.begun()).id, ADA, Asked.RESUME)
    await house.tables.votes.propose(table.id, BORIS, Asked.RESUME)
    await house.tables.votes.vote(table.id, ADA, yes=True)
    assert await resting(house, table.id) == {False}
    assert await house.tables.of(PAUSES).due() is None
    house.now += DAY
    assert not await house.tables.of(PAUSES).ring(house.now)
