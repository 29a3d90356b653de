"""What time brings: waits for whatever falls due next, and does one thing after the other."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

from bot.hours.habits import HOUR
from bot.store.connection import StoreError
from bot.store.fleet.shares import Share
from bot.tables.brought.alarm import Alarm, OfItsShare

log = logging.getLogger(__name__)

SHORTEST_SLEEP, LONGEST_SLEEP = 0.2, 30.0
"""Seconds; a clock that was changed is noticed after so long."""
BREATH = 0.02
"""Seconds between two things that are due at once: whoever acts meanwhile comes first."""
PUT_OFF = HOUR
"""For so long what cannot be done waits, such as what stands in a damaged row."""


class Scheduler:
    """Rings the alarms. What is due while nobody was here is done at the start."""

    def __init__(
        self,
        alarms: Sequence[Alarm],
        told: Callable[[], Awaitable[None]],
        now: Callable[[], float] = time.time,
        rest: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._all = self._alarms = alarms
        self._told = told
        """Waits until what was put into the outbox has been told."""
        self._now = now
        self._rest = rest
        self._one_at_a_time = asyncio.Lock()
        self._sooner = asyncio.Event()
        self._loop: asyncio.Task[None] | None = None

    def mind(self, share: Share) -> None:
        """Ring for these tables alone; what minds no share is rung for where the first block is served."""
        self._alarms = [each for each in self._all if share.has(0) or isinstance(each, OfItsShare)]

    def start(self) -> None:
        """Begin."""
        self._loop = asyncio.create_task(self._run(), name="scheduler")

    async def stop(self) -> None:
        """Ring no more."""
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.wait({self._loop})

    def stir(self) -> None:
        """Something may fall due sooner than what was waited for."""
        self._sooner.set()

    async def look_around(self) -> None:
        """Do all that is due by now, one thing at a time."""
        async with self._one_at_a_time:
            for alarm in self._alarms:
                try:
                    await self._ring_out(alarm)
                except Exception:
                    log.exception("what was due could not be done", extra={"alarm": type(alarm).__name__})

    async def _ring_out(self, alarm: Alarm) -> None:
        while await self._rings(alarm):
            await self._told()
            await self._rest(BREATH)

    async def _rings(self, alarm: Alarm) -> bool:
        """Whether there may be more to do. What cannot be done is put off, unless it is the whole store that fails."""
        now = self._now()
        try:
            return await alarm.ring(now)
        except StoreError:
            raise
        except Exception:
            log.exception("what was due could not be done", extra={"alarm": type(alarm).__name__})
        before = await alarm.due()
        await alarm.put_off(now, now + PUT_OFF)
        return await alarm.due() != before

    async def _run(self) -> None:
        while True:
            self._sooner.clear()
            await self.look_around()
            pause = await self.pause()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._sooner.wait(), pause)

    async def pause(self) -> float:
        """Seconds until something is due, as far as is known."""
        try:
            dues = [due for alarm in self._alarms if (due := await alarm.due()) is not None]
        except Exception:
            log.exception("what is due could not be read")
            return LONGEST_SLEEP
        return min(max(SHORTEST_SLEEP, min(dues, default=float("inf")) - self._now()), LONGEST_SLEEP)
