"""Time zones: those that a person can choose, and the moments that clocks on their walls show."""

from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

UTC_NAME = "UTC"
SUGGESTED = 25
_REGIONS = ("Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")


@cache
def zone_names() -> tuple[str, ...]:
    """All zones that are called after a place, and UTC."""
    return (UTC_NAME, *sorted(name for name in available_timezones() if name.split("/")[0] in _REGIONS))


def zone(name: str) -> ZoneInfo:
    """The zone of this name; one that is not known any more counts as UTC."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo(UTC_NAME)


def known_zone(typed: str) -> str | None:
    """The zone that somebody means by this: its name, or its place alone; None if there is none, or several."""
    wanted = _plain(typed)
    exact = [name for name in zone_names() if _plain(name) == wanted]
    found = exact or [name for name in zone_names() if _plain(name.rpartition("/")[2]) == wanted]
    return found[0] if len(found) == 1 else None


def suggested_zones(typed: str) -> list[str]:
    """The zones whose names hold what is typed, those that begin with it first."""
    wanted = _plain(typed)
    found = [name for name in zone_names() if wanted in _plain(name)]
    begins = [name for name in found if any(part.startswith(wanted) for part in (_plain(name), _place(name)))]
    return list(dict.fromkeys([*begins, *found]))[:SUGGESTED]


def local(moment: float, where: ZoneInfo) -> datetime:
    """What calendar and clock show there at this moment."""
    return datetime.fromtimestamp(moment, UTC).astimezone(where)


def instant(day: date, minute: int, where: ZoneInfo) -> float:
    """When the clock there shows this minute of the day.

    An hour that comes twice counts the first time; one that the clock leaps over counts as long after the leap.
    """
    return datetime.combine(day, time(minute // 60, minute % 60), where).timestamp()


def next_instant(moment: float, minute: int, where: ZoneInfo) -> float:
    """When the clock there shows this minute of the day for the next time after a moment."""
    today = local(moment, where).date()
    found = (instant(today + timedelta(days=ahead), minute, where) for ahead in (-1, 0, 1, 2))
    return next(at for at in found if at > moment)


def _place(name: str) -> str:
    return _plain(name.rpartition("/")[2])


def _plain(text: str) -> str:
    return " ".join(text.replace("_", " ").replace("-", " ").casefold().split())
