"""One player's own things stay within a phone's height; the map steps aside where they need all of it."""

from itertools import islice

import pytest

from games.archipelago import GAME
from games.archipelago.components import CARDS, OBJECTIVES
from games.archipelago.state import OwnedCard
from games.core.game import Setup
from games.core.saving import clone
from games.core.seats import Seat
from render.boards import boards
from render.kit.frame import CLOSEST
from tests.render.readable import LONG_NAME, Readers
from texts import LOCALES, Teller, words


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("cards", "objectives"), [(0, 1), (6, 1), (12, 1), (12, 5)])
def test_however_much_somebody_owns_it_is_read_at_a_phones_height(
    reading: Readers, locale: str, cards: int, objectives: int
) -> None:
    state = clone(GAME.start(Setup(5, {}, "own")).state)
    state.players[0].cards = [OwnedCard(card, 1) for card in islice(CARDS, cards)]
    state.players[0].objectives = list(islice(OBJECTIVES, objectives))
    teller = Teller(words(locale), "archipelago", (LONG_NAME, "B", "C", "D", "E"))

    picture = boards("archipelago").own(GAME.view(state, Seat(0)), teller, Seat(0), None)

    read = " ".join(reading.words()).lower()
    assert reading.troubles() == []
    assert picture.height <= CLOSEST
    assert [each for each in state.players[0].objectives if teller.name("objective", each).lower() not in read] == []
