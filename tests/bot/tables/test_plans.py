"""Plans: for their owner alone, acting within the change that asks their question, gone when they don't fit."""

from typing import cast

import pytest
from msgspec.structs import replace

from bot.features.plans import PLANS
from bot.features.plans.edits import Gone, adding, dropping_all, holding, minding, preferring, removing
from bot.features.seats import SEATS
from bot.store.identity import UserId
from bot.store.table.log import last_lines
from bot.store.table.plans import DROPPED, PLANNED, ROBBED, load_plans
from bot.store.table.proposals import Asked
from bot.store.table.records import LineKind
from bot.store.telling.news import PanelNews, TurnNews
from bot.tables.acting import Made, carried_out
from bot.tables.model import Person, Refused
from games.core.ahead.coming import coming, kind_of
from games.core.ahead.plans import Need, Plan, Wish, held
from games.core.chance import Chance
from games.core.events import Event, Phrase
from games.core.game import Setup
from games.core.seats import QuestionNumber, Seat
from games.puerto_rico import GAME as PUERTO_RICO
from games.puerto_rico.moves import Choose
from games.puerto_rico.state import State as PuertoRicoState
from tests.bot.tables.conftest import House
from tests.bot.tables.planners import PEOPLE, ROLE, choose, island, next_seat, plan, untold


async def test_a_plan_acts_within_the_move_that_asks_and_nobody_is_called(house: House) -> None:
    table = await island(house)
    live = await house.tables.live(table.id)
    first, second = live.waiting()[0], next_seat(live)
    await plan(house, table, second, "choose captain", "choose craftsman")
    await untold(house)
    before = live.table.version
    live = await choose(house, table, "captain")
    assert second not in live.waiting()
    assert live.table.version == before + 2
    mine = [line.event for line in live.recent if line.event.key == PLANNED]
    assert [event.to for event in mine] == [(second,)]
    news = await untold(house)
    assert not [each for each in news if isinstance(each, TurnNews) and each.seat == second]
    assert not [each for each in news if isinstance(each, PanelNews) and second in (*each.ping, *each.here)]
    assert live.plans_of(second) is None
    assert await house.store.read(lambda db: load_plans(db, table.id)) == []
    stored = await house.store.read(lambda db: last_lines(db, table.id, 2))
    assert [line.user_id for line in stored] == [PEOPLE[first].id, PEOPLE[second].id]
    assert not any(line.event.key == PLANNED for line in (await house.tables.log(table.id, first, 50)).lines)


async def test_a_plan_outlives_a_restart_and_stale_wishes_are_passed_over(house: House) -> None:
    table = await island(house)
    live = await house.tables.live(table.id)
    second = next_seat(live)
    await plan(house, table, second, "choose craftsman", "choose nonsense", "nonsense", "choose mayor")
    house.tables = house.new_service()
    live = await choose(house, table, "craftsman")
    assert [line.text for line in await house.store.read(lambda db: last_lines(db, table.id, 1))] == ["choose mayor"]
    again = await house.new_service().live(table.id)
    assert again.state == live.state
    assert (again.marks.before, again.marks.missed) == (live.marks.before, live.marks.missed)
    assert again.recent.since(second) == live.recent.since(second)
    assert again.past == live.past


async def test_a_plan_that_fits_no_more_is_dropped_and_told_to_its_owner_alone(house: House) -> None:
    table = await island(house)
    live = await house.tables.live(table.id)
    first, second = live.waiting()[0], next_seat(live)
    await plan(house, table, second, "choose craftsman")
    await untold(house)
    live = await choose(house, table, "craftsman")
    assert second in live.waiting()
    assert live.plans_of(second) is None
    news = await untold(house)
    assert [each for each in news if isinstance(each, PanelNews) and second in each.ping]
    dropped = [line.event for line in live.recent.since(second) if line.event.key == DROPPED]
    assert [event.to for event in dropped] == [(second,)]
    for other in (first, None):
        assert not any(line.event.key == DROPPED for line in (await house.tables.log(table.id, other, 50)).lines)


@pytest.mark.parametrize(("coins", "told"), [(-1, [ROBBED]), (0, []), (1, [])])
async def test_from_whom_something_was_taken_they_are_asked_anew(house: House, coins: int, told: list[str]) -> None:
    table = await island(house)
    live = await house.tables.live(table.id)
    robber, robbed = live.waiting()[0], next_seat(live)
    await plan(house, table, robbed, "choose mayor")
    live = await house.tables.live(table.id)
    after = live.play.copy()
    cast(PuertoRicoState, after.state).boards[robbed].coins += coins
    events = [Event("puerto_rico-log-robs", robber, {"target_seat": robbed})]
    move = Made(robber, PEOPLE[robber].id, "rob", after, events, LineKind.MOVE)
    left, _ = carried_out(live, [move])
    assert [(event.key, event.to) for event in move.events[1:]] == [(key, (robbed,)) for key in told]
    assert [mine.plans for mine in left.values()] == [()] * len(told)


async def test_who_takes_a_seat_over_reads_nothing_of_what_was_planned_there(house: House) -> None:
    table = await island(house)
    live = await house.tables.live(table.id)
    second = next_seat(live)
    await plan(house, table, second, "choose craftsman")
    live = await choose(house, table, "craftsman")
    assert DROPPED in [line.event.key for line in live.recent.since(second)]
    substitute = Person(UserId(77), "Dmitri", "en")
    await house.tables.of(SEATS).offers.offer_own(table.id, PEOPLE[second], substitute)
    await house.tables.of(SEATS).offers.accept(table.id, substitute, second)
    live = await house.tables.live(table.id)
    told = [line.event.key for line in live.recent.since(second)]
    assert "puerto_rico-log-choose" in told
    assert DROPPED not in told
    assert DROPPED not in [line.event.key for line in (await house.tables.log(table.id, second, 50)).lines]


async def test_several_plans_act_one_after_the_other(house: House) -> None:
    table = await island(house)
    live = await house.tables.live(table.id)
    second = next_seat(live)
    third = live.state.left_of(second)
    await plan(house, table, second, "choose mayor")
    await plan(house, table, third, "choose mayor", "choose builder")
    await plan(house, table, second, "pass", question="puerto_rico-ask-build")
    live = await choose(house, table, "craftsman")
    lines = await house.store.read(lambda db: last_lines(db, table.id, 9))
    assert "choose mayor" in [line.text for line in lines]
    assert all(line.at == lines[-1].at for line in lines if line.user_id and line.text.startswith("choose m"))
    assert live.plans_of(second) is not None


async def test_what_a_plan_did_is_taken_back_by_its_owner_and_nobody_else(house: House) -> None:
    table = await island(house)
    live = await house.tables.live(table.id)
    first, second = live.waiting()[0], next_seat(live)
    await plan(house, table, second, "choose mayor")
    await choose(house, table, "captain")
    with pytest.raises(Refused):
        await house.tables.turns.undo(table.id, PEOPLE[first])
    await house.tables.turns.undo(table.id, PEOPLE[second])
    live = await house.tables.live(table.id)
    assert live.waiting() == (second,)
    assert live.plans_of(second) is None
    assert live.request(second).offer("choose") is not None


async def test_going_back_to_a_question_drops_what_was_planned_for_later(house: House) -> None:
    table = await island(house)
    live = await house.tables.live(table.id)
    first = live.waiting()[0]
    await choose(house, table, "captain")
    await plan(house, table, first, "choose mayor")
    await house.tables.turns.undo(table.id, PEOPLE[first])
    live = await house.tables.live(table.id)
    assert live.waiting() == (first,)
    assert live.plans_of(first) is None
    assert DROPPED in [line.event.key for line in live.recent.since(first)]


async def test_who_plans_what_is_asked_already_has_moved(house: House) -> None:
    table = await island(house)
    live = await house.tables.live(table.id)
    second = next_seat(live)
    after = live.request(second).number
    await choose(house, table, "captain")
    for move, comes in (("choose captain", DROPPED), ("choose mayor", PLANNED)):
        edit = adding(ROLE, Phrase(ROLE), 0, Wish(move), after)
        moved = await house.tables.of(PLANS).change(table.id, PEOPLE[second], edit)
        assert moved is not None
        assert comes in [event.key for event in moved.events]
    live = await house.tables.live(table.id)
    assert second not in live.waiting() or live.request(second).offer("choose") is None


async def test_who_leaves_a_seat_leaves_no_plans(house: House) -> None:
    table = await island(house)
    live = await house.tables.live(table.id)
    second = next_seat(live)
    await plan(house, table, second, "choose mayor")
    await house.tables.seats.leave(table.id, [PEOPLE[second].id])
    await house.tables.of(SEATS).sit(table.id, PEOPLE[second])
    assert (await house.tables.live(table.id)).plans_of(second) is None
    live = await choose(house, table, "captain")
    assert live.waiting() == (second,)


async def test_a_plan_that_cannot_be_carried_out_harms_nobody(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await island(house)
    second = next_seat(await house.tables.live(table.id))
    await plan(house, table, second, "choose mayor")

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.tables.acting.planned", broken)
    live = await choose(house, table, "captain")
    assert live.waiting() == (second,)
    assert live.plans_of(second) is None


async def test_plans_go_with_the_table(house: House) -> None:
    table = await island(house)
    live = await house.tables.live(table.id)
    await plan(house, table, next_seat(live), "choose mayor")
    for person in PEOPLE:
        if (await house.tables.live(table.id)).playing:
            asked = (await house.tables.live(table.id)).vote is not None
            votes = house.tables.votes
            await (votes.vote(table.id, person, yes=True) if asked else votes.propose(table.id, person, Asked.END))
    assert await house.store.read(lambda db: load_plans(db, table.id)) == []
    with pytest.raises(Refused):
        await plan(house, table, Seat(0), "choose mayor")


def test_plans_are_changed_by_those_who_see_them_as_they_are() -> None:
    one, two = Wish("choose mayor"), Wish("choose captain")
    plans = adding(ROLE, Phrase(ROLE), 0, two, QuestionNumber(3))(
        adding(ROLE, Phrase(ROLE), 0, one, QuestionNumber(2))(())
    )
    assert [(each.wishes, each.after) for each in plans] == [((one, two), 2)]
    assert adding(ROLE, Phrase(ROLE), 0, one, QuestionNumber(3))(plans) == plans
    later = adding(ROLE, Phrase(ROLE), 1, one, QuestionNumber(3))(plans)
    assert [each.wishes for each in later] == [(one, two), (one,)]
    assert preferring(plans[0], two)(plans)[0].wishes == (two, one)
    assert preferring(plans[0], one)(plans) == plans
    need = Need("coins", "", 2)
    minded = minding(plans[0], two, brings=need, has=None)(plans)
    assert minded[0].wishes[1].brings == need
    guarded = holding(plans[0], replace(plans[0], unchanged=(need,)))(plans)
    assert guarded[0].unchanged == (need,)
    assert removing(plans[0], one)(plans)[0].wishes == (two,)
    assert removing(later[1], one)(later) == plans
    assert dropping_all(plans) == ()
    for edit in (removing(plans[0], one), preferring(plans[0], one), holding(plans[0], plans[0])):
        with pytest.raises(Gone):
            edit(guarded)


async def test_there_is_room_for_some_plans_and_no_more(house: House) -> None:
    table = await island(house)
    live = await house.tables.live(table.id)
    second = next_seat(live)
    with pytest.raises(Refused):
        await plan(house, table, second, *(f"choose {word}" for word in "abcdefg"))
    left = (await house.tables.live(table.id)).plans_of(second)
    assert left is not None
    assert len(left.plans[0].wishes) == 6
    many = tuple(Plan(f"q{at}", Phrase("x"), (Wish("y"),), QuestionNumber(0)) for at in range(21))
    with pytest.raises(Refused):
        await house.tables.of(PLANS).change(table.id, PEOPLE[second], lambda _: many)


async def test_nothing_about_plans_is_in_what_others_may_see(house: House) -> None:
    table = await island(house)
    live = await house.tables.live(table.id)
    second = next_seat(live)
    await untold(house)
    seen = [
        (live.view(viewer), live.recent.since(viewer), live.request(viewer)) for viewer in (Seat(0), Seat(1), Seat(2))
    ]
    assert coming(live.game, live.state, second)
    assert held(live.game, live.state, second)
    await plan(house, table, second, "choose mayor")
    live = await house.tables.live(table.id)
    assert seen == [
        (live.view(viewer), live.recent.since(viewer), live.request(viewer)) for viewer in (Seat(0), Seat(1), Seat(2))
    ]
    assert await untold(house) == []


async def test_plans_that_cannot_be_read_cost_nobody_the_table(house: House) -> None:
    table = await island(house)
    second = next_seat(await house.tables.live(table.id))
    await plan(house, table, second, "choose mayor")
    await house.store.write(lambda db: db.execute("UPDATE plans SET plans = '[{}]'").rowcount)
    house.tables = house.new_service()
    assert (await house.tables.live(table.id)).plans_of(second) is None
    assert (await choose(house, table, "captain")).waiting() == (second,)


def played(seed: str) -> tuple[list[tuple[Seat, str]], str]:
    """A game of three sensible players, and the question that ended it, if its seat was newly asked it."""
    play, chance = PUERTO_RICO.start(Setup(3, {}, seed)), Chance(seed)
    moves: list[tuple[Seat, str]] = []
    waited_for: tuple[Seat, ...] = ()
    question = ""
    while not play.state.over:
        before, waited_for = waited_for, play.waiting()
        request = play.legal(waited_for[0])
        move = PUERTO_RICO.sensible(PUERTO_RICO.view(play.state, request.seat), request, chance)
        question = "" if request.seat in before else kind_of(request.prompt)
        moves.append((request.seat, request.text(move)))
        play.apply(request.seat, move)
    return moves, question


async def test_a_plan_may_end_the_game(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    seed = next(seed for seed in map(str, range(99)) if played(seed)[1])
    monkeypatch.setattr("bot.tables.lobby.lobby.new_seed", lambda: seed)
    table = await island(house)
    (*before, (seat, move), (other, final)), question = played(seed)
    for mover, text in before:
        await house.tables.turns.move(table.id, PEOPLE[mover], text)
    await plan(house, table, other, final, question=question)
    moved = await house.tables.turns.move(table.id, PEOPLE[seat], move)
    assert moved.table.status == "finished"
    assert moved.table.result is not None
    (line,) = await house.store.read(lambda db: last_lines(db, table.id, 1))
    assert line.seat == other
    assert b"bot-log-seed" in line.events
    assert await house.store.read(lambda db: load_plans(db, table.id)) == []
    assert (await house.new_service().live(table.id)).state.over


async def test_its_owner_was_not_there_but_nobody_else_may_notice(house: House) -> None:
    table = await island(house)
    live = await house.tables.live(table.id)
    first, second = live.waiting()[0], next_seat(live)
    third = live.state.left_of(second)
    await house.tables.turns.move(table.id, PEOPLE[first], Choose("captain"))
    await house.tables.turns.move(table.id, PEOPLE[second], Choose("mayor"))
    for _ in range(60):
        live = await house.tables.live(table.id)
        if live.waiting() == (third,) and live.request(third).offer("choose"):
            break
        await house.play_on(table.id, 1)
    await plan(house, table, second, "choose craftsman", "choose trader", "choose builder", "choose settler")
    while PLANNED not in [line.event.key for line in (await house.tables.live(table.id)).recent]:
        await house.play_on(table.id, 1)
    for now in (await house.tables.live(table.id), await house.new_service().live(table.id)):
        acted = max(line.version for line in now.recent if line.event.key == PLANNED)
        assert all(line.version > acted for line in now.recent.since(second, openly=True))
        assert acted in {line.version for line in now.recent.since(second)}
        assert now.marks.missed[second] != now.marks.before[second]
        for viewer, saved in ((None, now.marks.before[second]), (second, now.marks.missed[second])):
            assert now.view_before(second, viewer) == now.game.view(now.game.saved.load(saved), viewer)
