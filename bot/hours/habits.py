"""How somebody wants to be told that a table waits: when, how often, and when not at all."""

from collections.abc import Mapping
from typing import Any
from zoneinfo import ZoneInfo

import msgspec

from bot.hours.quiet_hours import Quiet, after_quiet
from bot.hours.zones import UTC_NAME, next_instant, zone

HOUR = 3600.0
HABITS = "habits"
"""Under this name they stand among a person's settings."""
REMINDERS = 3
"""So often somebody is reminded of one question, ever later; then no more."""
MORNING = 8 * 60
"""When a day begins for those who have no quiet hours."""


class Habits(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody has chosen."""

    zone: str = ""
    quiet: Quiet | None = None
    reminder_hours: float | None = None
    """After so long the first reminder comes; 0 is never, None is as the host has it."""
    digest: int | None = None
    """The minute of the day at which all is told at once, instead of each thing in its time."""
    ahead: bool = False
    """Told already when one's turn is the next."""

    @property
    def where(self) -> ZoneInfo:
        """The zone in which their hours are counted."""
        return zone(self.zone or UTC_NAME)


def habits_in(settings: Mapping[str, Any]) -> Habits:
    """What stands among the settings; what cannot be understood counts as nothing chosen."""
    try:
        return msgspec.convert(settings.get(HABITS, {}), Habits)
    except msgspec.ValidationError:
        return Habits()


def with_habits(settings: Mapping[str, Any], habits: Habits) -> dict[str, Any]:
    """The settings with these habits."""
    return {**settings, HABITS: msgspec.to_builtins(habits)}


def may_tell_at(moment: float, habits: Habits, away_until: float | None) -> float:
    """The first moment from this one on at which the person may be told that a table waits."""
    at = max(moment, away_until or moment)
    if habits.digest is not None:
        return next_instant(at, habits.digest, habits.where)
    return after_quiet(at, habits.quiet, habits.where)


def remind_at(moment: float, told: int, habits: Habits, away_until: float | None, usual_hours: float) -> float | None:
    """When to tell once more what was told for the `told`th time just now: ever later, and at last no more."""
    if habits.digest is not None:
        return may_tell_at(moment, habits, away_until)
    hours = usual_hours if habits.reminder_hours is None else habits.reminder_hours
    if hours <= 0 or told > REMINDERS:
        return None
    return may_tell_at(moment + hours * HOUR * 2 ** (told - 1), habits, away_until)


def next_morning(moment: float, habits: Habits) -> float:
    """When the next morning begins for this person."""
    return next_instant(moment, MORNING if habits.quiet is None else habits.quiet.end, habits.where)
