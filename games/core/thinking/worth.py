"""How much it is worth to a seat how a game ended, from 0 to 1."""

from math import tanh

from games.core.ending.outcome import Outcome
from games.core.game import AnyGame
from games.core.seats import Seat

ALONE = 200.0
"""Who plays against nobody wants as much of so many points as can be."""


def worth_of_end(game: AnyGame, outcome: Outcome, seat: Seat) -> float:
    """The victory, or a share in it, and the points before the best of the others."""
    won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    winning = game.thinking.winning
    return winning * won + (1 - winning) * _points(game, outcome, seat)


def worth_of_margin(game: AnyGame, margin: float) -> float:
    """So many points before the best of the others, where nobody knows yet who wins."""
    return 0.5 + 0.5 * tanh(margin / game.thinking.points)


def margin_of(outcome: Outcome, seat: Seat) -> int | None:
    """The points before the best of the others; None where there is nobody else."""
    others = [score.total for score in outcome.scores if score.seat != seat] + [each.total for each in outcome.rivals]
    return outcome.scores[seat].total - max(others) if others else None


def _points(game: AnyGame, outcome: Outcome, seat: Seat) -> float:
    margin = margin_of(outcome, seat)
    if margin is None:
        return min(1.0, max(0.0, outcome.scores[seat].total / ALONE))
    return worth_of_margin(game, margin)
