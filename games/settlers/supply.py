"""Whether the tiles around a square can give all that a new tile needs, each of them one resource."""

from collections.abc import Iterable
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

    def at(self, spot: Spot) -> Sources:
        """All sources for a tile on this square; a tile that lies there now gives nothing to its successor."""
        given = self._given
        within: Iterable[Spot] = around(spot)
        if self._unions:
            reach = dict.fromkeys(within)
            for neighbour in around(spot):
                reach.update(dict.fromkeys(self._unions.get(neighbour, ())))
            reach.pop(spot, None)
            within = reach
        return tuple(sorted([given[near] for near in within if near in given] + self._bought))

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
