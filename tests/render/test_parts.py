"""What can be looked at closer: every part of every game, for everybody who looks, in each language and skin."""

from itertools import cycle

import pytest

from games.core.seats import Seat
from games.core.state import GameState
from games.registry import game
from render.boards import boards, part_of, parts_of
from render.kit.frame import CLOSE
from render.kit.skins import SKINS, wearing
from tests.render.readable import Readers
from tests.render.test_laws import HEAVIEST, NAMES, STORIES, positions, wild_positions
from texts import LOCALES, Teller, words

HIGHEST = CLOSE * 8 // 5
"""What is higher is small where a phone shows all of it."""


def told_by(key: str, seats: int, locale: str) -> Teller:
    return Teller(words(locale), key, NAMES[:seats])


@pytest.mark.parametrize(("key", "seats"), STORIES)
def test_every_part_can_be_read_on_a_phone(reading: Readers, key: str, seats: int) -> None:
    found = game(key)
    ways = cycle([(locale, skin) for locale in LOCALES for skin in SKINS])
    before: GameState | None = None
    for state in (*positions(key, seats), *wild_positions(key, seats)):
        for viewer in (None, Seat(seats - 1)):
            view = found.view(state, viewer)
            earlier = None if before is None else found.view(before, viewer)
            for word in parts_of(view, told_by(key, seats, "en"), viewer):
                locale, skin = next(ways)
                with wearing(skin):
                    drawn = part_of(key, word)(view, told_by(key, seats, locale), viewer, earlier)
                assert reading.troubles() == [], word
                assert drawn.width == CLOSE, word
                assert drawn.height <= HIGHEST, word
                assert len(drawn.data) <= HEAVIEST, word
        before = state


@pytest.mark.parametrize(("key", "seats"), STORIES)
def test_ones_own_comes_first_and_everybody_has_the_same(key: str, seats: int) -> None:
    found = game(key)
    for state in positions(key, seats):
        (own,) = [part.key for part in boards(key).parts[:1]]
        for viewer in map(Seat, range(seats)):
            view = found.view(state, viewer)
            assert next(iter(parts_of(view, told_by(key, seats, "en"), viewer))) == f"{own}.{viewer}"
            openly = parts_of(found.view(state, None), told_by(key, seats, "en"), None)
            assert parts_of(view, told_by(key, seats, "en"), viewer).items() == openly.items()
