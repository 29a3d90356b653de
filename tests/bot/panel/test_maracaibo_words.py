"""Maracaibo's choices by their names: a hand filled by chance alone, and figures that pay for a manoeuvre."""

import pytest

from bot.panel.kit.naming import move_name
from bot.panel.questions.in_words import answers_in_words
from games.core.fields import Amount, Pick, PickSome
from games.core.moves import Offer
from games.maracaibo.moves import Fill, Manoeuvre
from texts import LOCALES, Teller, words


def teller(locale: str) -> Teller:
    return Teller(words(locale), "maracaibo", ("Ada", "Boris"))


@pytest.mark.parametrize(("locale", "told"), [("en", "all from the deck"), ("ru", "все из колоды")])
def test_taking_no_open_card_says_what_comes_instead(locale: str, told: str) -> None:
    offer = Offer(Fill, (PickSome("cards", "card", ("rope_walk", "ferry_master"), 0, 2),))
    assert move_name(teller(locale), offer, [()]).endswith(f": {told}")
    assert answers_in_words(teller(locale), offer, told) == "none"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_that_is_full_takes_nothing(locale: str) -> None:
    offer = Offer(Fill, (PickSome("cards", "card", (), 0, 0),))
    assert move_name(teller(locale), offer, [()]).endswith(words(locale)("core-nothing"))


@pytest.mark.parametrize(
    ("locale", "figures", "told"),
    [
        ("en", 1, "Manoeuvre: 1 influence, with 1 figure"),
        ("en", 2, "Manoeuvre: 1 influence, with 2 figures"),
        ("ru", 1, "Манёвр: 1 влияние, с 1 матросом"),
        ("ru", 3, "Манёвр: 1 влияние, с 3 матросами"),
    ],
)
def test_figures_that_pay_are_counted_in_words(locale: str, figures: int, told: str) -> None:
    fields = (
        Pick("manoeuvre", "manoeuvre", ("influence_one",)),
        Pick("place", "place", ("none",)),
        Amount("figures", "figures", 0, 3),
    )
    assert move_name(teller(locale), Offer(Manoeuvre, fields), ["influence_one", "none", figures]) == told
