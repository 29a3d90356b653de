"""How the map would look with a region that is not laid yet: only what one sees of it, no rule is applied."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.archipelago.actions.exploring import place_named, turn_named
from games.archipelago.state import Region, State
from games.core.saving import clone
from games.core.seats import Seat
from render.archipelago.map.whole import PROPOSED, touching


def imagined(view: State, seat: Seat, verb: str, answers: Mapping[str, Any]) -> State:
    """The view as it would be, once it is chosen where the region lies and how it is turned."""
    after = clone(view)
    match verb, answers:
        case "settle" | "discover", {"side": side, "place": place, "edge": edge}:
            at = place_named(view, place, touching(view))
            after.regions[PROPOSED] = Region(side, turn_named(edge), at)
    return after
