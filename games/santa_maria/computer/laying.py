"""What it brings to lay a tile: the years that its buildings run, and lines that become full."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import islice

from games.core.seats import Seat
from games.santa_maria.components import BUILDINGS, TILES
from games.santa_maria.computer.forecast import years_left
from games.santa_maria.computer.ground import Ground, ground, places_of
from games.santa_maria.computer.weights import WEIGHTS
from games.santa_maria.state import State

PLACES = 40
"""As many places of a tile are looked at before it is bought for."""


def best_place(state: State, seat: Seat, tile: str) -> float:
    """What it brings where it fits best, without its cost; nothing if it fits nowhere."""
    worths = laying_worths(state, seat, tile, ground(state, seat))
    return max(islice(worths.values(), PLACES), default=0.0)


def laying_worths(state: State, seat: Seat, tile: str, there: Ground) -> Mapping[str, float]:
    """Wherever a tile fits, what its buildings bring in the time that is left, and how well it fits."""
    return _laying_worths(tile, state.colony(seat).taken(), there, years_left(state, seat))


@lru_cache(maxsize=512)
def _laying_worths(tile: str, taken: int, there: Ground, years: float) -> Mapping[str, float]:
    weights, found = WEIGHTS.tile, TILES[tile]
    places = places_of(found.shape, taken)
    brought, colonists = [0.0] * len(places.where), 0
    for kind, cells in zip(found.cells, places.cells, strict=False):
        if BUILDINGS[kind].active:
            each = there.brought(kind)
            brought = [before + each[cell] for before, cell in zip(brought, cells, strict=True)]
        else:
            colonists += BUILDINGS[kind].colonists
    used, settled, fit = weights["used"] * years, weights["colonist"] * colonists, weights["fit"]
    columns = zip(places.where, brought, places.fits, there.fillings(tile, taken), strict=True)
    return {where: used * bringing + settled + fit * fits + filling for where, bringing, fits, filling in columns}
