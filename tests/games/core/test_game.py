"""Starting, saving and scoring a game."""

import msgspec
import pytest

from games.core.ending.outcome import ScoreLine, SeatScore, ranked
from games.core.game import Setup
from games.core.rules import Rules
from games.core.saving import clone, load, save
from games.core.seats import QuestionNumber, Seat
from tests.games.core.toy import GAME, A, B, Bid, Consent, Offered, Say, ToyState, say, toy


class TestStarting:
    def test_a_game_runs_to_its_first_question(self) -> None:
        play = GAME.start(Setup(2, {}, "seed"))
        assert play.waiting() == (0, 1)
        assert [event.key for event in play.events] == ["toy-log-rolled"]

    def test_unknown_options_become_defaults(self) -> None:
        assert GAME.start(Setup(2, {"length": "long", "moon": "full"}, "")).state.options == {"length": "long"}
        assert GAME.start(Setup(2, {"length": "endless"}, "")).state.options == {"length": "short"}

    def test_a_wrong_number_of_seats_is_refused(self) -> None:
        with pytest.raises(ValueError, match="toy"):
            GAME.start(Setup(4, {}, ""))


class TestSaving:
    def test_a_state_comes_back_with_its_agenda_and_numbers(self) -> None:
        play = toy(Bid([A, B], most=2), Say("on"), Consent([B], A))
        play.apply(B, Offered(2))
        again = GAME.saved.load(save(play.state))
        assert again == play.state
        resumed = GAME.play(again)
        assert resumed.legal(A) == play.legal(A)
        assert resumed.apply(A, Offered(1)) == play.apply(A, Offered(1))
        assert resumed.state == play.state

    def test_a_clone_shares_nothing(self) -> None:
        state = toy(Bid([A, B])).state
        other = clone(state)
        GAME.play(other).apply(A, Offered(1))
        assert state.bids == {}
        assert state.agenda == [Bid([A, B], asked={A: QuestionNumber(1), B: QuestionNumber(1)})]

    def test_what_is_no_state_is_refused(self) -> None:
        with pytest.raises(msgspec.ValidationError):
            load(ToyState, b'{"seats": 2}')


class TestOutcome:
    @staticmethod
    def scored(*seats: tuple[int, int]) -> tuple[SeatScore, ...]:
        return tuple(SeatScore(Seat(i), (ScoreLine("a", points),), (tie,)) for i, (points, tie) in enumerate(seats))

    def test_most_points_win(self) -> None:
        assert ranked(self.scored((3, 9), (5, 0), (4, 0))).winners == (1,)

    def test_then_the_tie_breaks(self) -> None:
        assert ranked(self.scored((5, 1), (5, 2), (4, 9))).winners == (1,)

    def test_then_the_victory_is_shared(self) -> None:
        assert ranked(self.scored((5, 2), (1, 0), (5, 2))).winners == (0, 2)

    def test_a_total_is_the_sum_of_its_lines(self) -> None:
        assert SeatScore(A, (ScoreLine("a", 4), ScoreLine("b", -1))).total == 3


def test_two_rules_for_one_thing_are_a_mistake() -> None:
    rules: Rules[ToyState] = Rules("toy")
    rules.step(Say)(say)
    with pytest.raises(ValueError, match="Say"):
        rules.step(Say)(say)
