"""Whole sensible games take few taps a move."""

import pytest

from games.registry import GAMES, game
from tests.support.taps import check, taps_of_a_game
from texts import LOCALES

EVERY = 3
TABLES = [(key, seats) for key in GAMES for seats in (min(game(key).seat_counts), max(game(key).seat_counts))]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_few_taps_make_a_move(key: str, seats: int) -> None:
    check(taps_of_a_game(key, seats, 5, EVERY, LOCALES[seats % len(LOCALES)]))
