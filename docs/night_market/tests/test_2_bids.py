"""Stage 2: a decision of all at once, that may be thought over; who ties bids once more."""

from docs.night_market.moves import Accept, Offer, Treat
from docs.night_market.steps import Bid, ChooseStall, OpenBids
from docs.night_market.tests.table import A, B, C, keys, market
from docs.night_market.view import view


def test_a_bid_may_be_thought_over_until_the_last_has_bid() -> None:
    play = market(Bid([A, B, C]), OpenBids())
    play.apply(A, Offer(1))
    assert play.legal(A).changing
    play.apply(A, Offer(4))
    play.apply(B, Offer(3))
    events = play.apply(C, Offer(0))
    assert keys(events) == ["bids", "bid", "bid", "bid", "wins"]
    assert play.state.players[A].coins == 2
    assert play.waiting() == (A,)


def test_who_ties_bids_once_more_and_nobody_else() -> None:
    play = market(Bid([A, B, C]), OpenBids())
    play.apply(A, Offer(3))
    play.apply(B, Offer(3))
    first, shown = play.legal(B).number, play.state.shown
    play.apply(C, Offer(1))
    assert play.state.shown > shown, "whoever bid last knows now who else bid how much"
    assert play.waiting() == (A, B)
    assert play.legal(B).number > first
    assert play.legal(B).prompt.args["again"] == "yes"
    play.apply(A, Offer(3))
    play.apply(B, Offer(3))
    assert play.state.first == A, "a tie that persists goes to the first in turn order"


def test_bids_are_sealed() -> None:
    play = market(Bid([A, B, C]))
    play.apply(A, Offer(5))
    assert view(play.state, B).bids == {A: -1}
    assert view(play.state, A).bids == {A: 5}


def test_who_gives_coins_away_after_bidding_bids_what_is_left() -> None:
    play = market(Bid([A, B, C]), OpenBids())
    play.apply(A, Offer(6))
    play.apply(B, Offer(4))
    play.apply(A, Treat("2", 3))
    (gift,) = play.state.proposals
    play.apply(C, Accept(gift.id))
    play.apply(C, Offer(0))
    assert [player.coins for player in play.state.players] == [3, 2, 9]
    assert play.waiting() == (B,)


def test_the_stall_is_a_word_of_two_parts() -> None:
    play = market(ChooseStall([A]))
    offer = play.legal(A).offer("stall")
    assert offer is not None
    assert offer.field("stall").parts == ("street", "good")
    play.apply(A, play.legal(A).read("stall hill.jade"))
    assert play.state.stall == "hill.jade"
    assert play.state.price("jade") == 5
