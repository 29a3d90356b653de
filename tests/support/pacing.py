"""How long games of sensible players take."""

from collections.abc import Iterable, Mapping
from statistics import mean

from games.core.chance import Chance
from games.core.game import AnyGame, Setup
from games.core.parts.settings import Pace


def taken(found: AnyGame, seats: int, options: Mapping[str, str], seeds: Iterable[str]) -> tuple[float, float]:
    """The decisions of each player, and how often somebody else is to move, on the average of a game for each seed."""
    paces = [_one(found, Setup(seats, dict(options), seed)) for seed in seeds]
    return mean(pace.decisions for pace in paces) / seats, mean(pace.turns for pace in paces)


def _one(found: AnyGame, setup: Setup) -> Pace:
    """One game; the decisions are those of all."""
    play, chance = found.start(setup), Chance(setup.seed)
    decisions = turns = 0
    last = None
    while not play.state.over:
        seat = play.waiting()[0]
        play.apply(seat, found.sensible(found.view(play.state, seat), play.legal(seat), chance))
        decisions, turns, last = decisions + 1, turns + (seat != last), seat
    return Pace(decisions, turns)
