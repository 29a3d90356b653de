"""How a game ends."""

import pytest

from games.core.game import Setup
from games.core.seats import Seat
from games.settlers import GAME
from tests.games.settlers.table import (
    REVEALED,
    do,
    keys,
    next_turn,
    points,
    refused,
    spots,
    table,
    told,
    turn,
    verbs,
    why,
)

FAR = "water_meadow water_meadow"
FORESTS = "forest forest"


class TestPrizes:
    @pytest.mark.rule("SE-END-02", "SE-END-01")
    def test_the_last_prize_ends_the_game_with_that_turn(self) -> None:
        play = turn("mine$ mine \n forest weavery", FAR, FAR, prizes="altar_of_minerva")
        events = do(play, "place altar-of-minerva i7")
        assert keys(events)[:3] == ["place", "coins", "end"]
        assert told(events, "end").args == {"end": "prizes"}
        assert play.state.over
        assert play.waiting() == ()

    @pytest.mark.rule("SE-END-02")
    def test_as_long_as_one_is_open_the_game_goes_on(self) -> None:
        play = turn("mine weavery", FAR, prizes="altar_of_minerva temple_of_janus")
        do(play, "place altar-of-minerva g8")
        assert play.waiting() == (1,)

    @pytest.mark.rule("SE-END-01")
    def test_nobody_gets_another_turn(self) -> None:
        play = turn(FAR, "mine weavery", FAR, prizes="altar_of_minerva", rows="lake")
        do(play, "place lake g8", "reveal village", "place altar-of-minerva g8")
        assert play.state.over
        assert play.state.turn == 2
        assert refused(play, "reveal village", 2).key == "core-reason-game-over"


class TestStacks:
    @pytest.mark.rule("SE-END-03")
    def test_who_reveals_the_last_tile_completes_the_turn(self) -> None:
        play = table("forest forest$", FAR, hands=("war",), rows="lake lake", nature="", village="", city=REVEALED)
        assert not any(play.state.stacks.values())
        assert verbs(play) == {"war", "place", "replace"}
        do(play, "war 1 g7")
        events = do(play, "place lake g8")
        assert keys(events)[:3] == ["place", "coins", "end"]
        assert told(events, "end").args == {"end": "stacks"}
        assert play.state.rows["nature"] == ["lake"]

    @pytest.mark.rule("SE-END-03")
    def test_the_last_tile_may_also_be_the_drawn_one(self) -> None:
        play = table(FAR, FORESTS, nature="grove", village="", city=REVEALED)
        do(play, "reveal city")
        assert spots(play, "grove")
        assert not play.state.over
        assert told(do(play, "place grove g8"), "end").args == {"end": "stacks"}

    @pytest.mark.rule("SE-END-03")
    def test_one_tile_in_a_stack_is_enough_to_go_on(self) -> None:
        play = table(FORESTS, FAR, rows="lake lake", nature="", village="", city=f"{REVEALED} {REVEALED}")
        do(play, "place lake g8")
        assert play.state.turn == 2
        assert not play.state.over


class TestAgreement:
    @pytest.mark.rule("SE-END-04")
    def test_when_all_agree_before_the_reveal_the_game_ends_there(self) -> None:
        play = table(FORESTS, FAR, FAR)
        do(play, "2: propose")
        assert play.waiting() == (0, 1)
        assert play.legal(Seat(0)).prompt.args == {"by_seat": 2}
        do(play, "1: agree")
        assert play.waiting() == (0,)
        events = do(play, "0: agree")
        assert told(events, "end").args == {"end": "agreed"}
        assert play.state.over
        assert play.state.agenda == []

    @pytest.mark.rule("SE-END-04", "SE-END-01")
    def test_when_all_agree_during_a_turn_it_is_completed(self) -> None:
        play = turn("forest$ forest", FAR, rows="lake")
        do(play, "1: propose", "0: agree")
        assert play.waiting() == (0,)
        assert verbs(play) == {"place", "replace"}
        assert why(play, "propose") == "agreed"
        events = do(play, "place lake g8")
        assert keys(events)[:3] == ["place", "coins", "end"]
        assert told(events, "end").args == {"end": "agreed"}

    @pytest.mark.rule("SE-END-04")
    @pytest.mark.parametrize("answers", [("1: agree", "2: refuse"), ("1: refuse",)])
    def test_one_refusal_and_the_game_goes_on(self, answers: tuple[str, ...]) -> None:
        play = table(FORESTS, FAR, FAR)
        do(play, "0: propose", *answers)
        assert play.waiting() == (0,)
        assert verbs(play) == {"reveal"}
        assert not play.state.agreed

    @pytest.mark.rule("SE-END-04")
    def test_masters_that_fit_are_put_to_work_first(self) -> None:
        play = table("mine mine weavery!", "stable$ fishery*", masters=("smith weaver", "horse_breeder"))
        assert points(play, 0) == {"tokens": 2}
        events = do(play, "0: propose", "1: agree")
        assert {"agree", "end"} < set(keys(events))
        assert [event.seat for event in events if event.key == "settlers-log-master"] == [0, 1]
        assert points(play, 0) == {"masters": 2, "tokens": 1}
        assert points(play, 1) == {"masters": 4, "tokens": 1}

    @pytest.mark.rule("SE-END-04")
    def test_they_are_put_to_work_also_if_the_last_prize_goes_in_that_turn(self) -> None:
        play = turn("mine mine weavery", FAR, masters=("smith",), prizes="altar_of_minerva")
        do(play, "0: propose", "1: agree", "0: place altar-of-minerva i8")
        assert play.state.over
        assert points(play) == {"prizes": 1, "masters": 2}

    def test_masters_stay_in_hand_at_any_other_end(self) -> None:
        play = turn("mine mine weavery", FAR, masters=("smith",), prizes="altar_of_minerva")
        do(play, "place altar-of-minerva i8")
        assert points(play) == {"prizes": 1, "tokens": 1}

    def test_a_proposal_can_be_taken_back_until_all_have_agreed(self) -> None:
        play = table(FORESTS, FAR, FAR)
        do(play, "1: propose", "0: agree", "1: withdraw")
        assert play.waiting() == (0,)
        assert verbs(play) == {"reveal"}
        assert why(play, "withdraw", 1) == "no-proposal"

    def test_it_is_proposed_once_a_turn_so_that_nobody_is_pestered(self) -> None:
        play = turn(FORESTS, FAR, rows="lake lake lake")
        do(play, "1: propose", "0: refuse")
        assert why(play, "propose", 1) == why(play, "propose", 0) == "proposed"
        do(play, "place lake g8")
        assert play.legal(Seat(0)).offer("propose")

    def test_while_a_proposal_is_open_nothing_else_is_played(self) -> None:
        play = turn(FORESTS, FAR, FAR, rows="lake")
        do(play, "1: propose")
        assert why(play, "place lake g8") == "answer-first"
        assert verbs(play) == {"agree", "refuse"}
        assert verbs(play, 1) == {"withdraw"}
        assert all(offer.aside for offer in play.legal(Seat(1)).offers)

    def test_what_is_agreed_is_not_proposed_again(self) -> None:
        play = turn(FORESTS, FAR, rows="lake")
        do(play, "1: propose", "0: agree")
        play.state.proposed = 0
        assert not play.legal(Seat(1)).offer("propose")

    def test_the_interrupted_question_is_asked_anew(self) -> None:
        play = turn(FORESTS, FAR, rows="lake")
        before = play.legal(Seat(0))
        do(play, "1: propose", "0: refuse")
        after = play.legal(Seat(0))
        assert after.offers[0] == before.offers[0]
        assert after.number == before.number + 2

    def test_not_while_the_first_tiles_are_chosen(self) -> None:
        play = GAME.start(Setup(2, {}, "seed"))
        assert why(play, "propose") == why(play, "propose", 1) == "preparing"


def test_the_scores_and_winners_are_told() -> None:
    play = turn("mine weavery", "mine* stable", FAR, prizes="altar_of_minerva")
    events = do(play, "place altar-of-minerva g8")
    scores = [(event.seat, event.args["points"]) for event in events if event.key == "settlers-log-score"]
    assert scores == [(0, 1), (1, 2), (2, 0)]
    assert told(events, "winners").args == {"seats": (1,), "count": 1}


def test_play_goes_round_until_the_end() -> None:
    play = turn(FORESTS, FORESTS, rows="lake lake lake lake")
    do(play, "place lake g8")
    next_turn(play)
    assert play.state.turn == 3
