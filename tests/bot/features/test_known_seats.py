"""Who has played a seat knows its secrets, and comes back to no other seat of that table, by no way."""

from collections.abc import Awaitable, Callable

import pytest

from bot.features.forgetting import FORGETTING
from bot.features.places import PLACES
from bot.features.seats import SEATS
from bot.store.identity import GuildId, TableId, UserId
from bot.store.table.proposals import Asked, Terms
from bot.tables.model import Person, Refused
from games.core.seats import Seat
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House

DMITRI = Person(UserId(9), "Dmitri", "en")


async def by_sitting_down(house: House, table: TableId) -> None:
    await house.tables.of(SEATS).sit(table, DMITRI)
    await house.tables.seats.leave(table, {CLARA.id})
    await house.tables.of(SEATS).sit(table, BORIS)


async def by_an_offer(house: House, table: TableId) -> None:
    await house.tables.of(SEATS).offers.offer_own(table, CLARA, BORIS)


async def by_an_offer_of_before(house: House, table: TableId) -> None:
    await house.tables.of(SEATS).offers.offer_own(table, CLARA, DMITRI)
    await house.tables.of(SEATS).sit(table, DMITRI)
    await house.tables.of(SEATS).offers.to_computer(table, DMITRI, keep=False)
    await house.tables.of(SEATS).offers.accept(table, DMITRI, Seat(2))


async def by_a_vote(house: House, table: TableId) -> None:
    await house.tables.of(SEATS).offers.to_computer(table, CLARA, keep=True)
    meant = Terms(seat=Seat(2), user_id=BORIS.id, name=BORIS.name)
    await house.tables.votes.propose(table, ADA, Asked.REPLACE, meant)


Way = Callable[[House, TableId], Awaitable[None]]
WAYS = [by_sitting_down, by_an_offer, by_an_offer_of_before, by_a_vote]


@pytest.mark.parametrize("way", WAYS)
async def test_who_knows_one_seat_gets_no_other(house: House, way: Way) -> None:
    table = await house.begun(BORIS, CLARA)
    await house.tables.of(SEATS).offers.to_computer(table.id, BORIS, keep=False)
    with pytest.raises(Refused, match="knows-another-seat"):
        await way(house, table.id)
    assert (await house.tables.live(table.id)).vote is None


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("left", [False, True])
async def test_who_is_forgotten_does_not_forget(house: House, way: Way, left: bool) -> None:
    """Whether they sit there still or have given the seat away, and however often they want to be forgotten."""
    table = await house.begun(BORIS, CLARA)
    if left:
        await house.tables.of(SEATS).offers.to_computer(table.id, BORIS, keep=False)
        await house.tables.of(SEATS).sit(table.id, DMITRI)
        await house.tables.of(SEATS).offers.to_computer(table.id, DMITRI, keep=False)
        await house.tables.of(FORGETTING).forget(DMITRI)
    for _ in range(2):
        await house.tables.of(FORGETTING).forget(BORIS)
    if not left:
        await house.tables.of(SEATS).sit(table.id, DMITRI)
        await house.tables.of(SEATS).offers.to_computer(table.id, DMITRI, keep=False)
        await house.tables.of(FORGETTING).forget(DMITRI)
    house.tables = house.new_service()
    with pytest.raises(Refused, match="knows-another-seat"):
        await way(house, table.id)


async def test_the_seat_of_before_is_free_again_for_who_was_forgotten_and_no_list_names_another(house: House) -> None:
    table = await house.begun(BORIS, CLARA)
    await house.tables.of(FORGETTING).forget(BORIS)
    assert [one.table.id for one in await house.tables.of(SEATS).open_in(GuildId(7), BORIS.id)] == [table.id]
    await house.tables.of(SEATS).sit(table.id, DMITRI)
    await house.tables.seats.leave(table.id, {CLARA.id})
    assert await house.tables.of(SEATS).open_in(GuildId(7), BORIS.id) == []
    assert await house.tables.of(SEATS).open_in(GuildId(7), CLARA.id) != []
    await house.tables.seats.leave(table.id, {DMITRI.id})
    assert (await house.tables.of(SEATS).sit(table.id, BORIS)).seat_of(BORIS.id) == 1


@pytest.mark.parametrize("ended", [True, False])
async def test_that_somebody_has_held_a_seat_is_kept_no_longer_than_the_table_is_open(
    house: House, ended: bool
) -> None:
    table = await house.begun(BORIS, CLARA)
    await house.tables.of(FORGETTING).forget(BORIS)
    assert await kept(house) == 1
    if ended:
        await house.tables.votes.end_abandoned(table.id, ADA)
    else:
        await house.store.write(lambda db: db.execute("UPDATE snapshots SET state = ?", (b"\0",)))
        house.tables = house.new_service()
        await house.tables.of(PLACES).close(table.id, ADA)
    assert await kept(house) == 0
    await house.tables.of(FORGETTING).forget(CLARA)
    assert await kept(house) == 0


async def kept(house: House) -> int:
    counted: int = await house.store.read(lambda db: db.execute("SELECT count(*) FROM forgotten_players").fetchone()[0])
    return counted


async def test_ones_former_seat_may_be_ones_own_again(house: House) -> None:
    table = await house.begun(BORIS, CLARA)
    await house.tables.seats.leave(table.id, {ADA.id, BORIS.id})
    assert [one.table.id for one in await house.tables.of(SEATS).open_in(GuildId(7), BORIS.id)] == [table.id]
    taken = await house.tables.of(SEATS).sit(table.id, BORIS)
    assert taken.seat_of(BORIS.id) == 1
    assert await house.tables.of(SEATS).open_in(GuildId(7), ADA.id)
    await house.tables.of(SEATS).sit(table.id, DMITRI)
    await house.tables.seats.leave(table.id, {BORIS.id})
    assert await house.tables.of(SEATS).open_in(GuildId(7), ADA.id) == []
