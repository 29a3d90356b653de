"""What a seat loses where others can play war tokens: in each column the farthest tile lies open."""

from games.core.seats import Seat
from games.settlers.components import POINTS, PRODUCES, TILES
from games.settlers.computer.weights import WEIGHTS
from games.settlers.grid import Spot, place_of
from games.settlers.state import State
from games.settlers.supply import Supply


class Exposure:
    """How open to war one realm lies."""

    def __init__(self, state: State, seat: Seat, supply: Supply) -> None:
        self.player = state.players[seat]
        self.supply = supply
        self.wars = sum([state.players[other].tokens["war"] for other in state.others(seat)])
        """The war tokens that others hold."""
        self.risk = WEIGHTS.spot.war * self.wars + WEIGHTS.spot.no_war
        """How much worse a point is that lies open."""
        self.outermost = {place_of(spot)[0]: spot for spot in self.player.outermost()}
        """Of each column the tile that lies open."""
        self.top = {x: place_of(spot)[1] for x, spot in self.outermost.items()}
        """The row in which it lies."""
        self.at_stake = {x: self._at_stake(spot) for x, spot in self.outermost.items()}
        """What can be lost of each column."""
        self.most_gain = self.risk * max(self.at_stake.values())
        """The most that any tile can make safer."""

    def _at_stake(self, spot: Spot) -> float:
        lot = self.player.land[spot]
        if lot.ruined:
            return 0.0
        alone = lot.produces() & self.supply.only_sources
        return TILES[lot.tile].points + POINTS.master * lot.master + WEIGHTS.spot.source * bool(alone)

    def gain(self, name: str, spot: Spot) -> float:
        """What is safer with this tile on this square: the tile that it covers, less itself if it lies open."""
        x, row = place_of(spot)
        if row < self.top.get(x, row):
            return 0.0
        return self.risk * (self.at_stake.get(x, 0.0) - self._new_at_stake(name))

    def _new_at_stake(self, name: str) -> float:
        tile = TILES[name]
        if tile.kind == "nature":
            return 0.0
        return tile.points + WEIGHTS.spot.source * bool(PRODUCES[name] & ~self.supply.made)
