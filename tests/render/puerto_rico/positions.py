"""Positions to draw."""

from games.core.chance import Chance
from games.core.game import Setup
from games.core.play import Play
from games.puerto_rico import GAME
from games.puerto_rico.state import State

BOTH = {"new_buildings": "random", "nobles": "on"}


def play(seats: int, moves: int, options: dict[str, str] | None = None, seed: str = "caravel") -> Play[State]:
    """A game with so many seats after so many moves."""
    made = GAME.start(Setup(seats, options or {}, seed))
    chance = Chance(f"answers {seed}")
    for _ in range(moves):
        if made.state.over:
            break
        seat = made.waiting()[0]
        made.apply(seat, GAME.sensible(GAME.view(made.state, seat), made.legal(seat), chance))
    return made


def played(seats: int, moves: int, options: dict[str, str] | None = None, viewer: int | None = None) -> State:
    """A view of that game."""
    return GAME.view(play(seats, moves, options).state, viewer)
