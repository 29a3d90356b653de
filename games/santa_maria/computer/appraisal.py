"""What actions look worth to a player who does not think far ahead."""

from games.core.fields import NOTHING
from games.core.moves import Move
from games.core.seats import Seat
from games.santa_maria.actions.expanding import tile_cost
from games.santa_maria.components import SPACES, TILES
from games.santa_maria.computer.city import maya_worth
from games.santa_maria.computer.forecast import (
    building_worth,
    effect_worth,
    line_worth,
    walk_worth,
)
from games.santa_maria.computer.laying import filling_worth, ground, laying_worth
from games.santa_maria.computer.weights import WEIGHTS
from games.santa_maria.grid import CELLS, value_of
from games.santa_maria.lines.activating import activation_price
from games.santa_maria.lines.dice import colour_of
from games.santa_maria.lines.proposals import WORTH
from games.santa_maria.moves import Activate, Board, Expand, Follow, Found, Pass, PayWith, Space, UseDie
from games.santa_maria.state import State


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
            return laying_worth(state, seat, tile, where, ground(state, seat)) - price_of(cost)
        case Found(hall, where):
            return laying_worth(state, seat, hall, where, ground(state, seat))
        case Pass(space):
            return WEIGHTS.space["part"] * space_worth(state, seat, space) + WEIGHTS.space["now"]
        case Space(space):
            return space_worth(state, seat, space)
        case Follow(line):
            return line_worth(state, seat, line)
        case Board(board):
            return WEIGHTS.board[board]
        case PayWith(good):
            return -WORTH[good]
    return -10.0


def _die(state: State, seat: Seat, die: str, line: str, change: str) -> float:
    price = WORTH[change] if change in WORTH else float(change != NOTHING) * _steps(state, die, line)
    return line_worth(state, seat, line) + walk_worth(state, seat, line, colour_of(die)) - price - WEIGHTS.line["die"]


def space_worth(state: State, seat: Seat, space: str) -> float:
    """What a space for those who pass brings as things are."""
    effect = SPACES[space].effect
    if effect.do == "road":
        return max((_road(state, seat, cell) for cell in CELLS if cell not in state.colony(seat).cells), default=0.0)
    return effect_worth(state, seat, effect)


def _road(state: State, seat: Seat, cell: str) -> float:
    """A road brings nothing but that its lines are full and its colonist counts in them."""
    return filling_worth(ground(state, seat), {cell: "road1"})


def _steps(state: State, die: str, line: str) -> int:
    value = int(die[-1]) if die[-1].isdigit() else state.envoys[die.removeprefix("envoy_")]
    return abs(value - value_of(line))


def price_of(cost: dict[str, int]) -> float:
    """What is given for a tile: only what is kept back is worth more."""
    return sum(WORTH[kind] * count for kind, count in cost.items())
