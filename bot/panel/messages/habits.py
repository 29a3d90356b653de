"""What somebody has chosen for themselves, in words."""

from bot.hours.habits import Habits
from bot.hours.quiet_hours import clock
from texts import Words


def told_habits(habits: Habits, say: Words, usual_hours: float) -> str:
    """How they are told that a table waits, a line for each."""
    hours = usual_hours if habits.reminder_hours is None else habits.reminder_hours
    lines = [
        say("bot-habits-zone", zone=habits.zone or "–"),
        say("bot-habits-quiet", span=habits.quiet.written() if habits.quiet else say("bot-habits-none")),
        say("bot-habits-reminders-none") if hours <= 0 else say("bot-habits-reminders", hours=_number(hours)),
        say("bot-habits-digest", at=say("bot-habits-none") if habits.digest is None else clock(habits.digest)),
        say("bot-habits-ahead", ahead="yes" if habits.ahead else "no"),
    ]
    return "\n".join(f"- {line}" for line in lines)


def _number(hours: float) -> float | int:
    return int(hours) if hours == int(hours) else round(hours, 2)
