"""The plausible player plays decently."""

from statistics import mean

from games.core.chance import Chance
from games.core.game import Setup
from games.santa_maria import GAME


def alone(seed: str) -> int:
    """The points of a solo game."""
    play, chance = GAME.start(Setup(1, {}, seed)), Chance(seed)
    while not play.state.over:
        seat = play.waiting()[0]
        play.apply(seat, GAME.sensible(GAME.view(play.state, seat), play.legal(seat), chance))
    return GAME.score(play.state).scores[0].total


def test_alone_it_builds_a_colony_that_works() -> None:
    assert mean(alone(f"decent {number}") for number in range(8)) > 40
