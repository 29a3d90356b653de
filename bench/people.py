"""People with jobs, sleep and holidays, in hours: when one of them answers a ping."""

from random import Random

DAY = 24.0
ASLEEP_FROM, ASLEEP_FOR = 23.5, 8.0
"""By their own clock."""
ZONES = (-8.0, -5.0, 0.0, 0.0, 1.0, 1.0, 2.0, 3.0, 9.0)
"""Most tables sit within a few hours of each other."""
MEDIAN_DELAY = 2.5
SPREAD = 1.2
"""Of the delay's logarithm: one ping in ten waits for more than half a day."""
AWAY_EVERY, AWAY_FOR = 30 * DAY, (1 * DAY, 4 * DAY)
LATE_RISER = 1.5


class Person:
    """One who plays; all that they do follows from the seed."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)
        self._zone = self._random.choice(ZONES)
        self._away = self._absences()

    def answers(self, pinged: float) -> float:
        """The hour at which they answer a ping of that hour."""
        at = pinged + self._random.lognormvariate(0, SPREAD) * MEDIAN_DELAY
        for begins, ends in self._away:
            if begins <= at < ends:
                at = ends
        asleep = (at + self._zone - ASLEEP_FROM) % DAY
        return at + ASLEEP_FOR - asleep + self._random.uniform(0, LATE_RISER) if asleep < ASLEEP_FOR else at

    def _absences(self) -> list[tuple[float, float]]:
        found: list[tuple[float, float]] = []
        at = 0.0
        while at < 1000 * DAY:
            at += self._random.expovariate(1 / AWAY_EVERY)
            back = at + self._random.uniform(*AWAY_FOR)
            found.append((at, back))
            at = back
        return found
