"""How long a game takes is said as sensible players play it."""

from collections.abc import Mapping

import pytest

from games.core.game import AnyGame
from games.registry import GAMES, game
from tests.support.pacing import taken

pytestmark = pytest.mark.long

NEAR = 0.4
SOME, MORE = 5, 6
"""Games."""
VARIED = {"archipelago": 12}
"""Where luck changes more, more games."""
LENGTHENED = [
    (key, option, value) for key in GAMES for option, values in game(key).settings.lengthens.items() for value in values
]


def is_near(found: AnyGame, seats: int, options: Mapping[str, str], games: int) -> None:
    told = found.settings.pace_of(seats, found.settings.chosen(options))
    assert told is not None
    decisions, turns = taken(found, seats, options, (f"pace {number}" for number in range(games)))
    assert abs(decisions - told.decisions) <= NEAR * told.decisions
    assert abs(turns - told.turns) <= NEAR * told.turns


@pytest.mark.parametrize("key", GAMES)
def test_the_pace_is_told_for_every_number_of_seats(key: str) -> None:
    assert set(game(key).settings.pace) == set(game(key).settings.seat_counts)


@pytest.mark.parametrize("key", GAMES)
def test_the_pace_is_near_that_of_a_sensible_game(key: str) -> None:
    for seats in game(key).settings.seat_counts:
        is_near(game(key), seats, {}, VARIED.get(key, SOME))


@pytest.mark.parametrize(("key", "option", "value"), LENGTHENED)
def test_what_is_chosen_makes_it_longer_or_shorter(key: str, option: str, value: str) -> None:
    found = game(key)
    seats = found.settings.seat_counts[len(found.settings.seat_counts) // 2]
    asked = next(each for each in found.settings.options if each.key == option)
    options = found.settings.chosen({**asked.only_with, option: value})
    usual, told = (
        found.settings.pace_of(seats, found.settings.chosen(asked.only_with)),
        found.settings.pace_of(seats, options),
    )
    assert usual is not None
    assert told is not None
    times = found.settings.lengthens[option][value]
    assert told.decisions == round(found.settings.pace[seats].decisions * times)
    assert (told.decisions > usual.decisions) == (times > 1), "the lobby tells it"
    is_near(found, seats, options, MORE)


def test_what_is_played_counts_and_not_how_it_was_wished() -> None:
    settings = game("santa_maria").settings
    assert settings.pace_of(2, {"envoys": "five", "kingdoms": "five"}) == settings.pace[2], "for five alone"
    assert settings.pace_of(2, {"envoys": "on", "kingdoms": "five"}) == settings.pace_of(
        2, {"envoys": "on", "kingdoms": "on"}
    )
