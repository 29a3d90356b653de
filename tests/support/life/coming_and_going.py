"""People are away and come back, leave their seats and sit down, choose their hours, and look on."""

from sqlite3 import Connection

from msgspec.structs import replace

from bot.hours.clock import DAY, HOUR
from bot.hours.habits import Habits, with_habits
from bot.hours.quiet_hours import Quiet
from bot.store import load_choices, save_choices
from bot.store.identity import ChannelId, UserId
from bot.tables.calls import call_anew
from tests.support.life.table import CHANNELS, PEOPLE, SERVER, LongTable

NIGHT, FORENOON = Quiet(22 * 60, 8 * 60), Quiet(0, 12 * 60)
WATCHER, WATCHED_IN = UserId(99), ChannelId(500)


async def somebody_goes_away(table: LongTable) -> None:
    seconds = table.random.choice((60, 10 * HOUR, 4 * DAY, 30 * DAY))
    await table.tables.absences.leave(table.anybody(), table.now + seconds)


async def somebody_comes_back(table: LongTable) -> None:
    await table.tables.absences.back(table.anybody())


async def somebody_has_the_computer_play(table: LongTable) -> None:
    await table.tables.handovers.to_computer(table.id, table.anybody(), keep=table.random.random() < 0.6)


async def somebody_sits_down(table: LongTable) -> None:
    await table.tables.vacancies.sit(table.id, table.anybody(), by_code=True)


async def somebody_leaves_the_table(table: LongTable) -> None:
    await table.tables.vacancies.leave(table.id, [table.anybody().id])


async def somebody_is_forgotten(table: LongTable) -> None:
    await table.tables.forgetting.forget(table.anybody())


async def somebody_chooses_their_hours(table: LongTable) -> None:
    random, person = table.random, table.anybody()
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

    await table.store.write(store)
    await table.tables.clocks.habits_changed(person.id)


async def somebody_writes_a_note(table: LongTable) -> None:
    await table.tables.notes.note(table.id, table.anybody(), table.random.choice(("", "buy wood", "sell it again")))


async def somebody_brings_the_table_elsewhere(table: LongTable) -> None:
    if not table.private:
        await table.tables.places.bring(table.id, SERVER, table.random.choice(CHANNELS))


async def somebody_mends_the_table(table: LongTable) -> None:
    await table.tables.places.mend(table.id, PEOPLE[0])


async def somebody_follows(table: LongTable) -> None:
    await table.tables.watching.follow(table.id, WATCHER, rounds=True)


async def somebody_shows_the_table(table: LongTable) -> None:
    await table.tables.watching.put_up(table.id, PEOPLE[0], WATCHED_IN, publish=False)
