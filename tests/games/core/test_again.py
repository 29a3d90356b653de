"""Asked again, answered anew, gone back: no number ever stands for two questions."""

import pytest

from games.core.moves import IllegalMove
from games.core.saving import clone
from tests.games.core.toy import GAME, A, B, Bid, C, Offered, Say, Vote, Wave, toy


class TestAskedAgain:
    def test_the_second_question_has_a_number_of_its_own(self) -> None:
        play = toy(Vote([A]), Say("on"))
        first = play.legal(A).number
        play.apply(A, Offered(0))
        assert play.waiting() == (A,)
        assert play.legal(A).number == first + 1
        play.apply(A, Offered(1))
        assert play.waiting() == ()

    def test_only_who_is_asked_again_is_waited_for_and_the_others_answers_stand(self) -> None:
        play = toy(Vote([A, B]), Say("on"))
        play.apply(A, Offered(2))
        play.apply(B, Offered(0))
        assert play.waiting() == (B,)
        assert not play.legal(A).offers


class TestAnsweredAnew:
    def test_until_all_are_in_an_answer_may_be_changed_and_the_last_one_counts(self) -> None:
        play = toy(Vote([A, B, C]), Say("on"), seats=3)
        play.apply(A, Offered(1))
        assert play.waiting() == (B, C)
        assert play.legal(A).changing
        assert not play.legal(A).asked
        play.apply(A, Offered(3))
        play.apply(B, Offered(1))
        assert play.legal(A).changing
        play.apply(C, Offered(1))
        assert play.state.votes == {"0": 3, "1": 1, "2": 1}
        assert not play.legal(A).changing

    def test_each_answer_has_its_own_number_and_leaves_those_of_others(self) -> None:
        play = toy(Vote([A, B]), Say("on"))
        numbers = [play.legal(A).number]
        for amount in (1, 2):
            play.apply(A, Offered(amount))
            numbers.append(play.legal(A).number)
        assert len(set(numbers)) == 3
        assert play.legal(B).number == 1

    def test_where_answers_stand_nothing_can_be_changed(self) -> None:
        play = toy(Bid([A, B]), Say("on"))
        play.apply(A, Offered(1))
        assert not play.legal(A).changing
        with pytest.raises(IllegalMove):
            play.apply(A, Offered(2))


class TestGoneBack:
    def test_every_seat_is_numbered_anew_also_those_that_are_not_waited_for(self) -> None:
        play = toy(Bid([A]), Bid([B]), waves=True, seats=3)
        before = clone(play.state)
        asked = [play.legal(seat).number for seat in (A, B, C)]
        play.apply(A, Offered(1))
        went = GAME.play(before)
        went.went_back(play.state)
        now = [went.legal(seat).number for seat in (A, B, C)]
        late = [play.legal(seat).number for seat in (A, B, C)]
        assert all(new > max(old, other) for new, old, other in zip(now, asked, late, strict=True))
        assert went.legal(B).offers, "moves at any time are open to B, under another number"
        went.apply(B, Wave("0"))


def test_a_move_beside_the_questions_says_so() -> None:
    play = toy(Bid([A, B]), waves=True)
    play.apply(B, Wave("0"))
    assert play.beside
    play.apply(A, Offered(1))
    assert not play.beside
