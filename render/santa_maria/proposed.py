"""How a colony would look with a move that is not made yet: only what one sees of it, no rule is applied."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.core.fields import PART
from games.core.saving import clone
from games.core.seats import Seat
from games.santa_maria.grid import covered
from games.santa_maria.state import Laid, State


def imagined(view: State, seat: Seat, verb: str, answers: Mapping[str, Any]) -> State:
    """The view as it would be, as far as the move is chosen: a tile lies where it is proposed, turned."""
    after = clone(view)
    colony = after.players[seat].colony
    match verb, answers:
        case ("expand", {"tile": tile, "where": where}) | ("found", {"hall": tile, "where": where}) if (
            colony is not None
        ):
            spot, turn = where.split(PART)
            colony.cells |= covered(tile, where)
            colony.laid = [*colony.laid, Laid(tile, spot, turn)]
    return after
