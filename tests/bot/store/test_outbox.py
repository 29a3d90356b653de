"""What is stored is told: in order to one target, and nobody waits for another's trouble."""

import json
import sqlite3
from contextlib import closing

import pytest
from msgspec.structs import replace

from bot.features.forgetting.rows import forget_person
from bot.store.engine.database import Store
from bot.store.engine.migrate import migrate
from bot.store.identity import ChannelId, MessageId, TableId, UserId, Version
from bot.store.table.records import Table
from bot.store.telling.news import (
    AtTable,
    CardNews,
    Elsewhere,
    FormerNotice,
    FormerPanel,
    News,
    Outdated,
    Outgoing,
    PanelNews,
    Target,
    ThreadNews,
    Tidying,
    ToPerson,
    TurnNews,
    read_news,
    read_target,
    write_news,
    write_target,
)
from bot.store.telling.outbox import (
    OutboxItem,
    begin_next,
    drop_outbox,
    fail_outbox,
    finish_outbox,
    is_put,
    merge_outbox,
    prune_outbox,
    put_outbox,
    targets_since,
    told_later,
)
from games.core.seats import Seat

TABLE, PERSON = AtTable(TableId(70)), ToPerson(UserId(101))


async def put(store: Store, *targets: Target, news: News | None = None) -> None:
    items = [Outgoing(news=news or CardNews(), target=target) for target in targets]
    await store.write(lambda db: put_outbox(db, items))


async def first(store: Store, target: Target) -> OutboxItem:
    item = await store.write(lambda db: begin_next(db, target))
    assert item is not None
    return item


async def test_one_target_is_told_in_order(store: Store) -> None:
    await put(store, TABLE, TABLE, PERSON)
    assert (await first(store, TABLE)).id == 1
    await store.write(lambda db: finish_outbox(db, 1, now=10.0, message_id=MessageId(555)))
    assert (await first(store, TABLE)).id == 2
    assert (await first(store, PERSON)).id == 3
    await store.write(lambda db: finish_outbox(db, 2, now=10.0))
    assert await store.write(lambda db: begin_next(db, TABLE)) is None


async def test_targets_are_known_in_the_order_of_their_news_and_each_item_is_looked_at_once(store: Store) -> None:
    await put(store, PERSON, TABLE, PERSON)
    seen, targets = await store.read(lambda db: targets_since(db, 0))
    assert (seen, list(targets)) == (3, [PERSON, TABLE])
    assert await store.read(lambda db: targets_since(db, seen)) == (3, {})
    await put(store, TABLE)
    assert await store.read(lambda db: targets_since(db, seen)) == (4, {TABLE: None})
    await store.write(lambda db: finish_outbox(db, 1, now=10.0))
    seen, targets = await store.read(lambda db: targets_since(db, 0))
    assert (seen, list(targets)) == (4, [TABLE, PERSON])
    assert await store.read(lambda db: targets_since(db, 3)) == (4, {TABLE: None})
    await store.write(lambda db: [finish_outbox(db, told, now=10.0) for told in (2, 3, 4)])
    assert await store.read(lambda db: targets_since(db, 0)) == (0, {})


async def test_what_was_begun_is_known_as_such(store: Store) -> None:
    await put(store, TABLE)
    assert (await first(store, TABLE)).attempts == 0
    await store.write(lambda db: fail_outbox(db, 1, "no route"))
    again = await first(store, TABLE)
    assert (again.attempts, again.error) == (1, "no route")


async def test_what_can_never_be_told_lets_the_next_go_on(store: Store) -> None:
    await put(store, TABLE, TABLE)
    await store.write(lambda db: drop_outbox(db, 1, "the thread is gone", now=10.0))
    assert (await first(store, TABLE)).id == 2


async def test_nonces_never_repeat_not_even_in_another_database(store: Store) -> None:
    await put(store, TABLE, PERSON)
    with closing(sqlite3.connect(":memory:")) as other:
        migrate(other)
        put_outbox(other, [Outgoing(news=CardNews(), target=TABLE), Outgoing(news=CardNews(), target=PERSON)])
        elsewhere = {nonce for (nonce,) in other.execute("SELECT nonce FROM outbox")}
    here = {(await first(store, target)).nonce for target in (TABLE, PERSON)}
    assert len(here | elsewhere) == 4
    assert all(0 < len(nonce) <= 25 for nonce in here)


async def test_what_is_alike_is_told_at_once(store: Store) -> None:
    def panel(seat: int) -> Outgoing:
        return Outgoing(news=PanelNews(ping=(Seat(seat),)), target=TABLE)

    items = [panel(0), panel(1), Outgoing(news=ThreadNews(), target=TABLE), panel(2)]
    items.insert(1, Outgoing(news=PanelNews(ping=(Seat(3),)), target=PERSON))
    await store.write(lambda db: put_outbox(db, items))
    item = await first(store, TABLE)

    def together(news: list[PanelNews]) -> PanelNews:
        return PanelNews(ping=tuple(seat for one in news for seat in one.ping))

    merged = await store.write(lambda db: merge_outbox(db, item, PanelNews, together))
    assert (merged.id, merged.news) == (item.id, PanelNews(ping=(Seat(0), Seat(1))))
    left = await store.read(lambda db: db.execute("SELECT id, target FROM outbox ORDER BY id").fetchall())
    assert left == [(1, "table:70"), (2, "person:101"), (4, "table:70"), (5, "table:70")]
    await store.write(lambda db: db.execute("DELETE FROM outbox"))
    assert await store.write(lambda db: merge_outbox(db, merged, PanelNews, together)) == merged
    assert not await store.write(lambda db: finish_outbox(db, merged.id, now=10.0))


async def test_what_waits_behind_is_known_by_its_kind_and_table(store: Store, table: Table) -> None:
    turn = Outgoing(news=TurnNews(Seat(1)), target=PERSON)
    await store.write(lambda db: put_outbox(db, [turn, Outgoing(news=TurnNews(Seat(2)), target=PERSON)]))
    item = await first(store, PERSON)
    assert await store.read(lambda db: told_later(db, item)), "both are of no table"
    await store.write(lambda db: db.execute("UPDATE outbox SET table_id = ? WHERE id = 2", (table.id,)))
    assert not await store.read(lambda db: told_later(db, item)), "that one is of a table"


async def test_what_is_put_already_is_known_by_its_target_kind_and_table(store: Store, table: Table) -> None:
    turn = Outgoing(news=TurnNews(Seat(1)), target=PERSON, table_id=table.id)
    await store.write(lambda db: put_outbox(db, [turn]))
    assert await store.read(lambda db: is_put(db, replace(turn, news=TurnNews(Seat(0)))))
    others = (replace(turn, target=TABLE), replace(turn, news=CardNews()), replace(turn, table_id=None))
    assert not await store.read(lambda db: [other for other in others if is_put(db, other)])
    await store.write(lambda db: finish_outbox(db, 1, now=10.0))
    assert not await store.read(lambda db: is_put(db, turn))


async def test_only_what_was_told_long_ago_is_forgotten(store: Store) -> None:
    await put(store, TABLE, PERSON, ToPerson(UserId(3)))
    await store.write(lambda db: finish_outbox(db, 1, now=10.0))
    await store.write(lambda db: finish_outbox(db, 2, now=20.0))
    await store.write(lambda db: prune_outbox(db, before=15.0))
    kept = await store.read(lambda db: db.execute("SELECT id FROM outbox ORDER BY id").fetchall())
    assert kept == [(2,), (3,)]


@pytest.mark.parametrize("target", [TABLE, PERSON, Tidying(ChannelId(99))])
def test_every_target_is_read_as_it_was_written(target: Target) -> None:
    assert read_target(write_target(target)) == target


def test_what_nobody_knows_any_more_is_read_as_such() -> None:
    assert read_news('{"kind":"dance"}') == read_news("{}") == read_news('{"kind":"turn"}') == Outdated()
    assert read_target("moon:1") == Elsewhere("moon:1")
    assert write_target(Elsewhere("moon:1")) == "moon:1"


OF_VERSION_2: tuple[tuple[str, str, dict[str, object], Target, News], ...] = (
    ("card", "table:7", {}, AtTable(TableId(7)), CardNews()),
    ("thread", "table:7", {}, AtTable(TableId(7)), ThreadNews()),
    (
        "panel",
        "table:7",
        {"anew": True, "ping": [0, 2]},
        AtTable(TableId(7)),
        PanelNews(anew=True, ping=(Seat(0), Seat(2))),
    ),
    ("turn", "person:101", {"seat": 2, "reminder": False}, ToPerson(UserId(101)), TurnNews(Seat(2))),
    (
        "former_panel",
        "table:7",
        {"channel_id": 1, "message_id": 2, "since": 3, "until": 4},
        AtTable(TableId(7)),
        FormerPanel(ChannelId(1), MessageId(2), Version(3), Version(4)),
    ),
)


def test_what_an_earlier_version_left_untold_is_told() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, upto=2)
        for kind, written, payload, _, _ in OF_VERSION_2:
            db.execute(
                "INSERT INTO outbox (kind, target, payload, not_before, attempts) VALUES (?, ?, ?, 9e12, 3)",
                (kind, written, json.dumps(payload)),
            )
        migrate(db)
        for _, _, _, target, news in OF_VERSION_2:
            item = begin_next(db, target)
            assert item is not None
            assert (item.news, item.attempts) == (news, 3)
            assert read_news(write_news(item.news)) == item.news
            finish_outbox(db, item.id, now=1.0)
        nonces = [nonce for (nonce,) in db.execute("SELECT nonce FROM outbox")]
        assert len(set(nonces)) == len(nonces)


async def test_whoever_is_forgotten_goes_out_of_what_waits_and_nobody_whose_number_begins_so(store: Store) -> None:
    gone, other = UserId(12), UserId(1234)
    for user in (gone, other):
        await put(store, TABLE, news=FormerNotice(channel_id=ChannelId(5), message_id=MessageId(user), user_id=user))
    await store.write(lambda db: forget_person(db, gone, {}, (), {}, ()))
    found = await store.read(
        lambda db: [read_news(payload) for (payload,) in db.execute("SELECT payload FROM outbox ORDER BY id")]
    )
    assert [news.user_id for news in found if isinstance(news, FormerNotice)] == [None, other]
