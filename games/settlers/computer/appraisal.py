"""What resources, tiles and squares look worth to a seat that builds towards the open prizes."""

from collections.abc import Mapping
from functools import cached_property, lru_cache

from games.core.seats import Seat
from games.settlers.building import edge
from games.settlers.components import BIT, NEEDED, NEEDS, PRODUCES, ROW, STACKS, TILE_BIT, TILES
from games.settlers.grid import FIRST, Spot, around, beside, place_of
from games.settlers.state import State
from games.settlers.supply import Sources, ground, supply_of

PRIZE, CITY, VILLAGE, NATURE = 20.0, 2.0, 1.5, 1.0
WORTH = {"prize": PRIZE, "city": CITY, "village": VILLAGE, "nature": NATURE}
AGAIN = 0.3
"""The worth of a resource that one has elsewhere, as a part of the whole."""
ON_THE_WAY = 0.8
"""The worth of what a wanted resource needs in its turn."""
HALF_SUPPLIED = 0.25
"""The worth of a square that lacks something for the best tile, as a part of the whole."""
AROUND = 0.25
"""How much it counts what a tile does for the squares around it, beside its own worth."""
EXPOSED = 0.1
"""How much worse a prize lies for each square farther from its owner."""
MADE_BY: dict[str, tuple[str, ...]] = {
    kind: tuple(dict.fromkeys(made for tile in TILES.values() if tile.kind == kind for made in tile.produces))
    for kind in STACKS
}
"""The resources that each stack's tiles make."""


@lru_cache(maxsize=256)
def wishes_for(prizes: tuple[str, ...], made: int) -> Mapping[str, float]:
    """How much these prizes make one want what they need: above all what is not among the resources that are made."""
    wishes = dict.fromkeys(BIT, 0.0)
    for prize in prizes:
        tile = TILES[prize]
        missing = [need for need in tile.needs if not BIT[need] & made]
        for need in tile.needs:
            wishes[need] += tile.points * (1 / len(missing) if need in missing else AGAIN)
    return wishes


class Appraisal:
    """How things look to one seat."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.player = state.players[seat]
        self.supply = supply_of(self.player, state.bought)
        self.made = self.supply.made()
        land = self.player.land
        self.begun = place_of(FIRST if FIRST in land else next(iter(land), FIRST))[1]
        """The row of its first tile; realms of earlier versions began elsewhere."""
        self.wishes = self._wishes()
        self._tiles: dict[str, float] = {}
        self._hopes: dict[Sources, float] = {}
        self._gains: dict[int, dict[Spot, float]] = {}

    def _wishes(self) -> dict[str, float]:
        """How much each resource is wanted: for the prizes first, then for what brings the prizes' needs."""
        wishes = {**wishes_for(tuple(self.state.prizes), self.made)}
        for row in ("city", "village"):
            for name in dict.fromkeys(self.state.rows[row]):
                wanted = ON_THE_WAY * wishes[TILES[name].produces[0]]
                for need in TILES[name].needs:
                    wish = wanted * (AGAIN if BIT[need] & self.made else 1)
                    if wish > wishes[need]:
                        wishes[need] = wish
        return wishes

    def tile(self, name: str) -> float:
        """Points now, or the resources that are wanted."""
        worth = self._tiles.get(name)
        if worth is None:
            worth = self._tiles[name] = self._tile(name)
        return worth

    def _tile(self, name: str) -> float:
        tile = TILES[name]
        if tile.kind == "prize":
            return PRIZE * tile.points
        wanted = [self.wishes[made] * (AGAIN if BIT[made] & self.made else 1) for made in tile.produces]
        return WORTH[tile.kind] + max(wanted)

    def spot(self, name: str, spot: Spot) -> float:
        """What the tile adds to the squares around it, less what could have come to its own."""
        worth = -self.hope(self.supply.at(spot))
        if TILES[name].kind == "prize":
            return AROUND * worth - EXPOSED * (place_of(spot)[1] - self.begun)
        gains = self._gains.setdefault(PRODUCES[name], {})
        edge, land, sides = self.edge, self.player.land, beside(spot)
        for near in around(spot):
            if near in edge or (near in sides and near not in land):
                if near not in gains:
                    gains[near] = self._gain(near, PRODUCES[name])
                worth += gains[near]
        return AROUND * worth

    def _gain(self, spot: Spot, gives: int) -> float:
        """What it adds to a square if the resources that a tile gives come into its reach."""
        sources = self.supply.at(spot)
        return self.hope(tuple(sorted((*sources, gives)))) - self.hope(sources)

    def hope(self, sources: Sources) -> float:
        """The worth of the best tile that could come to a square with such sources, soon or at once."""
        known = self._hopes.get(sources)
        if known is not None:
            return known
        best = 0.0
        resources, tiles = ground(sources)
        for worth, bit, needs in self.goals:
            if worth <= best:
                break
            if tiles & bit:
                best = worth
            elif HALF_SUPPLIED * worth > best and resources & needs:
                best = HALF_SUPPLIED * worth
        self._hopes[sources] = best
        return best

    @cached_property
    def edge(self) -> frozenset[Spot]:
        """The squares that a tile can be added to."""
        return frozenset(edge(self.player))

    @cached_property
    def goals(self) -> list[tuple[float, int, int]]:
        """The open tiles that need something, as their worth, the tile, and all it needs; the best first."""
        names = {NEEDS[name]: name for name in self.state.open_tiles() if NEEDS[name]}
        return sorted([(self.tile(name), TILE_BIT[name], NEEDED[name]) for name in names.values()], reverse=True)

    def stack(self, kind: str) -> float:
        """How much a new tile may help: by what one lacks and the row cannot give, less what a full row loses."""
        row = self.state.rows[kind]
        there = self.made
        for name in row:
            there |= PRODUCES[name]
        hoped = [self.wishes[resource] for resource in MADE_BY[kind] if not BIT[resource] & there]
        lost = max(self.tile(name) for name in row) if len(row) == ROW.most else 0.0
        return sum(hoped) / len(MADE_BY[kind]) + 1 / (1 + len(row)) - lost
