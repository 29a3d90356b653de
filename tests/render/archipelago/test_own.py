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
@pytest.mark.parametrize(
    ("cards", "objectives", "busy"),
    [(0, 1, False), (6, 1, False), (6, 1, True), (12, 1, False), (12, 5, False), (12, 5, True)],
)
def test_however_much_somebody_owns_it_is_read_at_a_phones_height(
    reading: Readers, locale: str, cards: int, objectives: int, busy: bool
) -> None:
    """Where what it owns has long names, too."""
    teller = Teller(words(locale), "archipelago", (LONG_NAME, "B", "C", "D", "E"))
    longest = sorted(CARDS, key=lambda card: -len(teller.name("card", card)))
    state = clone(GAME.start(Setup(5, {}, "own")).state)
    state.players[0].cards = [OwnedCard(card, 1, busy) for card in longest[:cards]]
    state.players[0].objectives = list(islice(OBJECTIVES, objectives))

    picture = boards("archipelago").own(GAME.view(state, Seat(0)), teller, Seat(0), None)

    read = " ".join(reading.words()).lower()
    assert reading.troubles() == []
    assert picture.height <= CLOSEST
    assert [each for each in state.players[0].objectives if teller.name("objective", each).lower() not in read] == []
