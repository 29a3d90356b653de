"""Two careers to choose from stand on the own board with all that they say."""

import pytest

from games.core.game import Setup
from games.core.seats import Seat
from games.maracaibo import GAME
from games.maracaibo.components import CAREERS
from render.boards import boards
from tests.render.readable import Readers
from texts import LOCALES, Teller, words

KEYS = list(CAREERS)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("pair", [KEYS[at : at + 2] for at in range(0, len(KEYS), 2)])
def test_every_career_can_be_read_before_it_is_kept(reading: Readers, locale: str, pair: list[str]) -> None:
    state = GAME.start(Setup(2, {}, "careers")).state
    state.players[0].careers = pair
    teller = Teller(words(locale), "maracaibo", ("Ada", "Boris"))
    boards("maracaibo").own(GAME.view(state, Seat(0)), teller, Seat(0), None)
    assert reading.troubles() == []
