"""A plausible player."""

from games.core.chance import Chance
from games.core.moves import Move, Request
from games.santa_maria.state import State


def sensible(state: State, request: Request, chance: Chance) -> Move:
    return chance.pick(request.offers).any_move(chance.below)
