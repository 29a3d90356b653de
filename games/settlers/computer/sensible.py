"""A plausible player: builds towards the open prizes, and plays a token where it tells."""

from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import cast

from games.core.ahead.best import best_of, to_the_point
from games.core.chance import Chance
from games.core.moves import Move, Offer, Request
from games.core.seats import Seat, seat_of
from games.settlers import moves
from games.settlers.components import BIT, NEEDED, POINTS, TILE_BIT, TILES
from games.settlers.computer.appraisal import PRIZE, Appraisal
from games.settlers.grid import Spot
from games.settlers.score import score
from games.settlers.state import State
from games.settlers.supply import Supply

ENOUGH = 1000
"""As many moves of one offer are looked at."""
WELL_PLAYED = 100.0
WASTED = -100.0
TO_ADD_A_PRIZE = (moves.Coin, moves.Cart)
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
        self._aims: list[str] | None = None
        self._worth_buying: dict[str, bool] = {}

    def candidates(self, request: Request) -> Iterator[Move]:
        """What is worth a look.

        Of tiles to place only the best, wherever it can go; of replacements the best; where a tile can be placed,
        which is never as bad as a token wasted, no token that is.
        """
        offers = to_the_point(request)
        placing = any(offer.makes is moves.Place for offer in offers)
        for offer in offers:
            if offer.makes is moves.Place:
                yield from self._best_tile(cast("Ways", offer.rows))
            elif offer.makes is moves.Replace:
                yield from self._best_replacements(cast("Ways", offer.rows)[:ENOUGH])
            elif placing:
                yield from self._well_played(offer)
            else:
                yield from offer.moves(ENOUGH)

    def _well_played(self, offer: Offer) -> Iterable[Move]:
        in_vain = offer.makes in TO_ADD_A_PRIZE and not self.aims()
        return () if in_vain else filter(self.tells, offer.moves(ENOUGH))

    def _best_tile(self, ways: Ways) -> Iterator[Move]:
        best = max(different(ways), key=self.appraisal.tile)
        return (moves.Place(tile, spot) for tile, spot in ways if tile == best)

    def _best_replacements(self, ways: Ways) -> Iterator[Move]:
        worth = {tile: self.appraisal.tile(tile) for tile in different(ways)}
        price = {spot: self._price(spot) for spot in self.player.land}
        worths = [worth[tile] - price[spot] for tile, spot in ways]
        best = max(worths)
        return (moves.Replace(*way) for way, found in zip(ways, worths, strict=True) if found == best)

    def _price(self, spot: Spot) -> float:
        """What it costs to replace the tile there."""
        lot = self.player.land[spot]
        lost = 0 if lot.ruined else TILES[lot.tile].points + POINTS.master * lot.master
        return PRIZE * (1 + lost)

    def worth(self, move: Move) -> float:
        """The higher, the better it looks."""
        match move:
            case moves.Place(tile, spot):
                return self.appraisal.tile(tile) + self.appraisal.spot(tile, spot)
            case moves.Replace(tile, spot):
                return self.appraisal.tile(tile) - self._price(spot)
            case moves.Reveal(stack):
                return self.appraisal.stack(stack)
            case moves.Draft(tile):
                return -sum(
                    made in TILES[other].produces for made in TILES[tile].produces for other in self.player.drafted
                )
        return WELL_PLAYED if self.tells(move) else WASTED

    def tells(self, move: Move) -> bool:
        """Whether a token is worth more there than in hand, or the end is welcome."""
        match move:
            case moves.Coin(resource=resource):
                return self._is_worth_buying(resource)
            case moves.War(target, spot):
                lot = self.state.players[seat_of(target)].land[spot]
                return TILES[lot.tile].points + POINTS.master * lot.master > POINTS.token
            case moves.Cart(corner):
                within_reach = self._within_reach(self.appraisal.made)
                return bool(within_reach and self._fitting(within_reach, self.appraisal.supply.joined(corner)))
            case moves.Master(_, spot):
                return not self._needed(TILES[self.player.land[spot].tile].produces[0])
            case moves.Agree():
                return self.seat in score(self.state).winners
        return False

    def _needed(self, resource: str) -> bool:
        """Whether an open prize needs it and just one own tile gives it."""
        givers = sum(bool(lot.produces() & BIT[resource]) for lot in self.player.land.values())
        return givers == 1 and any(resource in TILES[prize].needs for prize in self.state.prizes)

    def aims(self) -> list[str]:
        """The open prizes that are worth a token more than the best that could be added without one."""
        if self._aims is None:
            prizes = self.state.prizes
            fitting = self._fitting(prizes, self.appraisal.supply)
            best = max((TILES[prize].points for prize in fitting), default=0)
            self._aims = [prize for prize in prizes if TILES[prize].points > best + POINTS.token]
        return self._aims

    def _is_worth_buying(self, resource: str) -> bool:
        """Whether something to aim at could be added with this resource bought."""
        if resource not in self._worth_buying:
            within_reach = self._within_reach(self.appraisal.made | BIT[resource])
            aims = [prize for prize in within_reach if resource in TILES[prize].needs]
            self._worth_buying[resource] = bool(aims and self._fitting(aims, self.appraisal.supply.also(resource)))
        return self._worth_buying[resource]

    def _within_reach(self, resources: int) -> list[str]:
        """What there is to aim at, without what needs still others than these resources."""
        return [prize for prize in self.aims() if not NEEDED[prize] & ~resources]

    def _fitting(self, prizes: list[str], supply: Supply) -> list[str]:
        somewhere = supply.somewhere(self.appraisal.edge)
        return [prize for prize in prizes if somewhere & TILE_BIT[prize]]


def different(ways: Ways) -> Iterable[str]:
    """The tiles that there are ways for."""
    return dict.fromkeys(map(itemgetter(0), ways))
