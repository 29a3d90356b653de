"""How much it is worth to a seat how a game ended, from 0 to 1."""

from math import tanh
from typing import NamedTuple

from games.core.ending.outcome import Outcome
from games.core.game import AnyGame
from games.core.seats import Seat

ALONE = 200.0
"""Who plays against nobody wants as much of so many points as can be."""


class Worth(NamedTuple):
    """What came of a game that was played on."""

    worth: float
    """From 0 to 1: the victory and the points; less, where something speaks against what led to it."""
    points: float
    """Before the best of the others; all that one has, where there is nobody else."""

    def less(self, qualm: float) -> "Worth":
        """What it is worth to somebody with qualms."""
        return Worth(self.worth - qualm, self.points)


def worth_of_end(game: AnyGame, outcome: Outcome, seat: Seat) -> Worth:
    """The victory, or a share in it, and the points before the best of the others."""
    won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    winning = game.thinking.winning
    margin = margin_of(outcome, seat)
    points = outcome.scores[seat].total if margin is None else margin
    ahead = min(1.0, max(0.0, points / ALONE)) if margin is None else _of_margin(game, margin)
    return Worth(winning * won + (1 - winning) * ahead, points)


def margin_of(outcome: Outcome, seat: Seat) -> int | None:
    """The points before the best of the others; None where there is nobody else."""
    others = [score.total for score in outcome.scores if score.seat != seat] + [each.total for each in outcome.rivals]
    return outcome.scores[seat].total - max(others) if others else None


def _of_margin(game: AnyGame, margin: float) -> float:
    """So many points before the best of the others: beyond a clear victory more of them count little."""
    return 0.5 + 0.5 * tanh(margin / game.thinking.points)
