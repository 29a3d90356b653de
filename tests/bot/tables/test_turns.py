"""Moves, late and repeated ones, and those that are taken back."""

import asyncio

import pytest

from bot.panel.messages.service import taking_back
from bot.store.identity import TableId
from bot.store.table.records import LineKind
from bot.tables.model import Late, Refused
from bot.tables.remembered.recent import UNDONE
from games.core.moves import IllegalMove
from games.core.saving import save
from games.core.seats import Seat
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House


async def test_a_move_is_stored_before_anybody_is_told(house: House) -> None:
    table = await house.begun()
    moved = await house.tables.turns.move(table.id, await house.mover(table.id), await house.any_move(table.id))
    again = await house.new_service().live(table.id)
    assert again.table.version == moved.table.version == table.version + 1
    assert save(again.state) == save((await house.tables.live(table.id)).state)


async def test_what_memory_knows_is_what_the_store_knows(house: House) -> None:
    table = await house.begun()
    for _ in range(40):
        await house.play_on(table.id, 1)
        known, stored = await house.tables.live(table.id), await house.new_service().live(table.id)
        assert known.table == stored.table
        assert known.waiting() == stored.waiting()
        assert known.past == stored.past
        assert known.marks.before == stored.marks.before
        assert known.recent == stored.recent


async def test_an_illegal_move_changes_nothing(house: House) -> None:
    table = await house.begun()
    before = save((await house.tables.live(table.id)).state)
    with pytest.raises(IllegalMove):
        await house.tables.turns.move(table.id, await house.mover(table.id), "fly to the moon")
    assert save((await house.tables.live(table.id)).state) == before
    assert (await house.new_service().live(table.id)).table.version == table.version


async def test_not_in_turn(house: House) -> None:
    table = await house.begun()
    mover = await house.mover(table.id)
    move = await house.any_move(table.id)
    with pytest.raises(IllegalMove) as refused:
        await house.tables.turns.move(table.id, BORIS if mover == ADA else ADA, move)
    assert refused.value.reason.key in ("core-reason-not-your-turn", "core-reason-no-such-move")


async def test_not_at_this_table(house: House) -> None:
    table = await house.begun()
    with pytest.raises(Refused, match="not-seated"):
        await house.tables.turns.move(table.id, CLARA, await house.any_move(table.id))


async def test_a_late_click_changes_nothing(house: House) -> None:
    table = await house.begun()
    mover = await house.mover(table.id)
    live = await house.tables.live(table.id)
    number, move = live.request(live.waiting()[0]).number, await house.any_move(table.id)
    await house.tables.turns.move(table.id, mover, move, number=number)
    after = save((await house.tables.live(table.id)).state)
    with pytest.raises(Late):
        await house.tables.turns.move(table.id, mover, move, number=number)
    assert save((await house.tables.live(table.id)).state) == after


async def test_an_interaction_delivered_twice_is_applied_once(house: House) -> None:
    table = await house.begun()
    mover, move = await house.mover(table.id), await house.any_move(table.id)
    live = await house.tables.live(table.id)
    number = live.request(live.waiting()[0]).number
    first = await house.tables.turns.move(table.id, mover, move, number=number, interaction=55)
    second = await house.new_service().turns.move(table.id, mover, move, number=number, interaction=55)
    assert (first.again, second.again) == (False, True)
    assert second.table.version == first.table.version


async def test_five_clicks_at_once_are_one_move(house: House) -> None:
    table = await house.begun()
    mover, move = await house.mover(table.id), await house.any_move(table.id)
    live = await house.tables.live(table.id)
    number = live.request(live.waiting()[0]).number
    clicks = [house.tables.turns.move(table.id, mover, move, number=number, interaction=at) for at in range(5)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Late"] * 4 + ["Moved"]


async def test_twenty_tables_at_once_do_not_mix(house: House) -> None:
    tables = [await house.begun() for _ in range(20)]
    await asyncio.gather(*(house.play_on(table.id, 6) for table in tables))
    for table in tables:
        live = await house.new_service().live(table.id)
        assert live.table.version == table.version + 6
        assert live.state.moves == 6


async def until_undoable(house: House, table_id: int) -> None:
    """Play until somebody could take a move back."""
    for _ in range(60):
        live = await house.tables.live(TableId(table_id))
        if live.past:
            return
        await house.play_on(table_id, 1)
    raise AssertionError("nobody could ever take a move back")


async def test_ones_own_last_move_is_taken_back(house: House) -> None:
    table = await house.begun()
    await until_undoable(house, table.id)
    live = await house.tables.live(table.id)
    person = (ADA, BORIS)[live.past[-1].seat]
    moves = live.state.moves
    numbers = list(live.state.requests)
    undone = await house.tables.turns.undo(table.id, person)
    live = await house.tables.live(table.id)
    assert live.state.moves == moves - 1
    assert live.table.version == undone.table.version
    assert live.request(live.past[-1].seat if live.past else live.waiting()[0]).number > 0
    assert all(now >= before for now, before in zip(live.state.requests, numbers, strict=True))
    assert live.state.requests[live.waiting()[0]] > numbers[live.waiting()[0]]
    stored = await house.new_service().live(table.id)
    assert save(stored.state) == save(live.state)
    assert stored.past == live.past


async def test_who_takes_a_move_back_hears_again_what_came_before_it(house: House) -> None:
    table = await house.begun()
    live = await house.tables.live(table.id)
    seat, heard = live.waiting()[0], live.recent.since(live.waiting()[0])
    while not live.past:
        seat, heard = live.waiting()[0], live.recent.since(live.waiting()[0])
        await house.play_on(table.id, 1)
    await house.tables.turns.undo(table.id, (ADA, BORIS)[seat])
    *before, undone = (await house.tables.live(table.id)).recent.since(seat)
    assert undone.event.key == UNDONE
    assert before == heard


async def test_a_control_from_before_an_undo_is_late_after_it(house: House) -> None:
    table = await house.begun()
    await until_undoable(house, table.id)
    live = await house.tables.live(table.id)
    seat = live.past[-1].seat
    shown = live.request(seat).number
    await house.tables.turns.undo(table.id, (ADA, BORIS)[seat])
    move = await house.any_move(table.id)
    with pytest.raises(Late):
        await house.tables.turns.move(table.id, (ADA, BORIS)[seat], move, number=shown)


async def test_an_undo_wished_twice_is_done_once(house: House) -> None:
    table = await house.begun()
    while len((live := await house.tables.live(table.id)).past) < 2:
        await house.play_on(table.id, 1)
    seat, moves = live.past[-1].seat, live.state.moves
    assert (
        taking_back(live, live.teller("en"), "undo")[0].custom_id
        == f"cv:{table.id}:undo:{seat}.{live.state.requests[seat]}"
    )
    shown, person = live.state.requests[seat], (ADA, BORIS)[seat]
    await house.tables.turns.undo(table.id, person, number=shown)
    with pytest.raises(Late):
        await house.tables.turns.undo(table.id, person, number=shown)
    assert (await house.tables.live(table.id)).state.moves == moves - 1


async def test_nobody_takes_back_what_another_has_built_on(house: House) -> None:
    table = await house.begun()
    await until_undoable(house, table.id)
    live = await house.tables.live(table.id)
    other = (BORIS, ADA)[live.past[-1].seat]
    with pytest.raises(Refused, match="others-moved"):
        await house.tables.turns.undo(table.id, other)


async def test_an_undo_heard_twice_takes_back_once(house: House) -> None:
    table = await house.begun()
    await until_undoable(house, table.id)
    live = await house.tables.live(table.id)
    person, moves = (ADA, BORIS)[live.past[-1].seat], live.state.moves
    first = await house.tables.turns.undo(table.id, person, interaction=66)
    second = await house.new_service().turns.undo(table.id, person, interaction=66)
    assert (first.again, second.again) == (False, True)
    assert (await house.new_service().live(table.id)).state.moves == moves - 1


async def test_whoever_was_not_told_of_a_move_learns_of_it_when_acting(house: House) -> None:
    table = await house.begun()
    await until_undoable(house, table.id)
    other = house.new_service()
    person = (ADA, BORIS)[(await other.live(table.id)).past[-1].seat]
    await house.play_on(table.id, 1)
    with pytest.raises(Late):
        await other.turns.undo(table.id, person)
    assert save((await other.live(table.id)).state) == save((await house.tables.live(table.id)).state)


async def test_nothing_is_asked_at_a_table_that_has_ended(house: House) -> None:
    table = await house.begun()
    await house.tables.votes.end_abandoned(table.id, ADA)
    live = await house.tables.live(table.id)
    assert all(live.request(Seat(seat)).offers == () for seat in (0, 1))


async def test_a_line_of_another_version_is_told_and_nobody_goes_back_beyond_it(house: House) -> None:
    table = await house.begun()
    mover = await house.mover(table.id)
    await house.tables.turns.move(table.id, mover, await house.any_move(table.id))
    before = await house.new_service().live(table.id)
    await house.store.write(lambda db: db.execute("UPDATE log SET kind = 'dance' WHERE kind = 'move'"))
    live = await house.new_service().live(table.id)
    assert [(line.version, line.event, line.by) for line in live.recent] == [
        (line.version, line.event, line.by) for line in before.recent
    ]
    assert (bool(before.past), live.past) == (True, [])
    line = await house.tables.last_line(table.id)
    assert line is not None
    house.tables = house.new_service()
    assert line.kind is LineKind.OUTDATED
