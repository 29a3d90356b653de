"""Whatever a game's laws call hidden can be imagined otherwise: else equal views of imagined states prove nothing."""

from collections import Counter

import pytest

from games.core.chance import Chance
from games.registry import GAMES, game
from tests.support.hidden_places import places
from tests.support.laws import hidden_in, laws_of
from tests.support.positions import position
from tests.support.secrecy import of_the_view_alone

pytestmark = pytest.mark.long

ENOUGH = 12
"""In so many positions there was something; what is always the same then is never imagined otherwise."""


@pytest.mark.parametrize("key", GAMES)
def test_worlds_are_made_of_the_view_alone(key: str) -> None:
    for seats in game(key).settings.seat_counts:
        for live in position(key, seats, seats):
            for viewer in (None, *live.state.every_seat()) if live.playing else ():
                of_the_view_alone(live.game, live.state, viewer, "a world")


@pytest.mark.parametrize("key", GAMES)
def test_whatever_is_hidden_can_be_imagined_otherwise(key: str) -> None:
    chance = Chance("imagining")
    there, other = Counter[str](), Counter[str]()
    for seats in game(key).settings.seat_counts:
        for live in position(key, seats, seats):
            for viewer in (None, *live.state.every_seat()) if live.playing else ():
                imagined = live.game.seeing.imagine(live.state, viewer, chance)
                for hidden in (hidden for hidden in hidden_in(laws_of(key)) if not hidden.settled):
                    real = [thing for thing, knowers, _ in places(live.state, hidden) if viewer not in knowers]
                    fancied = [thing for thing, knowers, _ in places(imagined, hidden) if viewer not in knowers]
                    there[hidden.where] += any(thing is not None for thing in real)
                    other[hidden.where] += real != fancied
    assert [where for where, positions in there.items() if positions >= ENOUGH and not other[where]] == []
