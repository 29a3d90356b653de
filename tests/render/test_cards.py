"""Every card says all that it does, in each language and skin."""

import pytest

from games.archipelago.components import CARDS as ARCHIPELAGO
from games.archipelago.state import RowCard
from games.maracaibo.cards import CARDS as MARACAIBO
from render.archipelago import boards
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.finish import finished
from render.kit.frame import MARGIN, WIDTH
from render.kit.ground import ground
from render.kit.skins import SkinName, wearing
from render.maracaibo import cards
from tests.render.readable import Readers
from texts import Teller, words

_GAP = 14


def place(canvas: Canvas, across: int, height: int) -> Box:
    """The first of so many side by side, as on the table."""
    return canvas.box.inset(MARGIN).cut_top(height)[0].columns(across, _GAP)[0]


@pytest.mark.parametrize(("locale", "skin"), [("en", "light"), ("ru", "dark")])
def test_all_words_fit(reading: Readers, locale: str, skin: SkinName) -> None:
    with wearing(skin):
        for key in MARACAIBO:
            canvas = ground(WIDTH, 300)
            teller = Teller(words(locale), "maracaibo", ())
            cards.draw_card(canvas, place(canvas, 4, cards.CARD_HEIGHT), key, teller)
            finished(canvas, "")
        for key in ARCHIPELAGO:
            canvas = ground(WIDTH, 300)
            teller = Teller(words(locale), "archipelago", ())
            boards.draw_card(canvas, place(canvas, 5, boards.ROW), RowCard(key), teller)
            finished(canvas, "")
    assert reading.troubles() == []
