"""How long a game takes is said as sensible players play it."""

import pytest

from games.core.chance import Chance
from games.core.game import Setup
from games.registry import GAMES, game

NEAR = 0.4


@pytest.mark.parametrize("key", GAMES)
def test_the_pace_is_told_for_every_number_of_seats(key: str) -> None:
    assert set(game(key).pace) == set(game(key).seat_counts)


@pytest.mark.parametrize("key", GAMES)
def test_the_pace_is_near_that_of_a_sensible_game(key: str) -> None:
    found = game(key)
    seats = sorted(found.seat_counts)[len(found.seat_counts) // 2]
    play, chance = found.start(Setup(seats, {}, "pace")), Chance("pace")
    moves = turns = 0
    last = None
    while not play.state.over:
        seat = play.waiting()[0]
        play.apply(seat, found.sensible(found.view(play.state, seat), play.legal(seat), chance))
        moves, turns, last = moves + 1, turns + (seat != last), seat
    told = found.pace[seats]
    assert abs(moves / seats - told.decisions) <= NEAR * told.decisions
    assert abs(turns - told.turns) <= NEAR * told.turns
