"""Several moves as one change: in the order in which they were tried, all or none, whatever was planned for them."""

import pytest

from bot.features.plans import PLANS
from bot.features.trying.rows import Kept
from bot.features.trying.turn import Turn, begun
from bot.store.identity import TableId
from bot.store.table.plans import DROPPED, PLANNED
from bot.tables.live import Live
from bot.tables.model import Late, Person
from games.core.ahead.plans import EVERY, Plan
from games.core.events import Phrase
from games.core.moves import IllegalMove
from games.core.saving import save
from games.core.seats import QuestionNumber, Seat
from tests.bot.tables.conftest import House


async def two_moves(house: House) -> tuple[Live, Person, Turn]:
    """Somebody's turn of two moves or more, as far as it goes."""
    table = await house.begun(game="santa_maria")
    for _ in range(40):
        live = await house.tables.live(table.id)
        seat = live.waiting()[0]
        turn = begun(live, seat, Kept(live.request(seat).number))
        assert turn is not None
        while not turn.end:
            request = turn.table.request(seat)
            turn = turn.then(live.game.sensible(turn.table.view(seat), request, house.chance))
        if len(turn.steps) > 1:
            return live, await house.mover(table.id), turn
        await house.play_on(table.id, 1)
    raise AssertionError("no turn has two moves")


async def state(house: House, table: TableId) -> bytes:
    return save((await house.tables.live(table)).state)


async def test_all_or_none(house: House) -> None:
    live, person, turn = await two_moves(house)
    before, version = await state(house, live.table.id), live.table.version
    for moves, number, refused in (
        ((*turn.kept.moves[:1], "fly"), turn.kept.question, IllegalMove),
        (turn.kept.moves, QuestionNumber(turn.kept.question - 1), Late),
    ):
        with pytest.raises(refused):
            await house.tables.turns.move_on(live.table.id, person, moves, number)
        assert await state(house, live.table.id) == before
    await house.tables.turns.move_on(live.table.id, person, turn.kept.moves, turn.kept.question)
    assert (await house.tables.live(live.table.id)).table.version == version + len(turn.steps)


async def test_who_goes_on_by_hand_has_answered_what_was_planned(house: House) -> None:
    live, person, turn = await two_moves(house)
    seat, second = turn.seat, turn.steps[1]
    plan = Plan(second.question, second.prompt, (second.wish,), turn.kept.question)
    await house.tables.of(PLANS).change(live.table.id, person, lambda _: (plan,))
    moved = await house.tables.turns.move_on(live.table.id, person, turn.kept.moves, turn.kept.question)
    told = [event.key for event in moved.events]
    assert DROPPED in told
    assert PLANNED not in told
    assert (await house.tables.live(live.table.id)).plans_of(seat) is None


async def test_what_stays_is_passed_over_this_once(house: House) -> None:
    live, person, turn = await two_moves(house)
    habit = Plan(EVERY, Phrase("bot-plan-any-question"), (turn.steps[1].wish,), turn.kept.question, stays=True)
    await house.tables.of(PLANS).change(live.table.id, person, lambda _: (habit,))
    moved = await house.tables.turns.move_on(live.table.id, person, turn.kept.moves, turn.kept.question)
    assert DROPPED not in [event.key for event in moved.events]
    left = (await house.tables.live(live.table.id)).plans_of(Seat(turn.seat))
    assert left is not None
    assert [plan.wishes for plan in left.plans] == [habit.wishes]
    assert left.plans[0].after > habit.after
