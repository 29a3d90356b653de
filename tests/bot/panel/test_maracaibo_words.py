"""Maracaibo's choices by their names: a hand filled from the deck alone, and figures that pay for a manoeuvre."""

import pytest

from bot.panel.kit.naming import move_name
from bot.panel.typed.in_words import answers_in_words
from games.core.fields import Amount, Pick, PickSome
from games.core.moves import Offer
from games.maracaibo.moves import Fill, Manoeuvre
from texts import Teller, words


def teller(locale: str) -> Teller:
    return Teller(words(locale), "maracaibo", ("Ada", "Boris"))


@pytest.mark.parametrize("most", [0, 2])
@pytest.mark.parametrize(("locale", "told"), [("en", "only from the deck"), ("ru", "только из колоды")])
def test_taking_no_open_card_is_not_taking_nothing(locale: str, told: str, most: int) -> None:
    offer = Offer(Fill, (PickSome("cards", "card", ("rope_walk", "ferry_master")[:most], 0, most),))
    assert move_name(teller(locale), offer, [()]).endswith(f": {told}")
    assert answers_in_words(teller(locale), offer, told) == "none"


@pytest.mark.parametrize(
    ("locale", "figures", "told"),
    [
        ("en", 1, "Maneuver: 1 influence, with 1 figure"),
        ("en", 2, "Maneuver: 1 influence, with 2 figures"),
        ("ru", 1, "Совершить манёвр: 1 влияние, с 1 матросом"),
        ("ru", 3, "Совершить манёвр: 1 влияние, с 3 матросами"),
    ],
)
def test_figures_that_pay_are_counted_in_words(locale: str, figures: int, told: str) -> None:
    fields = (
        Pick("manoeuvre", "manoeuvre", ("influence_one",)),
        Pick("place", "place", ("none",)),
        Amount("figures", "figures", 0, 3),
    )
    assert move_name(teller(locale), Offer(Manoeuvre, fields), ["influence_one", "none", figures]) == told
