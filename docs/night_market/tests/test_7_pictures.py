"""Stage 7: a view in, an image and its words out."""

import pytest

from docs.night_market import GAME, picture
from docs.night_market.rulebook import KEY
from docs.night_market.steps import Bid
from docs.night_market.tests.table import A, B, market
from render.boards import boards, undrawn
from render.kit.picture import Picture
from texts import Teller, words


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_each_picture_is_drawn_and_told(locale: str) -> None:
    view = GAME.view(market(Bid([A, B])).state, A)
    teller = Teller(words(locale), KEY, ("Ada", "Boris", "Clara"))
    for draw in (picture.table, picture.parade, picture.own):
        drawn: Picture = draw(view, teller, A, view)
        assert drawn.data
        assert drawn.alt


def test_the_house_finds_them() -> None:
    assert undrawn(GAME) == []
    assert boards(KEY).table is picture.table
