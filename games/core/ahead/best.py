"""Which of several moves looks best to a player with some sense."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from games.core.chance import Chance
from games.core.moves import Move, Offer, Request

M = TypeVar("M", bound=Move)


def to_the_point(request: Request) -> Sequence[Offer]:
    """The offers that answer the question; what is only offered beside it counts where nothing is asked."""
    return [offer for offer in request.offers if not (offer.aside and request.asked)] or request.offers


def foremost(moves: Iterable[M], worth: Callable[[M], float]) -> tuple[float, list[M]]:
    """How good the best of them looks, and all that look as good."""
    best: list[M] = []
    highest = float("-inf")
    for move in moves:
        found = worth(move)
        if found > highest:
            best, highest = [], found
        if found == highest:
            best.append(move)
    return highest, best


def best_of(moves: Iterable[M], worth: Callable[[M], float], chance: Chance) -> M:
    """The one that looks best; among equals, any."""
    return chance.pick(foremost(moves, worth)[1])
