"""A clock that a test moves by hand."""

import heapq
import time
from collections.abc import Callable

from bot.local.world.clock import Timer


class _Alarm:
    def __init__(self, action: Callable[[], None]) -> None:
        self._action: Callable[[], None] | None = action

    def cancel(self) -> None:
        self._action = None

    def ring(self) -> None:
        action, self._action = self._action, None
        if action is not None:
            action()


class ManualClock:
    """Starts at the present and stands still until `advance` moves it, ringing what falls due."""

    def __init__(self) -> None:
        self._now = time.time()
        self._serial = 0
        self._alarms: list[tuple[float, int, _Alarm]] = []

    def now(self) -> float:
        return self._now

    def call_later(self, seconds: float, action: Callable[[], None]) -> Timer:
        alarm = _Alarm(action)
        self._serial += 1
        heapq.heappush(self._alarms, (self._now + seconds, self._serial, alarm))
        return alarm

    def advance(self, seconds: float) -> None:
        until = self._now + seconds
        while self._alarms and self._alarms[0][0] <= until:
            self._now, _, alarm = heapq.heappop(self._alarms)
            alarm.ring()
        self._now = until
