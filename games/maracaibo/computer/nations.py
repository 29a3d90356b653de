"""What influence with a nation is worth: its ranks, times what they will count for."""

from typing import TYPE_CHECKING

from games.core.once import once
from games.maracaibo.components import INFLUENCE, POINTS, START
from games.maracaibo.computer.weights import WEIGHTS
from games.maracaibo.kinds import NATIONS, Nation
from games.maracaibo.map.markers import multipliers

if TYPE_CHECKING:
    from games.maracaibo.computer.appraisal import Appraisal

MOST = len(INFLUENCE.markers) + POINTS.majority[0]


def standing(space: float) -> float:
    """The rank of a space, with the part of the way to the next one."""
    below = 0
    for rank, ribbon in enumerate(INFLUENCE.ranks):
        if space < ribbon:
            return rank + (space - below) / (ribbon - below)
        below = ribbon
    return float(len(INFLUENCE.ranks))


STANDING = [standing(space) for space in range(INFLUENCE.length + 1)]


class Nations:
    """How the three nations look to one player."""

    def __init__(self, appraisal: "Appraisal") -> None:
        self.state = appraisal.state
        self.player = appraisal.player
        self.others = [who for who in appraisal.travellers if who is not self.player]
        self._known: dict[tuple[str, int], float] = {}
        self._markers: dict[Nation, float] = {}

    @once
    def _standing(self) -> dict[Nation, tuple[int, float, int]]:
        """Of each nation one's influence, what a rank will count for, and the most that one of the others has."""
        rise = WEIGHTS.nations["rise"] * (START.rounds + 1 - self.state.round)
        now = multipliers(self.state)
        return {
            nation: (
                self.player.influence[nation],
                min(MOST, now[nation] + rise),
                max([who.influence[nation] for who in self.others], default=0),
            )
            for nation in NATIONS
        }

    def influence(self, nation: str, count: int) -> float:
        """What so many steps bring, with the best of the nations if it is not said which."""
        known = self._known.get((nation, count))
        if known is None:
            whose: tuple[Nation, ...] = (nation,) if nation in self.player.influence else NATIONS
            known = self._known[nation, count] = max([self._steps(each, count) for each in whose])
        return known

    def _steps(self, nation: Nation, count: int) -> float:
        at, ahead, others = self._standing[nation]
        to = min(INFLUENCE.length, at + count)
        past = POINTS.past_end * (at + count - to)
        lead = WEIGHTS.nations["lead"] if at <= others < to else 0.0
        return (STANDING[to] - STANDING[at]) * ahead + past + lead

    def marker(self, nation: Nation) -> float:
        """What a marker more is worth, by one's ranks ahead of the others'."""
        known = self._markers.get(nation)
        if known is None:
            others = [who.rank(nation) for who in self.others]
            mean = sum(others) / len(others) if others else 0.0
            known = self._markers[nation] = WEIGHTS.nations["marker"] * (1 + self.player.rank(nation) - mean)
        return known
