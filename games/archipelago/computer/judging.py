"""How a position looks a turn on: by points, and by what helps to come by more of them."""

from math import exp

from games.archipelago.computer.insight import Insight
from games.archipelago.computer.weights import WEIGHTS
from games.archipelago.state import State
from games.core.seats import Seat

LATER = WEIGHTS.later
WORTHS = {"medal": LATER.medal, "rank": LATER.rank, **WEIGHTS.held}
"""What each thing is worth in points; ranks count only as far as the game is over."""


def judged(view: State, later: State, seat: Seat, turns: int = 1) -> tuple[float, float] | None:
    """After so many whole turns, from turn zero on after the first and those that follow it."""
    if (later.turn, later.phase) < (max(1, view.turn) + turns, view.phase):
        return None
    insight = Insight(later, seat)
    ahead = before_others(insight)
    others = exp(-ahead / LATER.sure) * (later.seats - 1)
    return (1.0 - LATER.falls * insight.risk) / (1.0 + others), ahead


def before_others(insight: Insight) -> float:
    """By how many points one is better off than the others on the average."""
    return sum([WORTHS[name] * more for name, more in better_off(insight).items()])


def better_off(insight: Insight) -> dict[str, float]:
    """What one has more than the others on the average."""
    aims = insight.aims
    amounts: dict[str, tuple[float, ...]] = {
        "medal": aims.medals,
        "rank": tuple([aims.late * ranked for ranked in aims.ranked]),
        **{name: aims.amounts(name) for name in WEIGHTS.held},
    }
    return {name: _more(each, insight.seat) for name, each in amounts.items()}


def _more(amounts: tuple[float, ...], seat: Seat) -> float:
    return amounts[seat] - (sum(amounts) - amounts[seat]) / (len(amounts) - 1)
