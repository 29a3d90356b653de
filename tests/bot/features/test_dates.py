"""Until when somebody is away, as people write it."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.features.absence.dates import Over, TooLong, read_until
from bot.hours.habits import Habits
from bot.hours.quiet_hours import Quiet, Unclear

PLACE = "Europe/Berlin"
HABITS = Habits(zone=PLACE)


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(PLACE)).timestamp()


NOW = at("2026-11-18T12:00")  # a Wednesday


@pytest.mark.parametrize(
    ("text", "until"),
    [
        ("3 days", "2026-11-21T12:00"),
        ("for three days", "2026-11-21T12:00"),
        ("3d", "2026-11-21T12:00"),
        ("5 hours", "2026-11-18T17:00"),
        ("a week", "2026-11-25T12:00"),
        ("2 months", "2027-01-18T12:00"),
        ("на 3 дня", "2026-11-21T12:00"),
        ("неделю", "2026-11-25T12:00"),
        ("на пару дней", "2026-11-20T12:00"),
        ("tomorrow", "2026-11-19T08:00"),
        ("до завтра 18:30", "2026-11-19T18:30"),
        ("day after tomorrow", "2026-11-20T08:00"),
        ("послезавтра", "2026-11-20T08:00"),
        ("until Friday", "2026-11-20T08:00"),
        ("до пятницы", "2026-11-20T08:00"),
        ("пт", "2026-11-20T08:00"),
        ("Wednesday", "2026-11-25T08:00"),
        ("next week", "2026-11-23T08:00"),
        ("2026-12-01", "2026-12-01T08:00"),
        ("до 2026-12-01 20:00", "2026-12-01T20:00"),
        ("1.12.", "2026-12-01T08:00"),
        ("01.12.2026", "2026-12-01T08:00"),
        ("1.11", "2027-11-01T08:00"),
        ("December 1", "2026-12-01T08:00"),
        ("the 1st of December", "2026-12-01T08:00"),
        ("1 декабря", "2026-12-01T08:00"),
        ("до 5-го января 2027 г.", "2027-01-05T08:00"),
    ],
)
def test_people_say_it_in_many_ways(text: str, until: str) -> None:
    assert read_until(text, NOW, HABITS) == at(until)


def test_the_morning_is_the_end_of_ones_quiet_hours() -> None:
    habits = Habits(zone=PLACE, quiet=Quiet(23 * 60, 6 * 60 + 30))
    assert read_until("friday", NOW, habits) == at("2026-11-20T06:30")


def test_days_go_by_the_clock_on_the_wall() -> None:
    assert read_until("2 days", at("2026-10-24T12:00"), HABITS) == at("2026-10-26T12:00")


def test_a_month_after_its_last_day_is_the_last_of_a_shorter_one() -> None:
    assert read_until("a month", at("2027-01-31T12:00"), HABITS) == at("2027-02-28T12:00")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "3 december 2026 7",
        "december 3 2026 7",
        "soon",
        "when I am back",
        "32.12.",
        "2026-13-01",
        "0 days",
        "3",
        "d",
        "1/12",
        "до",
        "12:00",
    ],
)
def test_what_is_unclear_is_not_guessed_at(text: str) -> None:
    with pytest.raises(Unclear):
        read_until(text, NOW, HABITS)


def test_what_is_over_is_no_absence_and_nobody_is_away_for_years() -> None:
    with pytest.raises(Over):
        read_until("2026-11-01", NOW, HABITS)
    for text in ("2030-01-01", "400 days", "99999 weeks", "30 months"):
        with pytest.raises(TooLong):
            read_until(text, NOW, HABITS)
