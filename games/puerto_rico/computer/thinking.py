"""How Puerto Rico is thought about: the mayor's placements, too, and with qualms about what looks bad."""

from collections.abc import Sequence

from games.core.fields import Spread
from games.core.moves import Move, Request
from games.core.parts.thinking import Thinking
from games.core.thinking.spreads import one_moved
from games.puerto_rico import moves
from games.puerto_rico.computer.sensible import JUDGES
from games.puerto_rico.state import State

PLACEMENTS = 7
"""So many others are compared with the sensible one."""
QUALM = 0.06
"""So much worth for each point by which a move looks worse; with less some begin as a craftsman who makes nothing:
those whom they imagine answer that badly."""


def proposals(_: State, request: Request, sensible: Move) -> Sequence[Move]:
    """One colonist less here, one more there."""
    offer = request.offered(sensible)
    if offer is None or not isinstance(sensible, moves.Mayor):
        return ()
    field = offer.fields[0]
    assert isinstance(field, Spread)
    return [moves.Mayor(pieces) for pieces in one_moved(field, sensible.pieces, PLACEMENTS)]


def looks(view: State, request: Request, compared: Sequence[Move]) -> list[float]:
    """As the sensible player judges them."""
    return [JUDGES[type(move)](view, request.seat, [move])[0] if type(move) in JUDGES else 0.0 for move in compared]


THINKING: Thinking[State] = Thinking(proposals=proposals, looks=looks, qualm=QUALM, strays=0.1)
