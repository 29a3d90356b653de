"""Every table and all that is to be told is at home in one share: nothing is nobody's, and nothing two processes'."""

from typing import get_args

import pytest

from bot.features.calling.rows import first_due, next_due
from bot.store.engine.database import Store
from bot.store.fleet.shares import EVERYTHING, NOTHING, Share, home_of, share_of
from bot.store.identity import ChannelId, GuildId, TableId, UserId
from bot.store.table.clocks import last_presence, note_presence
from bot.store.table.moves import commit_move
from bot.store.table.records import NewTable, Table
from bot.store.table.tables import create_table, save_table, set_place, tables_alive
from bot.store.table.waiting import Called
from bot.store.telling.news import (
    AtServer,
    AtTable,
    CardNews,
    Elsewhere,
    Outgoing,
    Target,
    Tidying,
    ToPerson,
    Watching,
    home_of_target,
)
from bot.store.telling.outbox import begin_next, put_outbox, untold, untold_since
from games.core.seats import Seat
from tests.bot.store.commits import commit
from tests.bot.store.conftest import ANNA

SERVERS = [None, *(GuildId((home << 22) + 5) for home in (1, 2, 3, 6, 11))]
PLACES: dict[type[Target], Target] = {
    AtTable: AtTable(TableId(1)),
    ToPerson: ToPerson(ANNA),
    Tidying: Tidying(ChannelId(9)),
    Watching: Watching(TableId(1)),
    AtServer: AtServer(GuildId(3 << 22), ChannelId(9)),
    Elsewhere: Elsewhere("of another Caravel"),
}


@pytest.mark.parametrize(("blocks", "shards"), [(1, 1), (2, 2), (2, 3), (3, 8), (5, 7), (16, 16)])
def test_each_home_is_in_one_block_and_no_block_is_empty(blocks: int, shards: int) -> None:
    shares = [share_of(block, blocks, shards) for block in range(blocks)]
    for home in range(3 * shards):
        assert sum(each.has(home) for each in shares) == 1
    assert shares[0].has(home_of(None))
    assert all(each.first <= each.last for each in shares)
    assert [each.whole for each in shares] == [blocks == 1] * blocks


def test_what_is_told_at_any_target_has_a_home() -> None:
    assert PLACES.keys() == set(get_args(Target)), "a new kind of target says in home_of_target who tells it"
    for target in PLACES.values():
        assert home_of_target(target) in (None, 0, 3)
    assert home_of_target(PLACES[AtServer]) == 3


async def test_all_that_is_told_is_told_in_one_share_whatever_it_is_about(store: Store) -> None:
    shares = [share_of(block, 3, 4) for block in range(3)]

    def put(db: object) -> None:
        for server in SERVERS:
            table = create_table(db, new_table(server), now=1.0)  # type: ignore[arg-type]
            items = [Outgoing(news=CardNews(), target=each, table_id=table.id) for each in PLACES.values()]
            put_outbox(db, items)  # type: ignore[arg-type]
        put_outbox(db, [Outgoing(news=CardNews(), target=each) for each in PLACES.values()])  # type: ignore[arg-type]

    await store.write(put)
    everything, since = await store.read(untold)
    assert everything == len(PLACES) * (len(SERVERS) + 1)
    counts = [(await store.read(lambda db, share=share: untold(db, share)))[0] for share in shares]  # type: ignore[misc]
    assert sum(counts) == everything
    assert all(counts)
    assert (await store.read(lambda db: untold(db, NOTHING)))[0] == 0
    assert since is not None


async def test_a_table_that_is_brought_elsewhere_is_told_of_there_with_what_was_untold(store: Store) -> None:
    here, there = share_of(0, 2, 2), share_of(1, 2, 2)
    table = await store.write(lambda db: create_table(db, new_table(None), now=1.0))
    target = AtTable(table.id)
    await store.write(lambda db: put_outbox(db, [Outgoing(news=CardNews(), target=target, table_id=table.id)]))
    assert await store.write(lambda db: begin_next(db, target, there)) is None
    assert await store.read(lambda db: untold_since(db, (), here)) == ({1}, {target: None})

    await store.write(lambda db: set_place(db, table.id, SERVERS[1], ChannelId(3)))

    assert await store.read(lambda db: untold_since(db, (), here)) == (set(), {})
    assert await store.write(lambda db: begin_next(db, target, here)) is None
    assert await store.write(lambda db: begin_next(db, target, there)) is not None
    assert await ids_of(store, there) == [table.id]

    await store.write(lambda db: save_table(db, table, now=2.0))
    assert await ids_of(store, here) == [table.id]


async def test_what_is_stored_late_with_an_earlier_number_is_found(store: Store) -> None:
    share = share_of(0, 2, 2)
    items = [Outgoing(news=CardNews(), target=AtTable(TableId(each))) for each in (1, 2)]
    await store.write(lambda db: put_outbox(db, items))
    assert await store.read(lambda db: untold_since(db, {2}, share)) == ({1, 2}, {AtTable(TableId(1)): None})


async def test_calls_are_due_in_one_share(store: Store, table: Table) -> None:
    await store.write(lambda db: commit_move(db, commit(table, 0, calls={Seat(1): Called(0, 150.0)})))
    home = home_of(table.guild_id)
    assert home == 0
    mine, other = share_of(0, 2, 2), share_of(1, 2, 2)
    assert await store.read(lambda db: next_due(db, mine)) == 150.0
    assert await store.read(lambda db: first_due(db, 150.0, mine)) is not None
    assert await store.read(lambda db: next_due(db, other)) is None
    assert await store.read(lambda db: first_due(db, 150.0, other)) is None


async def test_whether_somebody_is_here_is_known_of_each_share_however_they_were_counted_before(store: Store) -> None:
    await store.write(lambda db: note_presence(db, 10.0))
    assert [await store.read(lambda db, home=home: last_presence(db, home)) for home in (0, 1, 7)] == [10.0] * 3  # type: ignore[misc]
    await store.write(lambda db: note_presence(db, 20.0, share_of(1, 2, 4)))
    await store.write(lambda db: note_presence(db, 30.0, Share(3, 1, 1)))
    found = [await store.read(lambda db, home=home: last_presence(db, home)) for home in range(5)]  # type: ignore[misc]
    assert found == [10.0, 30.0, 20.0, 20.0, 30.0]


async def ids_of(store: Store, share: Share = EVERYTHING) -> list[TableId]:
    return [table.id for table in await store.read(lambda db: tables_alive(db, None, share=share))]


def new_table(server: GuildId | None) -> NewTable:
    return NewTable(game="settlers", host=UserId(ANNA), seat_count=2, language="en", guild_id=server)
