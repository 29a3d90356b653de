"""Leases of blocks: one process each, by the server's clock; what they change the others hear of."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Future
from contextlib import AsyncExitStack
from pathlib import Path
from threading import Event

import pytest
from msgspec.structs import replace

from bot.host.database_address import DatabaseAddress
from bot.start.looking_after import status
from bot.store.connection import Connection
from bot.store.engine.database import Store
from bot.store.engine.houses import hints_of
from bot.store.engine.lock import DataInUse
from bot.store.fleet.fenced import FencedStore, fenced
from bot.store.fleet.leases import (
    CountedOtherwise,
    Counting,
    Lease,
    LeaseLost,
    claim,
    counted_shards,
    follow,
    follow_no_more,
    give,
    is_wanted,
    leases,
    leave,
    may_identify,
    must_hold,
    prune_claims,
    renew,
    spares,
    stand_by,
    stand_by_no_more,
    take_free,
    take_over,
    want,
)
from bot.store.identity import ChannelId, TableId, UserId
from bot.store.people.choices import Choices, save_choices
from bot.store.table.records import NewTable
from bot.store.table.tables import create_table, set_thread
from bot.store.telling.news import AtTable, CardNews, Outgoing
from bot.store.telling.outbox import put_outbox
from tests.support.engines import POSTGRES, of_its_own

pytestmark = [
    pytest.mark.sqlite_only,
    pytest.mark.skipif(not POSTGRES, reason="CARAVEL_TEST_POSTGRES names no server for tests"),
]

TWO = Counting(2, 4)
LONG, OVER = 600.0, 0.0
"""A lease that lasts, and one that is over as soon as it is taken."""


@pytest.fixture
def house() -> Iterator[DatabaseAddress]:
    with of_its_own() as database:
        yield database


@pytest.fixture
async def stores(house: DatabaseAddress, tmp_path: Path) -> AsyncIterator[list[Store]]:
    """Of eight members of one house, each in a folder of its own."""
    async with AsyncExitStack() as open_stores:
        yield [
            await open_stores.enter_async_context(
                Store.open(tmp_path / str(number), database=replace(house, member=f"m{number}"))
            )
            for number in range(8)
        ]


async def takes(store: Store, me: str, lasts: float = LONG, counting: Counting = TWO) -> Lease | None:
    return await store.write(lambda db: take_free(db, me, counting, lasts))


async def test_of_eight_at_once_two_get_a_block_each(stores: list[Store]) -> None:
    taken = await asyncio.gather(*(takes(store, f"m{number}") for number, store in enumerate(stores)))
    assert sorted(each.block for each in taken if each) == [0, 1]
    assert [each.epoch for each in taken if each] == [1, 1]
    assert await takes(stores[0], "late") is None
    assert await stores[0].read(counted_shards) == 4


async def test_what_is_over_passes_on_and_who_had_it_neither_renews_nor_tells(stores: list[Store]) -> None:
    one, other = stores[:2]
    had = await takes(one, "one", OVER)
    assert had is not None
    await one.write(lambda db: renew(db, "one", had, OVER))  # Nobody has taken it meanwhile.
    await one.write(lambda db: must_hold(db, "one", had))
    assert await takes(other, "other") == Lease(0, had.epoch + 1)
    for under in (lambda db: renew(db, "one", had, LONG), lambda db: must_hold(db, "one", had)):
        with pytest.raises(LeaseLost):
            await one.write(under)
    assert [each.owner for each in await one.read(leases)] == ["other", None]


async def test_nobody_takes_a_lease_under_which_somebody_writes(stores: list[Store]) -> None:
    one, other = stores[:2]
    had = await takes(one, "one", OVER)
    assert had is not None
    taking: list[Future[Lease | None]] = []
    loop = asyncio.get_running_loop()

    def tell(db: Connection) -> bool:
        must_hold(db, "one", had)
        taking.append(asyncio.run_coroutine_threadsafe(takes(other, "other"), loop))
        waits = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'UPDATE leases%'"
        while db.execute(waits).fetchone() is None:
            db.execute("SELECT pg_stat_clear_snapshot(), pg_sleep(0.005)").fetchone()
        return not taking[0].done()

    assert await one.write(tell)
    assert await asyncio.wrap_future(taking[0]) == Lease(0, had.epoch + 1)


async def test_who_stands_still_in_the_midst_of_a_transaction_holds_nobody_up(stores: list[Store]) -> None:
    had = await takes(stores[0], "m0", OVER)
    assert had is not None
    standing, goes_on = Event(), Event()

    def stand_still(db: Connection) -> None:
        must_hold(db, "m0", had)
        standing.set()
        goes_on.wait()
        must_hold(db, "m0", had)

    writing = asyncio.create_task(stores[0].write(stand_still))
    await asyncio.to_thread(standing.wait)
    assert await takes(stores[1], "m1") == Lease(0, had.epoch + 1)
    goes_on.set()
    with pytest.raises(LeaseLost):
        await writing


async def test_who_counts_otherwise_takes_nothing(stores: list[Store]) -> None:
    assert await takes(stores[0], "one") is not None
    for counting in (Counting(2, 5), Counting(3, 4)):
        with pytest.raises(CountedOtherwise, match="2 blocks of 4 shards"):
            await takes(stores[1], "other", counting=counting)
    assert await takes(stores[1], "other") is not None


async def test_a_block_that_is_left_waits_for_the_one_who_has_come(stores: list[Store]) -> None:
    one, other, third = stores[:3]
    left = await takes(one, "one")
    assert left is not None
    assert await takes(one, "one too") is not None
    assert await other.write(lambda db: follow(db, "other", TWO)) is None
    await one.write(lambda db: leave(db, "one", left))
    assert await other.write(lambda db: follow(db, "other", TWO)) == 0
    assert await third.write(lambda db: follow(db, "third", TWO)) is None
    assert not await one.read(lambda db: is_wanted(db, left))
    await other.write(lambda db: want(db, "other", 0))
    assert await one.read(lambda db: is_wanted(db, left))
    assert await other.write(lambda db: take_over(db, "other", 0, TWO, LONG)) is None
    await one.write(lambda db: give(db, "one", left))
    assert await takes(third, "third") is None
    assert await other.write(lambda db: take_over(db, "other", 0, TWO, LONG)) == Lease(0, left.epoch + 1)


async def test_who_has_come_and_goes_again_stands_in_nobodys_way(stores: list[Store]) -> None:
    left = await takes(stores[0], "one")
    assert left is not None
    await stores[0].write(lambda db: leave(db, "one", left))
    assert await stores[1].write(lambda db: follow(db, "other", TWO)) == 0
    await stores[1].write(lambda db: follow_no_more(db, "other"))
    await stores[0].write(lambda db: give(db, "one", left))
    assert await takes(stores[2], "third") == Lease(0, left.epoch + 1)
    with pytest.raises(LeaseLost):
        await stores[1].write(lambda db: take_over(db, "other", 0, TWO, LONG))


async def test_an_interaction_is_claimed_once(stores: list[Store]) -> None:
    claimed = await asyncio.gather(*(store.write(lambda db: claim(db, 77)) for store in stores))
    assert sum(claimed) == 1
    await stores[0].write(lambda db: prune_claims(db, OVER))
    assert await stores[0].write(lambda db: claim(db, 77))


async def test_discord_hears_of_one_connection_of_a_bucket_at_a_time(stores: list[Store]) -> None:
    let_in = await asyncio.gather(*(store.write(lambda db: may_identify(db, 0, LONG)) for store in stores))
    assert sum(let_in) == 1
    assert await stores[0].write(lambda db: may_identify(db, 1, LONG))
    assert await stores[0].write(lambda db: may_identify(db, 0, OVER))


async def test_who_stands_by_is_counted_as_long_as_it_says_so(stores: list[Store]) -> None:
    await stores[0].write(lambda db: stand_by(db, "one", LONG))
    await stores[0].write(lambda db: stand_by(db, "gone", OVER))
    assert await stores[0].read(spares) == 1
    await stores[0].write(lambda db: stand_by_no_more(db, "one"))
    assert await stores[0].read(spares) == 0


async def test_what_tells_writes_under_the_lease_and_what_people_do_does_not(stores: list[Store]) -> None:
    one, other = stores[:2]
    had = await takes(one, "one", OVER)
    assert had is not None
    store = FencedStore(one, lambda db: must_hold(db, "one", had))
    await takes(other, "other")
    await store.write(lambda db: save_choices(db, Choices(UserId(7), "ru")))
    with fenced(), pytest.raises(LeaseLost):
        await store.write(lambda db: save_choices(db, Choices(UserId(7), "en")))
    await store.write(lambda db: save_choices(db, Choices(UserId(7), "en")))


async def test_whoever_is_alone_is_alone_and_members_are_many(house: DatabaseAddress, tmp_path: Path) -> None:
    async with Store.open(tmp_path / "member", database=replace(house, member="one")):
        with pytest.raises(DataInUse):
            async with Store.open(tmp_path / "alone", database=house):
                pass
    async with Store.open(tmp_path / "alone", database=house):
        with pytest.raises(DataInUse):
            async with Store.open(tmp_path / "member", database=replace(house, member="one")):
                pass


async def test_others_hear_what_is_changed_and_nothing_that_is_thrown_away(
    stores: list[Store], house: DatabaseAddress
) -> None:
    heard: asyncio.Queue[str] = asyncio.Queue()
    ready = asyncio.Event()
    hearing = asyncio.create_task(hints_of(house, heard.put_nowait, ready.set))
    await ready.wait()

    def change(db: Connection) -> TableId:
        new = NewTable(game="settlers", host=UserId(1), seat_count=2, language="en")
        table = create_table(db, new, now=1.0)
        set_thread(db, table.id, ChannelId(5))
        save_choices(db, Choices(UserId(7), "ru"))
        put_outbox(db, [Outgoing(news=CardNews(), target=AtTable(table.id), table_id=table.id)] * 2)
        return table.id

    await stores[2].read(change)
    table_id = await stores[3].write(change)
    assert [await heard.get() for _ in range(3)] == [f"m3 table {table_id}", "m3 person 7", "m3 news"]
    assert heard.empty()
    hearing.cancel()


async def test_the_host_is_told_who_serves_and_who_stands_by(
    stores: list[Store], house: DatabaseAddress, tmp_path: Path
) -> None:
    await takes(stores[0], "one")
    await stores[1].write(lambda db: stand_by(db, "two", LONG))
    told = await asyncio.to_thread(lambda: list(status(tmp_path, None, 0.0, house)))
    at = told.index("Block 0 is served by one; it has passed on 0 times.")
    assert told[at + 1 : at + 3] == ["Block 1 is served by nobody.", "Standing by: 1."]
