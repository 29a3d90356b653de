"""Time as the local Discord sees it."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since the Unix epoch."""

    def call_later(self, seconds: float, action: Callable[[], None]) -> Timer: ...


class SystemClock:
    def now(self) -> float:
        return time.time()

    def call_later(self, seconds: float, action: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, action)
