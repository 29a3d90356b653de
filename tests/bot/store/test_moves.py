"""A move is stored once, as a whole, on the version that it was made on."""

import zlib
from functools import partial

import pytest

from bot.features.calling.rows import first_due, mark_told, next_due
from bot.store.connection import Connection
from bot.store.engine.database import Store
from bot.store.fleet.shares import EVERYTHING
from bot.store.identity import TableId, Version
from bot.store.table.histories import packed_history, unpacked
from bot.store.table.log import last_lines, lines_since, load_state
from bot.store.table.moves import commit_move, commit_undo
from bot.store.table.records import LineKind, NewTable, Sitting, StaleVersion, Table
from bot.store.table.tables import create_table, load_table
from bot.store.table.waiting import Called, call_later, tables_waiting_for, waiting_seats
from bot.store.telling.interactions import AlreadyApplied, prune_interactions, recall_interaction
from bot.store.telling.news import AtTable, Outgoing, TurnNews
from bot.store.telling.outbox import begin_next
from games.core.seats import Seat
from tests.bot.store.commits import commit, line
from tests.bot.store.conftest import ANNA, BORIS
from tests.support.stored import all_rows


async def everything(store: Store) -> dict[str, list[str]]:
    return await store.read(all_rows)


async def test_a_move_brings_the_table_on(store: Store, table: Table) -> None:
    assert await store.write(lambda db: commit_move(db, commit(table, 0))) == 1
    assert await store.write(lambda db: commit_move(db, commit(table, 1, lines=2))) == 3
    now = await store.read(lambda db: load_table(db, table.id))
    assert now is not None
    assert (now.status, now.version, now.updated_at) == ("playing", 3, 101.0)
    assert await store.read(lambda db: load_state(db, table.id)) == (3, b'{"at":3}')
    assert await store.read(lambda db: load_state(db, table.id, Version(2))) == (2, b'{"at":2}')


async def test_a_move_on_an_old_version_changes_nothing(store: Store, table: Table) -> None:
    await store.write(lambda db: commit_move(db, commit(table, 0)))
    before = await everything(store)
    told = Outgoing(news=TurnNews(Seat(1)), target=AtTable(TableId(70)))
    with pytest.raises(StaleVersion) as stale:
        await store.write(lambda db: commit_move(db, commit(table, 0, outbox=(told,), interaction=5)))
    assert (stale.value.expected, stale.value.actual) == (0, 1)
    assert await everything(store) == before


async def test_a_move_at_no_table_changes_nothing(store: Store) -> None:
    with pytest.raises(StaleVersion):
        await store.write(lambda db: commit_move(db, commit(999, 0)))


async def test_an_interaction_heard_twice_is_applied_once(store: Store, table: Table) -> None:
    await store.write(lambda db: commit_move(db, commit(table, 0, interaction=5)))
    before = await everything(store)
    for expected in (0, 1):
        with pytest.raises(AlreadyApplied) as again:
            await store.write(partial(commit_move, commit=commit(table, expected, interaction=5)))
        assert again.value.result == {"version": 1}
    assert await everything(store) == before


async def test_old_interactions_are_forgotten(store: Store, table: Table) -> None:
    await store.write(lambda db: commit_move(db, commit(table, 0, interaction=5)))
    await store.write(lambda db: commit_move(db, commit(table, 1, interaction=6)))
    await store.write(lambda db: prune_interactions(db, before=101.0))
    assert await store.read(lambda db: recall_interaction(db, 5)) is None
    assert await store.read(lambda db: recall_interaction(db, 6)) == {"version": 2}


async def test_a_failing_move_takes_its_messages_back(store: Store, table: Table) -> None:
    before = await everything(store)

    def move_and_fail(db: Connection) -> None:
        commit_move(db, commit(table, 0, outbox=(Outgoing(news=TurnNews(Seat(1)), target=AtTable(TableId(70))),)))
        raise RuntimeError("the power went out")

    with pytest.raises(RuntimeError):
        await store.write(move_and_fail)
    assert await everything(store) == before


async def test_undo_is_a_line_of_the_log_and_marks_what_it_took_back(store: Store, table: Table) -> None:
    await store.write(lambda db: commit_move(db, commit(table, 0, lines=4)))
    back = line(2, kind=LineKind.UNDO, text="undo", events=b"[]")
    assert await store.write(lambda db: commit_undo(db, commit(table, 4, made=(back,)), back_to=Version(2))) == 5
    assert await store.write(lambda db: commit_move(db, commit(table, 5))) == 6
    farther = line(1, kind=LineKind.UNDO, text="undo", events=b"[]")
    assert await store.write(lambda db: commit_undo(db, commit(table, 6, made=(farther,)), back_to=Version(1))) == 7
    log = await store.read(lambda db: lines_since(db, table.id, Version(0)))
    assert [(entry.number, entry.kind, entry.undone_by) for entry in log] == [
        (1, "move", None),
        (2, "move", 7),
        (3, "move", 5),
        (4, "move", 5),
        (5, "undo", 7),
        (6, "move", 7),
        (7, "undo", None),
    ]
    assert await store.read(lambda db: load_state(db, table.id)) == (7, b'{"at":1}')


async def test_the_log_is_read_from_its_end_or_from_a_version_on(store: Store, table: Table) -> None:
    await store.write(lambda db: commit_move(db, commit(table, 0, lines=5)))
    last = await store.read(lambda db: last_lines(db, table.id, limit=2))
    assert [(entry.number, entry.text, entry.user_id) for entry in last] == [(4, "build 4", ANNA), (5, "build 5", ANNA)]
    assert last[0].events == b'[{"key":"built","args":{"n":4}}]'
    assert [e.number for e in await store.read(lambda db: lines_since(db, table.id, Version(3)))] == [4, 5]


async def test_a_finished_game_keeps_its_log_and_its_first_and_last_state(store: Store, table: Table) -> None:
    await store.write(lambda db: commit_move(db, commit(table, 0, lines=4)))
    over = commit(table, 4, status="finished", result=b'{"winner":0}', waiting=frozenset())
    await store.write(lambda db: commit_move(db, over))
    now = await store.read(lambda db: load_table(db, table.id))
    assert now is not None
    assert (now.status, now.over, now.result) == ("finished", True, {"winner": 0})
    kept = await store.read(lambda db: [v for v in range(1, 6) if load_state(db, table.id, Version(v))])
    assert kept == [1, 5]
    assert len(await store.read(lambda db: lines_since(db, table.id, Version(0)))) == 5
    assert await store.read(lambda db: waiting_seats(db, table.id)) == []


async def test_states_that_an_earlier_caravel_made_small_are_read_and_packed(store: Store, table: Table) -> None:
    await store.write(lambda db: commit_move(db, commit(table, 0, lines=3)))
    small = zlib.compress(b'{"at":2}', 1)
    await store.write(lambda db: db.execute("UPDATE snapshots SET state = ? WHERE version = 2", (small,)))
    assert await store.read(lambda db: load_state(db, table.id, Version(2))) == (2, b'{"at":2}')
    await store.write(lambda db: commit_move(db, commit(table, 3, status="finished", waiting=frozenset())))
    packed = await store.read(lambda db: packed_history(db, table.id))
    assert packed is not None
    assert unpacked(packed) == {number: b'{"at":%d}' % number for number in range(1, 5)}


async def test_waiting_goes_on_for_who_has_not_acted(store: Store, table: Table) -> None:
    await store.write(lambda db: commit_move(db, commit(table, 0, waiting=frozenset({0, 1}))))
    await store.write(lambda db: commit_move(db, commit(table, 1, waiting=frozenset({0, 1}))))
    waiting = await store.read(lambda db: waiting_seats(db, table.id))
    assert [(w.seat, w.user_id, w.since) for w in waiting] == [(0, ANNA, 101.0), (1, BORIS, 100.0)]
    await store.write(lambda db: commit_move(db, commit(table, 2)))
    assert await store.read(lambda db: tables_waiting_for(db, ANNA)) == []
    assert [w.since for w in await store.read(lambda db: tables_waiting_for(db, BORIS))] == [100.0]


async def test_the_table_that_waits_longest_comes_first(store: Store, table: Table) -> None:
    new = NewTable(
        game="settlers", host=BORIS, seat_count=2, language="en", seats=(Sitting(Seat(1), BORIS, "Boris", 1.0),)
    )
    other = await store.write(lambda db: create_table(db, new, now=10.0))
    await store.write(lambda db: commit_move(db, commit(table, 0, now=300.0)))
    await store.write(lambda db: commit_move(db, commit(other, 0, now=200.0)))
    assert [w.table_id for w in await store.read(lambda db: tables_waiting_for(db, BORIS))] == [
        other.id,
        table.id,
    ]


async def test_who_is_waited_for_is_told_when_it_is_due(store: Store, table: Table) -> None:
    await store.write(lambda db: commit_move(db, commit(table, 0, calls={Seat(1): Called(0, 150.0)})))
    assert await store.read(lambda db: next_due(db, EVERYTHING)) == 150.0
    assert await store.read(lambda db: first_due(db, 149.0, EVERYTHING)) is None
    waiting = await store.read(lambda db: first_due(db, 150.0, EVERYTHING))
    assert waiting is not None
    assert (waiting.seat, waiting.told, waiting.told_at) == (1, 0, 100.0)
    await store.write(partial(mark_told, waiting=waiting, now=160.0, due=None))
    assert await store.read(lambda db: next_due(db, EVERYTHING)) is None
    (told,) = await store.read(lambda db: waiting_seats(db, table.id))
    assert (told.told, told.told_at, told.due) == (1, 160.0, None)
    await store.write(lambda db: call_later(db, told, 300.0))
    assert await store.read(lambda db: next_due(db, EVERYTHING)) == 300.0


async def test_who_is_called_once_more_at_a_bad_hour_is_told_at_the_next_good_one(store: Store, table: Table) -> None:
    await store.write(lambda db: commit_move(db, commit(table, 0, calls={Seat(1): Called(1, 500.0)})))
    await store.write(lambda db: commit_move(db, commit(table, 1, calls={Seat(1): Called(0, 300.0)})))
    (waiting,) = await store.read(lambda db: waiting_seats(db, table.id))
    assert (waiting.since, waiting.told, waiting.due) == (100.0, 1, 300.0)
    await store.write(lambda db: commit_move(db, commit(table, 2, calls={Seat(1): Called(0, 400.0)})))
    assert await store.read(lambda db: next_due(db, EVERYTHING)) == 300.0


async def test_what_a_move_sends_is_stored_with_it(store: Store, table: Table) -> None:
    told = Outgoing(news=TurnNews(Seat(1)), target=AtTable(TableId(70)), table_id=table.id)
    await store.write(lambda db: commit_move(db, commit(table, 0, outbox=(told,))))
    item = await store.write(lambda db: begin_next(db, AtTable(TableId(70))))
    assert item is not None
    assert (item.news, item.target, item.table_id) == (TurnNews(Seat(1)), AtTable(TableId(70)), table.id)
