"""Whether the tiles around a square can give all that a new tile needs, each of them one resource."""

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import itemgetter, or_
from typing import NamedTuple

from games.settlers.components import BIT, NEEDS, TILE_BIT, TILES, Needs, bits
from games.settlers.grid import Corner, Spot, around, block
from games.settlers.state import Player

Sources = tuple[int, ...]
"""What each tile within reach can give, one resource of its set; in one order, so that equal ones are known again."""


def meets(sources: Sources, needs: Needs) -> bool:
    """Whether different sources can be found for all needs."""
    return all(len([source for source in sources if source & part]) >= size for part, size in needs)


def merged(sets: Iterable[int]) -> int:
    """What is in any of these sets."""
    return reduce(or_, sets, 0)


class Ground(NamedTuple):
    """What a square with certain sources is good for."""

    resources: int
    """All that can be had there, if not all of it at once."""
    tiles: int
    """The set of tiles whose needs are met."""


DEMANDS = [(TILE_BIT[tile], bits(TILES[tile].needs), needs[len(TILES[tile].needs) :]) for tile, needs in NEEDS.items()]
"""Of each tile the resources that it needs, and what of its needs follows from more than one of them."""


@lru_cache(maxsize=1 << 14)
def ground(sources: Sources) -> Ground:
    """What a square with such sources is good for."""
    resources, tiles = merged(sources), 0
    for tile, needed, together in DEMANDS:
        if needed & resources == needed and (not together or meets(sources, together)):
            tiles |= tile
    return Ground(resources, tiles)


def unions(carts: Iterable[Corner]) -> dict[Spot, set[Spot]]:
    """The tiles that share their resources: blocks under carts, joined where they have a tile in common."""
    union_of: dict[Spot, set[Spot]] = {}
    for corner in carts:
        joined = set(block(corner))
        for spot in block(corner):
            joined |= union_of.get(spot, set())
        union_of.update(dict.fromkeys(joined, joined))
    return union_of


def reached(given: dict[Spot, int]) -> dict[Spot, list[int]]:
    """What the tiles around give to each square."""
    squares: dict[Spot, list[int]] = {}
    for spot, resources in sorted(given.items(), key=itemgetter(1)):
        for near in around(spot):
            if near in squares:
                squares[near].append(resources)
            else:
                squares[near] = [resources]
    return squares


class Supply:
    """What one realm can give to its new tile in this turn."""

    def __init__(self, given: dict[Spot, int], carts: tuple[Corner, ...], bought: str = "") -> None:
        self._given = given
        self._carts = carts
        self._unions = unions(carts)
        self._bought = bought
        self._reached = reached(given)
        self._sources: dict[Spot, Sources] = {}
        self._grounds: dict[Spot, Ground] = {}

    def also(self, bought: str) -> "Supply":
        """The same realm with this resource bought."""
        return Supply(self._given, self._carts, bought)

    def joined(self, corner: Corner) -> "Supply":
        """The same realm with a cart in this corner, too."""
        return Supply(self._given, (*self._carts, corner), self._bought)

    def made(self) -> int:
        """The resources that the realm can give at all."""
        return merged(self._given.values())

    def at(self, spot: Spot) -> Sources:
        """All sources for a tile on this square; a tile that lies there now gives nothing to its successor."""
        sources = self._sources.get(spot)
        if sources is None:
            sources = self._sources[spot] = self._all_at(spot)
        return sources

    def _all_at(self, spot: Spot) -> Sources:
        sources = self._joined_at(spot) if self._unions else self._reached.get(spot, [])
        return tuple(sorted([*sources, BIT[self._bought]]) if self._bought else sources)

    def _joined_at(self, spot: Spot) -> list[int]:
        within = around(spot)
        shared = {id(union): union for near in within if (union := self._unions.get(near))}
        if not shared:
            return self._reached.get(spot, [])
        return sorted(filter(None, map(self._given.get, {*within}.union(*shared.values()) - {spot})))

    def ground(self, spot: Spot) -> Ground:
        """What this square is good for."""
        known = self._grounds.get(spot)
        if known is None:
            known = self._grounds[spot] = ground(self.at(spot))
        return known

    def fits(self, tile: str, spot: Spot) -> bool:
        """Whether all needs of the tile are met on this square."""
        return bool(self.ground(spot).tiles & TILE_BIT[tile])

    def somewhere(self, spots: Iterable[Spot]) -> int:
        """The set of tiles that fit on any of these squares."""
        return merged([self.ground(spot).tiles for spot in spots])

    def fitting(self, tiles: Iterable[str], spots: Iterable[Spot]) -> list[tuple[str, Spot]]:
        """All pairs of a tile and a square on which its needs are met."""
        offered = [(spot, self.ground(spot).tiles) for spot in spots]
        somewhere = merged([fit for _, fit in offered])
        possible = [(tile, TILE_BIT[tile]) for tile in tiles if somewhere & TILE_BIT[tile]]
        return [(tile, spot) for tile, bit in possible for spot, fit in offered if fit & bit]

    def missing(self, tile: str, spot: Spot) -> tuple[str, ...]:
        """The needed resources that nothing in reach gives; none, if only one tile would have to give several."""
        resources = self.ground(spot).resources
        return tuple(need for need in TILES[tile].needs if not BIT[need] & resources)


def supply_of(player: Player, bought: str = "") -> Supply:
    """What this realm can give to its new tile."""
    gives = tuple([lot.produces() for lot in player.land.values()])
    return _supply(tuple(player.land), gives, tuple(player.carts), bought)


@lru_cache(maxsize=64)
def _supply(land: tuple[Spot, ...], gives: tuple[int, ...], carts: tuple[Corner, ...], bought: str) -> Supply:
    given = {spot: resources for spot, resources in zip(land, gives, strict=True) if resources}
    return Supply(given, carts, bought)
