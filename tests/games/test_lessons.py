"""Every lesson of every game: as it is meant it goes from its position to its end, and whatever else is legal fits."""

from functools import partial
from itertools import islice
from operator import mod

import pytest

from games.core.game import Setup
from games.core.moves import Move, Request
from games.core.seats import Seat
from games.lessons import LEARNER, Lesson, Step, answered, as_meant, fits, go_on, lesson_of, lessons_of, played
from games.registry import GAMES, game

LESSONS = [(key, lesson.key) for key in GAMES for lesson in lessons_of(key)]
EACH = pytest.mark.parametrize(("key", "name"), LESSONS)
LEAST, MOST = 3, 6
FEWEST_STEPS, MOST_STEPS = 5, 10
OTHERS = 12
"""So many other moves are tried at each step."""


def found(key: str, name: str) -> Lesson:
    lesson = lesson_of(key, name)
    assert lesson is not None
    return lesson


@pytest.mark.parametrize("key", [key for key in GAMES if lessons_of(key)])
def test_a_game_has_a_handful_of_lessons_and_the_last_goes_on(key: str) -> None:
    lessons = lessons_of(key)
    assert LEAST <= len(lessons) <= MOST
    assert all(FEWEST_STEPS <= len(lesson.steps) <= MOST_STEPS for lesson in lessons)
    assert [lesson.goes_on for lesson in lessons] == [False] * (len(lessons) - 1) + [True]
    assert len({lesson.key for lesson in lessons}) == len(lessons)
    assert all(len({step.key for step in lesson.steps}) == len(lesson.steps) for lesson in lessons)


@EACH
def test_what_is_meant_leads_to_the_end(key: str, name: str) -> None:
    lesson = found(key, name)
    play = played(key, lesson)
    for at, step in enumerate(lesson.steps):
        assert fits(play, step), step.key
        if step.do:
            move = play.legal(LEARNER).read(step.do)
            made = answered(key, play, step, move)
            assert made.fulfilled, f"{step.key}: {made.changes}"
            play = made.after
        lines = go_on(key, play, step)
        assert lines[: len(step.then)] == step.then, f"{step.key}: what is to happen then is not legal"
        assert play.saved() == played(key, lesson, as_meant(key, name)[at + 1]).saved()
    assert not play.state.over
    assert play.waiting() == (LEARNER,), "whoever goes on from here is asked something"


@EACH
def test_whatever_else_is_legal_is_answered(key: str, name: str) -> None:
    """It leaves the position as it is; where it does as well, the lesson goes on from there, or as it is prepared."""
    lesson = found(key, name)
    for at, step in enumerate(lesson.steps):
        play = played(key, lesson, as_meant(key, name)[at])
        if not step.do:
            continue
        before = play.saved()
        for move in others(play.legal(LEARNER)):
            made = answered(key, play, step, move)
            assert play.saved() == before
            if made.fulfilled:
                go_on(key, made.after, step)
                assert made.after.state.over or LEARNER in made.after.waiting() or not made.after.waiting()


@EACH
def test_what_it_goes_on_from_can_be_imagined(key: str, name: str) -> None:
    lesson = found(key, name)
    assert game(key).settings.fits(lesson.seats, game(key).settings.chosen(lesson.options)) is None
    assert Seat(0) == LEARNER, "who opens a table sits there"


def test_what_must_be_true_is_asked_of_the_move_and_of_what_it_brings() -> None:
    step = next(step for step in found("puerto_rico", "points").steps if step.must and step.must.gains)
    assert step.fulfilled("build city-hall", {"worth": 4})
    assert not step.fulfilled("build hospice", {"worth": 2})
    named = next(step for step in found("puerto_rico", "game").steps if step.must and step.must.does == ("build",))
    assert named.fulfilled("build hospice", {})
    assert not named.fulfilled("builder", {})
    alone = Step("alone", do="pass")
    assert alone.fulfilled("pass", {})
    assert not alone.fulfilled("pass on", {})


def test_a_game_without_lessons_has_none() -> None:
    with pytest.raises(KeyError):
        game("night_market").start(Setup(2, {}, "none"))
    assert lessons_of("night_market") == ()


def others(request: Request) -> list[Move]:
    """Some of the legal answers, of each verb."""
    return [move for offer in request.offers if not offer.aside for move in islice(_moves(request, offer.verb), OTHERS)]


def _moves(request: Request, verb: str) -> "islice[Move]":
    offer = request.offer(verb)
    assert offer is not None
    seen = dict.fromkeys(offer.any_move(partial(mod, at)) for at in range(OTHERS))
    return islice(iter(seen), OTHERS)
