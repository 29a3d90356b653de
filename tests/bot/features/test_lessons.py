"""Each lesson as its person sees it, from the first step to the last: by its own controls, in both languages."""

from functools import partial
from operator import mod

import pytest

from bot.features.forgetting import FORGETTING
from bot.features.lessons import LESSONS
from bot.features.lessons.course import Course, course
from bot.features.lessons.rows import Kept, load_lessons
from bot.features.lessons.words import done_card, game_card, games_card, step_card
from bot.panel.kit.ids import parse
from bot.panel.messages.private_card import next_question
from bot.panel.questions.clicked import ANSWERING
from bot.store.identity import UserId
from bot.tables.model import Late, Person, Refused
from games.core.moves import IllegalMove, Move
from games.lessons import LEARNER, as_meant, lesson_of, lessons_of, played
from games.registry import GAMES
from tests.bot.panel.pressing import Json, towards
from tests.bot.panel.shown import check, ids, shown, texts
from tests.bot.tables.conftest import ADA, BORIS, House
from tests.support.screens import one_decision
from texts import LOCALES

LESSONS_OF_ALL = [(key, lesson.key) for key in GAMES for lesson in lessons_of(key)]
EACH = pytest.mark.parametrize(("key", "name"), LESSONS_OF_ALL)
MOST_PRESSES = 40
TAUGHT = [key for key in GAMES if lessons_of(key)]


def somebody(locale: str) -> Person:
    return Person(UserId(100), "Ada", locale)


def at_first(key: str, name: str, locale: str) -> Course:
    found = course(somebody(locale), Kept(key, name))
    assert found is not None
    return found


def pressed(found: Course, move: Move, locale: str) -> int:
    """From the step's card to the move by what is shown; how many presses that takes."""
    request = found.live.request(LEARNER)
    controls = [part for part in shown(step_card(found, locale, None)) if answers(found, part)]
    for press in range(1, MOST_PRESSES):
        near = towards(request, controls, move)
        assert near, f"no control leads to {move}"
        _, control, draft = near[0]
        assert control.learnt == found.mark
        if draft.complete:
            assert draft.move() == move
            return press
        card = next_question(found.live, draft, control, locale, None)
        check(card)
        one_decision(card)
        controls = [part for part in shown(card) if answers(found, part)]
    raise AssertionError("pressing leads on and on")


def answers(found: Course, part: Json) -> bool:
    control = parse(part.get("custom_id", ""))
    return control is not None and control.act in ANSWERING and control.act != "type" and control.seat == LEARNER


@pytest.mark.parametrize("locale", LOCALES)
@EACH
def test_each_lesson_is_played_to_its_end(key: str, name: str, locale: str) -> None:
    found = at_first(key, name, locale)
    told = [texts(step_card(found, locale, None))]
    while (step := found.step) is not None:
        card = step_card(found, locale, None)
        check(card)
        one_decision(card)
        if step.do:
            move = found.play.legal(LEARNER).read(step.do)
            pressed(found, move, locale)
            found = found.answered(move)
            assert found.told is not None
            assert found.told.fulfilled
        else:
            found = found.shown()
        told.append(texts(step_card(found, locale, None) if found.step else done_card(found, locale, None)))
    check(done_card(found, locale, None))
    one_decision(done_card(found, locale, None))
    assert found.kept.finished
    assert len(set(told)) == len(told)


@EACH
def test_whatever_is_not_meant_says_what_it_does_and_changes_nothing(key: str, name: str) -> None:
    lesson = lesson_of(key, name)
    assert lesson is not None
    others = 0
    for at, step in enumerate(lesson.steps):
        found = at_first(key, name, "en").at(at)
        offers = [offer for offer in found.live.request(LEARNER).offers if step.do and not offer.aside]
        for move in dict.fromkeys(offer.any_move(lambda limit: limit - 1) for offer in offers):
            after = found.answered(move)
            assert after.told is not None
            if after.told.fulfilled:
                assert after.kept.step == at + 1
                continue
            others += 1
            assert after.kept == found.kept
            assert after.play is found.play
            card = step_card(after, "en", None)
            check(card)
            assert "↩" in texts(card)
            assert texts(step_card(found, "en", None)) != texts(card)
    assert others or lesson.goes_on, "somewhere something else is possible"


@pytest.mark.parametrize("way", range(1, 4))
@EACH
def test_whatever_does_as_well_leads_to_the_end(key: str, name: str, way: int) -> None:
    """From one's own position, or from the prepared one where the next step does not fit that."""
    found = at_first(key, name, "en")
    for at, step in enumerate(found.lesson.steps):
        assert found.kept.step == at
        offers = [offer for offer in found.live.request(LEARNER).offers if step.do and not offer.aside]
        tried = [found.answered(offer.any_move(partial(mod, way * 7))) for offer in offers]
        found = next((each for each in tried if each.kept.step > at), None) or found.shown()
        again = course(found.person, found.kept)
        assert again is not None
        assert again.kept == found.kept
        check(step_card(found, "ru", None) if found.step else done_card(found, "ru", None))
    assert found.kept.finished
    assert LEARNER in found.play.waiting() or not found.lesson.goes_on


@EACH
def test_somebody_can_have_each_step_shown_and_go_back(key: str, name: str) -> None:
    found = at_first(key, name, "en")
    lesson = found.lesson
    for at in range(len(lesson.steps)):
        assert found.kept.step == at
        found = found.shown()
        assert found.kept.lines == as_meant(key, name)[at + 1]
    assert found.step is None
    for at in reversed(range(len(lesson.steps))):
        found = found.at(found.kept.step - 1)
        assert found.kept.step == at
        assert found.play.saved() == played(key, lesson, as_meant(key, name)[at]).saved()
    assert found.at(-1).kept.step == 0


@EACH
def test_it_is_resumed_where_it_was_left_and_begins_anew_where_that_does_not_fit(key: str, name: str) -> None:
    found = at_first(key, name, "en")
    for _ in range(len(found.lesson.steps) - 1):
        found = found.shown()
    again = course(found.person, found.kept)
    assert again is not None
    assert (again.kept, again.play.saved()) == (found.kept, found.play.saved())
    for lines in (("0 fly",), ("9 pass",), ("nothing",)):
        anew = course(found.person, Kept(key, name, found.kept.step, lines, finished=True))
        assert anew is not None
        assert (anew.kept.step, anew.kept.lines, anew.kept.finished) == (0, (), True)
    assert course(found.person, Kept(key, "no such lesson")) is None


@pytest.mark.parametrize("locale", LOCALES)
def test_lists_say_how_far_one_is(locale: str) -> None:
    key = TAUGHT[0]
    first, second, *_ = lessons_of(key)
    begun = [Kept(key, second.key, 1), Kept(key, first.key, finished=True), Kept(key, "dropped"), Kept("gone", "x")]
    for card in (games_card(locale, begun), game_card(locale, key, begun), games_card(locale, [])):
        check(card)
        one_decision(card)
    assert "✓◐○" in texts(games_card(locale, begun))
    assert any(each.endswith(f"open:{key}:{second.key}") for each in ids(games_card(locale, begun)))
    assert texts(game_card(locale, key, begun)).count("✓") == 1
    assert "◐" not in texts(games_card(locale, []))


@pytest.mark.both_engines
async def test_each_persons_place_is_their_own_and_outlives_a_restart(house: House) -> None:
    lessons, key = house.tables.of(LESSONS), TAUGHT[0]
    name = lessons_of(key)[0].key
    found = await lessons.open(ADA, key, name)
    was = found.mark
    found = await lessons.go_on(found, found.shown)
    assert await lessons.marked(ADA, found.mark) is found
    with pytest.raises(Late):
        await lessons.marked(ADA, was)
    with pytest.raises(Late):
        await lessons.marked(BORIS, found.mark)
    assert await lessons.last(BORIS) is None
    after = house.new_service().of(LESSONS)
    again = await after.open(ADA, key, name)
    assert again.kept == found.kept
    last = await after.last(ADA)
    assert last is not None
    assert last.kept == found.kept
    for wrong in ((key, "nothing"), ("nothing", name)):
        with pytest.raises(Refused):
            await lessons.open(ADA, *wrong)


async def test_a_move_that_is_none_is_refused(house: House) -> None:
    lessons, key = house.tables.of(LESSONS), TAUGHT[0]
    found = (await lessons.open(ADA, key, lessons_of(key)[0].key)).at(1)
    assert found.step is not None
    move = found.play.legal(LEARNER).read(found.step.do)
    with pytest.raises(IllegalMove):
        found.answered(move).answered(move)
    with pytest.raises(IllegalMove):
        found.at(len(found.lesson.steps)).answered(move)


@pytest.mark.both_engines
@pytest.mark.parametrize("key", TAUGHT)
async def test_the_last_lesson_goes_on_at_a_table_of_ones_own(house: House, key: str) -> None:
    lessons, last = house.tables.of(LESSONS), lessons_of(key)[-1]
    found = await lessons.open(ADA, key, last.key)
    with pytest.raises(Late):
        await lessons.play_on(found, 1)
    for _ in last.steps:
        found = await lessons.go_on(found, found.shown)
    table = await lessons.play_on(found, 2)
    assert table.status == "playing"
    assert table.private
    assert table.people == (ADA.id,)
    assert len(table.computers) == last.seats - 1
    live = await house.tables.live(table.id)
    assert live.game.view(live.state, LEARNER) == live.game.view(found.play.state, LEARNER)
    assert live.waiting() == (LEARNER,)
    again = await lessons.play_on(found, 2)
    assert again.id == table.id, "the same click opens no second one"
    await house.tables.turns.move(table.id, ADA, await house.any_move(table.id))


@pytest.mark.both_engines
async def test_what_somebody_has_learnt_goes_with_them(house: House) -> None:
    lessons, key = house.tables.of(LESSONS), TAUGHT[0]
    for person in (ADA, BORIS):
        await lessons.open(person, key, lessons_of(key)[0].key)
    await house.tables.of(FORGETTING).forget(ADA)
    left = [await house.store.read(partial(load_lessons, user_id=person.id)) for person in (ADA, BORIS)]
    assert list(map(len, left)) == [0, 1]
    assert await lessons.begun(ADA) == []
