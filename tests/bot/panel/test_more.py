"""Moves that are open at any time say what they are for."""

import pytest

from bot.panel.kit.naming import verb_about
from bot.panel.kit.wording import teller
from bot.panel.messages.private_card import more_moves
from bot.panel.questions.asking import proposals_in
from bot.panel.questions.controls import free_offers
from tests.bot.panel.shown import texts
from tests.support.positions import position
from texts import LOCALES


@pytest.mark.parametrize("locale", LOCALES)
def test_each_kind_of_move_says_what_it_is_for(locale: str) -> None:
    found = ((live, seat) for live in position("archipelago", 3, 1) for seat in live.waiting())
    live, seat = next((live, seat) for live, seat in found if len(free_offers(live.request(seat))) > 1)
    told = texts(more_moves(live, seat, locale))
    for offer in free_offers(live.request(seat)):
        if not proposals_in(offer):
            assert verb_about(teller(live.table, locale, live.emblems), offer.verb) in told
