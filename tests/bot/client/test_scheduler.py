"""What time brings."""

from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pytest

from bot.client.scheduler import HOUR, KEPT_FOR, Scheduler
from bot.store import Choices, Store, finish_outbox, remember_interaction, save_choices
from bot.store.identity import ChannelId, GuildId, TableId, UserId
from bot.store.news import News, PanelNews, TurnNews, read_news
from bot.tables import Person, Tables
from games.core.chance import Chance

PEOPLE = (Person(UserId(1), "Ada", "en"), Person(UserId(2), "Boris", "en"))
START = 1_800_000_000.0


@dataclass
class Days:
    """A table in play, and time that passes when it is told to."""

    store: Store
    now: float = START
    woken: int = 0
    table: int = field(default=0)
    begun: int = field(default=0)
    """The last item of the outbox that the start of the game has put there."""

    def __post_init__(self) -> None:
        self.tables = Tables(self.store, now=lambda: self.now)

    async def pass_hours(self, hours: float, reminder_hours: float = 24.0) -> None:
        self.now += hours * HOUR
        await Scheduler(self.store, self._wake, reminder_hours, lambda: self.now).look_around()

    async def reminded(self) -> list[int]:
        """The seats that were reminded, one after the other."""
        query = "SELECT payload FROM outbox WHERE kind IN ('turn', 'panel') AND id > ? ORDER BY id"
        rows = await self.store.read(lambda db: db.execute(query, (self.begun,)).fetchall())
        return [seat for (payload,) in rows for seat in _reminded(read_news(payload))]

    async def privately(self) -> None:
        """Everybody wants private messages."""
        for person in PEOPLE:
            await self.store.write(partial(save_choices, choices=Choices(person.id, dms=True)))

    async def somebody_moves(self) -> None:
        live = await self.tables.live(TableId(self.table))
        request = live.request(live.waiting()[0])
        move = live.game.sensible(live.view(request.seat), request, Chance("days"))
        await self.tables.turns.move(TableId(self.table), PEOPLE[request.seat], move)

    def _wake(self) -> None:
        self.woken += 1


def _reminded(news: News) -> Iterable[int]:
    match news:
        case TurnNews(seat, reminder=True):
            return [seat]
        case PanelNews(anew=True, ping=ping):
            return ping
        case _:
            return []


@pytest.fixture
async def days(tmp_path: Path) -> AsyncIterator[Days]:
    store = await Store.open(tmp_path)
    begun = Days(store)
    lobby = begun.tables.lobby
    table = await lobby.open(
        PEOPLE[0],
        game_key="settlers",
        options={},
        seat_count=2,
        language="en",
        open_to_all=True,
        invited=(),
        guild_id=GuildId(7),
        channel_id=ChannelId(70),
    )
    await lobby.join(table.id, PEOPLE[1])
    await lobby.start(table.id, PEOPLE[0])
    begun.table = table.id
    begun.begun = await store.read(lambda db: db.execute("SELECT max(id) FROM outbox").fetchone()[0])
    yield begun
    await begun.tables.close()
    await store.close()


@pytest.mark.parametrize("privately", [False, True])
async def test_whoever_keeps_a_table_waiting_is_reminded_once_a_day(days: Days, privately: bool) -> None:
    if privately:
        await days.privately()
    (seat,) = (await days.tables.live(TableId(days.table))).waiting()
    await days.pass_hours(23)
    assert await days.reminded() == []
    await days.pass_hours(2)
    await days.pass_hours(1)
    assert await days.reminded() == [seat]
    assert days.woken == 1
    await days.pass_hours(24)
    assert await days.reminded() == [seat, seat]


async def test_a_move_begins_the_day_anew(days: Days) -> None:
    await days.pass_hours(20)
    await days.somebody_moves()
    told = await days.reminded()
    await days.pass_hours(20)
    assert await days.reminded() == told


async def test_nobody_is_reminded_where_the_host_wants_none(days: Days) -> None:
    await days.pass_hours(1000, reminder_hours=0)
    assert await days.reminded() == []


async def test_what_is_long_told_is_forgotten(days: Days) -> None:
    await days.store.write(lambda db: finish_outbox(db, 1, START))
    await days.store.write(lambda db: remember_interaction(db, 5, b"{}", START))
    await days.pass_hours(KEPT_FOR / HOUR - 1, reminder_hours=0)
    kept = "SELECT (SELECT count(*) FROM outbox WHERE id = 1), (SELECT count(*) FROM interactions)"
    assert await days.store.read(lambda db: db.execute(kept).fetchone()) == (1, 1)
    await days.pass_hours(2, reminder_hours=0)
    assert await days.store.read(lambda db: db.execute(kept).fetchone()) == (0, 0)


async def test_what_is_not_told_yet_is_kept_however_old_it_is(days: Days) -> None:
    await days.pass_hours(10 * KEPT_FOR / HOUR, reminder_hours=0)
    assert await days.store.read(lambda db: db.execute("SELECT count(*) FROM outbox WHERE id = 1").fetchone()) == (1,)
