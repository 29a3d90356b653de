"""What actions look worth to a player who does not think far ahead."""

from games.core.moves import Move
from games.core.seats import Seat
from games.santa_maria.components import BUILDINGS, TILES, YEARS
from games.santa_maria.computer.city import maya_worth
from games.santa_maria.expanding import tile_cost
from games.santa_maria.grid import LINES, placements, value_of
from games.santa_maria.lines import activation_price
from games.santa_maria.moves import Activate, Board, Expand, Follow, Found, Pass, PayWith, Space, UseDie
from games.santa_maria.proposals import WORTH, worth_of_building
from games.santa_maria.rulebook import NONE
from games.santa_maria.state import State

DIE = 2.0
"""What a die is worth that is kept for later."""
USES = 1.3
"""How often a building acts in a year."""
FIT = 0.25
"""What a cell in the lines of the tile is worth that is developed already."""
COLONIST = 2.5
SPACES = {"coins": 2.0, "religion": 3.0, "conquistador": 2.0, "ship": 2.5, "road": 2.5}


def worth(state: State, seat: Seat, move: Move) -> float:
    """How good a main action looks, in coins."""
    match move:
        case UseDie(die, line, change):
            return _die(state, seat, die, line, change)
        case Activate(spot):
            return worth_of_building(state.colony(seat).cells[spot]) - activation_price(state, seat)
        case Expand(tile, where):
            cost = tile_cost(state, seat, TILES[tile].kind)
            return _laying(state, seat, tile, where) - sum(WORTH[kind] * count for kind, count in cost.items())
        case Found(hall, where):
            return _laying(state, seat, hall, where)
        case Pass(space):
            return 0.1 * SPACES[space] - 1.0
        case Space(space):
            return SPACES[space]
        case Follow(line):
            return _activated(state, seat, line)
        case Board():
            return 0.0
        case PayWith(good):
            return -WORTH[good]
    return maya_worth(state, move) if state.maya == seat else -10.0


def _die(state: State, seat: Seat, die: str, line: str, change: str) -> float:
    price = WORTH[change] if change in WORTH else float(change != NONE) * _steps(state, die, line)
    return _activated(state, seat, line) - price - DIE


def _activated(state: State, seat: Seat, line: str) -> float:
    """What the free buildings of a line bring."""
    colony = state.colony(seat)
    return sum(worth_of_building(colony.cells[cell]) for cell in LINES[line] if colony.free(cell))


def _steps(state: State, die: str, line: str) -> int:
    value = int(die[-1]) if die[-1].isdigit() else state.envoys[die.removeprefix("envoy_")]
    return abs(value - value_of(line))


def _laying(state: State, seat: Seat, tile: str, where: str) -> float:
    """What its buildings bring in the time that is left, and how well it fits."""
    left = (YEARS - state.year + 0.5) * USES
    total = FIT * placements(TILES[tile].shape, state.colony(seat).taken())[where]
    for kind in TILES[tile].cells:
        building = BUILDINGS[kind]
        total += worth_of_building(kind) * left * 0.5 if building.active else COLONIST * building.colonists
    return total
