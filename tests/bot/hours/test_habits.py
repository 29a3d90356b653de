"""When somebody may be told, and when they are reminded."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.hours.habits import HOUR, Habits, habits_in, may_tell_at, next_morning, remind_at, with_habits
from bot.hours.quiet_hours import Quiet

PLACE = "Europe/Berlin"
NIGHT = Quiet(22 * 60, 8 * 60)


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(PLACE)).timestamp()


def reminders(begin: str, habits: Habits, usual: float = 12.0) -> list[float]:
    """All reminders of a question that was asked at this moment."""
    found, now = list[float](), at(begin)
    for told in range(1, 10):
        due = remind_at(now, told, habits, None, usual)
        if due is None:
            return found
        found.append(due)
        now = due
    return found


def test_reminders_come_after_twelve_hours_ever_later_and_then_stop() -> None:
    begin = at("2026-11-02T12:00")
    assert [(due - begin) / HOUR for due in reminders("2026-11-02T12:00", Habits())] == [12, 36, 84]


def test_the_interval_is_a_persons_choice() -> None:
    begin = at("2026-11-02T12:00")
    assert [(due - begin) / HOUR for due in reminders("2026-11-02T12:00", Habits(reminder_hours=2))] == [2, 6, 14]
    assert [(due - begin) / HOUR for due in reminders("2026-11-02T12:00", Habits(reminder_hours=1))] == [1, 3, 7]
    assert reminders("2026-11-02T12:00", Habits(reminder_hours=0)) == []
    assert reminders("2026-11-02T12:00", Habits(), usual=0) == []


def test_a_reminder_waits_for_the_morning() -> None:
    habits = Habits(zone=PLACE, quiet=NIGHT)
    assert reminders("2026-11-02T12:00", habits)[0] == at("2026-11-03T08:00")


def test_a_digest_comes_at_its_hour_every_day_also_over_a_change_of_the_clock() -> None:
    habits = Habits(zone=PLACE, quiet=NIGHT, digest=7 * 60)
    assert may_tell_at(at("2026-03-28T09:00"), habits, None) == at("2026-03-29T07:00")
    assert remind_at(at("2026-03-29T07:00"), 1, habits, None, 12.0) == at("2026-03-30T07:00")


def test_who_is_away_is_told_nothing_until_then() -> None:
    habits = Habits(zone=PLACE, quiet=NIGHT)
    assert may_tell_at(at("2026-11-02T12:00"), habits, at("2026-11-05T23:00")) == at("2026-11-06T08:00")
    assert may_tell_at(at("2026-11-02T12:00"), habits, at("2026-11-01T23:00")) == at("2026-11-02T12:00")


@pytest.mark.parametrize(
    ("now", "quiet", "morning"),
    [
        ("2026-11-02T12:00", NIGHT, "2026-11-03T08:00"),
        ("2026-11-03T02:00", NIGHT, "2026-11-03T08:00"),
        ("2026-11-02T12:00", Quiet(23 * 60, 6 * 60), "2026-11-03T06:00"),
        ("2026-11-02T12:00", None, "2026-11-03T08:00"),
    ],
)
def test_a_morning_begins_when_the_quiet_hours_end(now: str, quiet: Quiet | None, morning: str) -> None:
    assert next_morning(at(now), Habits(zone=PLACE, quiet=quiet)) == at(morning)


def test_habits_are_kept_among_the_settings() -> None:
    habits = Habits(zone=PLACE, quiet=NIGHT, reminder_hours=6, digest=60, ahead=True)
    assert habits_in(with_habits({"coach": "off"}, habits)) == habits
    assert with_habits({"coach": "off"}, habits)["coach"] == "off"
    assert habits_in({"habits": {"quiet": "always"}}) == habits_in({}) == Habits()


def test_a_zone_that_is_not_known_any_more_counts_as_that_of_nobody() -> None:
    assert Habits(zone="Mars/Olympus").where.key == "UTC"
