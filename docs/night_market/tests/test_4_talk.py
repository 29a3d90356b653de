"""Stage 4: proposals at any time, private and open; what they are named by, what they set aside, how they lapse."""

import pytest

from docs.night_market import GAME
from docs.night_market.moves import Accept, Open, Refuse, Swap, Treat, Withdraw
from docs.night_market.rulebook import Market
from docs.night_market.steps import ChooseStall, Stroll, Strolls
from docs.night_market.tests.table import A, B, C, keys, market
from docs.night_market.view import view
from games.core.chance import Chance
from games.core.moves import IllegalMove
from games.core.saving import clone
from games.core.seats import Seat

DEAL = Swap("1", (("give", "silk", 1),), (("want", "jade", 1),))


def talking() -> Market:
    return market(ChooseStall([C]), Strolls({C: [Stroll([C])]}))


def test_goods_are_set_aside_when_they_are_offered() -> None:
    play = talking()
    (event,) = play.apply(A, DEAL)
    assert event.to == (A, B)
    assert play.state.players[A].hand == ["silk", "tea"]
    assert play.waiting() == (C,)
    assert [(call.seat, call.proposal, call.private) for call in play.calls()] == [(B, "ab1", True)]
    play.apply(B, play.legal(B).read("accept ab1"))
    assert sorted(play.state.players[A].hand) == ["jade", "silk", "tea"]
    assert sorted(play.state.players[B].hand) == ["silk", "tea"]


@pytest.mark.parametrize(("seat", "answer"), [(B, Refuse("ab1")), (A, Withdraw("ab1"))])
def test_what_comes_to_nothing_returns(seat: Seat, answer: Refuse | Withdraw) -> None:
    play = talking()
    play.apply(A, DEAL)
    play.apply(seat, answer)
    assert sorted(play.state.players[A].hand) == ["silk", "silk", "tea"]
    assert play.calls() == ()


def test_others_see_nothing_of_a_whisper_not_even_fewer_goods() -> None:
    play = talking()
    before = view(play.state, C)
    play.apply(A, DEAL)
    after = view(play.state, C)
    assert (after.players, after.proposals, after.spoken) == (before.players, before.proposals, before.spoken)
    assert view(GAME.seeing.imagine(play.state, C, Chance("dream")), C) == after
    assert view(play.state, B).proposals == play.state.proposals


def test_who_lacks_what_is_wanted_may_not_accept_and_learns_why() -> None:
    play = talking()
    play.apply(A, Swap("2", (("give", "silk", 1),), (("want", "jade", 2),)))
    with pytest.raises(IllegalMove) as refused:
        play.apply(C, Accept("ac1"))
    assert refused.value.reason.key == "night_market-reason-goods-lacking"


def test_a_treat_that_can_no_longer_be_paid_lapses() -> None:
    play = talking()
    play.apply(A, Treat("1", 4))
    play.apply(A, Treat("2", 4))
    assert keys(play.apply(B, Accept("1"))) == ["accepts-gift", "lapsed"]


def test_after_going_back_no_click_takes_a_later_offer() -> None:
    play = talking()
    before = clone(play.state)
    play.apply(A, Treat("1", 1))
    went = GAME.play(before)
    (dropped,) = went.went_back(play.state)
    assert dropped.key == "core-log-dropped"
    went.apply(A, Treat("1", 6))
    with pytest.raises(IllegalMove):
        went.apply(B, Accept("1"))
    went.apply(B, Accept("2"))


@pytest.mark.parametrize(("seat", "move", "beside"), [(C, Open("hill.jade"), False), (A, Treat("1", 1), True)])
def test_talk_stands_beside_the_questions(seat: Seat, move: Open | Treat, beside: bool) -> None:
    play = talking()
    play.apply(seat, move)
    assert play.beside == beside
