"""Who is told next. Each target is a lane: one thing at a time, and one lane's trouble is not another's."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from bot.publisher.refusals import Why
from bot.store.telling.news import AtServer, Target, Tidying, Watching

AT_ONCE = 8
COSMETIC = (Tidying, Watching, AtServer)
COSMETIC_AT_ONCE = 2
"""What nobody waits for never takes up all the room."""
FIRST_PAUSE = 2.0
LONGEST_PAUSE = 1800.0


@dataclass(frozen=True)
class Pause:
    """A lane that has to wait, and why."""

    until: float
    why: Why


class Lanes:
    """In memory alone: what is untold is in the store, and pauses end with the process."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        """Never jumps, unlike the time of day."""
        self._ready: OrderedDict[Target, None] = OrderedDict()
        self._busy: set[Target] = set()
        self._more: set[Target] = set()
        """Busy lanes for which there is more to tell."""
        self._paused: dict[Target, Pause] = {}
        self._failures: dict[Target, int] = {}

    @property
    def quiet(self) -> bool:
        """Whether all that is due has been told."""
        return not self._ready and not self._busy

    @property
    def pausing(self) -> bool:
        """Whether any lane waits for its cause to end."""
        return bool(self._paused)

    @property
    def pauses(self) -> Counter[Why]:
        """So many lanes wait for each cause to end."""
        return Counter(pause.why for pause in self._paused.values())

    @property
    def crowded(self) -> bool:
        """Whether others wait for room: then each tells one thing, and goes to the end of the queue."""
        return bool(self._ready)

    def news(self, target: Target) -> None:
        """There is something to tell: at once, also where an earlier try has failed."""
        self._paused.pop(target, None)
        if target in self._busy:
            self._more.add(target)
        else:
            self._ready.setdefault(target)

    def take(self) -> Target | None:
        """The lane to go on with, if there is one and room for it."""
        if len(self._busy) >= AT_ONCE:
            return None
        cosmetic = sum(isinstance(target, COSMETIC) for target in self._busy)
        for target in self._ready:
            if not isinstance(target, COSMETIC) or cosmetic < COSMETIC_AT_ONCE:
                del self._ready[target]
                self._busy.add(target)
                return target
        return None

    def told(self, target: Target, *, more: bool) -> None:
        """One thing was told. What waits for Discord's return need not wait any longer."""
        self._failures.pop(target, None)
        if more:
            self._more.add(target)
        else:
            self._more.discard(target)  # Whatever was heard of until now has just been looked for.
        soon = self._clock() + FIRST_PAUSE
        for other, pause in self._paused.items():
            if pause.why is Why.OUTAGE and pause.until > soon:
                self._paused[other] = Pause(soon, pause.why)

    def empty(self, target: Target) -> None:
        """There is nothing more to tell, as far as its teller knows; where one is not busy, nothing changes."""
        self._busy.discard(target)
        if target in self._more:
            self._more.discard(target)
            self._ready.setdefault(target)

    def failed(self, target: Target, reason: Why, least: float = 0.0) -> float:
        """It could not be told: the lane pauses, ever longer, at least so long; until when."""
        failures = self._failures.get(target, 0)
        self._failures[target] = failures + 1
        until = self._clock() + max(least, min(FIRST_PAUSE * 2.0 ** min(failures, 20), LONGEST_PAUSE))
        self._busy.discard(target)
        if target in self._more:
            self._more.discard(target)
            self._ready.setdefault(target)
        else:
            self._paused[target] = Pause(until, reason)
        return until

    def retry(self, target: Target | None = None) -> None:
        """The cause may be gone: go on with this lane, or with all that pause."""
        for paused in [target] if target is not None else list(self._paused):
            if self._paused.pop(paused, None) is not None:
                self._ready.setdefault(paused)

    def wait(self) -> float | None:
        """Ends the pauses that are over; how long until the next one is, if there is any."""
        now = self._clock()
        for target in [target for target, pause in self._paused.items() if pause.until <= now]:
            self.retry(target)
        return min((pause.until - now for pause in self._paused.values()), default=None)
