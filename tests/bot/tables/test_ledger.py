"""What memory knows when somebody is cut short, or nothing could be stored."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.store.connection import Connection, Job, StoreError
from bot.store.identity import TableId
from bot.store.table.proposals import Asked
from bot.tables.model import Person
from games.core.saving import save
from tests.bot.tables.conftest import ADA, BORIS, House


async def cut_short(house: House, act: Coroutine[Any, Any, object], patch: pytest.MonkeyPatch) -> None:
    """Cancel an act while its change is being stored."""
    acting, write = asyncio.create_task(act), house.store.write
    loop = asyncio.get_running_loop()

    async def cutting(job: Job[Any]) -> Any:
        def cut(db: Connection) -> Any:
            loop.call_soon_threadsafe(acting.cancel)
            return job(db)

        return await write(cut)

    with patch.context() as while_acting:
        while_acting.setattr(house.store, "write", cutting)
        with pytest.raises(asyncio.CancelledError):
            await acting


async def knows_what_is_stored(house: House, table_id: int) -> bool:
    known, stored = await house.tables.live(TableId(table_id)), await house.new_service().live(TableId(table_id))
    return (known.table, save(known.state), known.recent, known.vote) == (
        stored.table,
        save(stored.state),
        stored.recent,
        stored.vote,
    )


async def test_a_move_cut_short_while_it_is_stored_has_been_made_and_is_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.begun()
    mover, move, woken = await house.mover(table.id), await house.any_move(table.id), house.woken
    await cut_short(house, house.tables.turns.move(table.id, mover, move), monkeypatch)
    assert (await house.tables.live(table.id)).table.version == table.version + 1
    assert await knows_what_is_stored(house, table.id)
    assert house.woken > woken
    await house.play_on(table.id, 1)
    assert await knows_what_is_stored(house, table.id)


@pytest.mark.parametrize("person", [ADA, BORIS])
async def test_a_vote_cut_short_while_it_is_stored_counts(
    house: House, monkeypatch: pytest.MonkeyPatch, person: Person
) -> None:
    table = await house.begun()
    await cut_short(house, house.tables.votes.propose(table.id, person, Asked.END), monkeypatch)
    assert await knows_what_is_stored(house, table.id)
    await cut_short(house, house.tables.votes.vote(table.id, person, yes=False), monkeypatch)
    assert await knows_what_is_stored(house, table.id)
    assert (await house.tables.live(table.id)).vote is None


async def test_what_could_not_be_stored_has_not_happened(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.begun()
    mover, move = await house.mover(table.id), await house.any_move(table.id)

    async def full(_: Job[Any]) -> Any:
        raise StoreError("database or disk is full")

    with monkeypatch.context() as disk:
        disk.setattr(house.store, "write", full)
        with pytest.raises(StoreError):
            await house.tables.turns.move(table.id, mover, move)
    assert await knows_what_is_stored(house, table.id)
    await house.tables.turns.move(table.id, mover, move)
