"""What it brings to lay a tile: the years that its buildings run, and lines that become full."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import islice

from games.core.seats import Seat
from games.santa_maria.components import BUILDINGS, TILES
from games.santa_maria.computer.forecast import years_left
from games.santa_maria.computer.ground import COLONISTS, Ground, ground, places_of
from games.santa_maria.computer.weights import WEIGHTS
from games.santa_maria.state import State

PLACES = 40
"""As many places of a tile are looked at before it is bought for."""


class Laying:
    """What tiles bring to a seat that lays them now."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._there = ground(state, seat)
        self._taken = state.colony(seat).taken()
        self._years = years_left(state, seat)

    @property
    def best_road(self) -> float:
        """What a road brings where it fits best."""
        return self._there.best_road

    def worths(self, tile: str) -> Mapping[str, float]:
        """Wherever a tile fits, what its buildings bring in the time that is left, and how well it fits."""
        return _worths(tile, self._taken, self._there, self._years)

    def best_place(self, tile: str) -> float:
        """What it brings where it fits best, without its cost; nothing if it fits nowhere."""
        return max(islice(self.worths(tile).values(), PLACES), default=0.0)


@lru_cache(maxsize=512)
def _worths(tile: str, taken: int, there: Ground, years: float) -> Mapping[str, float]:
    found = TILES[tile]
    places = places_of(found.shape, taken)
    brought = [0.0] * len(places.where)
    for kind, cells in zip(found.cells, places.cells, strict=False):
        if BUILDINGS[kind].active:
            each = there.brought(kind)
            brought = [before + each[cell] for before, cell in zip(brought, cells, strict=True)]
    weights = WEIGHTS.tile
    used, settled, fit = weights["used"] * years, weights["colonist"] * COLONISTS[tile], weights["fit"]
    columns = zip(places.where, brought, places.fits, there.fillings(tile, taken), strict=True)
    return {where: used * bringing + settled + fit * fits + filling for where, bringing, fits, filling in columns}
