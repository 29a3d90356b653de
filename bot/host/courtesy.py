"""Whoever makes news is answered before all others hear of them."""

import asyncio
from collections.abc import Callable

COURTESY = 0.001
"""Seconds for which news wait: enough for an answer to be on its way."""


class Courtesy:
    """Calls all who want to hear of news soon, once for all that happens until then."""

    def __init__(self) -> None:
        self._calls: list[Callable[[], None]] = []
        self._soon: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> bool:
        """Whether the call is still to come."""
        return self._soon is not None

    def call(self, call: Callable[[], None]) -> None:
        """This is called, too."""
        self._calls.append(call)

    def soon(self) -> None:
        """Something has happened, and is being answered."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(COURTESY, self._due)

    def cancel(self) -> None:
        """Call no more."""
        if self._soon is not None:
            self._soon.cancel()

    def _due(self) -> None:
        self._soon = None
        for call in self._calls:
            call()
