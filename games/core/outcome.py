"""How a game ended."""

import msgspec

from games.core.seats import Seat


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a seat's score: the key of its name in the texts, and the points."""

    key: str
    points: int


class SeatScore(msgspec.Struct, frozen=True):
    """A seat's score with its breakdown, and the values that break a tie, in their order."""

    seat: Seat
    lines: tuple[ScoreLine, ...]
    tie_breaks: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(line.points for line in self.lines)


class Outcome(msgspec.Struct, frozen=True):
    """The scores in seat order, and the winners: several share a victory, none is everybody's defeat."""

    scores: tuple[SeatScore, ...]
    winners: tuple[Seat, ...]


def ranked(scores: tuple[SeatScore, ...]) -> Outcome:
    """The usual outcome: most points win, then the tie-breaks; a tie that persists is a shared victory."""
    best = max((score.total, *score.tie_breaks) for score in scores)
    return Outcome(scores, tuple(score.seat for score in scores if (score.total, *score.tie_breaks) == best))
