"""Who has played a seat knows its secrets, and comes back to no other seat of that table, by no way."""

from collections.abc import Awaitable, Callable

import pytest

from bot.store import Terms
from bot.store.identity import GuildId, TableId, UserId
from bot.tables import Asked, Person, Refused
from games.core.seats import Seat
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House

DMITRI = Person(UserId(9), "Dmitri", "en")


async def by_sitting_down(house: House, table: TableId) -> None:
    await house.tables.vacancies.sit(table, DMITRI)
    await house.tables.vacancies.leave(table, {CLARA.id})
    await house.tables.vacancies.sit(table, BORIS)


async def by_an_offer(house: House, table: TableId) -> None:
    await house.tables.handovers.offer_own(table, CLARA, BORIS)


async def by_an_offer_of_before(house: House, table: TableId) -> None:
    await house.tables.handovers.offer_own(table, CLARA, DMITRI)
    await house.tables.vacancies.sit(table, DMITRI)
    await house.tables.handovers.to_computer(table, DMITRI, keep=False)
    await house.tables.handovers.accept(table, DMITRI, Seat(2))


async def by_a_vote(house: House, table: TableId) -> None:
    await house.tables.handovers.to_computer(table, CLARA, keep=True)
    meant = Terms(seat=Seat(2), user_id=BORIS.id, name=BORIS.name)
    await house.tables.votes.propose(table, ADA, Asked.REPLACE, meant)


@pytest.mark.parametrize("way", [by_sitting_down, by_an_offer, by_an_offer_of_before, by_a_vote])
async def test_who_knows_one_seat_gets_no_other(house: House, way: Callable[[House, TableId], Awaitable[None]]) -> None:
    table = await house.begun(BORIS, CLARA)
    await house.tables.handovers.to_computer(table.id, BORIS, keep=False)
    with pytest.raises(Refused, match="knows-another-seat"):
        await way(house, table.id)
    assert (await house.tables.live(table.id)).vote is None


async def test_ones_former_seat_may_be_ones_own_again(house: House) -> None:
    table = await house.begun(BORIS, CLARA)
    await house.tables.vacancies.leave(table.id, {ADA.id, BORIS.id})
    assert [one.table.id for one in await house.tables.open_in(GuildId(7), BORIS.id)] == [table.id]
    taken = await house.tables.vacancies.sit(table.id, BORIS)
    assert taken.seat_of(BORIS.id) == 1
    assert await house.tables.open_in(GuildId(7), ADA.id)
    await house.tables.vacancies.sit(table.id, DMITRI)
    await house.tables.vacancies.leave(table.id, {BORIS.id})
    assert await house.tables.open_in(GuildId(7), ADA.id) == []
