"""How the chart would look with a move that is not made yet: only what one sees of it, no rule is applied."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.core.saving import clone
from games.core.seats import Seat
from games.maracaibo.state import State


def imagined(view: State, seat: Seat, verb: str, answers: Mapping[str, Any]) -> State:
    """The view as it would be, as far as the move is chosen: a ship lies where it is to sail."""
    after = clone(view)
    match verb, answers:
        case "sail", {"place": place}:
            after.players[seat].place = place
        case "explore", {"space": space}:
            after.players[seat].explorer = space
    return after
