"""Clocks of a table: time for each move, or a bank of time; how it runs, and when it runs out. Arithmetic alone."""

from collections.abc import Collection, Mapping, Sequence
from zoneinfo import ZoneInfo

import msgspec

from bot.hours.clock_options import AWAY, AWAYS, CLOCK, CLOCKS, DAY, NIGHT, NIGHTS, OFF
from bot.hours.quiet_hours import Quiet, after_waking, quiet_seconds, read_quiet
from bot.hours.zones import zone

MOMENT = 1.0


class ClockRules(msgspec.Struct, frozen=True):
    """What the table has chosen."""

    time: float
    increment: float | None = None
    """Of a bank; None: each move has its own time."""
    night: Quiet | None = None
    """Meanwhile, by the clock on each person's own wall, no time passes."""
    away: float = 0.0

    @property
    def least(self) -> float:
        """What somebody has at least who sits down at a clock that has run out."""
        return self.time if self.increment is None else self.increment


class SeatClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat's clock."""

    left: float
    since: float | None = None
    """It runs since then, which may be still to come; None: it stands."""
    ends: float | None = None
    """When it will have run out."""
    out: bool = False
    """It has run out, and the table knows."""
    zone: str = ""
    """Where its nights are counted while it runs, whatever its person chooses meanwhile; none while it has none."""
    moved: float | None = None
    """When another zone was chosen for it at the same question."""
    away: float = 0.0
    """For so long it has stood already while its person was away; what a table allows is for one question."""
    stood: float | None = None
    """Since when it stands so, if it runs later only."""


class Clocks(msgspec.Struct, frozen=True):
    """All clocks of a table."""

    asked: tuple[int, ...]
    """The seats that the game waits for; the clock of a computer's seat stands all the same."""
    seats: tuple[SeatClock, ...]

    @property
    def due(self) -> float | None:
        """When the next one runs out."""
        return min((clock.ends for clock in self.seats if clock.ends is not None and not clock.out), default=None)


Runs = Mapping[int, float]
"""From when on a seat's clock runs, if it has to; a seat that is not there has nobody who could be late."""
Zones = Sequence[ZoneInfo]


def clock_rules(options: Mapping[str, str]) -> ClockRules | None:
    """The clock of a table with these options, if it has one."""
    chosen = CLOCKS.get(options.get(CLOCK, OFF))
    if chosen is None:
        return None
    night = options.get(NIGHT, OFF)
    known_night = night in NIGHTS and night != OFF
    away = AWAYS.get(options.get(AWAY, ""), AWAYS["week"])
    return ClockRules(*chosen, night=read_quiet(night) if known_night else None, away=away)


def begun(rules: ClockRules, seats: int) -> Clocks:
    """All clocks as they are when a game begins."""
    return Clocks((), (SeatClock(rules.time),) * seats)


def settled(clocks: Clocks, now: float, rules: ClockRules, zones: Zones) -> Clocks:
    """All clocks stand, and what has passed is off them."""
    return msgspec.structs.replace(
        clocks,
        seats=tuple(_stopped(clock, now, rules, where) for clock, where in zip(clocks.seats, zones, strict=True)),
    )


def running(clocks: Clocks, runs: Runs, rules: ClockRules, zones: Zones, now: float | None = None) -> Clocks:
    """Clocks that stand begin to run where they have to; those that do so later stand from now on."""
    seats = list(clocks.seats)
    for seat in clocks.asked:
        if seat in runs:
            started = _started(seats[seat], runs[seat], rules, zones[seat])
            later = now is not None and runs[seat] > now
            seats[seat] = msgspec.structs.replace(started, stood=now if later else None)
    return msgspec.structs.replace(clocks, seats=tuple(seats))


def moved(
    clocks: Clocks, movers: Sequence[int], asked: Sequence[int], rules: ClockRules, late: Collection[int] = ()
) -> Clocks:
    """Clocks that stand, after these seats have moved and the game waits for those: whose turn is over gains.

    For the late ones the computer has moved; a bank that was empty then is so at the turn's next question, too.
    """
    seats = list(clocks.seats)
    for seat in set(movers):
        if rules.increment is None:
            seats[seat] = SeatClock(rules.time)
        elif seat in clocks.asked and seat not in asked:
            seats[seat] = SeatClock(max(0.0, seats[seat].left) + rules.increment)
        elif seat in late:
            seats[seat] = msgspec.structs.replace(seats[seat], out=False)
    return Clocks(tuple(asked), tuple(seats))


def sat_down(clocks: Clocks, seats: Sequence[int], rules: ClockRules) -> Clocks:
    """Others sit there than ever before: they find a clock on which there is something left."""
    fresh = {seat: SeatClock(max(clocks.seats[seat].left, rules.least)) for seat in seats}
    return msgspec.structs.replace(
        clocks, seats=tuple(fresh.get(seat, clock) for seat, clock in enumerate(clocks.seats))
    )


def not_rung(clocks: Clocks) -> Clocks:
    """Clocks that stand: those that have run out with nobody there to hear it have a moment left, and ring again."""
    seats = (
        clock if clock.out else msgspec.structs.replace(clock, left=max(clock.left, MOMENT)) for clock in clocks.seats
    )
    return msgspec.structs.replace(clocks, seats=tuple(seats))


def run_out(clocks: Clocks, now: float) -> tuple[int, ...]:
    """The seats whose clocks have run out without the table knowing it."""
    return tuple(
        seat
        for seat, clock in enumerate(clocks.seats)
        if clock.ends is not None and clock.ends <= now and not clock.out
    )


def marked_out(clocks: Clocks, out: Sequence[int]) -> Clocks:
    """The table knows of these."""
    seats = (
        msgspec.structs.replace(clock, out=True) if seat in out else clock for seat, clock in enumerate(clocks.seats)
    )
    return msgspec.structs.replace(clocks, seats=tuple(seats))


def _stopped(clock: SeatClock, now: float, rules: ClockRules, where: ZoneInfo) -> SeatClock:
    if clock.stood is not None and clock.since is not None:
        away = clock.away + max(0.0, min(now, clock.since) - clock.stood)
        clock = msgspec.structs.replace(clock, away=away, stood=None)
    if clock.since is None or clock.since >= now:
        return msgspec.structs.replace(clock, since=None, ends=None)
    slept = quiet_seconds(clock.since, now, rules.night, zone(clock.zone) if clock.zone else where)
    passed = now - clock.since - slept
    return msgspec.structs.replace(clock, left=clock.left - passed, since=None, ends=None)


def _started(clock: SeatClock, since: float, rules: ClockRules, where: ZoneInfo) -> SeatClock:
    zoned = clock if rules.night is None else _in_zone(clock, since, where)
    ends = after_waking(since, max(0.0, clock.left), rules.night, zone(zoned.zone) if zoned.zone else where)
    return msgspec.structs.replace(zoned, since=since, ends=ends)


def _in_zone(clock: SeatClock, since: float, where: ZoneInfo) -> SeatClock:
    """Its nights are there from now on. At one question that can be changed once a day: nobody flies before the sun."""
    if clock.zone == where.key or (clock.moved is not None and since - clock.moved < DAY):
        return clock
    return msgspec.structs.replace(clock, zone=where.key, moved=since if clock.zone else None)
