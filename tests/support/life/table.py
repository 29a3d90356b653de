"""A table that lives for long: its people, its store, and the time, which passes when it is told to."""

from collections.abc import Sequence
from random import Random

from bot.client.alarms import Spring
from bot.client.features import alarms_of, table_service
from bot.features.clocks import CLOCKS
from bot.features.places import PLACES
from bot.hours.clock_options import CLOCK, OFF
from bot.store.engine.database import Store
from bot.store.identity import ChannelId, GuildId, TableId, UserId
from bot.tables.brought.alarm import Alarm
from bot.tables.live import Live
from bot.tables.lobby.house_options import HOUSE_OPTIONS
from bot.tables.model import Person
from bot.tables.service import Tables
from games.core.chance import Chance
from games.core.game import AnyGame
from games.core.seats import Seat

PEOPLE = tuple(Person(UserId(at), name, "en") for at, name in enumerate(("Ada", "Boris", "Clara", "Dan"), 1))
SERVER = GuildId(7)
CHANNELS = (ChannelId(70), ChannelId(71), ChannelId(72))
FEW = (2, 3)
PRIVATE, TIMED, COMPUTER = 0.3, 0.6, 0.25
"""How many tables are in private messages, play against the clock, and how many of their seats computers hold."""


class LongTable:
    """Whatever happens to it follows from its random numbers."""

    def __init__(self, store: Store, game: AnyGame, random: Random) -> None:
        self.store = store
        self.game = game
        self.random = random
        self.chance = Chance(f"sense {random.random()}")
        self.now = 1_800_000_000.0
        self.private = random.random() < PRIVATE
        self.tables = self.new_service()
        self.id = TableId(0)
        self.known: dict[UserId, Seat] = {}
        """Which seat everybody has played who ever played one."""
        self.sitting: set[UserId] = set()
        self.kept: set[UserId] = set()
        """For whom the computer plays until they are back."""
        self.actors: set[UserId] = set()
        """Who has done something since the laws were looked at."""
        self.heard = 0
        """The last notice that the laws have read."""

    async def spend(self, seconds: float) -> None:
        """Time passes while Caravel is there; else it would be nobody's."""
        self.now += seconds
        await self.tables.of(CLOCKS).is_here(self.now)

    def new_service(self) -> Tables:
        """Another table service on the same store, as after a restart."""
        tables = table_service(self.store, _nothing, lambda: self.now)
        tables.of(PLACES).is_member = _is_no_guest
        return tables

    async def begin(self) -> None:
        """Somebody opens the table, others or computers sit down, and the game starts."""
        await self.tables.open()
        host, *others = PEOPLE
        seats = self.random.choice([count for count in self.game.settings.seat_counts if count in FEW])
        table = await self.tables.lobby.open(
            host,
            game_key=self.game.key,
            options=self._options(),
            seat_count=seats,
            language="en",
            open_to_all=True,
            invited=(),
            guild_id=None if self.private else SERVER,
            channel_id=None if self.private else CHANNELS[0],
        )
        for person in others[: seats - 1]:
            if self.random.random() < COMPUTER:
                await self.tables.lobby.seat_computer(table.id, host)
            else:
                await self.tables.lobby.join(table.id, person, by_code=True)
        await self.tables.lobby.start(table.id, host)
        self.id = table.id

    async def live(self) -> Live:
        """The game as it stands."""
        return await self.tables.live(self.id)

    async def is_over(self) -> bool:
        """Whether nothing more can happen."""
        return (await self.tables.table(self.id)).over

    def alarms(self) -> Sequence[Alarm]:
        """All that rings in a running Caravel."""
        tables = self.tables
        return (Spring(self.store), tables.votes, *alarms_of(tables))

    def anybody(self) -> Person:
        """One of the people, whether they sit there or not."""
        person = self.random.choice(PEOPLE)
        self.actors.add(person.id)
        return person

    async def anybody_seated(self) -> tuple[Person, Seat] | None:
        """One of those who sit there."""
        live, person = await self.live(), self.anybody()
        seat = live.seat_of(person.id)
        return None if seat is None else (person, seat)

    def _options(self) -> dict[str, str]:
        chosen = {option.key: self.random.choice(option.values) for option in HOUSE_OPTIONS} | {"start": "host"}
        clocks = next(option.values for option in HOUSE_OPTIONS if option.key == CLOCK)
        timed = self.random.random() < TIMED
        return chosen | {CLOCK: self.random.choice([each for each in clocks if each != OFF]) if timed else OFF}


async def _is_no_guest(_server: GuildId, user: UserId) -> bool:
    """One of them was never a member of the server."""
    return user != PEOPLE[1].id


def _nothing() -> None:
    """Nobody is told of anything here."""
