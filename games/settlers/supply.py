"""Whether the tiles around a square can give all that a new tile needs, each of them one resource."""

from collections.abc import Iterable
from copy import copy
from functools import lru_cache

from games.settlers.components import BIT, NEEDS, TILES, Needs
from games.settlers.grid import Corner, Spot, around, block
from games.settlers.state import Player

Sources = tuple[int, ...]
"""What each tile within reach can give, one resource of its set; in no order that matters."""


@lru_cache(maxsize=1 << 16)
def meets(sources: Sources, needs: Needs) -> bool:
    """Whether different sources can be found for all needs."""
    return all(sum(1 for source in sources if source & part) >= size for part, size in needs)


def unions(carts: Iterable[Corner]) -> dict[Spot, set[Spot]]:
    """The tiles that share their resources: blocks under carts, joined where they have a tile in common."""
    union_of: dict[Spot, set[Spot]] = {}
    for corner in carts:
        joined = set(block(corner))
        for spot in block(corner):
            joined |= union_of.get(spot, set())
        union_of.update(dict.fromkeys(joined, joined))
    return union_of


class Supply:
    """What one realm can give to its new tile in this turn."""

    def __init__(self, player: Player, bought: str = "") -> None:
        given = {spot: lot.produces() for spot, lot in player.land.items()}
        self._given = {spot: resources for spot, resources in given.items() if resources}
        self._unions = unions(player.carts)
        self._bought = [BIT[bought]] if bought else []
        self._near: dict[Spot, list[int]] = {}

    def also(self, bought: str) -> "Supply":
        """The same realm with this resource bought."""
        twin = copy(self)
        twin._bought = [BIT[bought]] if bought else []
        return twin

    def at(self, spot: Spot) -> Sources:
        """All sources for a tile on this square; a tile that lies there now gives nothing to its successor."""
        near = self._near.get(spot)
        if near is None:
            near = self._near[spot] = self._own(spot)
        return tuple(sorted([*near, *self._bought]) if self._bought else near)

    def _own(self, spot: Spot) -> list[int]:
        given = self._given
        within: Iterable[Spot] = around(spot)
        if self._unions:
            shared = {id(union): union for near in within if (union := self._unions.get(near))}
            if shared:
                within = {*within}.union(*shared.values()) - {spot}
        return sorted([given[near] for near in within if near in given])

    def fits(self, tile: str, spot: Spot) -> bool:
        """Whether all needs of the tile are met on this square."""
        return meets(self.at(spot), NEEDS[tile])

    def fitting(self, tiles: Iterable[str], spots: Iterable[Spot]) -> list[tuple[str, Spot]]:
        """All pairs of a tile and a square on which its needs are met."""
        offered = []
        for spot in spots:
            sources = self.at(spot)
            everything = 0
            for source in sources:
                everything |= source
            offered.append((spot, sources, everything))
        rows = []
        for tile in tiles:
            needs = NEEDS[tile]
            if not needs:
                rows += [(tile, spot) for spot, _, _ in offered]
                continue
            all_needs = needs[-1][0]
            rows += [
                (tile, spot)
                for spot, sources, everything in offered
                if not all_needs & ~everything and meets(sources, needs)
            ]
        return rows

    def missing(self, tile: str, spot: Spot) -> tuple[str, ...]:
        """The needed resources that nothing in reach gives; none, if only one tile would have to give several."""
        sources = self.at(spot)
        return tuple(need for need in TILES[tile].needs if not any(BIT[need] & source for source in sources))
