"""A plausible player: builds towards the open prizes, and plays a token where it tells."""

from collections.abc import Iterator

from games.core.ahead.best import best_of, to_the_point
from games.core.chance import Chance
from games.core.moves import Move, Offer, Request
from games.core.seats import Seat, seat_of
from games.settlers import moves
from games.settlers.building import edge
from games.settlers.components import BIT, POINTS, TILES
from games.settlers.computer.appraisal import PRIZE, Appraisal
from games.settlers.score import score
from games.settlers.state import State
from games.settlers.supply import Supply

ENOUGH = 1000
"""As many moves of one offer are looked at."""
WELL_PLAYED = 100.0
WASTED = -100.0


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
        self._prizes: dict[str, int] = {}

    def candidates(self, request: Request) -> Iterator[Move]:
        """What is worth a look: of tiles to place only the best, wherever it can go."""
        for offer in to_the_point(request):
            if offer.makes is moves.Place:
                yield from self._best_tile(offer)
            else:
                yield from offer.moves(ENOUGH)

    def _best_tile(self, offer: Offer) -> Iterator[Move]:
        best = max(offer.choices("tile", {}), key=self.appraisal.tile)
        for spot in offer.choices("spot", {"tile": best}):
            yield moves.Place(best, spot)

    def worth(self, move: Move) -> float:
        """The higher, the better it looks."""
        match move:
            case moves.Draft(tile):
                return -sum(
                    made in TILES[other].produces for made in TILES[tile].produces for other in self.player.drafted
                )
            case moves.Reveal(stack):
                return self.appraisal.stack(stack)
            case moves.Place(tile, spot):
                return self.appraisal.tile(tile) + self.appraisal.spot(tile, spot)
            case moves.Replace(tile, spot):
                old = self.player.land[spot]
                lost = 0 if old.ruined else TILES[old.tile].points + POINTS.master * old.master
                return self.appraisal.tile(tile) - PRIZE * (1 + lost)
            case moves.Agree():
                return WELL_PLAYED if self.seat in score(self.state).winners else WASTED
        return WELL_PLAYED if self.tells(move) else WASTED

    def tells(self, move: Move) -> bool:
        """Whether a token is worth more there than in hand."""
        match move:
            case moves.War(target, spot):
                lot = self.state.players[seat_of(target)].land[spot]
                return TILES[lot.tile].points + POINTS.master * lot.master > POINTS.token
            case moves.Coin(_, _, resource):
                return self._with_bought(resource) > self._with_bought("") + POINTS.token
            case moves.Cart(corner):
                self.player.carts.append(corner)
                joined = Supply(self.player)
                self.player.carts.pop()
                return self._best_prize(joined) > self._with_bought("") + POINTS.token
            case moves.Master(_, spot):
                return not self._needed(TILES[self.player.land[spot].tile].produces[0])
        return False

    def _needed(self, resource: str) -> bool:
        """Whether an open prize needs it and just one own tile gives it."""
        givers = sum(bool(lot.produces() & BIT[resource]) for lot in self.player.land.values())
        return givers == 1 and any(resource in TILES[prize].needs for prize in self.state.prizes)

    def _with_bought(self, resource: str) -> int:
        """The points of the best prize that could be added with this resource bought."""
        if resource not in self._prizes:
            self._prizes[resource] = self._best_prize(self.appraisal.supply.also(resource))
        return self._prizes[resource]

    def _best_prize(self, supply: Supply) -> int:
        fitting = supply.fitting(self.state.prizes, edge(self.player))
        return max((TILES[prize].points for prize, _ in fitting), default=0)
