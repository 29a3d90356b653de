"""Clocks of a table: they run for those who are asked, stand at night, and run out when they should."""

import re
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.hours.clock import (
    ClockRules,
    Clocks,
    begun,
    clock_rules,
    marked_out,
    moved,
    run_out,
    running,
    sat_down,
    settled,
)
from bot.hours.clock_options import AWAYS, CLOCKS, DAY, HOUR, NIGHTS
from bot.hours.quiet_hours import Quiet

BERLIN = ZoneInfo("Europe/Berlin")
ZONES = (BERLIN, ZoneInfo("America/New_York"), ZoneInfo("UTC"))
MOVE = ClockRules(DAY)
BANK = ClockRules(4 * DAY, 4 * HOUR)
NIGHT = ClockRules(DAY, night=Quiet(22 * 60, 8 * 60))


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=BERLIN).timestamp()


NOON = at("2026-11-18T12:00")


def asked(
    clocks: Clocks, seats: tuple[int, ...], now: float, rules: ClockRules, movers: tuple[int, ...] = ()
) -> Clocks:
    """These seats have moved, and those are asked from now on."""
    standing = moved(settled(clocks, now, rules, ZONES), movers, seats, rules)
    return running(standing, dict.fromkeys(range(3), now), rules, ZONES)


def left(clocks: Clocks) -> list[float]:
    return [clock.left / HOUR for clock in clocks.seats]


def test_each_move_has_its_own_time() -> None:
    clocks = asked(begun(MOVE, 3), (0,), NOON, MOVE)
    assert clocks.due == NOON + DAY
    clocks = asked(clocks, (1,), NOON + 5 * HOUR, MOVE, movers=(0,))
    assert left(clocks) == [24, 24, 24]
    assert clocks.due == NOON + 29 * HOUR


def test_a_bank_gains_at_the_end_of_a_turn_alone() -> None:
    clocks = asked(begun(BANK, 3), (0,), NOON, BANK)
    clocks = asked(clocks, (0,), NOON + HOUR, BANK, movers=(0,))
    assert left(clocks) == [95, 96, 96]
    clocks = asked(clocks, (1,), NOON + 3 * HOUR, BANK, movers=(0,))
    assert left(clocks) == [97, 96, 96]
    assert clocks.due == NOON + 99 * HOUR


def test_of_those_asked_at_once_each_has_a_clock_of_their_own() -> None:
    clocks = asked(begun(BANK, 3), (0, 1, 2), NOON, BANK)
    clocks = asked(clocks, (0, 2), NOON + 2 * HOUR, BANK, movers=(1,))
    clocks = asked(clocks, (0,), NOON + 5 * HOUR, BANK, movers=(2,))
    assert left(settled(clocks, NOON + 6 * HOUR, BANK, ZONES)) == [90, 98, 95]


def test_a_move_beside_the_question_changes_no_clock() -> None:
    clocks = asked(begun(MOVE, 3), (0,), NOON, MOVE)
    beside = asked(clocks, (0,), NOON + HOUR, MOVE)
    assert beside.due == clocks.due


def test_at_night_no_time_passes_by_the_clock_on_ones_own_wall() -> None:
    clocks = asked(begun(NIGHT, 3), (0,), NOON, NIGHT)
    assert clocks.due == at("2026-11-19T22:00")
    assert left(settled(clocks, at("2026-11-19T08:00"), NIGHT, ZONES))[0] == 14
    elsewhere = asked(begun(NIGHT, 3), (1,), NOON, NIGHT)
    assert elsewhere.due != clocks.due


def test_the_night_in_which_the_clock_is_changed_costs_no_hour() -> None:
    begin = at("2026-10-24T20:00")
    clocks = asked(begun(NIGHT, 3), (0,), begin, NIGHT)
    assert left(settled(clocks, at("2026-10-25T08:00"), NIGHT, ZONES))[0] == 22


def test_a_clock_that_runs_later_costs_nothing_before() -> None:
    standing = moved(begun(MOVE, 3), (), (0,), MOVE)
    clocks = running(standing, {0: NOON + 3 * DAY}, MOVE, ZONES)
    assert clocks.due == NOON + 4 * DAY
    assert left(settled(clocks, NOON + DAY, MOVE, ZONES))[0] == 24


def test_a_seat_without_anybody_has_no_time_to_lose() -> None:
    standing = moved(begun(MOVE, 3), (), (0, 1), MOVE)
    clocks = running(standing, {1: NOON}, MOVE, ZONES)
    assert clocks.seats[0].since is None
    assert clocks.due == NOON + DAY


def test_what_has_run_out_is_known_once() -> None:
    clocks = asked(begun(MOVE, 3), (0, 1), NOON, MOVE)
    assert run_out(clocks, NOON + DAY - 1) == ()
    assert run_out(clocks, NOON + DAY) == (0, 1)
    known = marked_out(clocks, (0, 1))
    assert run_out(known, NOON + 2 * DAY) == ()
    assert known.due is None
    after = asked(known, (1,), NOON + 30 * HOUR, MOVE, movers=(0,))
    assert not after.seats[0].out
    assert after.seats[1].out


def test_a_bank_that_is_overdrawn_gains_from_nothing() -> None:
    clocks = marked_out(asked(begun(BANK, 3), (0,), NOON, BANK), (0,))
    after = asked(clocks, (1,), NOON + 10 * DAY, BANK, movers=(0,))
    assert (after.seats[0].left, after.seats[0].out) == (4 * HOUR, False)


def test_who_sits_down_finds_something_on_the_clock() -> None:
    clocks = settled(asked(begun(BANK, 3), (0,), NOON, BANK), NOON + 10 * DAY, BANK, ZONES)
    assert left(sat_down(clocks, (0, 1), BANK)) == [4, 96, 96]


def test_a_clock_is_a_choice_of_the_table() -> None:
    assert clock_rules({}) is None
    assert clock_rules({"clock": "off"}) is None
    assert clock_rules({"clock": "sundial"}) is None
    assert clock_rules({"clock": "move_24h", "clock_night": "22-8"}) == ClockRules(DAY, None, Quiet(1320, 480), 7 * DAY)
    assert clock_rules({"clock": "bank_4d", "clock_away": "never"}) == ClockRules(4 * DAY, 4 * HOUR)
    for clock in CLOCKS:
        for night in NIGHTS:
            for away in AWAYS:
                assert clock_rules({"clock": clock, "clock_night": night, "clock_away": away}) is not None


@pytest.mark.parametrize("name", CLOCKS)
def test_a_clock_has_the_time_that_its_name_says(name: str) -> None:
    kind, count, unit = re.fullmatch("(move|bank)_([0-9]+)(h|d)", name).groups()  # type: ignore[union-attr]
    time, increment = CLOCKS[name]
    assert time == int(count) * {"h": HOUR, "d": DAY}[unit]
    assert (increment is None) is (kind == "move")


def test_an_empty_bank_rings_at_the_next_question_of_the_turn_where_the_computer_has_moved() -> None:
    empty = marked_out(settled(asked(begun(BANK, 3), (0,), NOON, BANK), NOON + 5 * DAY, BANK, ZONES), (0,))
    by_hand = moved(empty, (0,), (0,), BANK)
    for_it = moved(empty, (0,), (0,), BANK, late=(0,))
    assert (by_hand.seats[0].out, for_it.seats[0].out) == (True, False)
    assert by_hand.seats[0].left == for_it.seats[0].left == empty.seats[0].left


@pytest.mark.parametrize("now", [NOON - 5, NOON])
def test_a_clock_of_the_machine_that_goes_back_gives_no_time(now: float) -> None:
    clocks = asked(begun(MOVE, 3), (0,), NOON, MOVE)
    assert left(settled(clocks, now, MOVE, ZONES))[0] == 24
