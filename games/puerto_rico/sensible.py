"""A plausible player."""

from games.core.chance import Chance
from games.core.moves import Move, Request
from games.puerto_rico.state import State


def sensible(state: State, request: Request, chance: Chance) -> Move:
    """Any of the moves that bear on the question."""
    return chance.pick([offer for offer in request.offers if not offer.aside]).any_move(chance.below)
