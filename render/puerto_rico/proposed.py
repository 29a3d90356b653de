"""How a board would look with a move that is not made yet: only what one sees of it, no rule is applied."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.core.fields import Put
from games.core.moves import Move
from games.core.saving import clone
from games.core.seats import Seat
from games.puerto_rico.moves import Erect, Forest, Settle
from games.puerto_rico.state import ROSE, Board, State

IN_COMMON: frozenset[type[Move]] = frozenset({Settle, Forest, Erect})
"""The moves that take a plantation or a building from those that lie open."""


def imagined(view: State, seat: Seat, verb: str, answers: Mapping[str, Any]) -> State:
    """The view as it would be, as far as the move is chosen."""
    after = clone(view)
    board = after.boards[seat]
    match verb, answers:
        case "build" | "black_market", {"building": building}:
            board.city = [*board.city, building]
        case "settle" | "forest", {"tile": tile}:
            board.island = [*board.island, tile]
        case "mayor" | "guests", {"pieces": puts}:
            _place(board, puts, everybody=verb == "mayor")
    return after


def _place(board: Board, puts: tuple[Put, ...], everybody: bool) -> None:
    """Put the pieces where they are proposed; a mayor takes all others up first."""
    for kind, standing in (("colonist", board.colonists), ("noble", board.nobles)):
        placed = [(place, count) for place, piece, count in puts if piece == kind]
        if everybody:
            waiting = sum(standing.values()) - sum(count for _, count in placed)
            standing.clear()
            standing |= {ROSE: waiting} if waiting > 0 else {}
        for place, count in placed:
            standing[place] = standing.get(place, 0) + count
