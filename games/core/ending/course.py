"""How the points of a game grew, and where it turned: told when it is over."""

from collections.abc import Iterable
from itertools import pairwise

import msgspec

from games.core.game import AnyGame
from games.core.seats import Seat

MOMENTS = 24
"""About so many points make a line that one can follow."""
FEW = 6
"""Fewer rounds than these are looked at in parts."""


class Moment(msgspec.Struct, frozen=True):
    """How all stood at some time of a round."""

    round: int
    totals: tuple[int, ...]
    ends: bool = False
    """The round was over then."""


class Course(msgspec.Struct, frozen=True):
    """A game from its beginning to its last score."""

    moments: tuple[Moment, ...]

    @property
    def leads(self) -> tuple[tuple[Moment, Seat], ...]:
        """When a seat alone took the lead from another."""
        found: list[tuple[Moment, Seat]] = []
        for moment in self.moments:
            best = max(moment.totals)
            first = [Seat(seat) for seat, total in enumerate(moment.totals) if total == best]
            if len(first) == 1 and (not found or found[-1][1] != first[0]):
                found.append((moment, first[0]))
        return tuple(found[1:])

    @property
    def largest_gain(self) -> tuple[int, Seat, int] | None:
        """The round, the seat and the points where most came at once; None if that was nothing special."""
        ends = [self.moments[0], *(moment for moment in self.moments if moment.ends)]
        gains = [
            (now.totals[seat] - before.totals[seat], -now.round, Seat(seat))
            for before, now in pairwise(ends[:-1])
            for seat in range(len(now.totals))
        ]
        if len(gains) < FEW:
            return None
        points, minus_round, seat = max(gains)
        return (-minus_round, seat, points) if points > 0 else None


def course(game: AnyGame, states: Iterable[bytes]) -> Course | None:
    """How all stood at the end of each round, or more often where there are few; None where nothing can be seen."""
    if game.telling.round is None:
        return None
    loaded = [game.saved.load(state) for state in states]
    rounds = [game.telling.round(state) for state in loaded]
    last = len(loaded) - 1
    ends = {at for at in range(last) if rounds[at + 1] > rounds[at]} | {last}
    kept = ends | {0}
    if len(ends) < FEW:
        kept |= {round(part * last / MOMENTS) for part in range(MOMENTS)}
    elif len(ends) > MOMENTS:
        kept = {*sorted(ends)[:: -(-len(ends) // MOMENTS)], 0, last}
    moments = []
    for at in sorted(kept):
        scores = game.score(loaded[at]).scores
        moments.append(Moment(rounds[at], tuple(score.total for score in scores), at in ends))
    return Course(tuple(moments)) if len(moments) > 2 else None
