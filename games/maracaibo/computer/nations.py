"""What influence with a nation is worth: its ranks, times what they will count for."""

from games.maracaibo.components import INFLUENCE, POINTS, START
from games.maracaibo.computer.weights import WEIGHTS
from games.maracaibo.kinds import NATIONS, Nation
from games.maracaibo.map.markers import multiplier
from games.maracaibo.state import Player, State

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

    def __init__(self, state: State, player: Player) -> None:
        self.state = state
        self.player = player
        self._ahead: dict[Nation, float] = {}
        self._known: dict[tuple[Nation, int], float] = {}

    def ahead(self, nation: Nation) -> float:
        """What a rank with the nation will count for."""
        known = self._ahead.get(nation)
        if known is None:
            rounds = START.rounds + 1 - self.state.round
            known = min(MOST, multiplier(self.state, nation) + WEIGHTS.nations["rise"] * rounds)
            self._ahead[nation] = known
        return known

    def influence(self, nation: str, count: int) -> float:
        """What so many steps bring, with the best of the nations if it is not said which."""
        if nation in self.player.influence:
            return self._steps(nation, count)
        return max(self._steps(each, count) for each in NATIONS)

    def _steps(self, nation: Nation, count: int) -> float:
        known = self._known.get((nation, count))
        if known is None:
            known = self._known[nation, count] = self._found(nation, count)
        return known

    def _found(self, nation: Nation, count: int) -> float:
        at = self.player.influence[nation]
        to = min(INFLUENCE.length, at + count)
        past = POINTS.past_end * (at + count - to)
        return (STANDING[to] - STANDING[at]) * self.ahead(nation) + past + self._lead(nation, at, to)

    def _lead(self, nation: Nation, at: int, to: int) -> float:
        """Who has the most influence is paid for it at the end."""
        others = max((who.influence[nation] for who in self.state.travellers() if who is not self.player), default=0)
        return WEIGHTS.nations["lead"] if at <= others < to else 0.0

    def marker(self, nation: Nation) -> float:
        """What a marker more is worth, by one's ranks ahead of the others'."""
        others = [who.rank(nation) for who in self.state.travellers() if who is not self.player]
        mean = sum(others) / len(others) if others else 0.0
        return WEIGHTS.nations["marker"] * (1 + self.player.rank(nation) - mean)
