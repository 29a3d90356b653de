"""Whole sensible games take few touches an answer."""

import pytest

from games.registry import GAMES, game
from tests.support.positions import campaign, position
from tests.support.touches import P95, Touches, touches, touches_of
from texts import LOCALES

EVERY = 3
SEED = 5


@pytest.mark.parametrize("key", GAMES)
def test_an_answer_takes_a_touch_and_a_half_at_the_most(key: str) -> None:
    counts = game(key).settings.seat_counts
    counted = Touches()
    for seats, language in zip((min(counts), max(counts)), LOCALES, strict=True):
        counted += touches_of(position(key, seats, SEED, language, 1), language)
    counted.check()


def test_few_touches_make_an_answer_from_game_to_game_of_a_campaign() -> None:
    story = {"story": "campaign", "difficulty": "very_easy"}
    touches_of(campaign("maracaibo", 2, story, 2, "ru", 1), "ru").check()


def test_whatever_a_coin_buys_is_reached_in_few_touches() -> None:
    found = [
        touches(live, seat, move, "en")[0]
        for seed in range(6)
        for live in position("settlers", 3, seed, "en", EVERY)
        for seat in live.waiting()[:1]
        for offer in live.request(seat).offers
        if offer.verb == "coin"
        for move in list(offer.moves(100))[::5]
    ]
    assert len(found) > 10
    assert sorted(found)[len(found) * 95 // 100] <= P95, sorted(found)
