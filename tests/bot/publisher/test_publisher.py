"""The loop from the outbox: in order to one target, side by side to several, again later when it fails."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.publisher.begun import Begun
from bot.publisher.lanes import AT_ONCE, COSMETIC_AT_ONCE, FIRST_PAUSE, LONGEST_PAUSE, Lanes
from bot.publisher.publisher import Publisher, Told, Undeliverable
from bot.store.connection import Connection
from bot.store.engine.database import Store
from bot.store.identity import ChannelId, GuildId, MessageId, TableId, UserId
from bot.store.table.records import NewTable
from bot.store.table.tables import create_table
from bot.store.telling.news import AtTable, CardNews, FormerCard, Outgoing, Target, Tidying
from bot.store.telling.outbox import put_outbox

A, B = AtTable(TableId(1)), AtTable(TableId(2))


class Ear:
    """Hears what is told; some of it fails, some of it takes until it is let go."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.heard: list[int] = []
        self.failing: dict[int, Exception] = {}
        self.held: dict[int, asyncio.Event] = {}
        self.busy: list[Target] = []
        self.most_busy = 0
        self.most_tidying = 0
        self.clock = 1000.0
        self.publisher = Publisher(store, self.hear, clock=lambda: self.clock)

    async def hear(self, begun: Begun) -> Told:
        item = begun.item
        self.busy.append(item.target)
        self.most_busy = max(self.most_busy, len(self.busy))
        self.most_tidying = max(self.most_tidying, sum(isinstance(one, Tidying) for one in self.busy))
        try:
            if item.id in self.held:
                await self.held[item.id].wait()
            self.heard.append(item.id)
            if item.id in self.failing:
                raise self.failing[item.id]
            return Told(MessageId(item.id * 100))
        finally:
            self.busy.remove(item.target)

    async def put(self, *targets: Target) -> None:
        await self.store.write(lambda db: put_outbox(db, [Outgoing(news=CardNews(), target=one) for one in targets]))
        self.publisher.wake()

    async def told(self, *targets: Target) -> None:
        await self.put(*targets)
        await self.publisher.idle()

    async def rows(self, column: str) -> list[object]:
        rows = await self.store.read(lambda db: db.execute(f"SELECT {column} FROM outbox ORDER BY id").fetchall())
        return [row[0] for row in rows]

    async def after(self, seconds: float) -> list[int]:
        """What is heard when so much time has passed."""
        self.clock += seconds
        before = len(self.heard)
        self.publisher.wake()
        await self.publisher.idle()
        return self.heard[before:]


@pytest.fixture
async def ear(tmp_path: Path) -> AsyncIterator[Ear]:
    async with Store.open(tmp_path) as store:
        opened = Ear(store)
        opened.publisher.start()
        yield opened
        await opened.publisher.stop(patience=0)


async def test_all_that_waits_is_told_and_noted(ear: Ear) -> None:
    await ear.told(A, B, A)
    assert sorted(ear.heard) == [1, 2, 3]
    assert await ear.rows("message_id") == [100, 200, 300]
    assert None not in await ear.rows("done_at")


async def test_one_target_hears_one_thing_at_a_time_and_others_do_not_wait(ear: Ear) -> None:
    ear.held[1] = asyncio.Event()
    await ear.put(A, A, B)
    while ear.heard != [3]:
        await asyncio.sleep(0)
    ear.held[1].set()
    await ear.publisher.idle()
    assert ear.heard == [3, 1, 2]


async def test_only_so_much_is_told_at_once(ear: Ear) -> None:
    await ear.told(*(AtTable(TableId(number)) for number in range(3 * AT_ONCE)))
    assert len(ear.heard) == 3 * AT_ONCE
    assert ear.most_busy <= AT_ONCE


async def test_a_server_with_many_tables_does_not_hold_up_the_only_one_of_another(ear: Ear) -> None:
    large, small = GuildId(7), GuildId(8)

    def put(db: Connection) -> None:
        for guild in (*[large] * 4 * AT_ONCE, small):
            new = NewTable(game="settlers", host=UserId(1), seat_count=2, language="en", guild_id=guild, seats=())
            table = create_table(db, new, 1.0)
            put_outbox(db, [Outgoing(news=CardNews(), target=AtTable(table.id), table_id=table.id)])

    await ear.store.write(put)
    ear.publisher.wake()
    await ear.publisher.idle()
    last = 4 * AT_ONCE + 1
    assert ear.heard.index(last) < AT_ONCE
    assert sorted(ear.heard) == list(range(1, last + 1))


def test_servers_take_turns_and_what_belongs_to_none_stands_for_itself() -> None:
    large, small, private = GuildId(7), GuildId(8), AtTable(TableId(99))
    lanes = Lanes(lambda: 0.0)
    tables = [AtTable(TableId(number)) for number in range(AT_ONCE)]
    for table in tables[:-2]:
        lanes.news(table, large)
    for table in tables[-2:]:
        lanes.news(table, small)
    lanes.news(private)
    first, second, *rest = tables[:-2]
    assert [lanes.take() for _ in range(5)] == [first, tables[-2], private, second, tables[-1]]
    lanes.news(first, large)
    lanes.empty(first)
    assert [lanes.take() for _ in rest] == rest
    lanes.empty(second)
    assert lanes.take() == first


async def test_what_nobody_waits_for_never_takes_up_all_the_room(ear: Ear) -> None:
    ear.held = {number: asyncio.Event() for number in range(1, AT_ONCE + 1)}
    await ear.put(*(Tidying(ChannelId(number)) for number in range(AT_ONCE)), A)
    while ear.heard != [AT_ONCE + 1]:
        await asyncio.sleep(0)
    for held in ear.held.values():
        held.set()
    await ear.publisher.idle()
    assert ear.most_tidying == COSMETIC_AT_ONCE
    assert len(ear.heard) == AT_ONCE + 1


async def test_what_fails_is_told_later_and_what_is_behind_it_waits(ear: Ear) -> None:
    ear.failing[1] = OSError("no network")
    await ear.told(A, A)
    assert ear.heard == [1]
    ear.failing.clear()
    assert await ear.after(FIRST_PAUSE / 2) == []
    assert await ear.after(FIRST_PAUSE / 2) == [1, 2]


async def test_it_waits_ever_longer_and_never_gives_up(ear: Ear) -> None:
    ear.failing[1] = OSError("no network")
    await ear.told(A)
    pause = FIRST_PAUSE
    for _ in range(60):
        assert await ear.after(pause * 0.99) == []
        assert await ear.after(pause * 0.02) == [1]
        pause = min(2 * pause, LONGEST_PAUSE)
    ear.failing.clear()
    assert await ear.after(pause) == [1]
    assert None not in await ear.rows("done_at")


async def test_a_pause_does_not_outlive_new_moves(ear: Ear) -> None:
    ear.failing[1] = OSError("no network")
    await ear.told(A)
    ear.failing.clear()
    await ear.told(A)
    assert ear.heard == [1, 1, 2]


async def test_a_pause_does_not_outlive_its_cause(ear: Ear) -> None:
    ear.failing = {1: OSError("forbidden"), 2: OSError("forbidden")}
    await ear.told(A, B)
    ear.failing.clear()
    ear.publisher.retry(A)
    await ear.publisher.idle()
    assert ear.heard == [1, 2, 1]
    ear.publisher.retry()
    await ear.publisher.idle()
    assert ear.heard == [1, 2, 1, 2]


async def test_when_discord_is_back_nobody_waits_for_the_end_of_a_long_pause(ear: Ear) -> None:
    ear.failing[1] = OSError("no network")
    await ear.told(A)
    for _ in range(10):
        await ear.after(LONGEST_PAUSE)
    ear.failing.clear()
    await ear.told(B)
    assert await ear.after(FIRST_PAUSE) == [1]


async def test_a_time_of_day_that_jumps_back_blocks_nothing(ear: Ear) -> None:
    days = iter([9e9, 1e9, 1e9, 1e9, 1e9])
    told = Publisher(ear.store, ear.hear, now=lambda: next(days), clock=lambda: ear.clock)
    await ear.publisher.stop()
    ear.publisher = told
    told.start()
    ear.failing[2] = OSError("no network")
    await ear.told(A, A)
    ear.failing.clear()
    assert await ear.after(FIRST_PAUSE) == [2]


async def test_discord_is_left_alone_for_as_long_as_it_asks(ear: Ear) -> None:
    ear.failing[1] = discord.RateLimited(600.0)
    await ear.told(A)
    ear.failing.clear()
    assert await ear.after(599.0) == []
    assert await ear.after(2.0) == [1]


async def test_what_can_never_be_told_is_not_tried_again(ear: Ear) -> None:
    ear.failing[1] = Undeliverable("takes no private messages", Outgoing(news=CardNews(), target=B))
    await ear.told(A, A)
    assert sorted(ear.heard) == [1, 2, 3]
    assert await ear.rows("error") == ["takes no private messages", None, None]


async def test_what_was_begun_and_not_finished_is_told_by_the_next_process(ear: Ear) -> None:
    ear.held[1] = asyncio.Event()
    await ear.put(A)
    while not ear.busy:
        await asyncio.sleep(0)
    await ear.publisher.stop(patience=0)
    attempts = []

    async def hear(begun: Begun) -> Told:
        attempts.append(begun.item.attempts)
        return Told()

    following = Publisher(ear.store, hear)
    following.start()
    await following.idle()
    await following.stop()
    assert attempts == [1]


async def test_what_comes_of_it_is_stored_with_the_fact(ear: Ear) -> None:
    follow_up = Outgoing(news=FormerCard(ChannelId(1), MessageId(2)), target=A)

    async def hear(begun: Begun) -> Told:
        return Told(then=(follow_up,) if isinstance(begun.item.news, CardNews) else ())

    teller = Publisher(ear.store, hear)
    await ear.publisher.stop()
    await ear.put(A)
    teller.start()
    await teller.idle()
    await teller.stop()
    assert await ear.rows("kind") == ["card", "former_card"]
    assert None not in await ear.rows("done_at")


async def test_nothing_more_is_told_once_it_has_stopped(ear: Ear) -> None:
    await ear.publisher.stop()
    await ear.put(A)
    assert ear.heard == []
    assert await ear.rows("done_at") == [None]
