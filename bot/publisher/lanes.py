"""Who is told next. Each target is a lane: one thing at a time, and one lane's trouble is not another's.

Servers take turns: one with many tables in play does not hold up another's only one. What belongs to no server stands
for itself.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass

from bot.publisher.refusals import Why
from bot.store.identity import GuildId
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


class _Queue:
    """Whoever waits: of each server the one that came first, and the servers round and round."""

    def __init__(self) -> None:
        self._servers: OrderedDict[Hashable, OrderedDict[Target, None]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._servers)

    def __iter__(self) -> Iterator[tuple[Hashable, Target]]:
        for server, targets in self._servers.items():
            for target in targets:
                yield server, target

    def put(self, server: Hashable, target: Target) -> None:
        self._servers.setdefault(server, OrderedDict()).setdefault(target)

    def take(self, server: Hashable, target: Target) -> None:
        """It is this one's turn, and then that of all other servers."""
        targets = self._servers.pop(server)
        del targets[target]
        if targets:
            self._servers[server] = targets


class Lanes:
    """In memory alone: what is untold is in the store, and pauses end with the process."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        """Never jumps, unlike the time of day."""
        self._ready = _Queue()
        self._servers: dict[Target, GuildId] = {}
        """Where the tables stand that busy, pausing and waiting lanes tell of."""
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

    def news(self, target: Target, server: GuildId | None = None) -> None:
        """There is something to tell: at once, also where an earlier try has failed."""
        self._paused.pop(target, None)
        if server is not None:
            self._servers.setdefault(target, server)
        if target in self._busy:
            self._more.add(target)
        else:
            self._wait(target)

    def take(self) -> Target | None:
        """The lane to go on with, if there is one and room for it."""
        if len(self._busy) >= AT_ONCE:
            return None
        cosmetic = sum(isinstance(target, COSMETIC) for target in self._busy)
        for server, target in self._ready:
            if not isinstance(target, COSMETIC) or cosmetic < COSMETIC_AT_ONCE:
                self._ready.take(server, target)
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
            self._wait(target)
        elif target not in self._paused:
            self._servers.pop(target, None)

    def failed(self, target: Target, reason: Why, least: float = 0.0) -> float:
        """It could not be told: the lane pauses, ever longer, at least so long; until when."""
        failures = self._failures.get(target, 0)
        self._failures[target] = failures + 1
        until = self._clock() + max(least, min(FIRST_PAUSE * 2.0 ** min(failures, 20), LONGEST_PAUSE))
        self._busy.discard(target)
        if target in self._more:
            self._more.discard(target)
            self._wait(target)
        else:
            self._paused[target] = Pause(until, reason)
        return until

    def retry(self, target: Target | None = None) -> None:
        """The cause may be gone: go on with this lane, or with all that pause."""
        for paused in [target] if target is not None else list(self._paused):
            if self._paused.pop(paused, None) is not None:
                self._wait(paused)

    def wait(self) -> float | None:
        """Ends the pauses that are over; how long until the next one is, if there is any."""
        now = self._clock()
        for target in [target for target, pause in self._paused.items() if pause.until <= now]:
            self.retry(target)
        return min((pause.until - now for pause in self._paused.values()), default=None)

    def _wait(self, target: Target) -> None:
        server = target.guild_id if isinstance(target, AtServer) else self._servers.get(target, target)
        self._ready.put(server, target)
