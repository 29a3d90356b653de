"""Lines: seats led through questions of their own side by side."""

import pytest

from games.core.events import Event
from games.core.moves import IllegalMove
from games.core.saving import clone, save
from games.core.seats import Seat
from tests.games.core.toy import (
    GAME,
    A,
    B,
    Bid,
    C,
    Errand,
    Errands,
    Halt,
    Interrupt,
    Offered,
    Run,
    Say,
    ToyPlay,
    toy,
)


def side_by_side(*more: int, waves: bool = False) -> ToyPlay:
    """Each seat has an errand; the number says how many more follow it."""
    lines = {seat: [Errand([seat], count)] for seat, count in zip((B, C, A), more, strict=False)}
    return toy(Errands({seat: list(line) for seat, line in lines.items()}), Say("over"), seats=3, waves=waves)


def said(events: list[Event]) -> list[object]:
    return [event.args["word"] for event in events if event.key == "toy-log-said"]


def number(play: ToyPlay, seat: Seat) -> int:
    return play.legal(seat).number


def test_all_are_asked_at_once_and_nobody_waits_for_anothers_nested_question() -> None:
    play = side_by_side(2, 0, 1)
    assert play.waiting() == (B, C, A)
    assert said(play.apply(B, Run())) == ["1 goes on"]
    assert play.waiting() == (B, C, A)
    assert play.legal(B).prompt.args["more"] == 1
    play.apply(A, Run())
    assert play.waiting() == (B, C, A)
    play.apply(C, Run())
    assert play.waiting() == (B, A)


def test_an_answer_leaves_the_numbers_of_the_other_lines_as_they_are() -> None:
    play = side_by_side(2, 0, 1)
    before = number(play, C), number(play, A)
    play.apply(B, Run())
    assert (number(play, C), number(play, A)) == before
    assert number(play, B) == 2


def test_a_seat_asked_in_two_lines_answers_one_after_the_other() -> None:
    play = toy(Errands({A: [Bid([B])], B: [Errand([B])]}), Say("over"))
    assert play.waiting() == (B,)
    assert play.legal(B).prompt.key == "toy-ask-bid"
    assert number(play, B) == 1
    play.apply(B, Offered(1))
    assert (play.legal(B).prompt.key, number(play, B)) == ("toy-ask-errand", 2)
    play.apply(B, Run())
    assert play.waiting() == ()


def test_a_forced_answer_in_a_line_is_taken_by_itself() -> None:
    play = toy(Errands({A: [Errand([A])], B: [Say("forced"), Bid([B], most=0)]}), Say("over"))
    assert said(play.events) == ["forced"]
    assert play.waiting() == (A,)


def test_a_move_at_any_time_goes_to_the_line_of_its_seat() -> None:
    play = toy(Errands({A: [Errand([A])], B: [Errand([B])]}), Say("over"), waves=True)
    play.apply(A, Interrupt())
    assert play.waiting() == (B,), "B has been asked to consent first, but not to anything else"
    assert play.legal(B).prompt.key == "toy-ask-consent"


def test_lines_are_saved_like_everything_else() -> None:
    play = side_by_side(2, 0, 1)
    play.apply(B, Run())
    again = GAME.saved.load(save(play.state))
    assert again == play.state
    resumed = GAME.play(again)
    resumed.run()
    assert save(resumed.state) == save(play.state)
    assert [resumed.legal(seat) for seat in (A, B, C)] == [play.legal(seat) for seat in (A, B, C)]


def test_an_answer_may_end_the_game_half_way_and_in_the_middle_of_lines() -> None:
    play = side_by_side(2, 0, 1)
    assert said(play.apply(C, Halt())) == ["halt"]
    assert play.state.over
    assert play.waiting() == ()
    with pytest.raises(IllegalMove):
        play.apply(B, Run())


def test_going_back_numbers_every_line_anew() -> None:
    play = side_by_side(2, 0, 1)
    before = clone(play.state)
    play.apply(B, Run())
    went = GAME.play(before)
    went.went_back(play.state)
    assert [went.legal(seat).number for seat in (A, B, C)] == [2, 3, 2]
