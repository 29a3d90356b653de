"""The loop from the outbox: in order to one target, side by side to several, again later when it fails."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.publisher.publisher import AT_ONCE, FIRST_PAUSE, GIVE_UP_AFTER, Publisher, Told, Undeliverable
from bot.store import OutboxItem, Outgoing, Store, put_outbox


class Ear:
    """Hears what is told; some of it fails, some of it takes until it is let go."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.heard: list[int] = []
        self.failing: dict[int, Exception] = {}
        self.held: dict[int, asyncio.Event] = {}
        self.busy = 0
        self.most_busy = 0
        self.now = 1000.0
        self.publisher = Publisher(store, self.hear, lambda: self.now)

    async def hear(self, item: OutboxItem) -> Told:
        self.busy += 1
        self.most_busy = max(self.most_busy, self.busy)
        try:
            if item.id in self.held:
                await self.held[item.id].wait()
            self.heard.append(item.id)
            if item.id in self.failing:
                raise self.failing[item.id]
            return Told(item.id * 100)
        finally:
            self.busy -= 1

    async def put(self, *targets: str) -> None:
        await self.store.write(lambda db: put_outbox(db, [Outgoing(kind="card", target=one) for one in targets]))
        self.publisher.wake()

    async def rows(self, column: str) -> list[object]:
        rows = await self.store.read(lambda db: db.execute(f"SELECT {column} FROM outbox ORDER BY id").fetchall())
        return [row[0] for row in rows]


@pytest.fixture
async def ear(tmp_path: Path) -> AsyncIterator[Ear]:
    store = await Store.open(tmp_path)
    opened = Ear(store)
    opened.publisher.start()
    yield opened
    await opened.publisher.stop(patience=0)
    await store.close()


async def test_all_that_waits_is_told_and_noted(ear: Ear) -> None:
    await ear.put("a", "b", "a")
    await ear.publisher.idle()
    assert sorted(ear.heard) == [1, 2, 3]
    assert await ear.rows("message_id") == [100, 200, 300]
    assert None not in await ear.rows("done_at")


async def test_one_target_hears_one_thing_at_a_time_and_others_do_not_wait(ear: Ear) -> None:
    ear.held[1] = asyncio.Event()
    await ear.put("a", "a", "b")
    while ear.heard != [3]:
        await asyncio.sleep(0)
    ear.held[1].set()
    await ear.publisher.idle()
    assert ear.heard == [3, 1, 2]


async def test_only_so_much_is_told_at_once(ear: Ear) -> None:
    await ear.put(*(f"target {number}" for number in range(3 * AT_ONCE)))
    await ear.publisher.idle()
    assert len(ear.heard) == 3 * AT_ONCE
    assert ear.most_busy <= AT_ONCE


async def test_what_fails_is_told_later_and_what_is_behind_it_waits(ear: Ear) -> None:
    ear.failing[1] = OSError("no network")
    await ear.put("a", "a")
    await ear.publisher.idle()
    assert ear.heard == [1]
    del ear.failing[1]
    ear.now += FIRST_PAUSE
    ear.publisher.wake()
    await ear.publisher.idle()
    assert ear.heard == [1, 1, 2]


async def test_it_waits_ever_longer_and_gives_up_in_the_end(ear: Ear) -> None:
    ear.failing[1] = RuntimeError("broken")
    await ear.put("a")
    pauses = []
    for _ in range(GIVE_UP_AFTER):
        await ear.publisher.idle()
        (due,) = await ear.rows("not_before")
        assert isinstance(due, float)
        pauses.append(due - ear.now)
        ear.now = max(ear.now, due)
        ear.publisher.wake()
    await ear.publisher.idle()
    assert pauses[:3] == [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]
    assert len(ear.heard) == GIVE_UP_AFTER
    assert None not in await ear.rows("done_at")


async def test_what_can_never_be_told_is_not_tried_again(ear: Ear) -> None:
    ear.failing[1] = Undeliverable("takes no private messages")
    await ear.put("a", "a")
    await ear.publisher.idle()
    assert ear.heard == [1, 2]
    assert await ear.rows("error") == ["takes no private messages", None]


async def test_what_was_begun_and_not_finished_is_told_by_the_next_process(ear: Ear) -> None:
    ear.held[1] = asyncio.Event()
    await ear.put("a")
    while not ear.busy:
        await asyncio.sleep(0)
    await ear.publisher.stop(patience=0)
    attempts = []

    async def hear(item: OutboxItem) -> Told:
        attempts.append(item.attempts)
        return Told()

    following = Publisher(ear.store, hear, lambda: ear.now)
    following.start()
    await following.idle()
    await following.stop()
    assert attempts == [1]


async def test_what_comes_of_it_is_stored_with_the_fact(ear: Ear) -> None:
    follow_up = Outgoing(kind="former_panel", target="a")

    async def hear(item: OutboxItem) -> Told:
        return Told(then=follow_up if item.kind == "card" else None)

    teller = Publisher(ear.store, hear, lambda: ear.now)
    await ear.publisher.stop()
    await ear.put("a")
    teller.start()
    await teller.idle()
    await teller.stop()
    assert await ear.rows("kind") == ["card", "former_panel"]
    assert None not in await ear.rows("done_at")


async def test_nothing_more_is_told_once_it_has_stopped(ear: Ear) -> None:
    await ear.publisher.stop()
    await ear.put("a")
    assert ear.heard == []
    assert await ear.rows("done_at") == [None]
