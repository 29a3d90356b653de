"""Whole sensible games take few taps a move."""

import pytest

from games.registry import GAMES, game
from tests.support.positions import campaign, position
from tests.support.taps import P95, check, taps, taps_of, typical
from texts import LOCALES

EVERY = 3
TABLES = [
    (key, seats)
    for key in GAMES
    for seats in (min(game(key).settings.seat_counts), max(game(key).settings.seat_counts))
]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_few_taps_make_a_move(key: str, seats: int) -> None:
    language = LOCALES[seats % len(LOCALES)]
    check(taps_of(position(key, seats, 5, language, EVERY), language))


def test_few_taps_make_a_move_from_game_to_game_of_a_campaign() -> None:
    check(taps_of(campaign("maracaibo", 2, {"story": "campaign", "difficulty": "very_easy"}, 4, "ru", EVERY), "ru"))


def test_whatever_a_coin_buys_is_reached_in_few_taps() -> None:
    found = [
        taps(live, seat, move, "en")
        for live in position("settlers", 3, 0, "en", EVERY)
        for seat in live.waiting()[:1]
        for offer in live.request(seat).offers
        if offer.verb == "coin"
        for move in list(offer.moves(100))[::5]
    ]
    assert len(found) > 10
    assert typical(found)[1] <= P95, sorted(found)
