"""What actions look worth to a player who does not think far ahead."""

from collections.abc import Mapping
from itertools import islice

from games.core.fields import NOTHING
from games.core.moves import Move
from games.core.seats import Seat
from games.santa_maria.actions.expanding import tile_cost
from games.santa_maria.components import BUILDINGS, TILES
from games.santa_maria.computer.city import maya_worth
from games.santa_maria.computer.forecast import building_worth, lasting_worth, line_worth, uses, walk_worth, years_left
from games.santa_maria.grid import COLUMNS, covered, placements, value_of
from games.santa_maria.lines.activating import activation_price
from games.santa_maria.lines.dice import colour_of
from games.santa_maria.lines.proposals import WORTH
from games.santa_maria.moves import Activate, Board, Expand, Follow, Found, Pass, PayWith, Space, UseDie
from games.santa_maria.state import State

PLACES = 40
"""As many places of a tile are looked at before it is bought for."""
DIE = 0.5
"""What a die is worth that is kept for later."""
FIT = 0.25
"""What a cell in the lines of the tile is worth that is developed already."""
COLONIST = 2.5
SPACES = {"coins": 2.0, "religion": 3.0, "conquistador": 2.0, "ship": 2.5, "road": 2.5}


def worth(state: State, seat: Seat, move: Move) -> float:
    """How good a main action looks, in coins."""
    if state.maya == seat:
        return maya_worth(state, move)
    match move:
        case UseDie(die, line, change):
            return _die(state, seat, die, line, change)
        case Activate(spot):
            return building_worth(state, seat, spot) - activation_price(state, seat)
        case Expand(tile, where):
            cost = tile_cost(state, seat, TILES[tile].kind)
            return _laying(state, seat, tile, where, uses(state, seat)) - price_of(cost)
        case Found(hall, where):
            return _laying(state, seat, hall, where, uses(state, seat))
        case Pass(space):
            return 0.1 * SPACES[space] - 1.0
        case Space(space):
            return SPACES[space]
        case Follow(line):
            return line_worth(state, seat, line)
        case Board():
            return 0.0
        case PayWith(good):
            return -WORTH[good]
    return -10.0


def _die(state: State, seat: Seat, die: str, line: str, change: str) -> float:
    price = WORTH[change] if change in WORTH else float(change != NOTHING) * _steps(state, die, line)
    return line_worth(state, seat, line) + walk_worth(state, seat, line, colour_of(die)) - price - DIE


def _steps(state: State, die: str, line: str) -> int:
    value = int(die[-1]) if die[-1].isdigit() else state.envoys[die.removeprefix("envoy_")]
    return abs(value - value_of(line))


def price_of(cost: dict[str, int]) -> float:
    """What is given for a tile: only what is kept back is worth more."""
    return sum(WORTH[kind] * count for kind, count in cost.items())


def best_place(state: State, seat: Seat, tile: str) -> float:
    """What it brings where it fits best, without its cost; nothing if it fits nowhere."""
    places = placements(TILES[tile].shape, state.colony(seat).taken())
    often = uses(state, seat) if places else {}
    return max((_laying(state, seat, tile, where, often) for where in islice(places, PLACES)), default=0.0)


def _laying(state: State, seat: Seat, tile: str, where: str, often: Mapping[str, float]) -> float:
    """What its buildings bring in the time that is left, and how well it fits."""
    left = years_left(state, seat)
    total = FIT * placements(TILES[tile].shape, state.colony(seat).taken())[where]
    for cell, kind in covered(tile, where).items():
        building = BUILDINGS[kind]
        if building.active:
            total += (
                lasting_worth(kind) * left * (often[f"column_{COLUMNS.index(cell[0]) + 1}"] + often[f"row_{cell[1]}"])
            )
        else:
            total += COLONIST * building.colonists
    return total
