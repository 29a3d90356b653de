"""Every card says all that it does, and every place its name, in each language and skin."""

import re
from collections.abc import Iterable

import pytest

from games.archipelago.components import CARDS as ARCHIPELAGO
from games.archipelago.state import RowCard
from games.core.game import Setup
from games.core.seats import Seat
from games.maracaibo.cards import CARDS as MARACAIBO
from games.registry import game
from games.santa_maria.components import SCHOLARS
from games.santa_maria.state import State
from render.archipelago import track
from render.boards import boards
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.finish import finished
from render.kit.frame import CLOSE, CLOSE_INSIDE, MARGIN
from render.kit.ground import ground
from render.kit.skins import SkinName, wearing
from render.maracaibo import cards
from tests.render.readable import Readers
from texts import LOCALES, Teller, words

_GAP = 14


def place(canvas: Canvas, across: int, height: int) -> Box:
    """The first of so many side by side, as on the table."""
    return canvas.box.inset(MARGIN).cut_top(height)[0].columns(across, _GAP)[0]


@pytest.mark.parametrize(("locale", "skin"), [("en", "light"), ("ru", "dark")])
def test_all_words_fit(reading: Readers, locale: str, skin: SkinName) -> None:
    with wearing(skin):
        for key in MARACAIBO:
            canvas = ground(CLOSE, 300)
            teller = Teller(words(locale), "maracaibo", ())
            cards.draw_card(canvas, place(canvas, 2, cards.CARD_HEIGHT), key, teller)
            finished(canvas, "")
        for key in ARCHIPELAGO:
            canvas = ground(CLOSE, 300)
            teller = Teller(words(locale), "archipelago", ())
            high = track.height_of(key, teller, CLOSE_INSIDE)
            track.draw_card(canvas, place(canvas, 1, high), RowCard(key), teller)
            finished(canvas, "")
    assert reading.troubles() == []


@pytest.mark.parametrize(
    ("locale", "does"), [("en", r"Cost .+? · \d VP · (.+) · "), ("ru", r"(.+?)\. Цена: ")], ids=["en", "ru"]
)
def test_all_that_a_card_does_is_written_on_it(reading: Readers, locale: str, does: str) -> None:
    teller = Teller(words(locale), "maracaibo", ())
    for key in MARACAIBO:
        canvas = ground(CLOSE, 300)
        cards.draw_card(canvas, place(canvas, 2, cards.CARD_HEIGHT), key, teller)
        finished(canvas, "")
        told = re.match(does, teller.about("card", key))
        assert told is not None
        assert told[1] in " ".join(reading.words()), key
        assert reading.troubles() == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_place_for_a_monk_is_named_whole_where_most_stand_side_by_side(reading: Readers, locale: str) -> None:
    state = game("santa_maria").start(Setup(4, {"kingdoms": "on", "setup": "deal"}, "monks")).state
    assert isinstance(state, State)
    for names in batched(SCHOLARS, len(state.scholars)):
        state.scholars = names
        state.monks = {place: [Seat(0)] for place in (*names, *state.bishops, *state.missions)}
        boards("santa_maria").table(
            state, Teller(words(locale), "santa_maria", ["Ada", "Boris", "Cyd", "Di"]), None, None
        )
        assert reading.troubles() == [], names


def batched(keys: Iterable[str], size: int) -> list[list[str]]:
    """All of them, so many at once; the last ones with some of the others."""
    left = list(keys)
    return [left[max(0, min(at, len(left) - size)) :][:size] for at in range(0, len(left), size)]
