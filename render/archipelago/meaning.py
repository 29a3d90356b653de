"""What the counters on the map mean, for the foot of the table's picture."""

from __future__ import annotations

from games.archipelago.state import State
from render.archipelago.changes import Changes
from render.archipelago.map.crowded import crowded
from render.archipelago.map.legend import legend_of
from render.kit.frame import Foot
from texts import Teller


def foot_of(view: State, teller: Teller, changed: Changes) -> Foot:
    """What they mean, with an eye where a region is seen larger on a picture below."""
    return legend_of(view, teller, closer=bool(crowded(view)), new=bool(changed.regions))
