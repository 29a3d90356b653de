"""How a position looks a turn on: whoever leads then, in a colony that holds, will most likely win."""

from games.archipelago.computer.insight import Insight, sure
from games.archipelago.computer.weights import WEIGHTS
from games.archipelago.state import State
from games.core.seats import Seat

END = WEIGHTS.end
FALLS = 0.6
"""Whoever chooses a single move gives up more colonies than fall: so much of the risk counts a turn on."""


def judged(view: State, later: State, seat: Seat) -> tuple[float, float] | None:
    """After a whole turn, from turn zero on after the first; who wins by independence alone sees what comes of it."""
    if (later.turn, later.phase) < (max(1, view.turn) + 1, view.phase):
        return None
    mind = Insight(later, seat)
    if mind.aims.separatist:
        return None
    lead = mind.aims.lead
    return (1.0 - FALLS * mind.risk) * sure(lead / END.later), lead
