"""Whether the tiles around a square can give all that a new tile needs, each of them one resource."""

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import NamedTuple

from games.settlers.components import BIT, NEEDS, TILE_BIT, TILES, Needs
from games.settlers.grid import Corner, Spot, around, block
from games.settlers.state import Player

Sources = tuple[int, ...]
"""What each tile within reach can give, one resource of its set; in one order, so that equal ones are known again."""


def meets(sources: Sources, needs: Needs) -> bool:
    """Whether different sources can be found for all needs."""
    return all(len([source for source in sources if source & part]) >= size for part, size in needs)


def in_order(sources: Iterable[int]) -> Sources:
    """Sources as they are written, whatever they were found by."""
    return tuple(sorted(sources))


def merged(sets: Iterable[int]) -> int:
    """What is in any of these sets."""
    found = 0
    for each in sets:
        found |= each
    return found


def in_just_one(sets: Iterable[int]) -> int:
    """What is in one of these sets alone."""
    once = twice = 0
    for each in sets:
        twice |= once & each
        once |= each
    return once & ~twice


class Ground(NamedTuple):
    """What a square with certain sources is good for."""

    sources: Sources
    tiles: int
    """The set of tiles whose needs are met."""

    def and_from(self, source: int) -> "Ground":
        """The same square with one more source."""
        return _one_more(self.sources, source)


EVERY_TILE = merged(TILE_BIT.values())
NEEDING = [
    (bit, merged([TILE_BIT[key] for key, tile in TILES.items() if need in tile.needs])) for need, bit in BIT.items()
]
"""Each resource with the set of tiles that need it."""


@lru_cache(maxsize=1 << 12)
def needing(resources: int) -> int:
    """The set of tiles that need any of these resources."""
    return merged([tiles for resource, tiles in NEEDING if resource & resources])


@lru_cache(maxsize=1 << 14)
def ground(sources: Sources) -> Ground:
    """What a square with such sources is good for."""
    resources, tiles = merged(sources), EVERY_TILE
    for resource, needing in NEEDING:
        if not resource & resources:
            tiles &= ~needing
    for source in {*sources}:
        for tile, needs in wanting_more_of(source):
            if tile & tiles and not meets(sources, needs):
                tiles &= ~tile
    return Ground(sources, tiles)


@lru_cache(maxsize=256)
def wanting_more_of(source: int) -> list[tuple[int, Needs]]:
    """The tiles that need several of the resources of which a source gives only one, and what several needs ask for."""
    several = [tile for tile in TILES.values() if len([need for need in tile.needs if BIT[need] & source]) > 1]
    return [(TILE_BIT[tile.key], tuple(part for part in NEEDS[tile.key] if part[1] > 1)) for tile in several]


@lru_cache(maxsize=1 << 14)
def _one_more(sources: Sources, source: int) -> Ground:
    return ground(in_order((*sources, source)))


BARREN = ground(())


def unions(carts: Iterable[Corner]) -> dict[Spot, set[Spot]]:
    """The tiles that share their resources: blocks under carts, joined where they have a tile in common."""
    union_of: dict[Spot, set[Spot]] = {}
    for corner in carts:
        joined = set(block(corner))
        for spot in block(corner):
            joined |= union_of.get(spot, set())
        union_of.update(dict.fromkeys(joined, joined))
    return union_of


@lru_cache(maxsize=256)
def from_around(land: tuple[Spot, ...], gives: tuple[int, ...]) -> dict[Spot, Ground]:
    """What each square is good for by the tiles around it: mostly just the last tile is new."""
    if not land:
        return {}
    before, new = from_around(land[:-1], gives[:-1]), gives[-1]
    if not new:
        return before
    changed = {near: before.get(near, BARREN).and_from(new) for near in around(land[-1])}
    return {**before, **changed}


class Supply:
    """What one realm can give to its new tile in this turn."""

    def __init__(
        self,
        given: dict[Spot, int],
        grounds: dict[Spot, Ground],
        carts: tuple[Corner, ...] = (),
        elsewhere: Ground = BARREN,
    ) -> None:
        self._given = given
        self.made = merged(given.values())
        """The resources that the realm can give at all."""
        self.only_sources = in_just_one(given.values())
        """The resources that just one tile gives."""
        self._grounds = grounds
        self._carts = carts
        self._elsewhere = elsewhere
        self._somewhere: dict[tuple[Spot, ...], int] = {}

    def also(self, bought: str) -> "Supply":
        """The same realm with this resource bought, which is then to be had on all its squares."""
        grounds = {spot: each.and_from(BIT[bought]) for spot, each in self._grounds.items()}
        return Supply(self._given, grounds, self._carts, self._elsewhere.and_from(BIT[bought]))

    def joined(self, *corners: Corner) -> "Supply":
        """The same realm with carts in these corners, too."""
        carts = (*self._carts, *corners)
        union_of = unions(carts)
        joined = {spot for corner in corners for spot in union_of[block(corner)[0]]}
        shared = {spot: self._shared(spot, union_of) for spot in {near for each in joined for near in around(each)}}
        return Supply(self._given, {**self._grounds, **shared}, carts, self._elsewhere)

    def somewhere_joined(self, corner: Corner, spots: Collection[Spot]) -> int:
        """The set of tiles that fit on any of these squares that a cart in this corner reaches."""
        union_of = unions((*self._carts, corner))
        reached = {near for each in union_of[block(corner)[0]] for near in around(each)}
        return merged([self._shared(spot, union_of).tiles for spot in reached.intersection(spots)])

    def _shared(self, spot: Spot, union_of: dict[Spot, set[Spot]]) -> Ground:
        """A square with the tiles around, and all that carts join with them."""
        given, sources, joined = self._given, [*self._elsewhere.sources], set[Spot]()
        for near in around(spot):
            if near in joined:
                continue
            if near in union_of:
                joined |= union_of[near]
            elif near in given:
                sources.append(given[near])
        sources += [given[each] for each in joined if each in given and each != spot]
        return ground(in_order(sources))

    def at(self, spot: Spot) -> Sources:
        """All sources for a tile on this square; a tile that lies there now gives nothing to its successor."""
        return self.ground(spot).sources

    def ground(self, spot: Spot) -> Ground:
        """What this square is good for."""
        return self._grounds.get(spot, self._elsewhere)

    def fit_on(self, spots: Iterable[Spot]) -> list[int]:
        """Of each of these squares the set of tiles that fit on it."""
        grounds, elsewhere = self._grounds, self._elsewhere
        return [grounds.get(spot, elsewhere).tiles for spot in spots]

    def fits(self, tile: str, spot: Spot) -> bool:
        """Whether all needs of the tile are met on this square."""
        return bool(self.somewhere((spot,)) & TILE_BIT[tile])

    def somewhere(self, spots: tuple[Spot, ...]) -> int:
        """The set of tiles that fit on any of these squares."""
        found = self._somewhere.get(spots)
        if found is None:
            found = self._somewhere[spots] = merged(self.fit_on(spots))
        return found

    def fitting(self, tiles: Iterable[str], spots: Collection[Spot]) -> list[tuple[str, Spot]]:
        """All pairs of a tile and a square on which its needs are met."""
        fit_on = self.fit_on(spots)
        somewhere = merged(fit_on)
        possible = [(tile, TILE_BIT[tile]) for tile in tiles if somewhere & TILE_BIT[tile]]
        squares = list(zip(spots, fit_on, strict=True))
        return [(tile, spot) for tile, bit in possible for spot, fit in squares if fit & bit]

    def missing(self, tile: str, spot: Spot) -> tuple[str, ...]:
        """The needed resources that nothing in reach gives; none, if only one tile would have to give several."""
        reached = merged(self.at(spot))
        return tuple(need for need in TILES[tile].needs if not BIT[need] & reached)


def supply_of(player: Player, bought: str = "") -> Supply:
    """What this realm can give to its new tile."""
    gives = tuple([lot.produces() for lot in player.land.values()])
    return _supply(tuple(player.land), gives, tuple(player.carts), bought)


@lru_cache(maxsize=64)
def _supply(land: tuple[Spot, ...], gives: tuple[int, ...], carts: tuple[Corner, ...], bought: str) -> Supply:
    if bought:
        return _supply(land, gives, carts, "").also(bought)
    given = {spot: resources for spot, resources in zip(land, gives, strict=True) if resources}
    supply = Supply(given, from_around(land, gives))
    return supply.joined(*carts) if carts else supply
