"""How Puerto Rico is thought about: the mayor's placements, too."""

from collections.abc import Sequence

from games.core.fields import Spread
from games.core.moves import Move, Request
from games.core.parts.thinking import Thinking
from games.core.thinking.spreads import one_moved
from games.puerto_rico import moves
from games.puerto_rico.state import State

PLACEMENTS = 7
"""So many others are compared with the sensible one."""


def proposals(_: State, request: Request, sensible: Move) -> Sequence[Move]:
    """One colonist less here, one more there."""
    offer = request.offered(sensible)
    if offer is None or not isinstance(sensible, moves.Mayor):
        return ()
    field = offer.fields[0]
    assert isinstance(field, Spread)
    return [moves.Mayor(pieces) for pieces in one_moved(field, sensible.pieces, PLACEMENTS)]


THINKING: Thinking[State] = Thinking(proposals=proposals, strays=0.1)
