"""With a server at the end of a line each question costs a round trip; what is only written goes with the next one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.publisher.begun import begin
from bot.store.connection import Job, T
from bot.store.engine.database import Store
from bot.store.engine.postgresql.engine import PostgresEngine
from bot.store.identity import TableId
from bot.store.table.log import load_state
from bot.store.table.tables import load_table, tables_with_status
from bot.store.telling.news import Target
from bot.store.telling.outbox import finish_outbox, targets_since
from tests.bot.tables.conftest import House
from tests.support.engines import POSTGRES, on_postgres

pytestmark = [
    pytest.mark.sqlite_only,  # Nothing here is run once more on another engine.
    pytest.mark.skipif(not POSTGRES, reason="CARAVEL_TEST_POSTGRES names no server for tests"),
]

MOVE = 3
"""Who sits there, whether it is the same version and no click heard before, and that all is stored."""
DELIVERY = 6
"""What is told, its table, what is told with it, what is told later, who is called, and that it has begun."""


@pytest.fixture
async def far_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    with on_postgres(monkeypatch, collide=False):
        async with Store.open(tmp_path) as store:
            yield House(tmp_path, store)


def trips(house: House) -> int:
    """How often anything has waited for the server."""
    engine = house.store._engine
    assert isinstance(engine, PostgresEngine)
    assert engine._line is not None
    return engine._line.trips


async def test_a_usual_move_is_three_round_trips(far_off: House) -> None:
    table = await far_off.begun()
    for interaction in range(1, 30):
        person, move = await far_off.mover(table.id), await far_off.any_move(table.id)
        before = trips(far_off)
        await far_off.tables.turns.move(table.id, person, move, interaction=interaction)
        assert trips(far_off) - before == MOVE


async def looked(house: House, job: Job[T]) -> tuple[T, int]:
    """What a read gives, and its round trips."""
    before = trips(house)
    found = await house.store.read(job)
    return found, trips(house) - before


async def test_a_table_is_read_in_one_round_trip_and_many_in_two(far_off: House) -> None:
    for _ in range(3):
        await far_off.begun()
    await looked(far_off, lambda db: load_table(db, TableId(1)))
    table, one = await looked(far_off, lambda db: load_table(db, TableId(1)))
    tables, many = await looked(far_off, lambda db: tables_with_status(db, "playing"))
    assert table == tables[0]
    assert (one, len(tables), many) == (1, 3, 2)


async def test_a_state_is_read_in_one_round_trip(far_off: House) -> None:
    table = await far_off.begun()
    await looked(far_off, lambda db: load_state(db, table.id))
    state, one = await looked(far_off, lambda db: load_state(db, table.id))
    assert state is not None
    assert one == 1


async def test_a_delivery_is_begun_in_few_round_trips(far_off: House) -> None:
    await far_off.begun()
    _, targets = await far_off.store.read(lambda db: targets_since(db, 0))

    async def told(target: Target) -> int:
        before = trips(far_off)
        begun = await far_off.store.write(lambda db: begin(db, target))
        taken = trips(far_off) - before
        assert begun is not None
        await far_off.store.write(lambda db: finish_outbox(db, begun.item.id, 1.0))
        return taken

    taken = [await told(target) for target in targets for _ in range(3)]
    assert max(taken) <= DELIVERY
