"""Stage 3: lines side by side, private offers beside a public question, forms, a shared track, a sudden end."""

from docs.night_market.moves import Lanterns, Rest, Sell
from docs.night_market.steps import Hang, Parade, Stroll, Strolls
from docs.night_market.tests.table import A, B, C, keys, market


def test_everybody_strolls_at_the_same_time_and_nobody_waits_for_anothers_lanterns() -> None:
    play = market(Strolls({seat: [Stroll([seat])] for seat in (A, B, C)}))
    play.apply(A, Sell("silk", 2))
    assert play.waiting() == (A, B, C)
    play.apply(B, Rest())
    assert play.waiting() == (A, C)
    assert isinstance(play.state.question(A), Hang)


def test_the_parade_moves_when_all_have_strolled_in_turn_order() -> None:
    play = market(Strolls({seat: [Stroll([seat])] for seat in (A, B)}), Parade(), hands=("silk silk", "tea"))
    play.apply(B, Sell("tea", 1))
    play.apply(B, Lanterns((("river", "paper", 1),)))
    play.apply(A, Sell("silk", 2))
    assert play.state.parade == 0
    events = play.apply(A, Lanterns((("hill", "paper", 2),)))
    assert [(event.seat, event.args["place"]) for event in events if event.key.endswith("parade")] == [(A, 2), (B, 3)]


def test_what_can_be_sold_is_offered_in_private_and_silence_tells_nothing() -> None:
    play = market(Strolls({A: [Stroll([A])], B: [Stroll([B])]}), hands=("silk", ""))
    for seat in (A, B):
        request = play.legal(seat)
        assert request.private
        assert [offer.verb for offer in request.public().offers if not offer.aside] == ["rest"]
    assert play.waiting() == (A, B), "B has nothing to sell, and is asked all the same"


def test_the_best_sale_is_recommended() -> None:
    play = market(Strolls({A: [Stroll([A])]}), hands=("silk silk tea", ""))
    offer = play.legal(A).offer("sell")
    assert offer is not None
    assert offer.moves(9)[0] == Sell("silk", 2)
    assert list(offer.numbers("count", {"good": "tea"})) == [1]


def test_lanterns_of_a_sale_are_alike_and_a_street_holds_one_of_glass() -> None:
    play = market(Strolls({A: [Hang([A], 3)]}), hands=("", ""))
    legal = play.legal(A).accepts
    assert legal(Lanterns((("river", "paper", 2), ("hill", "paper", 1))))
    assert legal(Lanterns((("river", "glass", 1), ("hill", "glass", 1))))
    assert not legal(Lanterns((("river", "glass", 2),)))
    assert not legal(Lanterns((("river", "paper", 1), ("hill", "glass", 1))))


def test_the_parade_ends_the_market_in_the_middle_of_everything() -> None:
    play = market(Strolls({A: [Hang([A], 3)], B: [Hang([B], 3)]}), Parade(), hands=("", ""))
    play.state.parade = 14
    play.apply(B, Lanterns((("river", "paper", 2),)))
    events = play.apply(A, Lanterns((("river", "paper", 3),)))
    assert keys(events) == ["hang", "parade", "end", "score", "score", "winners"]
    assert play.state.over
