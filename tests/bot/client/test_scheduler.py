"""What time brings."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.client.alarms import KEPT_FOR
from bot.client.features import table_service
from bot.client.scheduler import BREATH, LONGEST_SLEEP, Scheduler
from bot.features.calling.alarms import Calls
from bot.features.clocks import CLOCKS
from bot.features.pauses.rows import set_pause
from bot.hours.habits import HOUR, Habits
from bot.hours.quiet_hours import Quiet
from bot.store.fleet.shares import TIME_BITS, share_of
from bot.store.identity import ChannelId, GuildId, UserId
from bot.store.table.proposals import Asked
from bot.store.telling.interactions import remember_interaction
from bot.store.telling.news import PanelNews
from bot.store.telling.outbox import finish_outbox
from bot.tables.live import Live
from bot.tables.model import Person
from bot.tables.waiting.calls import choose_usual_hours
from games.core.chance import Chance
from games.core.seats import Seat
from tests.support.days import PEOPLE, START, Days, days

PLACE = "Europe/Berlin"
OF_ANOTHER = (1 << TIME_BITS) + 7
"""A server that falls on the next shard."""
NIGHT = Habits(zone=PLACE, quiet=Quiet(22 * 60, 8 * 60))


@pytest.fixture
async def time(tmp_path: Path) -> AsyncIterator[Days]:
    async with days(tmp_path) as opened:
        opened.now = datetime(2026, 11, 18, 12, tzinfo=ZoneInfo(PLACE)).timestamp()
        yield opened


@pytest.mark.parametrize("privately", [False, True])
async def test_whoever_keeps_a_table_waiting_is_reminded_ever_later_and_at_last_no_more(
    time: Days, privately: bool
) -> None:
    if privately:
        await time.privately()
    live = await time.table()
    name = (await time.waiting(live)).name
    assert f"{name} privately" in await time.called() or not privately
    told, time.woken = [], 0
    for hour in range(1, 200):
        await time.pass_hours(1)
        told += [(hour, each) for each in await time.called()]
    assert told == [(hour, f"{name} reminded") for hour in (12, 36, 84)]
    assert time.woken >= len(told)


async def test_where_nothing_is_due_nothing_is_begun_to_be_written(time: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is in play, and a transaction that writes makes all others wait."""
    await time.table()
    await time.look_around()
    begun: list[object] = []
    with monkeypatch.context() as watched:
        watched.setattr(time.store._engine, "write", begun.append)
        await time.look_around()
    assert begun == []


async def test_a_move_begins_the_wait_anew(time: Days) -> None:
    live = await time.table()
    await time.pass_hours(11)
    await time.move(live)
    await time.called()
    await time.pass_hours(11)
    assert await time.called() == []


async def test_the_host_has_the_say_where_somebody_has_not_chosen(time: Days) -> None:
    await time.store.write(lambda db: choose_usual_hours(db, 0.0))
    live = await time.table()
    await time.called()
    await time.pass_hours(1000)
    assert await time.called() == []
    await time.habits(await time.waiting(live), Habits(reminder_hours=6))
    await time.pass_hours(1)
    assert len(await time.called()) == 1


async def test_what_comes_in_quiet_hours_is_told_as_one_at_their_end(time: Days) -> None:
    lives = [await time.table() for _ in range(3)]
    waiting = await time.waiting(lives[0])
    other = next(person for person in PEOPLE if person is not waiting)
    await time.habits(other, NIGHT)
    await time.called()
    time.now += 11 * HOUR
    for live in lives:
        while await time.waiting(live) is waiting:
            await time.move(live)
    assert await time.called() == [], "it is eleven at night"
    await time.pass_hours(8.9)
    assert f"{other.name} of 3" not in await time.called()
    await time.pass_hours(0.1)
    assert await time.called() == [f"{other.name} of 3"]


async def test_in_quiet_hours_one_table_calls_as_ever_at_their_end(time: Days) -> None:
    live = await time.table()
    waiting = await time.waiting(live)
    other = next(person for person in PEOPLE if person is not waiting)
    await time.habits(other, NIGHT)
    await time.called()
    time.now += 11 * HOUR
    while await time.waiting(live) is waiting:
        await time.move(live)
    assert await time.called() == []
    await time.pass_hours(9)
    assert await time.called() == [f"{other.name} in the thread"]


async def test_whoever_moves_in_their_own_quiet_hours_is_not_called_for_it_in_the_morning(time: Days) -> None:
    live = await time.table()
    mover = await time.waiting(live)
    await time.habits(mover, NIGHT)
    await time.called()
    time.now += 11 * HOUR
    await time.move(live)
    if await time.waiting(live) is mover:
        await time.pass_hours(9)
        assert await time.called() == []


async def test_a_digest_tells_of_all_tables_once_a_day(time: Days) -> None:
    for person in PEOPLE:
        await time.habits(person, Habits(zone=PLACE, digest=18 * 60))
    lives = [await time.table(), await time.table()]
    name = (await time.waiting(lives[0])).name
    assert await time.called() == []
    await time.pass_hours(6)
    assert await time.called() == [f"{name} of 2 today"]
    await time.pass_hours(23)
    assert await time.called() == []
    await time.pass_hours(1)
    assert await time.called() == [f"{name} of 2 today"]


@pytest.mark.both_engines
async def test_a_digest_of_tables_that_two_processes_mind_is_told_once(time: Days) -> None:
    for person in PEOPLE:
        await time.habits(person, Habits(zone=PLACE, digest=18 * 60))
    await time.privately()
    live, _ = await time.table(guild=7), await time.table(guild=OF_ANOTHER)
    name = (await time.waiting(live)).name
    assert await time.called() == []
    await time.spend(6 * HOUR)
    calls = []
    for block in range(2):
        tables = table_service(time.store, now=lambda: time.now)
        tables.ledger.share = share_of(block, 2, 2)
        calls.append(Calls(tables.ledger))
    assert [due for each in calls if (due := await each.due()) is not None and due <= time.now] == [time.now] * 2
    assert sorted(await asyncio.gather(*(each.ring(time.now) for each in calls))) == [False, True]
    assert await time.called() == [f"{name} of 2 today"]


async def test_whoever_takes_nothing_privately_has_one_round_up_in_each_server(time: Days) -> None:
    lives = [await time.table(), await time.table(), await time.table(guild=8)]
    name = (await time.waiting(lives[0])).name
    await time.called()
    await time.pass_hours(12)
    assert await time.called() == [f"{name} of 3"] * 2


@pytest.mark.parametrize("answered", [False, True])
async def test_a_vote_that_begins_in_the_night_calls_in_the_morning_who_has_not_answered(
    time: Days, answered: bool
) -> None:
    live = await time.table()
    await time.habits(PEOPLE[1], NIGHT)
    await time.called()
    time.now += 11 * HOUR
    await time.tables.votes.propose(live.table.id, PEOPLE[0], Asked.END)
    assert await time.called() == []
    if answered:
        await time.tables.votes.vote(live.table.id, PEOPLE[1], yes=False)
    await time.pass_hours(9)
    assert [told for told in await time.called() if "in the thread" in told] == (
        [] if answered else ["Boris in the thread"]
    )


async def test_a_table_whose_wait_is_nobodys_any_more_keeps_nobody_else_from_being_told(time: Days) -> None:
    paused, other = await time.table(), await time.table()
    waiting = await time.waiting(paused)
    await time.store.write(lambda db: set_pause(db, paused.table.id, time.now, time.now + 1000 * HOUR))
    time.tables._shelf.forget(paused)
    overlooked = f"UPDATE waiting SET due = 1 WHERE table_id = {paused.table.id}"
    await time.store.write(lambda db: db.execute(overlooked).rowcount)
    await time.called()
    await time.pass_hours(12)
    assert await time.called() == [f"{waiting.name} reminded"]
    assert other.playing


async def test_who_changes_a_setting_is_not_reminded_for_it(time: Days) -> None:
    live = await time.table()
    await time.called()
    await time.pass_hours(10)
    await time.habits(await time.waiting(live), Habits(reminder_hours=2))
    await time.pass_hours(0.9)
    assert await time.called() == []
    await time.pass_hours(0.2)
    assert len(await time.called()) == 1


async def test_what_is_long_told_is_forgotten(time: Days) -> None:
    await time.table()
    await time.store.write(lambda db: finish_outbox(db, 1, time.now))
    await time.store.write(lambda db: remember_interaction(db, 5, b"{}", time.now))
    await time.pass_hours(KEPT_FOR / HOUR - 7)
    kept = "SELECT (SELECT count(*) FROM outbox WHERE id = 1), (SELECT count(*) FROM interactions)"
    assert await time.store.read(lambda db: db.execute(kept).fetchone()) == (1, 1)
    await time.pass_hours(8)
    assert await time.store.read(lambda db: db.execute(kept).fetchone()) == (0, 0)


async def test_what_is_not_told_yet_is_kept_however_old_it_is(time: Days) -> None:
    await time.table()
    await time.pass_hours(10 * KEPT_FOR / HOUR)
    assert await time.store.read(lambda db: db.execute("SELECT count(*) FROM outbox WHERE id = 1").fetchone()) == (1,)


async def test_between_two_things_that_are_due_whoever_acts_comes_first(time: Days) -> None:
    for guild in range(4):
        await time.table(guild=guild)
    await time.privately()
    await time.pass_hours(12)
    assert len(time.rests) >= 2
    assert set(time.rests) == {BREATH}


class Never:
    """An alarm that cannot be rung."""

    async def due(self) -> float | None:
        return START

    async def ring(self, now: float) -> bool:
        raise RuntimeError(f"not at {now}")

    async def put_off(self, now: float, until: float) -> None:
        """It goes on like that."""


async def test_an_alarm_that_fails_keeps_no_other_from_ringing(time: Days, caplog: pytest.LogCaptureFixture) -> None:
    await time.table()
    await time.called()
    time.alarms = (Never(), *time.alarms)
    await time.pass_hours(12)
    assert len(await time.called()) == 1
    assert "could not be done" in caplog.text


@asynccontextmanager
async def damaged(time: Days, column: str, where: str) -> AsyncIterator[None]:
    """Meanwhile this column holds nothing that makes sense."""
    table, _, name = column.partition(".")
    (sound,) = await time.store.read(lambda db: db.execute(f"SELECT {name} FROM {table} WHERE {where}").fetchone())
    await time.store.write(lambda db: db.execute(f"UPDATE {table} SET {name} = '[1]' WHERE {where}"))
    yield
    await time.store.write(lambda db: db.execute(f"UPDATE {table} SET {name} = ? WHERE {where}", (sound,)))


async def test_who_cannot_be_read_keeps_nobody_else_from_being_reminded(
    time: Days, caplog: pytest.LogCaptureFixture
) -> None:
    first = await time.waiting(await time.table())
    other = next(person for person in PEOPLE if person is not first)
    time.now += 60
    live = await time.table(guild=8)
    while await time.waiting(live) is first:
        await time.move(live)
    await time.privately(first)
    await time.called()
    async with damaged(time, "people.settings", f"user_id = {first.id}"):
        for hours in (12, 0.1, 0.1):
            await time.pass_hours(hours)
        assert [told for told in await time.called() if other.name in told]
        assert caplog.text.count("could not be done") == 1
    await time.pass_hours(1)
    assert [told for told in await time.called() if first.name in told]


@pytest.mark.parametrize(
    ("column", "where"), [("clocks.clocks", "due IS NOT NULL AND table_id = 1"), ("tables.options", "id = 1")]
)
async def test_a_table_that_cannot_be_read_keeps_no_other_clock_from_ringing(
    time: Days, caplog: pytest.LogCaptureFixture, column: str, where: str
) -> None:
    time.alarms = (time.tables.of(CLOCKS),)
    await time.tables.open()
    live = await time.table(clock="move_12h")
    time.now += 60
    other = await time.table(guild=8, clock="move_12h")
    time.tables.ledger.shelf.forget(live)  # as after a restart
    async with damaged(time, column, where):
        for hours in (13, 0.1, 0.1):
            await time.pass_hours(hours)
        time.now += 20 * HOUR
        await time.look_around()
        clocks = (await time.tables.live(other.table.id)).clocks
    time.tables.ledger.shelf.forget_id(live.table.id)
    assert clocks is not None
    assert any(clock.out for clock in clocks.seats)
    assert 1 <= caplog.text.count("could not be done") <= 3


async def test_the_scheduler_sleeps_until_something_is_due_but_never_for_long(time: Days) -> None:
    await time.table()
    await time.look_around()

    async def told() -> None:
        pass

    scheduler = Scheduler(time.alarms[:1], told, lambda: time.now)
    assert await scheduler.pause() == LONGEST_SLEEP
    time.now += 12 * HOUR - 5
    assert await scheduler.pause() == pytest.approx(5)


async def test_when_the_last_of_many_has_answered_each_is_called_once(tmp_path: Path) -> None:
    async with days(tmp_path) as time:
        people = [Person(UserId(number), f"P{number}", "en") for number in range(1, 5)]
        live = await begun(time, people, "puerto_rico")
        while len(live.waiting()) < 3:
            live = await one_moves(time, live, people)
        await time.news()
        newly: set[Seat] = set()
        while not newly:
            before = live.waiting()
            live = await one_moves(time, live, people)
            newly = {*live.waiting()} - {*before}
            called = [seat for news in await time.news() if isinstance(news, PanelNews) for seat in news.ping]
            assert sorted(called) == sorted(newly), "an answer calls nobody who has been called or has answered"


async def begun(time: Days, people: list[Person], game: str) -> Live:
    """A table of all these people."""
    table = await time.tables.lobby.open(
        people[0],
        game_key=game,
        options={},
        seat_count=len(people),
        language="en",
        open_to_all=True,
        invited=(),
        guild_id=GuildId(7),
        channel_id=ChannelId(70),
    )
    for person in people[1:]:
        await time.tables.lobby.join(table.id, person)
    await time.tables.lobby.start(table.id, people[0])
    return await time.tables.live(table.id)


async def one_moves(time: Days, live: Live, people: list[Person]) -> Live:
    """The first who is asked answers."""
    seat = live.waiting()[0]
    request = live.request(seat)
    person = next(each for each in people if each.id == live.table.seats[seat].user_id)
    await time.tables.turns.move(live.table.id, person, live.game.sensible(live.view(seat), request, Chance("one")))
    return await time.tables.live(live.table.id)
