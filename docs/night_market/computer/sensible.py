"""A plausible player: sells what pays best, hangs all it can, and takes what costs nothing."""

from docs.night_market import moves
from docs.night_market.components import GOODS
from docs.night_market.state import State
from games.core.chance import Chance
from games.core.moves import Move, Request

HALF = 2


def sensible(state: State, request: Request, chance: Chance) -> Move:
    """The best answer by plain rules of thumb, known from the view alone."""
    offers = {offer.makes: offer for offer in request.offers if request.asked and not offer.aside}
    if moves.Offer in offers:
        return moves.Offer(min(state.players[request.seat].coins // HALF, chance.below(4)))
    if moves.Open in offers:
        held = state.players[request.seat].goods()
        favourite = max(GOODS, key=lambda good: (held[good], GOODS[good].price))
        return moves.Open(f"river.{favourite}")
    if moves.Sell in offers:
        return offers[moves.Sell].moves(1)[0]
    if moves.Lanterns in offers:
        tried = [offers[moves.Lanterns].any_move(chance.below) for _ in range(5)]
        return max(tried, key=lambda move: sum(count for _, _, count in move.answers()[0]))
    return next(iter(offers.values()), request.offers[0]).any_move(chance.below)
