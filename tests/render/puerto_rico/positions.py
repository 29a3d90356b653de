"""Positions to draw."""

from games.core.chance import Chance
from games.core.game import Setup
from games.core.play import Play
from games.core.seats import Seat
from games.puerto_rico import GAME
from games.puerto_rico.components import BUILDINGS
from games.puerto_rico.state import ROSE, State

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


def played(seats: int, moves: int, options: dict[str, str] | None = None, viewer: Seat | None = None) -> State:
    """A view of that game."""
    return GAME.view(play(seats, moves, options).state, viewer)


def crowded(seats: int = 2) -> State:
    """A view with as much as the rules allow on every board: one city is full, islands are, many goods and pieces."""
    state = play(seats, 0, BOTH).state
    production = [key for key, building in BUILDINGS.items() if building.good]
    beige = [key for key, building in BUILDINGS.items() if building.beige and not building.large]
    large = [key for key, building in BUILDINGS.items() if building.large]
    for seat, board in enumerate(state.boards):
        others = [beige[(seat * 4 + index) % len(beige)] for index in range(4)]
        board.city = [*production, *others, large[1]] if seat == 1 else [*production[:4], *others, large[seat]]
        board.island = ["corn", "coffee", "quarry", "tobacco", "sugar", "indigo"] * 2
        board.colonists = {key: BUILDINGS[key].circles for key in board.city if BUILDINGS[key].circles}
        board.nobles = {"coffee": 2, "quarry": 1, ROSE: 5}
        board.colonists |= {"corn": 2, "tobacco": 1, ROSE: 12}
        board.goods = {"corn": 10, "indigo": 11, "sugar": 8, "tobacco": 9, "coffee": 9}
        board.coins, board.points = 38, 107
    for key in (key for board in state.boards for key in board.city):
        state.market[key] = max(0, state.market.get(key, 0) - 1)
    state.house = ["coffee", "corn", "tobacco", "sugar"]
    for ship, good in zip(state.ships, ("corn", "indigo", "sugar"), strict=False):
        ship.good, ship.load = good, ship.capacity
    return GAME.view(state, Seat(1))
