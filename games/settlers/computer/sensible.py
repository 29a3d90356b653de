"""A plausible player: builds towards the open prizes, and plays a token where it tells."""

from collections.abc import Iterable, Iterator
from itertools import starmap
from math import inf
from operator import itemgetter
from typing import cast

from games.core.ahead.best import best_of, to_the_point
from games.core.chance import Chance
from games.core.moves import Move, Offer, Request
from games.core.seats import Seat, seat_of
from games.settlers import moves
from games.settlers.components import BIT, NEEDED, POINTS, TILE_BIT, TILES
from games.settlers.computer.appraisal import Appraisal, Goal
from games.settlers.computer.weights import WEIGHTS
from games.settlers.grid import Corner, Spot
from games.settlers.score import score
from games.settlers.state import State
from games.settlers.supply import merged, needing
from games.settlers.tokens import Rows

ENOUGH = 1000
"""As many moves of one offer are looked at."""
WELL_PLAYED = 1000.0
WASTED = -100.0
NEVER = -inf
ADDING = (moves.Place, moves.Replace)
Ways = tuple[tuple[str, Spot], ...]
"""Tiles, and where they can go."""


def sensible(state: State, request: Request, chance: Chance) -> Move:
    """The move that looks best; among equals, any."""
    eye = Eye(state, request.seat)
    return best_of(eye.candidates(request), eye.worth, chance)


class Eye:
    """How the moves look to a seat that does not think far ahead."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.appraisal = Appraisal(state, seat)
        self._bought: dict[str, float] = {}
        self._threatened: dict[Seat, list[str]] = {}
        self._highest = NEVER
        self._placed: dict[tuple[str, Spot], float] = {}
        self._without_token: float | None = None
        self._coin_aims: list[Goal] | None = None
        self._cart_aims: list[Goal] | None = None

    def candidates(self, request: Request) -> Iterator[Move]:
        """What is worth a look.

        Of tiles to place only the best, wherever it can go; of replacements the best; where a tile can be placed,
        which is never as bad as a token wasted, no token that is, and no tile where one is well played.
        """
        offers = to_the_point(request)
        placing = any(offer.makes is moves.Place for offer in offers)
        if placing and (well_played := [move for offer in offers for move in self._well_played(offer)]):
            yield from well_played
            return
        for offer in offers:
            if offer.makes is moves.Place:
                yield from self._best_places(cast("Ways", offer.rows))
            elif offer.makes is moves.Replace:
                yield from self._best_replacements(cast("Ways", offer.rows)[:ENOUGH])
            elif not placing:
                yield from offer.moves(ENOUGH)

    def _well_played(self, offer: Offer) -> Iterable[Move]:
        if offer.makes in ADDING:
            return ()
        if offer.makes is moves.Coin:
            rows = cast("Rows", offer.rows)
            worth_buying = {resource for resource in {row[-1] for row in rows} if self._by_buying(resource) > 0}
            return starmap(moves.Coin, [row for row in rows if row[-1] in worth_buying])
        if offer.makes is moves.Cart and not self._aims_of_a_cart:
            return ()
        return filter(self.tells, offer.moves(ENOUGH))

    def _best_places(self, ways: Ways) -> Iterator[Move]:
        """Nothing is looked at of a tile that even on the best imaginable square would not be the best."""
        spots: dict[str, list[Spot]] = {}
        for tile, spot in ways:
            spots.setdefault(tile, []).append(spot)
        hoped = sorted([(self.appraisal.at_best(tile), tile) for tile in spots], reverse=True)
        best, highest = list[tuple[str, Spot]](), NEVER
        for most, tile in hoped:
            if most < highest:
                break
            worth = self.appraisal.tile(tile)
            for spot, here in zip(spots[tile], self.appraisal.spots(tile, spots[tile]), strict=True):
                found = worth + here
                if found > highest:
                    best, highest = [], found
                if found == highest:
                    best.append((tile, spot))
        self._highest = highest
        self._placed = dict.fromkeys(best, highest)
        return starmap(moves.Place, best)

    def _best_replacements(self, ways: Ways) -> Iterable[Move]:
        """None where the best tile, in place of the cheapest one, would not be as good as the best place."""
        worth = {tile: self.appraisal.tile(tile) for tile in different(ways)}
        if max(worth.values()) - WEIGHTS.tile.prize < self._highest:
            return ()
        price = {spot: self._price(spot) for spot in self.player.land}
        if max(worth.values()) - min(price.values()) < self._highest:
            return ()
        worths = [worth[tile] - price[spot] for tile, spot in ways]
        best = max(worths)
        return (moves.Replace(*way) for way, found in zip(ways, worths, strict=True) if found == best)

    def _price(self, spot: Spot) -> float:
        """What it costs to replace the tile there, a point at least."""
        lot = self.player.land[spot]
        lost = 0 if lot.ruined else TILES[lot.tile].points + POINTS.master * lot.master
        return WEIGHTS.tile.prize * (1 + lost)

    def worth(self, move: Move) -> float:
        """The higher, the better it looks."""
        match move:
            case moves.Place(tile, spot):
                found = self._placed.get((tile, spot))
                return self.appraisal.tile(tile) + self.appraisal.spot(tile, spot) if found is None else found
            case moves.Replace(tile, spot):
                return self.appraisal.tile(tile) - self._price(spot)
            case moves.Reveal(stack):
                return self.appraisal.stack(stack)
            case moves.Draft(tile):
                drafted = [made for other in self.player.drafted for made in TILES[other].produces]
                return -len([made for made in TILES[tile].produces for other in drafted if made == other])
        gain = self.gain(move)
        return WELL_PLAYED + gain if gain > 0 else WASTED

    def tells(self, move: Move) -> bool:
        """Whether a token is worth more there than in hand, or the end is welcome."""
        return self.gain(move) > 0

    def gain(self, move: Move) -> float:
        """How much more than in hand a token is worth there."""
        match move:
            case moves.Coin(target, spot, resource):
                gain = self._by_buying(resource)
                return gain + self._hindered(seat_of(target), spot) if gain > 0 else gain
            case moves.War(target, spot):
                lot = self.state.players[seat_of(target)].land[spot]
                points = TILES[lot.tile].points + POINTS.master * lot.master
                return WEIGHTS.tile.prize * points + self._hindered(seat_of(target), spot) - WEIGHTS.spend.war
            case moves.Cart(corner):
                return self._by_joining(corner)
            case moves.Master(_, spot):
                return self._by_working(spot)
            case moves.Agree():
                return 1.0 if self.seat in score(self.state).winners else -1.0
        return WASTED

    def _by_working(self, spot: Spot) -> float:
        """How much better a master works here than waits: more where nothing needs the tile, and it lies safe."""
        appraisal, weights, gain = self.appraisal, WEIGHTS.spend, 1.0
        if spot in appraisal.exposure.outermost.values():
            gain -= weights.idle_open * appraisal.exposure.wars
        made = self.player.land[spot].produces()
        if made & appraisal.supply.only_sources:
            wanting = needing(made)
            lost = weights.idle * bool(wanting & merged([TILE_BIT[prize] for prize in self.state.prizes]))
            lost += weights.idle_to_come * (wanting & appraisal.to_come).bit_count()
            left = len([tile for stack in self.state.stacks.values() for tile in stack])
            gain -= lost * min(1.0, left / self.state.seats / weights.last)
        return gain

    def _by_buying(self, resource: str) -> float:
        """How much better than without it is what could be added with this resource bought."""
        gain = self._bought.get(resource)
        if gain is None:
            bit, least = BIT[resource], WEIGHTS.spend.coin + self._anyway
            aims = [aim for aim in self._within(self._aims_of_a_coin, self.appraisal.made | bit) if aim[2] & bit]
            gain = self._best_of(aims, self.appraisal.with_bought(bit)) - least if aims else WASTED
            self._bought[resource] = gain
        return gain

    def _by_joining(self, corner: Corner) -> float:
        """How much better than without it is what could be added with a cart there."""
        if not self._aims_of_a_cart:
            return WASTED
        fitting = self.appraisal.supply.somewhere_joined(corner, self.appraisal.edge)
        return self._best_of(self._aims_of_a_cart, fitting) - WEIGHTS.spend.cart - self._anyway

    @property
    def _aims_of_a_coin(self) -> list[Goal]:
        if self._coin_aims is None:
            self._coin_aims = self._aims(WEIGHTS.spend.coin + self._anyway)
        return self._coin_aims

    @property
    def _aims_of_a_cart(self) -> list[Goal]:
        if self._cart_aims is None:
            self._cart_aims = self._within(self._aims(WEIGHTS.spend.cart + self._anyway), self.appraisal.made)
        return self._cart_aims

    @property
    def _anyway(self) -> float:
        """The best that could be added without a token, as far as it would not be there next time."""
        if self._without_token is None:
            self._without_token = WEIGHTS.spend.tempo * self._best_of(self.appraisal.goals, self.appraisal.somewhere)
        return self._without_token

    def _aims(self, least: float) -> list[Goal]:
        """The open tiles of such worth that fit nowhere yet."""
        somewhere = self.appraisal.somewhere
        return [goal for goal in self.appraisal.goals if goal[0] > least and not goal[1] & somewhere]

    def _within(self, goals: list[Goal], resources: int) -> list[Goal]:
        """Those that need nothing but these resources."""
        return [goal for goal in goals if not goal[2] & ~resources]

    def _best_of(self, aims: list[Goal], fitting: int) -> float:
        return max([worth for worth, bit, _ in aims if bit & fitting], default=0.0)

    def _hindered(self, other: Seat, spot: Spot) -> float:
        """The open prizes that another seat could add next, and which need what nothing else of theirs gives."""
        lots = self.state.players[other].land
        gives = lots[spot].produces()
        threatened = self._threatened.get(other)
        if threatened is None:
            threatened = self._threatened[other] = self._next_of(other)
        at_stake = [prize for prize in threatened if NEEDED[prize] & gives]
        if not at_stake:
            return 0.0
        left = merged([lot.produces() for each, lot in lots.items() if each != spot])
        return WEIGHTS.spend.hinder * sum([TILES[prize].points for prize in at_stake if NEEDED[prize] & ~left])

    def _next_of(self, other: Seat) -> list[str]:
        """The open prizes that another seat could add next."""
        fitting = self.appraisal.fitting_of(other)
        return [prize for prize in self.state.prizes if TILE_BIT[prize] & fitting]


def different(ways: Ways) -> Iterable[str]:
    """The tiles that there are ways for."""
    return dict.fromkeys(map(itemgetter(0), ways))
