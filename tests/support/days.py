"""A table in play in a store, and time that passes when it is told to."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from unittest.mock import patch

from msgspec.structs import replace

from bot.client.alarms import Spring
from bot.client.features import table_service
from bot.client.scheduler import Scheduler
from bot.features.calling.alarms import Calls, CallsToAnswer
from bot.features.clocks import CLOCKS
from bot.hours.habits import HOUR, Habits, with_habits
from bot.store.connection import Connection
from bot.store.engine.database import Store
from bot.store.identity import ChannelId, GuildId, TableId, UserId
from bot.store.people.choices import load_choices, save_choices
from bot.store.telling.news import News, PanelNews, ReminderNews, RoundupNews, TurnNews, read_news
from bot.tables.brought.alarm import Alarm
from bot.tables.live import Live
from bot.tables.model import Person
from bot.tables.waiting.calls import call_anew
from games.core.chance import Chance
from tests.support.remembered import must_remember_what_is_stored

PEOPLE = (Person(UserId(1), "Ada", "en"), Person(UserId(2), "Boris", "en"))
START = 1_800_000_000.0


@dataclass
class Days:
    """Tables of the same two people."""

    store: Store
    now: float = START
    woken: int = 0
    rests: list[float] = field(default_factory=list)
    alarms: tuple[Alarm, ...] = ()
    _heard: int = 0

    def __post_init__(self) -> None:
        self.tables = table_service(self.store, self._wake, lambda: self.now)
        self.alarms = self.alarms or (
            Calls(self.tables.ledger),
            CallsToAnswer(self.tables.ledger),
            Spring(self.store),
        )

    async def table(self, guild: int = 7, game: str = "settlers", **options: str) -> Live:
        """One more table, in play."""
        lobby = self.tables.lobby
        table = await lobby.open(
            PEOPLE[0],
            game_key=game,
            options=options,
            seat_count=2,
            language="en",
            open_to_all=True,
            invited=(),
            guild_id=GuildId(guild),
            channel_id=ChannelId(70),
        )
        await lobby.join(table.id, PEOPLE[1])
        await lobby.start(table.id, PEOPLE[0])
        return await self.tables.live(table.id)

    async def pass_hours(self, hours: float) -> None:
        """Time passes, and the scheduler looks around then."""
        await self.spend(hours * HOUR)
        await self.look_around()

    async def spend(self, seconds: float) -> None:
        """Time passes while Caravel is there; else it would be nobody's."""
        self.now += seconds
        await self.tables.of(CLOCKS).is_here(self.now)

    async def look_around(self) -> None:
        """Whatever is due now is done."""

        async def rest(seconds: float) -> None:
            self.rests.append(seconds)

        async def told() -> None:
            pass

        await Scheduler(self.alarms, told, lambda: self.now, rest).look_around()

    async def news(self) -> list[News]:
        """Calls and reminders put into the outbox since the last time, one after the other."""
        kinds = "('turn', 'panel', 'reminder', 'roundup')"
        query = f"SELECT id, payload FROM outbox WHERE kind IN {kinds} AND id > ? ORDER BY id"
        rows = await self.store.read(lambda db: db.execute(query, (self._heard,)).fetchall())
        self._heard = max((number for number, _ in rows), default=self._heard)
        return [read_news(payload) for _, payload in rows]

    async def called(self) -> list[str]:
        """The same in words, without panels that call nobody."""
        return [told for news in await self.news() if (told := _in_words(news))]

    async def privately(self, *people: Person) -> None:
        """They want private messages."""
        for person in people or PEOPLE:
            await self.store.write(partial(_change, user=person.id, dms=True))

    async def habits(self, person: Person, habits: Habits) -> None:
        """They choose these."""

        def store(db: Connection) -> None:
            choices = load_choices(db, person.id)
            save_choices(db, replace(choices, settings=with_habits(choices.settings, habits)))
            call_anew(db, person.id, self.now)

        await self.store.write(store)

    async def waiting(self, live: Live) -> Person:
        """The person whom the table waits for."""
        return PEOPLE[(await self.tables.live(live.table.id)).waiting()[0]]

    async def move(self, live: Live) -> None:
        """Whoever is to move does so."""
        live = await self.tables.live(TableId(live.table.id))
        request = live.request(live.waiting()[0])
        move = live.game.sensible(live.view(request.seat), request, Chance("days"))
        await self.tables.turns.move(live.table.id, PEOPLE[request.seat], move)

    def _wake(self) -> None:
        self.woken += 1


def _change(db: Connection, user: UserId, **changes: bool) -> None:
    save_choices(db, replace(load_choices(db, user), **changes))


def _in_words(news: News) -> str:
    match news:
        case TurnNews(seat=seat):
            return f"{PEOPLE[seat].name} privately"
        case PanelNews(ping=ping, here=here, people=people) if ping or here or people:
            names = [*(PEOPLE[seat].name for seat in (*ping, *here)), *(PEOPLE[user - 1].name for user in people)]
            return f"{', '.join(names)} in the thread"
        case ReminderNews(seat):
            return f"{PEOPLE[seat].name} reminded"
        case RoundupNews(user_id, tables, daily):
            return f"{PEOPLE[user_id - 1].name} of {len(tables)}{' today' if daily else ''}"
        case _:
            return ""


@asynccontextmanager
async def days(folder: Path) -> AsyncIterator[Days]:
    """A store in this folder, and its days; all games begin alike."""
    async with Store.open(folder) as store:
        begun = Days(store)
        try:
            with patch("bot.tables.lobby.lobby.new_seed", lambda: "5" * 32):
                yield begun
            await must_remember_what_is_stored(begun.tables, table_service(store, now=lambda: begun.now))
        finally:
            await begun.tables.close()
