"""What people can set for themselves, in groups: what it is now, and what it can be."""

from collections.abc import Mapping

from bot.hours.habits import habits_in
from bot.hours.quiet_hours import clock
from bot.store.people.choices import ASKED, COACH, LONGEST, NO_NUDGES, ORDER, ORDERS, SKIN, UNCOUNTED, Choices
from render.kit.skins import SKINS
from texts import LOCALES

AUTO, NONE, ON, OFF, CLOSED = "auto", "none", "on", "off", "closed"
SWITCH = (ON, OFF)
ZONES = (
    "Europe/London", "Europe/Berlin", "Europe/Helsinki", "Europe/Moscow", "Asia/Yekaterinburg", "Asia/Novosibirsk",
    "Asia/Vladivostok", "Asia/Tokyo", "Australia/Sydney", "America/New_York", "America/Chicago", "America/Denver",
    "America/Los_Angeles", "America/Sao_Paulo",
)  # fmt: skip
"""The zones of many; every other is typed."""
OFFERED: Mapping[str, tuple[str, ...]] = {
    "dms": SWITCH,
    "ahead": SWITCH,
    "nudges": SWITCH,
    "reminders": ("0", "4", "12", "24", "48"),
    "digest": (NONE, "08:00", "12:00", "18:00", "21:00"),
    "order": ORDERS,
    "zone": ZONES,
    "quiet": (NONE, "22:00–08:00", "23:00–07:00", "00:00–08:00"),
    "coach": SWITCH,
    "asked": SWITCH,
    "language": (AUTO, *LOCALES),
    "pictures": (AUTO, *SKINS),
    "counted": SWITCH,
}
"""What each can be, as it is chosen."""
TYPED = frozenset({"reminders", "digest", "zone", "quiet"})
"""What can also be typed."""
GROUPS: Mapping[str, tuple[str, ...]] = {
    "calls": ("dms", "ahead", "nudges", "reminders", "digest", "order"),
    "nights": ("zone", "quiet"),
    "help": ("coach", "asked"),
    "looks": ("language", "pictures", "counted"),
}


def chosen(choices: Choices, usual_hours: float) -> dict[str, str]:
    """What everything is now, as it is chosen or would be typed."""
    settings, habits = choices.settings, habits_in(choices.settings)
    hours = usual_hours if habits.reminder_hours is None else habits.reminder_hours
    return {
        "dms": CLOSED if choices.dms and choices.closed else _switch(choices.dms),
        "ahead": _switch(habits.ahead),
        "nudges": _switch(not settings.get(NO_NUDGES)),
        "reminders": f"{max(0.0, round(hours, 2)):g}",
        "digest": NONE if habits.digest is None else clock(habits.digest),
        "order": settings.get(ORDER, LONGEST),
        "zone": habits.zone or NONE,
        "quiet": NONE if habits.quiet is None else habits.quiet.written(),
        "coach": _switch(not settings.get(COACH)),
        "asked": _switch(not settings.get(ASKED)),
        "language": choices.language or AUTO,
        "pictures": settings.get(SKIN, AUTO),
        "counted": _switch(not settings.get(UNCOUNTED)),
    }


def _switch(on: object) -> str:
    return ON if on else OFF
