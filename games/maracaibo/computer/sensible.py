"""A plausible player."""

from games.core.chance import Chance
from games.core.moves import Move, Request
from games.maracaibo.state import State


def sensible(state: State, request: Request, chance: Chance) -> Move:
    offers = [offer for offer in request.offers if not (offer.aside and request.asked)] or list(request.offers)
    return chance.pick(offers).any_move(chance.below)
