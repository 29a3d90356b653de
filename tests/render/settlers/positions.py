"""Positions to draw."""

from games.core.chance import Chance
from games.core.game import Setup
from games.settlers import GAME
from games.settlers.state import State


def played(seats: int, moves: int, seed: str = "caravel") -> State:
    """A view of a game with so many seats after so many moves."""
    play = GAME.start(Setup(seats, {}, seed))
    chance = Chance(f"answers {seed}")
    for _ in range(moves):
        if play.state.over:
            break
        seat = play.waiting()[0]
        play.apply(seat, GAME.sensible(GAME.view(play.state, seat), play.legal(seat), chance))
    return GAME.view(play.state, None)
