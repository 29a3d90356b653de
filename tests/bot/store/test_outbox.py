"""What is stored is told: in order to one target, and nobody waits for another's trouble."""

from bot.store import (
    Outgoing,
    Store,
    begin_outbox,
    drop_outbox,
    fail_outbox,
    finish_outbox,
    merge_outbox,
    next_outbox_at,
    prune_outbox,
    put_outbox,
    take_outbox,
)

CHANNEL, PERSON = "channel:70", "user:101"


async def put(store: Store, *targets: str, not_before: float = 0.0) -> None:
    items = [Outgoing(kind="turn", target=target, not_before=not_before) for target in targets]
    await store.write(lambda db: put_outbox(db, items))


async def due(store: Store, now: float = 10.0, busy: tuple[str, ...] = ()) -> list[tuple[int, str]]:
    items = await store.read(lambda db: take_outbox(db, now, limit=10, busy=busy))
    return [(item.id, item.target) for item in items]


async def test_one_target_is_told_in_order(store: Store) -> None:
    await put(store, CHANNEL, CHANNEL, PERSON)
    assert await due(store) == [(1, CHANNEL), (3, PERSON)]
    await store.write(lambda db: finish_outbox(db, 1, now=10.0, message_id=555))
    assert await due(store) == [(2, CHANNEL), (3, PERSON)]


async def test_a_busy_target_is_left_alone(store: Store) -> None:
    await put(store, CHANNEL, PERSON)
    assert await due(store, busy=(CHANNEL,)) == [(2, PERSON)]


async def test_only_so_many_are_taken(store: Store) -> None:
    await put(store, "user:1", "user:2", "user:3")
    assert [item.id for item in await store.read(lambda db: take_outbox(db, 10.0, limit=2))] == [1, 2]


async def test_a_failure_is_tried_again_later_and_holds_back_its_target_alone(store: Store) -> None:
    await put(store, CHANNEL, CHANNEL, PERSON)
    await store.write(lambda db: begin_outbox(db, 1))
    await store.write(lambda db: fail_outbox(db, 1, "no route", try_again_at=50.0))
    assert await due(store, now=49.0) == [(3, PERSON)]
    (first, _) = await store.read(lambda db: take_outbox(db, 50.0, limit=10))
    assert (first.id, first.attempts, first.error) == (1, 1, "no route")


async def test_what_can_never_be_told_lets_the_next_go_on(store: Store) -> None:
    await put(store, CHANNEL, CHANNEL)
    await store.write(lambda db: drop_outbox(db, 1, "the thread is gone", now=10.0))
    assert await due(store) == [(2, CHANNEL)]


async def test_the_next_moment_to_look_is_known(store: Store) -> None:
    assert await store.read(next_outbox_at) is None
    await put(store, CHANNEL, not_before=90.0)
    await put(store, PERSON, not_before=80.0)
    assert await store.read(next_outbox_at) == 80.0
    assert await due(store, now=79.0) == []


async def test_what_stands_behind_a_failure_is_no_reason_to_look(store: Store) -> None:
    await put(store, CHANNEL, CHANNEL)
    await store.write(lambda db: fail_outbox(db, 1, "no route", try_again_at=50.0))
    assert await store.read(next_outbox_at) == 50.0


async def test_what_is_alike_is_told_at_once(store: Store) -> None:
    kinds = ("panel", "panel", "turn", "panel")
    items = [Outgoing(kind=kind, target=CHANNEL, payload=b"[%d]" % n) for n, kind in enumerate(kinds)]
    items.insert(1, Outgoing(kind="panel", target=PERSON))
    await store.write(lambda db: put_outbox(db, items))
    (first, _) = await store.read(lambda db: take_outbox(db, 10.0, limit=10))
    merged = await store.write(lambda db: merge_outbox(db, first, lambda payloads: b"[%s]" % b",".join(payloads)))
    assert (merged.id, merged.payload) == (first.id, b"[[0],[1]]")
    left = await store.read(lambda db: db.execute("SELECT id, target FROM outbox ORDER BY id").fetchall())
    assert left == [(1, CHANNEL), (2, PERSON), (4, CHANNEL), (5, CHANNEL)]


async def test_only_what_was_told_long_ago_is_forgotten(store: Store) -> None:
    await put(store, CHANNEL, PERSON, "user:3")
    await store.write(lambda db: finish_outbox(db, 1, now=10.0))
    await store.write(lambda db: finish_outbox(db, 2, now=20.0))
    await store.write(lambda db: prune_outbox(db, before=15.0))
    kept = await store.read(lambda db: db.execute("SELECT id FROM outbox ORDER BY id").fetchall())
    assert kept == [(2,), (3,)]
