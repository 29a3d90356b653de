"""So much within so long for each, so that nobody takes the time of the others."""

import math
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable

REMEMBERED = 2000


class Pace:
    """In memory alone: a restart lets everybody begin anew."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float]) -> None:
        self.most = most
        self._seconds = seconds
        self._now = now
        self._times: OrderedDict[Hashable, deque[float]] = OrderedDict()
        self._told: dict[Hashable, float] = {}

    def goes(self, who: Hashable) -> bool:
        """Whether there is room for one more of theirs; then it counts."""
        times = self._of(who)
        if len(times) >= self.most:
            return False
        times.append(self._now())
        return True

    def wait(self, who: Hashable) -> int:
        """Seconds until there is room again, at least one."""
        times = self._of(who)
        left = times[0] + self._seconds - self._now() if times else 0.0
        return max(1, math.ceil(left))

    def first_refusal(self, who: Hashable) -> bool:
        """Whether they have not been told for so long."""
        now = self._now()
        if now - self._told.get(who, -math.inf) < self._seconds:
            return False
        self._told[who] = now
        return True

    def _of(self, who: Hashable) -> deque[float]:
        times = self._times.setdefault(who, deque())
        self._times.move_to_end(who)
        while times and times[0] <= self._now() - self._seconds:
            times.popleft()
        while len(self._times) > REMEMBERED:
            gone, _ = self._times.popitem(last=False)
            self._told.pop(gone, None)
        return times
