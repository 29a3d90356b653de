"""A plausible player: builds prizes and what they need, and plays a token where it tells."""

from games.core.chance import Chance
from games.core.moves import Move, Request
from games.settlers import moves
from games.settlers.building import edge
from games.settlers.components import TILES
from games.settlers.grid import around, place_of
from games.settlers.score import score
from games.settlers.state import State
from games.settlers.supply import Supply

ENOUGH = 1000
WORTH = {"nature": 1.0, "village": 4.0, "city": 8.0, "prize": 20.0}
WELL_PLAYED = 50.0
WASTED = -1.0


def sensible(state: State, request: Request, chance: Chance) -> Move:
    """The move that looks best; among equals, any."""
    eye = Eye(state, request.seat)
    best: list[Move] = []
    highest = float("-inf")
    for offer in request.offers:
        for move in [] if offer.aside and request.asked else offer.moves(ENOUGH):
            worth = eye.worth(move)
            if worth > highest:
                best, highest = [], worth
            if worth == highest:
                best.append(move)
    return chance.pick(best)


class Eye:
    """How the moves look to a seat that does not think ahead."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.made = {made for lot in self.player.land.values() if lot.produces() for made in TILES[lot.tile].produces}
        self._with: dict[str, int] = {}

    def worth(self, move: Move) -> float:
        """The higher, the better it looks."""
        match move:
            case moves.Draft(tile):
                return WASTED if tile in self.player.drafted else 0
            case moves.Reveal(stack):
                return -abs(len(self.state.rows[stack]) - 3)
            case moves.Place(tile, spot):
                return self.worth_of_tile(tile) + self.worth_of_spot(tile, spot)
            case moves.Replace(tile, spot):
                old = self.player.land[spot]
                lost = 0 if old.ruined else TILES[old.tile].points + 2 * old.master
                return self.worth_of_tile(tile) - WORTH["prize"] * (1 + lost)
            case moves.Agree():
                return WELL_PLAYED if self.seat in score(self.state).winners else WASTED
            case moves.Draw() | moves.Skip():
                return 0
        return WELL_PLAYED if self.tells(move) else WASTED

    def worth_of_tile(self, name: str) -> float:
        """Points now, and resources that open prizes need."""
        tile = TILES[name]
        news = [made for made in tile.produces if made not in self.made]
        wanted = sum(TILES[prize].points for prize in self.state.prizes for need in TILES[prize].needs if need in news)
        return WORTH[tile.kind] * (tile.points or 1) + len(news) + wanted

    def worth_of_spot(self, tile: str, spot: str) -> float:
        """A close state supplies itself well, and prizes are safe near their owner."""
        company = sum(near in self.player.land for near in around(spot))
        return company / 4 - (place_of(spot)[1] / 8 if TILES[tile].kind == "prize" else 0)

    def tells(self, move: Move) -> bool:
        """Whether a token is worth more there than in hand."""
        match move:
            case moves.War(target, spot):
                lot = self.state.players[int(target)].land[spot]
                return TILES[lot.tile].points + 2 * lot.master > 1
            case moves.Coin(_, _, resource):
                return self.best_prize(resource) > self.best_prize("") + 1
            case moves.Cart(corner):
                self.player.carts.append(corner)
                joined = Supply(self.player)
                self.player.carts.pop()
                return self._best(joined) > self.best_prize("") + 1
            case moves.Master(_, spot):
                made = TILES[self.player.land[spot].tile].produces
                return not any(need in made for prize in self.state.prizes for need in TILES[prize].needs)
        return False

    def best_prize(self, bought: str) -> int:
        """The points of the best prize that could be added with this resource bought."""
        if bought not in self._with:
            self._with[bought] = self._best(Supply(self.player, bought))
        return self._with[bought]

    def _best(self, supply: Supply) -> int:
        fitting = supply.fitting(self.state.prizes, edge(self.player))
        return max((TILES[prize].points for prize, _ in fitting), default=0)
