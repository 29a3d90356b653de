"""How a game ended."""

from typing import Any, NamedTuple

import msgspec

from games.core.events import Phrase
from games.core.saving import FIRST, RulesVersion
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


class Rival(msgspec.Struct, frozen=True):
    """Somebody who plays against the seats without sitting at the table: a solo opponent that plays by cards."""

    name: str
    """The key of its name in the texts, after `rival-`."""
    lines: tuple[ScoreLine, ...]
    tie_breaks: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(line.points for line in self.lines)


class Archive(msgspec.Struct, kw_only=True):
    """What outlives a game, such as a campaign: taken from the outcome of one, given to the set-up of the next.

    A game derives its own from it. It is plain data like a state, with a version of its own. It may come from a file:
    what cannot be is refused in its `__post_init__` by a ValueError.
    """

    version: RulesVersion = FIRST

    def progress(self) -> Phrase | None:
        """How far it has come, in words that everybody may read."""
        return None


class Outcome(msgspec.Struct, frozen=True):
    """The scores in seat order, and the winners: several share a victory, none is everybody's defeat."""

    scores: tuple[SeatScore, ...]
    winners: tuple[Seat, ...]
    rivals: tuple[Rival, ...] = ()
    """Others who played, with their scores; where one of them is ahead, no seat has won."""
    archive: Any = None
    """An `Archive`, once the game is over, if anything of it outlives the game."""
    cause: Phrase | None = None
    """Where the points did not decide it: what did."""

    @property
    def by_points(self) -> bool:
        """Whether the points decided it, and not something else that left one winner, or none."""
        return set(self.winners) == set(ranked(self.scores, self.rivals).winners)

    @property
    def places(self) -> tuple["Ranked", ...]:
        """Everybody by places; who is equal shares one. Where points did not decide, only winners have a place."""
        everybody: list[SeatScore | Rival] = sorted([*self.scores, *self.rivals], key=self._rank, reverse=True)
        ranks = [self._rank(score) for score in everybody]
        numbered = self.by_points
        return tuple(
            Ranked(score, 1 if self._won(score) else ranks.index(rank) + 1 if numbered else None)
            for score, rank in zip(everybody, ranks, strict=True)
        )

    @property
    def seat_places(self) -> dict[Seat, int]:
        """A place for each seat: who has none comes behind the winners; in a common defeat all are last.

        Whoever has lost alone comes behind the game itself.
        """
        everybody = len(self.scores) + len(self.rivals)
        behind = 1 + len(self.winners) if self.winners else max(2, everybody)
        return {score.seat: place or behind for score, place in self.places if isinstance(score, SeatScore)}

    def _won(self, score: SeatScore | Rival) -> bool:
        return isinstance(score, SeatScore) and score.seat in self.winners

    def _rank(self, score: SeatScore | Rival) -> tuple[bool, int, tuple[int, ...]]:
        return (self._won(score), score.total, score.tie_breaks)


class Ranked(NamedTuple):
    """Somebody's score, and the place that it has, if it has one."""

    score: SeatScore | Rival
    place: int | None


def ranked(scores: tuple[SeatScore, ...], rivals: tuple[Rival, ...] = ()) -> Outcome:
    """The usual outcome: most points win, then the tie-breaks; a tie that persists is a shared victory."""
    everybody: tuple[SeatScore | Rival, ...] = (*scores, *rivals)
    best = max((score.total, *score.tie_breaks) for score in everybody)
    winners = tuple(score.seat for score in scores if (score.total, *score.tie_breaks) == best)
    return Outcome(scores, winners, rivals)
