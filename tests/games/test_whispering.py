"""What is done among a few leaves no trace for the others: in nothing that they see, whatever they open."""

from random import Random

import pytest

from games.core.chance import Chance
from games.registry import GAMES, game
from tests.support.laws import laws_of
from tests.support.positions import position
from tests.support.secrecy import Secrecy

pytestmark = pytest.mark.long

EVERY = 100
"""Moves between two positions that are looked at."""


@pytest.mark.parametrize("key", GAMES)
def test_nobody_notices_what_others_whisper(key: str) -> None:
    random, seats = Random(19), max(game(key).settings.seat_counts)
    for live in position(key, seats, 19, every=EVERY):
        if live.playing:
            whispering, *_, viewer = live.state.in_turn(live.waiting()[0])
            secrecy = Secrecy(live, Chance("whispering"), (None, viewer), "en")
            for seat in (whispering, live.state.left_of(whispering)):
                secrecy.whispers(seat, laws_of(key), random.randrange)
