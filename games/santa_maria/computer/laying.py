"""What it brings to lay a tile: the years that its buildings run, and lines that become full."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from games.core.seats import Seat
from games.santa_maria.components import BUILDINGS, TILES
from games.santa_maria.computer.forecast import lasting_worth, uses, years_left
from games.santa_maria.computer.weights import WEIGHTS
from games.santa_maria.grid import COLUMNS, SIDE, covered, placements
from games.santa_maria.lines.dice import most_whites
from games.santa_maria.lines.proposals import WORTH
from games.santa_maria.state import State

PLACES = 40
"""As many places of a tile are looked at before it is bought for."""


class Line(NamedTuple):
    """A column or row of a colony."""

    often: float
    """How often a year it will run if a building more stands in it."""
    developed: int = 0
    colonists: int = 0


Ground = Mapping[str, Line]
"""All columns and rows, by the letter or number that names them in a cell."""


def ground(state: State, seat: Seat) -> Ground:
    """The lines of a seat's colony."""
    player = state.players[seat]
    return _ground(tuple(state.colony(seat).cells.items()), float(most_whites(state)), player.blues + 0.5)


@lru_cache(maxsize=64)
def _ground(developed: tuple[tuple[str, str], ...], whites: float, blues: float) -> Ground:
    often = uses(developed, whites, blues)
    found = {letter: Line(often[f"column_{at + 1}"]) for at, letter in enumerate(COLUMNS)}
    found |= {str(at + 1): Line(often[f"row_{at + 1}"]) for at in range(SIDE)}
    for cell, kind in developed:
        for name in cell:
            line = found[name]
            found[name] = Line(line.often, line.developed + 1, line.colonists + BUILDINGS[kind].colonists)
    return found


def best_place(state: State, seat: Seat, tile: str) -> float:
    """What it brings where it fits best, without its cost; nothing if it fits nowhere."""
    places = placements(TILES[tile].shape, state.colony(seat).taken())
    there = ground(state, seat) if places else {}
    return max((laying_worth(state, seat, tile, where, there) for where in islice(places, PLACES)), default=0.0)


def laying_worth(state: State, seat: Seat, tile: str, where: str, there: Ground) -> float:
    """What its buildings bring in the time that is left, and how well it fits."""
    weights = WEIGHTS.tile
    laid = covered(tile, where)
    brought = colonists = 0.0
    for cell, kind in laid.items():
        building = BUILDINGS[kind]
        if building.active:
            brought += lasting_worth(kind) * (there[cell[0]].often + there[cell[1]].often)
        else:
            colonists += building.colonists
    fit = placements(TILES[tile].shape, state.colony(seat).taken())[where]
    return (
        weights["used"] * years_left(state, seat) * brought
        + weights["colonist"] * colonists
        + weights["fit"] * fit
        + filling_worth(there, laid)
    )


def filling_worth(there: Ground, laid: Mapping[str, str]) -> float:
    """What the colonists of the lines count that come nearer to being full."""
    new: dict[str, tuple[int, int]] = {}
    for cell, kind in laid.items():
        settled = BUILDINGS[kind].colonists
        for name in cell:
            count, colonists = new.get(name, (0, 0))
            new[name] = (count + 1, colonists + settled)
    worth = 0
    for name, (count, settled) in new.items():
        _, developed, colonists = there[name]
        worth += (developed + count) ** 2 * (colonists + settled) - developed**2 * colonists
    return worth / SIDE**2 * WEIGHTS.tile["full"] * WORTH["joy"]
