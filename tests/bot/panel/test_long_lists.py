"""Where a list is too long for one, its parts are called by what is asked: the move so far stands above them."""

import pytest

from bot.panel.kit.ids import Control
from bot.panel.messages.private_card import next_question
from bot.panel.questions.draft import Draft
from games.santa_maria.moves import Expand
from tests.bot.panel.shown import shown
from tests.support.positions import position

LIST, TEXT = 3, 10


@pytest.mark.parametrize(("locale", "called"), [("en", "Place ("), ("ru", "Клетка (")])
def test_parts_of_a_list_do_not_repeat_the_move(locale: str, called: str) -> None:
    live, draft = next(
        (live, Draft(offer).answered(offer.choices("tile", {})[0]))
        for live in position("santa_maria", 2, 1, locale, every=1)
        for offer in live.request(live.waiting()[0]).offers
        if offer.makes is Expand
    )
    seat = live.waiting()[0]
    at = Control(live.table.id, "form", seat, live.request(seat).number)
    parts = shown(next_question(live, draft, at, locale, None))
    lists = [part["placeholder"] for part in parts if part["type"] == LIST]
    assert len(lists) > 1
    assert all(each.startswith(called) for each in lists), lists
    assert any(part["type"] == TEXT and ":" in part["content"] for part in parts), "the move so far is told"
