"""Clocks of a table in a store: they change with moves, go back with them, and ring once."""

from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from unittest.mock import patch
from zoneinfo import ZoneInfo

import pytest

from bot.client.features import table_service
from bot.features.absence import ABSENCE
from bot.features.clocks import CLOCKS
from bot.features.pauses import PAUSES
from bot.features.places import PLACES
from bot.features.seats import SEATS
from bot.hours.clock import SeatClock
from bot.hours.clock_options import HOUR
from bot.hours.habits import Habits
from bot.store.connection import Job
from bot.store.fleet.shares import home_of, share_of
from bot.store.identity import UserId
from bot.store.table.clocks import BEAT, LONGEST_GAP, last_presence
from bot.store.telling.news import LineNews, read_news
from bot.tables.live import Live
from bot.tables.model import Person, Refused
from games.core.chance import Chance
from games.core.seats import Seat
from tests.support.days import PEOPLE, Days, days

BERLIN = ZoneInfo("Europe/Berlin")
CLARA = Person(UserId(3), "Clara", "en")
ELSEWHERE = (1 << 22) + 7
"""A server of another shard."""


@pytest.fixture
async def time(tmp_path: Path) -> AsyncIterator[Days]:
    async with days(tmp_path) as opened:
        opened.now = datetime(2026, 11, 18, 12, tzinfo=BERLIN).timestamp()
        opened.alarms = (opened.tables.of(CLOCKS), opened.tables.of(ABSENCE), *opened.alarms)
        await opened.tables.open()
        yield opened


async def restarted(time: Days) -> None:
    """Another service on the same store."""
    time.tables = table_service(time.store, now=lambda: time.now)
    time.alarms = (time.tables.of(CLOCKS), time.tables.of(ABSENCE))
    await time.tables.open()


async def clock(time: Days, live: Live, seat: int) -> SeatClock:
    clocks = (await time.tables.live(live.table.id)).clocks
    assert clocks is not None
    return clocks.seats[seat]


async def lines(time: Days) -> list[str]:
    """What the tables were told in a line."""
    rows = await time.store.read(lambda db: db.execute("SELECT payload FROM outbox WHERE kind = 'line'").fetchall())
    return [news.key for (payload,) in rows if isinstance(news := read_news(payload), LineNews)]


async def until_it_waits_for(time: Days, live: Live, seat: int) -> Live:
    """The others move until this seat alone is asked."""
    while (live := await time.tables.live(live.table.id)).waiting() != (seat,):
        await time.move(live)
    return live


async def test_a_table_without_clocks_has_none(time: Days) -> None:
    live = await time.table()
    assert live.clocks is None
    await time.pass_hours(1000)
    assert await lines(time) == []


async def test_a_clock_runs_for_whoever_is_asked_and_a_restart_changes_nothing(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="bank_4d"), 0)
    assert (await clock(time, live, 0)).ends == time.now + (await clock(time, live, 0)).left
    await time.spend(5 * HOUR)
    before = (await clock(time, live, 0)).left
    live = await until_it_waits_for(time, live, 1)
    assert (await clock(time, live, 0)).left == before - 5 * HOUR + 4 * HOUR
    known = [await clock(time, live, seat) for seat in (0, 1)]
    time.tables = table_service(time.store, now=lambda: time.now)
    assert [await clock(time, live, seat) for seat in (0, 1)] == known
    await time.tables.close()


async def test_what_passes_while_nobody_is_here_is_off_nobodys_clock(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="move_24h"), 0)
    await time.pass_hours(1)
    ends = (await clock(time, live, 0)).ends
    assert ends is not None
    await time.tables.close()
    time.now += 30 * HOUR
    time.tables = table_service(time.store, now=lambda: time.now)
    await time.tables.open()
    assert (await clock(time, live, 0)).ends == ends + 30 * HOUR
    await time.tables.close()


async def test_who_is_killed_has_noted_within_a_minute_that_somebody_was_here(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="move_24h"), 0)
    for _ in range(5):
        await time.look_around()
        due = await time.tables.of(CLOCKS).due()
        assert due == time.now + BEAT
        time.now = due
    await time.look_around()
    time.now += BEAT / 2
    ends = (await clock(time, live, 0)).ends
    assert ends is not None
    time.now += 30 * HOUR
    await restarted(time)
    assert (await clock(time, live, 0)).ends == ends + 30 * HOUR + BEAT / 2, "what came after the last note is off"


async def test_where_nobody_serves_a_block_its_clocks_stand_and_those_of_another_run(time: Days) -> None:
    here, there = [
        await until_it_waits_for(time, await time.table(clock="move_24h", guild=guild), 0) for guild in (7, ELSEWHERE)
    ]
    time.tables.ledger.share = share_of(0, 2, 2)
    ends = [(await clock(time, live, 0)).ends or 0.0 for live in (here, there)]
    noted = await time.store.read(lambda db: last_presence(db, home_of(ELSEWHERE)))
    assert noted is not None
    for _ in range(18):
        time.now += LONGEST_GAP
        await time.look_around()
    now, tables = time.now, table_service(time.store, now=lambda: time.now)
    tables.ledger.share = share_of(1, 2, 2)
    await tables.open()
    time.tables = tables
    assert (await clock(time, here, 0)).ends == ends[0]
    assert (await clock(time, there, 0)).ends == ends[1] + now - noted
    assert await time.store.read(lambda db: last_presence(db, home_of(ELSEWHERE))) == now


async def test_what_passes_while_the_machine_sleeps_is_off_nobodys_clock(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="move_24h", clock_zero="move"), 0)
    await time.pass_hours(1)
    ends = (await clock(time, live, 0)).ends
    assert ends is not None
    time.now += 30 * HOUR
    await time.look_around()
    assert (await clock(time, live, 0)).ends == ends + 30 * HOUR
    assert await lines(time) == []
    await time.pass_hours(23)
    assert await lines(time) == ["bot-line-time-is-up-move"]


async def test_who_moves_before_the_machine_is_quite_awake_has_not_thought_all_night(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="bank_4d"), 0)
    await time.spend(HOUR)
    left = (await clock(time, live, 0)).left - HOUR
    time.now += 30 * HOUR
    await time.move(live)
    now = await clock(time, live, 0)
    assert now.left in (left, left + 4 * HOUR)
    await time.look_around()
    assert (await clock(time, live, 0)).left == now.left
    await time.tables.turns.undo(live.table.id, PEOPLE[0])
    assert (await clock(time, live, 0)).left == left


async def test_who_has_a_slow_machine_has_no_more_time_to_think(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="move_24h"), 0)
    ends = (await clock(time, live, 0)).ends
    time.now += LONGEST_GAP
    await time.look_around()
    assert (await clock(time, live, 0)).ends == ends


async def test_a_clock_that_is_put_back_takes_nothing_from_anybody(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="move_24h"), 0)
    ends = (await clock(time, live, 0)).ends
    time.now -= 30 * HOUR
    await time.look_around()
    assert (await clock(time, live, 0)).ends == ends
    assert await lines(time) == []


async def test_undo_gives_back_what_came_after_the_move_and_nothing_of_what_was_thought_before(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="bank_4d"), 0)
    had = (await clock(time, live, 0)).left
    await time.spend(2 * HOUR)
    await time.move(live)
    await time.spend(3 * HOUR)
    undone = await time.tables.turns.undo(live.table.id, PEOPLE[0])
    assert not undone.again
    now = await clock(time, live, 0)
    assert (now.left, now.since) == (had - 2 * HOUR, time.now)


async def test_nothing_but_a_mark_is_said_once(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="move_12h"), 0)
    await time.pass_hours(11.9)
    assert await lines(time) == []
    for _ in range(3):
        await time.pass_hours(1)
    assert await lines(time) == ["bot-line-time-is-up-mark"]
    assert (await clock(time, live, 0)).out
    assert (await time.tables.live(live.table.id)).waiting() == (0,)
    await until_it_waits_for(time, live, 1)
    assert not (await clock(time, live, 0)).out


async def test_the_computer_makes_the_one_move(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="move_12h", clock_zero="move"), 0)
    moves = live.state.moves
    await time.pass_hours(12)
    after = await time.tables.live(live.table.id)
    assert after.state.moves > moves
    assert after.recent[-1].computer
    assert after.table.seats[0].user_id == PEOPLE[0].id
    assert await lines(time) == ["bot-line-time-is-up-move"]


async def test_an_empty_bank_is_empty_for_the_rest_of_the_turn(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(game="puerto_rico", clock="bank_2d", clock_zero="move"), 0)
    await time.move(live)
    while (live := await time.tables.live(live.table.id)).waiting() != (0,):
        live = await until_it_waits_for(time, live, 0)
        await time.move(live)  # to be asked something else in the same turn
    await time.pass_hours(100)
    assert (await time.tables.live(live.table.id)).waiting() == (1,)
    assert await lines(time) == ["bot-line-time-is-up-move"]


class Killed(BaseException):
    """The process is no more."""


@pytest.mark.parametrize("zero", ["mark", "move", "seat"])
@pytest.mark.parametrize("writes", range(1, 4))
@pytest.mark.parametrize("late", [10, 70])
async def test_who_is_killed_while_a_clock_rings_does_all_of_it_after_the_start(
    time: Days, zero: str, writes: int, late: int
) -> None:
    live = await until_it_waits_for(time, await time.table(clock="move_12h", clock_zero=zero), 0)
    await time.pass_hours(11.999)
    time.now += late
    left = iter(range(writes))
    write = time.store.write

    async def until_killed(job: Job[object]) -> object:
        if next(left, None) is None:
            raise Killed
        return await write(job)

    with patch.object(time.store, "write", until_killed), suppress(Killed):
        await time.look_around()
    time.now += 5
    await restarted(time)
    time.now += 5
    await time.look_around()
    after = await time.tables.live(live.table.id)
    assert await lines(time) == [f"bot-line-time-is-up-{zero}"]
    assert after.table.computers == ((0,) if zero == "seat" else ())
    assert [line.computer for line in after.recent[-1:]] == [zero == "move"]
    assert (await clock(time, live, 0)).out == (zero == "mark")


async def test_the_computer_takes_the_seat_until_its_person_is_back(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="bank_2d", clock_zero="seat"), 0)
    await time.pass_hours(100)
    after = await time.tables.live(live.table.id)
    assert after.table.computers == (0,)
    assert (await clock(time, live, 0)).ends is None
    await time.tables.of(SEATS).sit(live.table.id, PEOPLE[0])
    assert (await clock(time, live, 0)).ends == time.now, "what has passed on this question stays passed"
    await time.look_around()
    assert (await time.tables.live(live.table.id)).table.computers == (0,)
    assert await lines(time) == ["bot-line-time-is-up-seat"]
    while (now := await time.tables.live(live.table.id)).waiting() == (0,):
        request = now.request(Seat(0))
        move = now.game.sensible(now.view(request.seat), request, Chance("days"))
        await time.tables.turns.move_of_computer(now.table.id, request.seat, move, request.number)
    await time.tables.of(SEATS).sit(live.table.id, PEOPLE[0])
    assert (await clock(time, live, 0)).left == 2 * HOUR


async def test_a_clock_stands_while_somebody_is_away_as_long_as_the_table_allows(time: Days) -> None:
    week = await until_it_waits_for(time, await time.table(clock="move_24h"), 0)
    never = await until_it_waits_for(time, await time.table(clock="move_24h", clock_away="never"), 0)
    now = time.now
    await time.tables.of(ABSENCE).leave(PEOPLE[0], now + 10 * 24 * HOUR)
    assert (await clock(time, week, 0)).ends == now + 8 * 24 * HOUR
    assert (await clock(time, never, 0)).ends == now + 24 * HOUR
    await time.spend(48 * HOUR)
    await time.tables.of(ABSENCE).back(PEOPLE[0])
    assert (await clock(time, week, 0)).ends == time.now + 24 * HOUR


@pytest.mark.parametrize("kind", ["move_24h", "bank_2d"])
async def test_who_gives_their_seat_away_and_is_back_has_what_was_left(time: Days, kind: str) -> None:
    live = await until_it_waits_for(time, await time.table(clock=kind), 0)
    ends = (await clock(time, live, 0)).ends
    assert ends is not None
    for _ in range(3):
        await time.spend(5 * HOUR)
        await time.tables.of(SEATS).offers.to_computer(live.table.id, PEOPLE[0], keep=True)
        assert (await clock(time, live, 0)).ends is None
        await time.tables.of(SEATS).sit(live.table.id, PEOPLE[0])
        assert (await clock(time, live, 0)).ends == ends


async def test_somebody_else_finds_something_on_the_clock_and_nobody_twice(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="move_24h"), 0)
    await time.spend(20 * HOUR)
    handovers, table = time.tables.of(SEATS).offers, live.table.id
    await handovers.offer_own(table, PEOPLE[0], CLARA)
    await handovers.accept(table, CLARA, Seat(0))
    ends = time.now + 24 * HOUR
    assert (await clock(time, live, 0)).ends == ends
    for giver, taker in ((CLARA, PEOPLE[0]), (PEOPLE[0], CLARA)):
        await time.spend(8 * HOUR)
        await handovers.offer_own(table, giver, taker)
        await handovers.accept(table, taker, Seat(0))
        assert (await clock(time, live, 0)).ends == ends


@pytest.mark.parametrize("coming_back", [False, True])
async def test_an_absence_told_anew_stops_no_clock_for_longer(time: Days, coming_back: bool) -> None:
    live = await until_it_waits_for(time, await time.table(clock="move_24h"), 0)
    ends = time.now + 8 * 24 * HOUR
    for _ in range(4):
        await time.tables.of(ABSENCE).leave(PEOPLE[0], time.now + 20 * 24 * HOUR)
        assert (await clock(time, live, 0)).ends == ends
        await time.spend(48 * HOUR)
        if coming_back:
            await time.tables.of(ABSENCE).back(PEOPLE[0])


async def test_the_others_may_replace_whose_time_is_up_and_nobody_before(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="move_12h", clock_zero="replace"), 0)
    handovers = time.tables.of(SEATS).offers
    await time.pass_hours(11)
    with pytest.raises(Refused):
        await handovers.must_be_absent(await time.tables.live(live.table.id), Seat(0))
    await time.pass_hours(1)
    await handovers.must_be_absent(await time.tables.live(live.table.id), Seat(0))
    assert await lines(time) == ["bot-line-time-is-up-replace"]


async def test_while_the_table_pauses_no_clock_runs(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="bank_4d"), 0)
    left = (await clock(time, live, 0)).left
    await time.spend(HOUR)
    await time.tables.of(PAUSES).pause(live, time.now + 50 * HOUR, Seat(1), PEOPLE[1].id)
    stands = await clock(time, live, 0)
    assert (stands.left, stands.ends) == (left - HOUR, None)
    await time.spend(20 * HOUR)
    await time.tables.of(PAUSES).resume(await time.tables.live(live.table.id), Seat(1), PEOPLE[1].id)
    runs = await clock(time, live, 0)
    assert (runs.left, runs.ends) == (left - HOUR, time.now + left - HOUR)


async def test_who_moves_to_another_zone_has_their_nights_there(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="move_12h", clock_night="22-8"), 0)
    assert (await clock(time, live, 0)).ends == time.now + 22 * HOUR, "it is eleven in UTC"
    await time.habits(PEOPLE[0], Habits(zone="America/New_York"))
    await time.tables.of(CLOCKS).habits_changed(PEOPLE[0].id)
    assert (await clock(time, live, 0)).ends == time.now + 14 * HOUR, "it is six there, and still night"


async def chosen(time: Days, zone: str) -> None:
    """The first of the people counts their nights there from now on."""
    await time.habits(PEOPLE[0], Habits(zone=zone))
    await time.tables.of(CLOCKS).habits_changed(PEOPLE[0].id)


async def test_what_has_passed_counts_by_the_zone_of_then(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="move_12h", clock_night="22-8"), 0)
    await time.spend(9 * HOUR)
    await chosen(time, "Asia/Tokyo")
    clocks = await clock(time, live, 0)
    assert clocks.left == 3 * HOUR, "it was day in UTC, whatever it was in Tokyo"
    assert clocks.ends == time.now + 6 * HOUR, "it is five there"


async def test_who_is_killed_between_the_choice_and_the_clocks_has_not_slept_either(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="move_12h", clock_night="22-8"), 0)
    await time.spend(9 * HOUR)
    await time.habits(PEOPLE[0], Habits(zone="Asia/Tokyo"))
    await restarted(time)
    await time.tables.of(CLOCKS).habits_changed(PEOPLE[0].id)
    assert (await clock(time, live, 0)).left == 3 * HOUR


@pytest.mark.parametrize("hours", [1, 3, 10, 12])
async def test_nobody_flies_before_the_sun(time: Days, hours: int) -> None:
    """Whoever always chooses a zone in which it is night has as many nights as others in the end."""
    await until_it_waits_for(time, await time.table(clock="move_12h", clock_night="22-8"), 0)
    for _ in range(0, 120, hours):
        await time.pass_hours(hours)
        night = [ahead for ahead in range(-11, 13) if (time.now / HOUR + ahead) % 24 in (22.0, 23.0)]
        await chosen(time, f"Etc/GMT{-night[0]:+}")
    assert await lines(time) == ["bot-line-time-is-up-mark"]


async def test_a_thousand_hours_asleep_the_clock_still_rings_once_a_question(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="move_12h", clock_night="22-8"), 0)
    ends = (await clock(time, live, 0)).ends
    assert ends is not None
    assert ends > time.now + 12 * HOUR
    await time.pass_hours(1000)
    assert await lines(time) == ["bot-line-time-is-up-mark"]


async def test_at_a_table_that_cannot_be_read_nobody_is_late(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="move_12h", clock_zero="move"), 0)
    newest = live.table.version
    await time.store.write(lambda db: db.execute("UPDATE snapshots SET state = ? WHERE version = ?", (b"\0", newest)))
    time.tables.ledger.shelf.forget(live)
    await time.pass_hours(13)
    assert await lines(time) == []
    await time.tables.of(PLACES).mend(live.table.id, PEOPLE[1])
    mended = await time.tables.live(live.table.id)
    assert mended.clocks is not None
    assert mended.clocks.due is not None, "whoever is asked has their time from now on"
    assert mended.clocks.due > time.now


async def test_no_clock_rings_at_a_table_that_was_closed_because_it_cannot_be_read(time: Days) -> None:
    live = await until_it_waits_for(time, await time.table(clock="move_12h", clock_zero="seat"), 0)
    await time.store.write(lambda db: db.execute("UPDATE snapshots SET state = ?", (b"\0",)))
    time.tables.ledger.shelf.forget(live)
    await time.tables.of(PLACES).close(live.table.id, PEOPLE[1])
    await time.pass_hours(20)
    assert await lines(time) == []
