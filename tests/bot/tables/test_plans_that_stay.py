"""Plans that stay: they answer each such question until their owner says so, and nobody else can tell."""

import msgspec

from bot.features.plans import PLANS
from bot.features.plans.conditions import about, lasting
from bot.features.plans.edits import adding, dropping_all, holding, never
from bot.features.seats import SEATS
from bot.store.identity import UserId
from bot.store.table.log import last_lines
from bot.store.table.plans import DROPPED, ENDED, PLANNED, load_plans
from bot.store.table.records import Table
from bot.store.telling.news import PlannedNews, TurnNews
from bot.tables.live import Live
from bot.tables.model import Person
from games.core.ahead.plans import EVERY, Plan, Wish, held
from games.core.events import Phrase
from games.core.seats import QuestionNumber, Seat
from tests.bot.tables.conftest import House
from tests.bot.tables.planners import PEOPLE, ROLE, choose, island, next_seat, plan, untold

BUILD = "puerto_rico-ask-build"


async def stays(house: House, table: Table, seat: Seat, *moves: str, question: str = ROLE, span: str = "stays") -> None:
    """This seat answers such questions so for that long."""
    await plan(house, table, seat, *moves, question=question)
    (mine,) = plans(await house.tables.live(table.id), seat)
    await house.tables.of(PLANS).change(table.id, PEOPLE[seat], holding(mine, lasting(mine, span)))


def plans(live: Live, seat: Seat) -> tuple[Plan, ...]:
    left = live.plans_of(seat)
    return () if left is None else left.plans


async def until_asked(house: House, table: Table, seat: Seat, question: str, most: int = 60) -> Live:
    """Others play on until this seat has been asked once more, or its plan has answered."""
    for _ in range(most):
        live = await house.tables.live(table.id)
        if seat in live.waiting() and live.request(seat).prompt.key == question:
            return live
        await house.play_on(table.id, 1)
    return await house.tables.live(table.id)


def answered(live: Live, seat: Seat, question: str) -> int:
    """How often the seat's plan has given an answer."""
    told = [line.event for line in live.recent if line.event.key == PLANNED and line.event.seat == seat]
    return sum(event.args["question"] == Phrase(question) for event in told)


async def test_it_answers_each_such_question_and_stays(house: House) -> None:
    table = await island(house)
    second = next_seat(await house.tables.live(table.id))
    await stays(house, table, second, "pass", question=BUILD)
    for _ in range(150):
        live = await house.tables.live(table.id)
        assert not (second in live.waiting() and live.request(second).prompt.key == BUILD), "it is never asked that"
        if answered(live, second, BUILD) >= 2:
            break
        await house.play_on(table.id, 1)
    assert answered(live, second, BUILD) >= 2
    (mine,) = plans(live, second)
    assert mine.wishes == (Wish("pass"),)
    assert [each.plans for each in await house.store.read(lambda db: load_plans(db, table.id))] == [(mine,)]


async def test_nobody_is_told_of_each_time_not_even_its_owner(house: House) -> None:
    table = await island(house)
    second = next_seat(await house.tables.live(table.id))
    await stays(house, table, second, "choose mayor", "choose craftsman")
    await untold(house)
    live = await choose(house, table, "captain")
    assert answered(live, second, ROLE) == 1
    news = await untold(house)
    assert not [each for each in news if isinstance(each, PlannedNews)]
    assert not [each for each in news if isinstance(each, TurnNews) and each.seat == second]
    for viewer in (None, *(seat for seat in live.state.every_seat() if seat != second)):
        seen = (await house.tables.log(table.id, viewer, 50)).lines
        assert not [line for line in seen if line.event.key.startswith("bot-log-plan")]


async def test_where_nothing_fits_its_seat_is_asked_and_it_stays(house: House) -> None:
    table = await island(house)
    second = next_seat(await house.tables.live(table.id))
    await stays(house, table, second, "choose craftsman")
    live = await choose(house, table, "craftsman")
    assert live.waiting() == (second,)
    assert len(plans(live, second)) == 1
    assert DROPPED not in [line.event.key for line in live.recent]


async def test_as_long_as_it_is_possible_ends_when_it_is_not(house: House) -> None:
    table = await island(house)
    second = next_seat(await house.tables.live(table.id))
    await stays(house, table, second, "choose craftsman", span="fits")
    live = await choose(house, table, "craftsman")
    assert live.waiting() == (second,)
    assert plans(live, second) == ()
    ended = [line.event for line in live.recent if line.event.key == ENDED]
    assert [event.to for event in ended] == [(second,)]


async def test_it_stays_until_its_owner_makes_such_a_move(house: House) -> None:
    table = await island(house)
    second = next_seat(await house.tables.live(table.id))
    await stays(house, table, second, "pass", question="puerto_rico-ask-trade", span="until/choose")
    live = await choose(house, table, "captain")
    assert len(plans(live, second)) == 1
    live = await choose(house, table, "mayor")
    assert plans(live, second) == ()
    assert [line.event.to for line in live.recent if line.event.key == ENDED] == [(second,)]


async def test_the_move_of_a_plan_ends_it_as_ones_own_does(house: House) -> None:
    table = await island(house)
    second = next_seat(await house.tables.live(table.id))
    await stays(house, table, second, "choose mayor", "choose craftsman", span="until/choose")
    live = await choose(house, table, "captain")
    assert answered(live, second, ROLE) == 1
    assert plans(live, second) == ()


async def test_it_outlives_a_restart_an_undo_and_what_others_take(house: House) -> None:
    table = await island(house)
    live = await house.tables.live(table.id)
    second = next_seat(live)
    await stays(house, table, second, "choose mayor")
    house.tables = house.new_service()
    live = await choose(house, table, "captain")
    assert answered(live, second, ROLE) == 1
    await house.tables.turns.undo(table.id, PEOPLE[second])
    live = await house.tables.live(table.id)
    assert live.waiting() == (second,), "whoever takes it back is asked"
    assert len(plans(live, second)) == 1
    live = await choose(house, table, "trader")
    assert second not in live.waiting()
    house.tables = house.new_service()
    live = await until_asked(house, table, second, ROLE)
    assert answered(live, second, ROLE) + (second in live.waiting()) >= 1
    assert len(plans(live, second)) == 1


async def test_whoever_took_it_back_is_asked_once_and_answered_for_the_next_time(house: House) -> None:
    table = await island(house)
    second = next_seat(await house.tables.live(table.id))
    await stays(house, table, second, "choose mayor", "choose craftsman", "choose settler", "choose builder")
    await choose(house, table, "captain")
    await house.tables.turns.undo(table.id, PEOPLE[second])
    live = await choose(house, table, "trader")
    for _ in range(80):
        if live.state.moves and answered(live, second, ROLE):
            break
        await house.play_on(table.id, 1)
        live = await house.tables.live(table.id)
        assert not (second in live.waiting() and live.request(second).prompt.key == ROLE)
    assert answered(live, second, ROLE)


async def test_its_owner_says_so_and_it_is_gone(house: House) -> None:
    table = await island(house)
    second = next_seat(await house.tables.live(table.id))
    await stays(house, table, second, "choose mayor")
    await house.tables.of(PLANS).change(table.id, PEOPLE[second], dropping_all)
    live = await choose(house, table, "captain")
    assert live.waiting() == (second,)


async def test_it_goes_with_whoever_leaves_the_seat(house: House) -> None:
    table = await island(house)
    second = next_seat(await house.tables.live(table.id))
    await stays(house, table, second, "choose mayor")
    substitute = Person(UserId(77), "Dmitri", "en")
    await house.tables.of(SEATS).offers.offer_own(table.id, PEOPLE[second], substitute)
    await house.tables.of(SEATS).offers.accept(table.id, substitute, second)
    live = await choose(house, table, "captain")
    assert live.waiting() == (second,)
    assert await house.store.read(lambda db: load_plans(db, table.id)) == []


async def test_what_is_meant_for_one_time_comes_first(house: House) -> None:
    table = await island(house)
    second = next_seat(await house.tables.live(table.id))
    await stays(house, table, second, "choose mayor")
    live = await house.tables.live(table.id)
    once = adding(ROLE, Phrase(ROLE), 1, Wish("choose trader"), live.request(second).number)
    await house.tables.of(PLANS).change(table.id, PEOPLE[second], once)
    await choose(house, table, "captain")
    lines = await house.store.read(lambda db: last_lines(db, table.id, 5))
    assert "choose trader" in [line.text for line in lines]
    assert [mine.stays for mine in plans(await house.tables.live(table.id), second)] == [True]


async def test_never_leaves_a_verb_out_of_every_question(house: House) -> None:
    table = await island(house)
    live = await house.tables.live(table.id)
    second = next_seat(live)
    left_out = never(Wish("build", never=True), live.request(second).number)
    await house.tables.of(PLANS).change(table.id, PEOPLE[second], left_out)
    for _ in range(150):
        live = await house.tables.live(table.id)
        assert not (second in live.waiting() and live.request(second).prompt.key == BUILD)
        if answered(live, second, BUILD) >= 2:
            break
        await house.play_on(table.id, 1)
    assert answered(live, second, BUILD) >= 2
    assert [mine.question for mine in plans(live, second)] == [EVERY]


async def test_what_it_was_based_on_has_changed_and_it_ends(house: House) -> None:
    table = await island(house)
    live = await house.tables.live(table.id)
    second = next_seat(live)
    await stays(house, table, second, "choose mayor")
    (mine,) = plans(live, second)
    other = tuple(msgspec.structs.replace(need, least=need.least + 1) for need in held(live.game, live.state, second))
    change = holding(mine, msgspec.structs.replace(mine, unchanged=other))
    await house.tables.of(PLANS).change(table.id, PEOPLE[second], change)
    live = await choose(house, table, "captain")
    assert live.waiting() == (second,)
    assert plans(live, second) == ()
    assert ENDED in [line.event.key for line in live.recent]


def test_how_long_it_stands_and_for_what() -> None:
    once = Plan("x-ask-use building=market", Phrase("x-ask-use", {"building": "market"}), (), QuestionNumber(1))
    for span in ("stays", "fits", "until/build"):
        assert lasting(once, span).stays
        assert lasting(lasting(once, span), "once") == once
    assert lasting(once, "until/build").until == ("build",)
    assert lasting(once, "fits").while_it_fits
    broad = about(once, anything=True)
    assert broad.question == f"x-ask-use {EVERY}"
    assert about(broad, anything=False) == once


async def test_plans_of_all_seats_do_not_play_the_game_to_its_end_in_one_change(house: House) -> None:
    table = await island(house)
    live = await house.tables.live(table.id)
    for seat in live.state.every_seat():
        words = ("settler", "mayor", "builder", "craftsman", "trader", "captain")
        await stays(house, table, seat, *(f"choose {word}" for word in words))
        left = (await house.tables.live(table.id)).plans_of(seat)
        assert left is not None
        whatever = tuple(Wish(verb, whichever=True) for verb in ("pass", "mayor", "ship", "settle"))
        everything = Plan(EVERY, Phrase("x"), whatever, QuestionNumber(0), stays=True)
        (await house.tables.live(table.id)).plans[seat] = msgspec.structs.replace(left, plans=(*left.plans, everything))
    before = live.table.version
    live = await choose(house, table, "craftsman")
    assert 1 < live.table.version - before <= 61
    assert not live.state.over
