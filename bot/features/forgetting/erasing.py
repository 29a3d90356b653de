"""The last traces of who was forgotten go at once; of all who follow soon after they go together, a little later.

The database is written anew for that, and everybody waits meanwhile: nobody is held up by whoever asks again and again.
"""

import math

from bot.tables.brought.alarm import OfItsShare, is_due
from bot.tables.ledger import Ledger

ERASED_EVERY = 60.0
"""Seconds."""


class Erasing(OfItsShare):
    """An alarm, for what was left. It is in memory alone: the spring-cleaning of the next start knows of it, too."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._last = -math.inf
        self._left = False

    async def now_or_soon(self) -> None:
        """Somebody was forgotten."""
        now = self._ledger.now()
        self._left = self._last <= now < self._last + ERASED_EVERY
        if not self._left:
            self._last = now
            await self._ledger.erase()

    async def due(self) -> float | None:
        """When what was left may go."""
        return self._last + ERASED_EVERY if self._left else None

    async def ring(self, now: float) -> bool:
        """It goes."""
        if await is_due(self, now):
            self._left, self._last = False, now
            await self._ledger.erase()
        return False

    async def put_off(self, now: float, until: float) -> None:
        """The store cannot do it: the spring-cleaning will."""
        self._left = False
