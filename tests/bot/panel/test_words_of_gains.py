"""What moves bring is told in the reader's words, never in the code's."""

import random
import re
from itertools import islice

import pytest

from bot.panel.kit.wording import teller
from bot.panel.questions.draft import Draft
from bot.panel.questions.foretelling import Foretelling, with_meaning
from tests.support.positions import POSITIONS, position

CODE = re.compile(r"[a-z]{3,}")


@pytest.mark.parametrize(("key", "seats", "seed"), POSITIONS)
def test_gains_are_told_in_russian(key: str, seats: int, seed: int) -> None:
    chance = random.Random(seed)
    for live in islice(position(key, seats, seed, "ru", every=9), 40):
        say = teller(live.table, "ru")
        for seat in live.waiting()[:1]:
            foretell = Foretelling(say, live.foresight(seat, seat))
            for offer in live.request(seat).offers:
                told = foretell.brings(Draft(offer, offer.any_move(chance.randrange).answers()))
                assert not CODE.search(told), told


def test_what_a_choice_stands_for_is_told_if_that_is_more_than_what_it_brings() -> None:
    assert with_meaning("<:coin:12> +2 дублона", "2 дублона.") == "<:coin:12> +2 дублона"
    assert with_meaning("−1 дублон", "1 дублон.") == "−1 дублон · 1 дублон."
    assert with_meaning("+12 coins", "2 coins.") == "+12 coins · 2 coins."
    assert with_meaning("+2 coins", "Also a card.") == "+2 coins · Also a card."
    assert with_meaning("", "A card.") == "A card."
    assert with_meaning("+1 point", "") == "+1 point"
