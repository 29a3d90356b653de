"""Quiet hours by the clock on the wall, also when that clock is changed."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.hours.quiet_hours import Quiet, Unclear, after_quiet, after_waking, quiet_seconds, read_quiet, read_time

BERLIN, YORK, UTC, APIA = map(ZoneInfo, ("Europe/Berlin", "America/New_York", "UTC", "Pacific/Apia"))
NIGHT = Quiet(22 * 60, 8 * 60)
NOON = Quiet(12 * 60, 13 * 60)
HOUR = 3600.0


def at(text: str, where: ZoneInfo = BERLIN, *, fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=where, fold=fold).timestamp()


@pytest.mark.parametrize(
    ("moment", "free"),
    [
        ("2026-11-18T21:59", "2026-11-18T21:59"),
        ("2026-11-18T22:00", "2026-11-19T08:00"),
        ("2026-11-19T03:00", "2026-11-19T08:00"),
        ("2026-11-19T08:00", "2026-11-19T08:00"),
    ],
)
def test_what_falls_into_the_night_waits_for_the_morning(moment: str, free: str) -> None:
    assert after_quiet(at(moment), NIGHT, BERLIN) == at(free)


def test_without_quiet_hours_nothing_waits() -> None:
    assert after_quiet(at("2026-11-19T03:00"), None, BERLIN) == at("2026-11-19T03:00")


def test_quiet_hours_of_one_day_end_on_it() -> None:
    assert after_quiet(at("2026-11-19T12:30"), NOON, BERLIN) == at("2026-11-19T13:00")
    assert after_quiet(at("2026-11-19T13:00"), NOON, BERLIN) == at("2026-11-19T13:00")


def test_the_night_in_which_summer_time_begins_is_an_hour_shorter() -> None:
    begin, end = at("2026-03-28T22:00"), at("2026-03-29T08:00")
    assert after_quiet(begin, NIGHT, BERLIN) == end
    assert end - begin == 9 * HOUR


def test_the_night_in_which_summer_time_ends_is_an_hour_longer() -> None:
    begin, end = at("2026-10-24T22:00"), at("2026-10-25T08:00")
    assert after_quiet(begin, NIGHT, BERLIN) == end
    assert end - begin == 11 * HOUR


def test_quiet_hours_that_end_in_an_hour_that_comes_twice_end_the_first_time() -> None:
    quiet = Quiet(22 * 60, 2 * 60 + 30)
    assert after_quiet(at("2026-10-25T02:10"), quiet, BERLIN) == at("2026-10-25T02:30")
    again = at("2026-10-25T02:10", fold=1)
    assert after_quiet(again, quiet, BERLIN) == again


def test_quiet_hours_that_end_in_an_hour_that_never_comes_end_after_the_leap() -> None:
    quiet = Quiet(22 * 60, 2 * 60 + 30)
    assert after_quiet(at("2026-03-08T01:59", YORK), quiet, YORK) == at("2026-03-08T03:30", YORK)


def test_a_day_that_a_country_leaves_out_is_no_trouble() -> None:
    assert after_quiet(at("2011-12-29T23:00", APIA), NIGHT, APIA) == at("2011-12-31T08:00", APIA)


def test_of_two_days_two_nights_are_quiet() -> None:
    begin = at("2026-11-18T12:00")
    assert quiet_seconds(begin, begin + 48 * HOUR, NIGHT, BERLIN) == 20 * HOUR
    assert quiet_seconds(at("2026-11-18T23:00"), at("2026-11-19T01:00"), NIGHT, BERLIN) == 2 * HOUR
    assert quiet_seconds(begin, begin + HOUR, NIGHT, BERLIN) == 0.0


def test_fourteen_waking_hours_from_noon_are_over_at_noon() -> None:
    noon = at("2026-11-18T12:00")
    assert after_waking(noon, 14 * HOUR, NIGHT, BERLIN) == noon + 24 * HOUR
    assert after_waking(noon, 10 * HOUR, NIGHT, BERLIN) == noon + 10 * HOUR


@settings(max_examples=60)
@given(
    st.floats(1.7e9, 1.9e9),
    st.floats(0, 10 * 86400),
    st.integers(0, 1439),
    st.integers(0, 1439),
    st.sampled_from([BERLIN, YORK, UTC, APIA]),
)
def test_what_is_awake_until_a_moment_leads_to_that_moment(
    begin: float, seconds: float, quiet_from: int, quiet_to: int, where: ZoneInfo
) -> None:
    if quiet_from == quiet_to:
        return
    quiet = Quiet(quiet_from, quiet_to)
    end = after_waking(begin, seconds, quiet, where)
    assert end - begin - quiet_seconds(begin, end, quiet, where) == pytest.approx(seconds, abs=0.01)


@pytest.mark.parametrize("text", ["22-8", "22:00–08:00", "22.00 - 8", "from 22 to 8", "с 22 до 8", " 22 — 8:00 "])
def test_people_write_quiet_hours_in_many_ways(text: str) -> None:
    assert read_quiet(text) == NIGHT


@pytest.mark.parametrize("text", ["", "night", "22", "25-8", "22:60-8", "8-8", "22-8-9", "-1-8", "24:30-8"])
def test_what_are_no_quiet_hours_is_not_guessed_at(text: str) -> None:
    with pytest.raises(Unclear):
        read_quiet(text)


def test_a_time_of_the_day_is_read() -> None:
    assert [read_time(text) for text in ("18", "18:59", "в 9", "0", "24")] == [1080, 1139, 540, 0, 0]
    with pytest.raises(Unclear):
        read_time("evening")
