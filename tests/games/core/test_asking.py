"""What an interface must know: whose eyes a question is for, and which moves there are at all."""

from games.core.events import Phrase
from tests.games.core.toy import RULES, A, B, Bid, Consented, Errand, Guess, Interrupt, Offered, Wager, Wave, toy


def test_a_secret_question_says_so_to_those_who_are_asked() -> None:
    play = toy(Guess([A]))
    assert play.legal(A).secret
    assert not play.legal(B).secret
    assert not toy(Bid([A])).legal(A).secret


def test_a_game_names_all_its_moves() -> None:
    assert RULES.moves().items() >= {"bid": Offered, "yes": Consented, "interrupt": Interrupt, "wave": Wave}.items()


def test_a_private_offer_stands_beside_a_public_question_that_never_answers_itself() -> None:
    for purse in ({}, {"0": 3}):
        play = toy(Wager([A]), purse=purse)
        request = play.legal(A)
        assert play.waiting() == (A,), "silence would tell what A holds"
        assert request.private
        assert not request.secret
        assert [offer.verb for offer in request.public().offers if not offer.aside] == ["halt"]
    assert [offer.verb for offer in request.offers if not offer.aside] == ["halt", "bid"]
    play.apply(A, Offered(3))


def test_a_question_tells_lists_and_what_its_own_rule_adds() -> None:
    prompt = toy(Errand([A], 1, ["corn", "sugar"]), purse={"0": 2}).legal(A).prompt
    assert prompt == Phrase(
        "toy-ask-errand",
        {"more": 1, "words": ("corn", "sugar"), "held": 2, "deal": Phrase("toy-deal", {"other_seat": A, "gives": 1})},
    )
