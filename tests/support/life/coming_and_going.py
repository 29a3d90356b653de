"""People are away and come back, leave their seats and sit down, choose their hours, and look on."""

from msgspec.structs import replace

from bot.features.absence import ABSENCE
from bot.features.clocks import CLOCKS
from bot.features.forgetting import FORGETTING
from bot.features.notes import NOTES
from bot.features.places import PLACES
from bot.features.seats import SEATS
from bot.features.watching import WATCHING
from bot.hours.clock import clock_rules, settled
from bot.hours.clock_options import DAY, HOUR
from bot.hours.habits import Habits, habits_in, with_habits
from bot.hours.quiet_hours import Quiet
from bot.store.connection import Connection
from bot.store.identity import ChannelId, UserId
from bot.store.people.choices import load_choices, save_choices
from bot.store.table.clocks import absent_since, load_clocks
from bot.tables.waiting.calls import call_anew
from tests.support.life.table import CHANNELS, PEOPLE, SERVER, LongTable

NIGHT, FORENOON = Quiet(22 * 60, 8 * 60), Quiet(0, 12 * 60)
WATCHER, WATCHED_IN = UserId(99), ChannelId(500)


async def somebody_goes_away(table: LongTable) -> None:
    seconds = table.random.choice((60, 10 * HOUR, 4 * DAY, 30 * DAY))
    await table.tables.of(ABSENCE).leave(table.anybody(), table.now + seconds)


async def somebody_comes_back(table: LongTable) -> None:
    await table.tables.of(ABSENCE).back(table.anybody())


async def somebody_has_the_computer_play(table: LongTable) -> None:
    await table.tables.of(SEATS).offers.to_computer(table.id, table.anybody(), keep=table.random.random() < 0.6)


async def somebody_sits_down(table: LongTable) -> None:
    await table.tables.of(SEATS).sit(table.id, table.anybody(), by_code=True)


async def somebody_leaves_the_table(table: LongTable) -> None:
    await table.tables.seats.leave(table.id, [table.random.choice(PEOPLE).id])


async def somebody_is_forgotten(table: LongTable) -> None:
    await table.tables.of(FORGETTING).forget(table.anybody())


async def somebody_chooses_their_hours(table: LongTable) -> None:
    random, person = table.random, table.anybody()
    await table.spend(random.choice((0, HOUR, 9 * HOUR)))
    habits = Habits(
        zone=random.choice(("", "Europe/Berlin", "Asia/Tokyo")),
        quiet=random.choice((None, NIGHT, FORENOON)),
        reminder_hours=random.choice((None, 0, 1, 48)),
        digest=random.choice((None, None, None, 10 * 60)),
        ahead=random.random() < 0.3,
    )
    privately = random.random() < 0.5

    def store(db: Connection) -> None:
        choices = load_choices(db, person.id)
        save_choices(db, replace(choices, settings=with_habits(choices.settings, habits), dms=privately))
        call_anew(db, person.id, table.now)

    had = await _left_on_the_clocks(table)
    await table.store.write(store)
    await table.tables.of(CLOCKS).habits_changed(person.id)
    assert await _left_on_the_clocks(table) == had, "what has passed counts by the hours of then"


async def _left_on_the_clocks(table: LongTable) -> list[float]:
    """What everybody has at this moment, unless nobody was here all the time."""

    def look(db: Connection) -> list[float]:
        clocks, rules = load_clocks(db, table.id), clock_rules(seated.options)
        if clocks is None or rules is None or absent_since(db, table.now) is not None:
            return []
        choices = [load_choices(db, each.user_id or UserId(0)) for each in seated.seats]
        zones = [habits_in(each.settings).where for each in choices]
        return [round(clock.left) for clock in settled(clocks, table.now, rules, zones).seats]

    seated = await table.tables.table(table.id)
    return await table.store.read(look)


async def somebody_writes_a_note(table: LongTable) -> None:
    await table.tables.of(NOTES).note(table.id, table.anybody(), table.random.choice(("", "buy wood", "sell it again")))


async def somebody_brings_the_table_elsewhere(table: LongTable) -> None:
    if not table.private:
        await table.tables.of(PLACES).bring(table.id, SERVER, table.random.choice(CHANNELS))


async def somebody_mends_the_table(table: LongTable) -> None:
    await table.tables.of(PLACES).mend(table.id, PEOPLE[0])


async def somebody_follows(table: LongTable) -> None:
    await table.tables.of(WATCHING).follow(table.id, WATCHER, rounds=True)


async def somebody_shows_the_table(table: LongTable) -> None:
    await table.tables.of(WATCHING).put_up(table.id, PEOPLE[0], WATCHED_IN, publish=False)
