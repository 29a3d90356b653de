"""Reads what people write about the hours at which they want to be told something."""

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from bot.hours.habits import Habits
from bot.hours.quiet_hours import Unclear, read_quiet, read_time
from bot.hours.zones import known_zone
from bot.tables.model import Refused
from texts import LOCALES, words

T = TypeVar("T")

MOST_REMINDER_HOURS = 336


def with_wishes(
    habits: Habits,
    *,
    zone: str | None = None,
    quiet: str | None = None,
    reminders: int | None = None,
    digest: str | None = None,
    ahead: bool | None = None,
) -> Habits:
    """The habits with what is wished; None leaves it as it is. Refused if nobody can tell what is meant."""
    if zone is not None:
        found = known_zone(zone)
        if found is None:
            raise Refused("unknown-zone", zone=zone[:50])
        habits = replace(habits, zone=found)
    if quiet is not None:
        habits = replace(habits, quiet=None if _none(quiet) else _read(read_quiet, quiet, "unclear-quiet-hours"))
    if digest is not None:
        habits = replace(habits, digest=None if _none(digest) else _read(read_time, digest, "unclear-time"))
    if reminders is not None:
        habits = replace(habits, reminder_hours=float(reminders))
    if ahead is not None:
        habits = replace(habits, ahead=ahead)
    if not habits.zone and (quiet is not None or digest is not None) and (habits.quiet or habits.digest is not None):
        raise Refused("zone-first")
    return habits


def _none(text: str) -> bool:
    """Whether this says that there shall be none, in any language of the house."""
    plain = text.strip().casefold()
    return plain in {"-", "0", *(word for locale in LOCALES for word in words(locale)("bot-habits-no").split())}


def _read(reader: Callable[[str], T], text: str, wrong: str) -> T:
    try:
        return reader(text)
    except Unclear:
        raise Refused(wrong, text=text[:50]) from None
