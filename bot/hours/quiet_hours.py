"""Quiet hours: from one minute of the day to another, by the clock on a person's wall."""

import re
from datetime import timedelta
from zoneinfo import ZoneInfo

import msgspec

from bot.hours.zones import instant, local

DAY_MINUTES = 24 * 60
_TIME = r"(\d{1,2})(?:[:.h](\d{2}))?"
_SPAN = re.compile(rf"(?:from |с )?{_TIME}\s*(?:-|–|—|to|till|until|до|по)\s*{_TIME}")
_MOMENT = re.compile(rf"(?:at |в )?{_TIME}")


class Unclear(Exception):
    """Nobody can tell what time is meant."""


class Quiet(msgspec.Struct, frozen=True):
    """Each day from one minute of the day to another; over midnight, if that comes earlier."""

    begin: int
    end: int

    def written(self) -> str:
        """As people write it."""
        return f"{clock(self.begin)}–{clock(self.end)}"


def after_quiet(moment: float, quiet: Quiet | None, where: ZoneInfo) -> float:
    """This moment, or the end of the quiet hours that it falls into."""
    if quiet is None:
        return moment
    today = local(moment, where).date()
    for day in (today - timedelta(days=1), today):
        over_midnight = quiet.end <= quiet.begin
        begin = instant(day, quiet.begin, where)
        end = instant(day + timedelta(days=1) if over_midnight else day, quiet.end, where)
        if begin <= moment < end:
            return after_quiet(end, quiet, where)  # where the clock leaps, the next ones may have begun
    return moment


def quiet_seconds(begin: float, end: float, quiet: Quiet | None, where: ZoneInfo) -> float:
    """How much of this while is quiet."""
    total = 0.0
    at = begin
    while quiet is not None and at < end:
        over = after_quiet(at, quiet, where)
        if over > at:
            total += min(over, end) - at
            at = over
        else:
            at = _next_begin(at, quiet, where)
    return total


def after_waking(begin: float, seconds: float, quiet: Quiet | None, where: ZoneInfo) -> float:
    """When so many seconds that are not quiet will have passed."""
    if quiet is None:
        return begin + seconds
    at, left = after_quiet(begin, quiet, where), seconds
    while left > (awake := max(0.0, _next_begin(at, quiet, where) - at)):
        left -= awake
        at = after_quiet(at + awake, quiet, where)
    return at + left


def read_quiet(text: str) -> Quiet:
    """Quiet hours as people write them: `22-8`, `22:30–07:00`, `с 23 до 8`; Unclear if it is none of that."""
    found = _SPAN.fullmatch(text.strip().casefold())
    if found is None:
        raise Unclear(text)
    begin, end = _minute(found[1], found[2]), _minute(found[3], found[4])
    if begin == end:
        raise Unclear(text)
    return Quiet(begin, end)


def read_time(text: str) -> int:
    """A time of the day as people write it: `18`, `18:30`, `в 9`; Unclear if it is none."""
    found = _MOMENT.fullmatch(text.strip().casefold())
    if found is None:
        raise Unclear(text)
    return _minute(found[1], found[2])


def clock(minute: int) -> str:
    """A minute of the day as a clock shows it."""
    return f"{minute // 60:02}:{minute % 60:02}"


def _next_begin(moment: float, quiet: Quiet, where: ZoneInfo) -> float:
    today = local(moment, where).date()
    begins = (instant(today + timedelta(days=ahead), quiet.begin, where) for ahead in (0, 1, 2))
    return next(at for at in begins if at > moment)


def _minute(hours: str, minutes: str | None) -> int:
    at = int(hours) * 60 + int(minutes or 0)
    if at > DAY_MINUTES or int(minutes or 0) > 59:
        raise Unclear(hours)
    return at % DAY_MINUTES
