"""A rule without an end: the plain error of one table, which nobody else has to wait for, and not again and again."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.client.features import table_service
from bot.store.engine.database import Store
from bot.store.identity import TableId
from bot.store.table.records import Table
from bot.tables.live import Live
from bot.tables.model import Damaged
from bot.tables.rules.patience import AT_A_TABLE_OF_TROUBLE, EndlessRule, Patience
from bot.tables.service import Tables
from bot.tables.thinking.computers import Position
from games.core.moves import Move
from games.core.saving import save
from games.core.seats import Seat
from games.registry import game
from tests.bot.tables.conftest import BORIS, CLARA, House
from tests.support.endless import GAME, KINDS, SECONDS, Kind, endless_rule

HOWS = pytest.mark.parametrize("kind", KINDS)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """One that waits for no rule for long."""

    class Impatient(House):
        def new_service(self) -> Tables:
            return table_service(self.store, self._wake, lambda: self.now, SECONDS)

    async with Store.open(tmp_path) as store:
        yield Impatient(tmp_path, store)


async def some_move(live: Live) -> tuple[Seat, Move]:
    seat = live.waiting()[0]
    return seat, next(iter(live.request(seat).offers[0].moves(1)))


async def stored(house: House, table: Table) -> bytes:
    """How it stands for whoever reads it anew."""
    return save((await house.new_service().live(table.id)).state)


@HOWS
async def test_nothing_has_changed_and_other_tables_play_on(house: House, kind: Kind) -> None:
    table, other = await house.begun(BORIS, CLARA, game=GAME), await house.begun(BORIS, game=GAME)
    live = await house.tables.live(table.id)
    before, log = save(live.state), live.recent
    mover, move = await house.mover(table.id), await house.any_move(table.id)
    with endless_rule(kind):
        endless = asyncio.ensure_future(house.tables.turns.move(table.id, mover, move))
        await house.play_on(other.id, 3)
        with pytest.raises(EndlessRule, match=f"table {table.id}"):
            await endless
        await house.play_on(other.id, 3)
    assert (await house.tables.live(other.id)).state.moves == 6
    assert await house.tables.live(table.id) is live
    assert save(live.state) == before == await stored(house, table)
    assert live.recent == log
    assert live.table.version == table.version
    mended = house.new_service()
    await mended.turns.move(table.id, mover, move)
    assert (await mended.live(table.id)).state.moves == 1


@HOWS
async def test_the_same_is_not_begun_again_in_the_same_position(house: House, kind: Kind) -> None:
    table = await house.begun(BORIS, CLARA, game=GAME)
    mover, move = await house.mover(table.id), await house.any_move(table.id)
    with endless_rule(kind) as tries:
        for _ in range(5):
            with pytest.raises(EndlessRule):
                await house.tables.turns.move(table.id, mover, move)
            house.tables._shelf.forget_id(table.id)
    assert tries.count == 1


@HOWS
async def test_what_a_move_would_bring_is_not_told_where_that_has_no_end(
    house: House, kind: Kind, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.begun(BORIS, CLARA, game=GAME)
    live = await house.tables.live(table.id)
    seat, _ = await some_move(live)
    foresight = live.foresight(seat, seat)
    with endless_rule(kind) as tries:
        for offer in live.request(seat).offers:
            for move in offer.moves(5):
                assert foresight.outlook(move).changes == ()
    assert tries.count == 1
    assert len([record for record in caplog.records if record.levelno == logging.ERROR]) == 1


@HOWS
async def test_what_may_be_asked_next_is_broken_off_in_its_thread(house: House, kind: Kind) -> None:
    table = await house.begun(BORIS, CLARA, game=GAME)
    live = await house.tables.live(table.id)
    with endless_rule(kind) as tries:
        for _ in range(3):
            with pytest.raises(EndlessRule):
                await live.coming(Seat(0))
    assert tries.count == 1


@HOWS
async def test_a_computer_gives_up(house: House, kind: Kind, caplog: pytest.LogCaptureFixture) -> None:
    table = await house.begun(BORIS, CLARA, game=GAME)
    live = await house.tables.live(table.id)
    with endless_rule(kind) as tries:
        assert await asyncio.to_thread(Position.of(live, live.waiting()[0]).thought) is None
    assert 1 <= tries.count <= 10
    assert "a computer's move cannot be made" in caplog.text


async def test_a_computer_that_thinks_for_ever_moves_all_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.begun(BORIS, game=GAME)
    live = await house.tables.live(table.id)

    def thinking(*_: object) -> Move:
        while True:
            pass

    position = Position.of(live, live.waiting()[0])
    monkeypatch.setattr(type(position), "_sensible", thinking)
    assert await asyncio.to_thread(position.thought) is not None


async def test_a_game_that_is_endless_to_load_is_damaged_and_read_but_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.begun(BORIS, CLARA, game=GAME)
    rules, begun = game(GAME).rules, []

    def endless(*_: object) -> list[object]:
        begun.append(1)
        while True:
            pass

    house.tables._shelf.forget_id(TableId(table.id))
    with monkeypatch.context() as mistaken:
        for decision in rules.offers_of:
            mistaken.setitem(rules.offers_of, decision, endless)
        for _ in range(3):
            with pytest.raises(Damaged):
                await house.tables.live(table.id)
    assert len(begun) == 1


def test_others_get_less_time_where_one_has_no_end() -> None:
    patience, given = Patience(TableId(1), 8.0), []

    def within(seconds: float, work: object) -> None:
        given.append(seconds)

    def endless() -> None:
        raise EndlessRule(TableId(1), ("",))

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("bot.tables.rules.patience.within", within)
        patience.wait_for(1, ("a",), endless)  # type: ignore[arg-type]
        patience._lose(1, ("b",))  # type: ignore[arg-type]
        patience.wait_for(1, ("a",), endless)  # type: ignore[arg-type]
        patience.wait_for(2, ("b",), endless)  # type: ignore[arg-type]
    assert given == [8.0, 8.0 / AT_A_TABLE_OF_TROUBLE, 8.0 / AT_A_TABLE_OF_TROUBLE]
