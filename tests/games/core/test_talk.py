"""What seats propose to each other: called for, answered by an id that is never used again, lapsed, dropped."""

import pytest

from games.core.events import Phrase
from games.core.moves import IllegalMove
from games.core.saving import clone
from games.core.talk import Call
from tests.games.core.toy import GAME, A, B, Bid, C, Give, Offered, Take, ToyPlay, Whisper, toy


def bargain(**purse: int) -> ToyPlay:
    return toy(Bid([C]), Bid([C]), seats=3, purse={"0": purse.get("a", 9), "1": purse.get("b", 0)})


def test_a_proposal_calls_on_those_it_is_put_to_and_waits_for_nobody() -> None:
    play = bargain()
    play.apply(A, Give("1", 3))
    assert play.waiting() == (C,)
    assert play.calls() == (Call(B, "1", Phrase("toy-deal", {"other_seat": A, "gives": 3})),)
    play.apply(C, Offered(1))
    assert play.calls()


def test_it_is_answered_by_its_id_and_told_by_its_terms() -> None:
    play = bargain()
    play.apply(A, Give("1", 3))
    play.apply(A, Give("1", 4))
    offer = play.legal(B).offer("take")
    assert offer is not None
    assert offer.choices("proposal", {}) == ("1", "2")
    assert offer.field("proposal").told == {
        "1": Phrase("toy-deal", {"other_seat": A, "gives": 3}),
        "2": Phrase("toy-deal", {"other_seat": A, "gives": 4}),
    }
    assert play.legal(B).text(Take("2")) == "take 2"
    play.apply(B, play.legal(B).read("take 2"))
    assert play.state.purse == {"0": 5, "1": 4}
    assert [proposal.id for proposal in play.state.proposals] == ["1"]


def test_what_is_answered_calls_no_more_and_cannot_be_answered_twice() -> None:
    play = bargain()
    play.apply(A, Give("1", 3))
    play.apply(B, Take("1"))
    assert play.calls() == ()
    with pytest.raises(IllegalMove):
        play.apply(B, Take("1"))


def test_no_id_is_used_again_also_not_after_going_back() -> None:
    play = bargain()
    before = clone(play.state)
    play.apply(A, Give("1", 1))
    went = GAME.play(before)
    events = went.went_back(play.state)
    assert [(event.key, event.seat, event.to) for event in events] == [("core-log-dropped", A, None)]
    went.apply(A, Give("1", 4))
    assert [proposal.id for proposal in went.state.proposals] == ["2"]
    with pytest.raises(IllegalMove):
        went.apply(B, Take("1"))


def test_what_was_there_before_is_still_there_after_going_back() -> None:
    play = bargain()
    play.apply(A, Give("1", 1))
    before = clone(play.state)
    play.apply(C, Offered(1))
    went = GAME.play(before)
    assert went.went_back(play.state) == []
    went.apply(B, Take("1"))


def test_what_can_no_longer_be_met_lapses_with_a_line() -> None:
    play = bargain()
    play.apply(A, Give("1", 5))
    play.apply(A, Give("2", 5))
    events = play.apply(B, Take("1"))
    assert [(event.key, event.seat, event.args) for event in events] == [
        ("toy-log-lapsed", A, {"proposal": Phrase("toy-deal", {"other_seat": A, "gives": 5})})
    ]
    assert play.calls() == ()


def test_a_private_proposal_is_known_to_those_concerned_alone() -> None:
    play = bargain()
    (event,) = play.apply(A, Give("1", 6))
    assert event.to == (A, B)
    (whisper,) = play.state.proposals
    assert isinstance(whisper, Whisper)
    assert [whisper.known_to(viewer) for viewer in (A, B, C, None)] == [True, True, False, False]
    assert whisper.id == "ab1"
    whisper.to.clear()
    assert whisper.known_to(B)
    went = GAME.play(clone(bargain().state))
    assert [event.to for event in went.went_back(play.state)] == [(A, B)]


def test_talk_stands_beside_all_questions() -> None:
    play = bargain()
    play.apply(A, Give("1", 3))
    assert play.beside
