"""The agenda, the questions and the answers."""

import pytest

from games.core.events import Event
from games.core.moves import IllegalMove
from games.core.parts.seeing import to_be_masked
from games.core.saving import clone, save
from games.core.seats import QuestionNumber, Seat
from tests.games.core.toy import (
    GAME,
    A,
    B,
    Bid,
    Buy,
    C,
    Consented,
    Finish,
    Guess,
    Interrupt,
    Offered,
    Roll,
    Say,
    SayTwice,
    ToyPlay,
    Wave,
    toy,
)


def said(events: list[Event]) -> list[object]:
    return [event.args["word"] for event in events if event.key == "toy-log-said"]


def bids(events: list[Event]) -> list[tuple[int | None, object, bool]]:
    return [(event.seat, event.args["amount"], event.auto) for event in events if event.key == "toy-log-bid"]


def numbers(play: ToyPlay) -> list[int]:
    return [play.legal(seat).number for seat in play.state.every_seat()]


class TestAgenda:
    def test_steps_are_done_in_their_order_and_new_ones_first(self) -> None:
        play = toy(Say("a"), SayTwice("b"), Say("c"), Bid([A]), Say("d"))
        assert said(play.events) == ["a", "b1", "b2", "c"]

    def test_what_follows_a_question_waits_for_its_answer(self) -> None:
        play = toy(Bid([A]), Say("later"))
        assert play.waiting() == (0,)
        assert said(play.apply(A, Offered(2))) == ["later"]

    def test_a_question_to_nobody_is_passed_over(self) -> None:
        assert said(toy(Bid([]), Say("on")).events) == ["on"]

    def test_the_end_leaves_what_was_still_to_come(self) -> None:
        play = toy(Finish(), Bid([A]))
        assert play.state.over
        assert play.waiting() == ()
        assert play.legal(A).offers == ()


class TestSeveralSeatsAtOnce:
    def test_all_are_asked_and_answer_in_any_order(self) -> None:
        play = toy(Bid([A, B, C]), Say("all"), seats=3)
        assert play.waiting() == (0, 1, 2)
        assert said(play.apply(C, Offered(1))) == []
        assert play.waiting() == (0, 1)
        play.apply(A, Offered(2))
        assert said(play.apply(B, Offered(3))) == ["all"]
        assert play.state.bids == {"2": 1, "0": 2, "1": 3}

    def test_an_answer_leaves_the_others_questions_their_numbers(self) -> None:
        play = toy(Bid([A, B, C]), Bid([A, B, C]), seats=3)
        assert numbers(play) == [1, 1, 1]
        play.apply(C, Offered(1))
        assert numbers(play)[:2] == [1, 1]

    def test_nobody_answers_twice(self) -> None:
        play = toy(Bid([A, B]))
        play.apply(A, Offered(1))
        with pytest.raises(IllegalMove) as refused:
            play.apply(A, Offered(2))
        assert refused.value.reason.key == "core-reason-not-your-turn"
        assert refused.value.reason.args == {"seats": (1,), "count": 1}


class TestNumbers:
    def test_each_question_has_its_own(self) -> None:
        play = toy(Bid([A]), Bid([B]), Bid([A]))
        assert numbers(play) == [1, 0]
        play.apply(A, Offered(1))
        assert numbers(play) == [2, 1], "nothing shown before fits any more"
        play.apply(B, Offered(1))
        assert numbers(play) == [3, 2]

    def test_an_interrupted_question_is_asked_anew_only_where_something_came_between(self) -> None:
        play = toy(Bid([A, B]), waves=True)
        play.apply(A, Interrupt())
        assert play.waiting() == (1,)
        assert numbers(play) == [2, 2]
        play.apply(B, Consented())
        assert play.waiting() == (0, 1)
        assert numbers(play) == [2, 3]

    def test_a_whisper_is_counted_for_whoever_whispers_and_changes_no_number(self) -> None:
        play = toy(Bid([A, B, C]), waves=True, seats=3)
        play.apply(A, Wave("1"))
        assert play.whispered
        assert numbers(play) == [1, 1, 1]
        assert [play.legal(seat).whispers for seat in (A, B, C)] == [1, 0, 0]
        assert play.legal(A).public().whispers is None
        assert [to_be_masked(play.state, viewer).whispers for viewer in (A, B, None)] == [{A: 1}, {}, {}]

    def test_going_back_forgets_no_whisper(self) -> None:
        play = toy(Bid([A, B]), waves=True)
        before = clone(play.state)
        for _ in range(2):
            play.apply(A, Wave("1"))
        later, play = play.state, GAME.play(before)
        play.went_back(later)
        assert play.legal(A).whispers == 2

    def test_what_changes_what_everybody_sees_asked_is_no_whisper(self) -> None:
        play = toy(Bid([A, B]), waves=True)
        play.apply(A, Interrupt())
        assert play.beside
        assert not play.whispered
        assert play.legal(A).whispers == 0

    def test_whatever_a_seat_does_renumbers_its_own_question_alone(self) -> None:
        play = toy(Bid([A, B, C]), waves=True, seats=3, shop=(A,))
        before = play.legal(A)
        play.apply(A, Buy())
        assert play.waiting() == (0, 1, 2)
        assert numbers(play) == [2, 1, 1]
        again = play.legal(A)
        assert not again.asked_after(before.number), "it is still the same question"
        play.apply(A, Offered(1))
        assert numbers(play)[1:] == [1, 1]

    def test_going_back_uses_no_number_again(self) -> None:
        play = toy(Bid([A, B]), Bid([A, B]))
        later = clone(play.state)
        later.requests = [QuestionNumber(4), QuestionNumber(1)]
        play.went_back(later)
        assert numbers(play) == [5, 2]
        play.apply(B, Offered(0))
        assert numbers(play)[0] == 5


class TestAnyTime:
    def test_moves_are_open_on_anyones_turn_and_keep_the_question(self) -> None:
        play = toy(Bid([A]), waves=True)
        events = play.apply(B, Wave("0"))
        assert [event.key for event in events] == ["toy-log-wave"]
        assert not play.legal(B).asked
        assert play.waiting() == (0,)
        assert play.legal(A).offer("bid")

    def test_an_answer_of_the_same_kind_belongs_to_the_question(self) -> None:
        play = toy(Bid([A, B]), waves=True)
        play.apply(A, Interrupt())
        assert [event.key for event in play.apply(B, Interrupt())] == ["toy-log-counter"]
        assert play.waiting() == (0, 1)

    def test_an_event_may_be_for_some_only(self) -> None:
        play = toy(Bid([A]), waves=True, seats=3)
        (event,) = play.apply(B, Wave("0"))
        assert [event.is_for(viewer) for viewer in (A, B, C, None)] == [True, True, False, False]


class TestForcedAnswers:
    def test_a_single_answer_is_taken_and_said_to_be_automatic(self) -> None:
        play = toy(Bid([A], most=0), Say("on"))
        assert bids(play.events) == [(0, 0, True)]
        assert [event.auto for event in play.events] == [True, False]
        assert play.waiting() == ()

    def test_moves_beside_the_question_do_not_hold_it_up(self) -> None:
        assert bids(toy(Bid([A], most=0), waves=True).events) == [(0, 0, True)]

    def test_a_free_action_that_bears_on_the_question_holds_it_up_for_its_own_seat(self) -> None:
        play = toy(Bid([A, B], most=0), shop=(A,))
        assert bids(play.events) == [(B, 0, True)]
        assert play.waiting() == (A,)
        assert bids(play.apply(A, Buy())) == [(A, 0, True)], "nothing is left to do first"
        assert play.waiting() == ()

    def test_unless_the_silence_would_tell(self) -> None:
        assert toy(Guess([A], most=0)).waiting() == (0,)


class TestIllegalMoves:
    @pytest.mark.parametrize(
        ("seat", "move", "reason"),
        [
            (A, Offered(9), "toy-reason-too-much"),
            (A, Offered(-1), "core-reason-not-so"),
            (B, Offered(1), "core-reason-not-your-turn"),
            (A, Consented(), "core-reason-not-possible"),
            (B, Wave("1"), "core-reason-not-so"),
        ],
    )
    def test_they_say_why_and_change_nothing(self, seat: Seat, move: Offered, reason: str) -> None:
        play = toy(Bid([A]), waves=True)
        before = save(play.state)
        with pytest.raises(IllegalMove) as refused:
            play.apply(seat, move)
        assert refused.value.reason.key == reason
        assert save(play.state) == before

    def test_after_the_end_nothing_is_possible(self) -> None:
        play = toy(Finish(), waves=True)
        with pytest.raises(IllegalMove) as refused:
            play.apply(A, Wave("1"))
        assert refused.value.reason.key == "core-reason-game-over"


class TestWhatIsCounted:
    def test_moves_and_revelations(self) -> None:
        play = toy(Bid([A]), Roll(), Bid([B]))
        assert (play.state.moves, play.state.shown) == (0, 0)
        play.apply(A, Offered(1))
        assert (play.state.moves, play.state.shown) == (1, 1)


def test_a_question_is_named_after_its_step_and_tells_its_plain_values() -> None:
    play = toy(Bid([A], most=2), waves=True)
    assert play.legal(A).prompt.key == "toy-ask-bid"
    assert play.legal(A).prompt.args == {"most": 2}
    assert play.legal(B).prompt.key == "core-ask-wait"
