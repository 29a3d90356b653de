"""What resources, tiles and squares look worth to a seat that builds towards the open prizes."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from games.core.seats import Seat
from games.settlers.building import edge
from games.settlers.components import BIT, BRINGS, NEEDED, PRODUCES, ROW, STACKS, TILE_BIT, TILES
from games.settlers.computer.exposure import Exposure
from games.settlers.computer.weights import WEIGHTS
from games.settlers.grid import FIRST, Spot, around, beside, place_of
from games.settlers.state import State
from games.settlers.supply import in_just_one, merged, needing, supply_of

MADE_BY: dict[str, tuple[str, ...]] = {
    kind: tuple(dict.fromkeys(made for tile in TILES.values() if tile.kind == kind for made in tile.produces))
    for kind in STACKS
}
"""The resources that each stack's tiles make."""

CITIES: int = merged([TILE_BIT[name] for name, tile in TILES.items() if tile.kind == "city"])
EVERYTHING = merged(BIT.values())

Goal = tuple[float, int, int]
"""A tile to add: its worth, the tile, and all it needs."""


@lru_cache(maxsize=256)
def wishes_for(prizes: tuple[str, ...], made: int) -> Mapping[str, float]:
    """How much these prizes make one want what they need: above all what is not among the resources that are made."""
    wishes = dict.fromkeys(BIT, 0.0)
    for prize in prizes:
        tile = TILES[prize]
        missing = [need for need in tile.needs if not BIT[need] & made]
        for need in tile.needs:
            wishes[need] += tile.points * (1 / len(missing) if need in missing else WEIGHTS.tile.again)
    return wishes


class Appraisal:
    """How things look to one seat."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.supply = supply_of(self.player, state.bought)
        self.made = self.supply.made
        land = self.player.land
        self.begun = place_of(FIRST if FIRST in land else next(iter(land), FIRST))[1]
        """The row of its first tile; realms of earlier versions began elsewhere."""
        self.edge = frozenset(edge(self.player))
        """The squares that a tile can be added to."""
        self.names = state.open_tiles()
        """All open tiles."""
        self.open = merged([TILE_BIT[name] for name in self.names])
        self.to_come = self._to_come()
        """The set of the city tiles that nobody has seen yet."""
        self.hoped = self.open | self.to_come
        """The tiles that are open or, of the city, to come."""
        self.somewhere = self.supply.somewhere(edge(self.player)) & self.hoped
        """The tiles that are open or to come and fit on any square."""
        self.wishes = self._wishes()
        self._wanted = self._less_if_made(self.wishes)
        self._tiles: dict[str, float] = {}
        self._fit: dict[int, dict[Spot, int]] = {}
        self._squares: dict[Spot, list[Spot]] = {}
        self._worths: dict[int, float] = {}
        self._fitting_of: dict[Seat, int] = {}
        self._possibles: dict[int, float] = {}
        self._theirs: int | None = None
        self._goals: list[Goal] | None = None
        self._chances: list[Goal] | None = None
        self._only_there: int | None = None
        self._rows: frozenset[int] | None = None
        self._exposure: Exposure | None = None

    def _wishes(self) -> dict[str, float]:
        """How much each resource is wanted: for the prizes first, then for what brings the prizes' needs."""
        wishes = {**wishes_for(tuple(self.state.prizes), self.made)}
        for row in ("city", "village"):
            for name in dict.fromkeys(self.state.rows[row]):
                wanted = WEIGHTS.tile.on_the_way * wishes[TILES[name].produces[0]]
                for need in TILES[name].needs:
                    wish = wanted * (WEIGHTS.tile.again if BIT[need] & self.made else 1)
                    if wish > wishes[need]:
                        wishes[need] = wish
        return wishes

    def _less_if_made(self, wishes: dict[str, float]) -> dict[str, float]:
        """What one more source of each resource is worth."""
        again = WEIGHTS.tile.again
        return {resource: wish * again if BIT[resource] & self.made else wish for resource, wish in wishes.items()}

    def tile(self, name: str) -> float:
        """Points now, or the resources that are wanted."""
        worth = self._tiles.get(name)
        if worth is None:
            worth = self._tiles[name] = self._tile(name)
        return worth

    def _tile(self, name: str) -> float:
        tile, weights, race = TILES[name], WEIGHTS.tile, WEIGHTS.race
        if tile.kind == "prize":
            return weights.prize * tile.points * (1 + race.deny * bool(TILE_BIT[name] & self.theirs))
        wanted = max([self._wanted[made] for made in tile.produces])
        if tile.kind == "village":
            return weights.village + wanted
        if tile.kind == "nature":
            return weights.nature + wanted
        return weights.city + wanted + self._token(name) * (1 + race.deny_city * bool(TILE_BIT[name] & self.theirs))

    def _token(self, name: str) -> float:
        """What the token is worth that a city tile brings, as long as there are any."""
        match BRINGS[name]:
            case None:
                return 0.0
            case "master":
                return WEIGHTS.token.master if self.state.master_pile else 0.0
            case kind:
                return float(getattr(WEIGHTS.token, kind)) if self.state.reserve[kind] else 0.0

    def at_best(self, name: str) -> float:
        """What a tile is worth where it makes all possible that it can."""
        if TILES[name].kind == "prize":
            nearest = min(place_of(spot)[1] for spot in self.edge)
            return self.tile(name) + self.exposure.most_gain - WEIGHTS.spot.exposed * (nearest - self.begun)
        return self.tile(name) + self.exposure.most_gain + self._possible(PRODUCES[name])

    def spot(self, name: str, spot: Spot) -> float:
        """What can be added next if the tile comes here, and what is open to war; prizes lie near their owner."""
        return self.spots(name, (spot,))[0]

    def spots(self, name: str, spots: Iterable[Spot]) -> list[float]:
        """The same of each of these squares."""
        exposure, rows, weights, worths = self.exposure, self.rows, WEIGHTS.spot, list[float]()
        prize = TILES[name].kind == "prize"
        opens = self.only_there or self._possible(PRODUCES[name])
        for spot in spots:
            row = place_of(spot)[1]
            worth = exposure.gain(name, spot)
            if row not in rows:
                worth -= weights.beyond
            if prize:
                worth -= weights.exposed * (row - self.begun)
            worths.append(worth + self._opened(name, spot) if opens else worth)
        return worths

    @property
    def exposure(self) -> Exposure:
        """What lies open to war."""
        if self._exposure is None:
            self._exposure = Exposure(self.state, self.seat, self.supply)
        return self._exposure

    @property
    def rows(self) -> frozenset[int]:
        """The rows in which something lies; a realm of few rows is drawn large."""
        if self._rows is None:
            self._rows = frozenset([place_of(spot)[1] for spot in self.player.land])
        return self._rows

    def _opened(self, name: str, spot: Spot) -> float:
        """The tiles that could be added next only if the tile comes here, less those that could not any more."""
        gives, after = PRODUCES[name], self.somewhere
        if self.only_there:
            after &= ~(self.only_there & self.supply.ground(spot).tiles)
        if self._possible(gives):
            after |= self._fitting(gives, self._near(spot))
        if after == self.somewhere:
            return 0.0
        changed = (after ^ self.somewhere) & ~TILE_BIT[name]
        return self._worth_of(changed & after) - self._worth_of(changed & ~after)

    def _possible(self, gives: int) -> float:
        """The worth of all that could fit next on some square if these resources were given there."""
        possible = self._possibles.get(gives)
        if possible is None:
            without = needing(EVERYTHING & ~(self.made | gives))
            tiles = needing(gives) & ~without & self.hoped & ~self.somewhere
            possible = self._possibles[gives] = self._worth_of(tiles)
        return possible

    def with_bought(self, resource: int) -> int:
        """The open tiles that fit somewhere with this resource bought."""
        return self._fitting(resource, self.edge)

    def _fitting(self, gives: int, spots: Iterable[Spot]) -> int:
        """The tiles, open or to come, that fit on any of these squares with one more source of these there."""
        known, fitting = self._fit.setdefault(gives, {}), 0
        for spot in spots:
            tiles = known.get(spot)
            if tiles is None:
                tiles = known[spot] = self.supply.ground(spot).and_from(gives).tiles & self.hoped
            fitting |= tiles
        return fitting

    def _near(self, spot: Spot) -> list[Spot]:
        """The squares around that tiles can be added to if there is one on this."""
        near = self._squares.get(spot)
        if near is None:
            edge, land, sides = self.edge, self.player.land, beside(spot)
            near = [each for each in around(spot) if each in edge or (each in sides and each not in land)]
            self._squares[spot] = near
        return near

    def _worth_of(self, tiles: int) -> float:
        """All tiles of a set together: only one of them can be added at once."""
        if not tiles:
            return 0.0
        now = tiles & self.open
        worth = self._worths.get(now)
        if worth is None:
            together = best = 0.0
            for each, bit, _ in self.chances:
                if bit & now:
                    together += each
                    best = max(best, each)
            more = WEIGHTS.spot.more
            worth = self._worths[now] = more * together + (1 - more) * best
        return worth + WEIGHTS.spot.to_come * (tiles & self.to_come).bit_count()

    def _to_come(self) -> int:
        state = self.state
        if not state.stacks["city"]:
            return 0
        gone = [lot.tile for player in state.players for lot in player.land.values()]
        for player in state.players:
            gone += player.replaced
        seen = {*gone, *state.box.tiles}
        return CITIES & ~self.open & ~merged([TILE_BIT[name] for name in seen])

    @property
    def chances(self) -> list[Goal]:
        """The open tiles that need something, by what it is worth to be able to add them next."""
        if self._chances is None:
            self._chances = self._appraised_chances()
        return self._chances

    def _appraised_chances(self) -> list[Goal]:
        prizes = merged([TILE_BIT[prize] for prize in self.state.prizes])
        chances = []
        for worth, bit, needs in self.goals:
            part = WEIGHTS.spot.prize if bit & prizes else WEIGHTS.spot.row
            chances.append((worth * part * (WEIGHTS.race.contested if bit & self.theirs else 1), bit, needs))
        return chances

    @property
    def theirs(self) -> int:
        """The tiles that some other could add at once."""
        if self._theirs is None:
            self._theirs = merged([self.fitting_of(other) for other in self.state.others(self.seat)])
        return self._theirs

    def fitting_of(self, other: Seat) -> int:
        """The tiles that another could add at once."""
        fitting = self._fitting_of.get(other)
        if fitting is None:
            player = self.state.players[other]
            fitting = self._fitting_of[other] = supply_of(player).somewhere(edge(player))
        return fitting

    @property
    def only_there(self) -> int:
        """The tiles that are open or to come and fit on just one square."""
        if self._only_there is None:
            self._only_there = in_just_one(self.supply.fit_on(self.edge)) & self.hoped
        return self._only_there

    @property
    def goals(self) -> list[Goal]:
        """The open tiles that need something, as their worth, the tile, and all it needs; the best first."""
        if self._goals is None:
            names = {TILES[name].needs: name for name in self.names if NEEDED[name]}
            goals = [(self.tile(name), TILE_BIT[name], NEEDED[name]) for name in names.values()]
            self._goals = sorted(goals, reverse=True)
        return self._goals

    def stack(self, kind: str) -> float:
        """How much a new tile may help: by what one lacks and the row cannot give, less what a full row loses."""
        row = self.state.rows[kind]
        there = self.made
        for name in row:
            there |= PRODUCES[name]
        hoped = sum([self.wishes[resource] for resource in MADE_BY[kind] if not BIT[resource] & there])
        lost = max(self.tile(name) for name in row) if len(row) == ROW.most else 0.0
        weights = WEIGHTS.stack
        luck = self._luck() if kind == "city" else 0.0
        return luck + weights.hoped * hoped / len(MADE_BY[kind]) + weights.bare / (1 + len(row)) - weights.lost * lost

    def _luck(self) -> float:
        """How likely a new city tile can be added at once, and how likely only by somebody else."""
        if not self.to_come:
            return 0.0
        mine, weights = self.somewhere & self.to_come, WEIGHTS.stack
        gifts = self.theirs & self.to_come & ~mine
        return (weights.fits * mine.bit_count() - weights.fits_others * gifts.bit_count()) / self.to_come.bit_count()
