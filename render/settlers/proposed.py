"""How a realm would look with a move that is not made yet: only what one sees of it, no rule is applied."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.core.saving import clone
from games.core.seats import Seat
from games.settlers.grid import FIRST
from games.settlers.setup import SECOND_TILE
from games.settlers.state import Lot, State


def imagined(view: State, seat: Seat, verb: str, answers: Mapping[str, Any]) -> State:
    """The view as it would be, as far as the move is chosen."""
    after = clone(view)
    player = after.players[seat]
    match verb, answers:
        case "place" | "replace", {"tile": tile, "spot": spot}:
            player.land[spot] = Lot(tile)
        case "cart", {"corner": corner}:
            player.carts = [*player.carts, corner]
        case "master", {"spot": spot}:
            player.land[spot].master = True
        case "war", {"target": target, "spot": spot}:
            after.players[int(target)].land[spot].ruined = True
        case "coin", {"target": target, "spot": spot}:
            after.players[int(target)].land[spot].coin = True
        case "arrange", _:
            one, other = player.drafted
            player.land, player.drafted = {FIRST: Lot(one)}, [other]
            if way := answers.get("arrangement"):
                player.land[SECOND_TILE[way]] = Lot(other)
                player.drafted = []
    return after
