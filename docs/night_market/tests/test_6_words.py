"""Stage 6: every word in every language, and what people read of a deal, a stall, a question."""

import pytest

from docs.night_market import GAME
from docs.night_market.moves import Swap
from docs.night_market.steps import Bid, ChooseStall
from docs.night_market.tests.table import A, B, market
from texts import Teller, words
from texts.proof import wordless

NAMES = ("Ada", "Boris", "Clara")


def test_nothing_lacks_its_words() -> None:
    assert wordless(GAME) == []


@pytest.mark.parametrize(("locale", "deal"), [("en", "Ada: silk, tea for jade"), ("ru", "Ada: шёлк, чай за нефрит")])
def test_a_deal_is_told_by_its_terms(locale: str, deal: str) -> None:
    play = market(Bid([A]))
    play.apply(A, Swap("1", (("give", "silk", 1), ("give", "tea", 1)), (("want", "jade", 1),)))
    offer = play.legal(B).offer("refuse")
    assert offer is not None
    assert Teller(words(locale), GAME.key, NAMES).choice(offer.field("proposal"), "ab1") == deal


def test_a_word_of_parts_is_told_part_by_part() -> None:
    offer = market(ChooseStall([A])).legal(A).offer("stall")
    assert offer is not None
    assert Teller(words("en"), GAME.key, NAMES).choice(offer.field("stall"), "hill.jade") == "Hill Street: jade"


def test_a_question_tells_a_list() -> None:
    play = market(ChooseStall([A]))
    play.state.sold = ["tea", "jade", "tea"]
    prompt = GAME.play(play.state).legal(A).prompt
    assert Teller(words("en"), GAME.key, NAMES).phrase(prompt).endswith("Sold so far: jade, tea.")
