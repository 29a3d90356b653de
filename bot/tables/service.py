"""The table service: the one door to the tables for everything that people see and touch."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from bot.host.limits import Limits
from bot.measures.measures import Measures
from bot.store.connection import Connection
from bot.store.engine.database import Store
from bot.store.identity import ChannelId, GuildId, TableId, UserId, Version
from bot.store.table.log import last_open_line, lines_since
from bot.store.table.records import StoredLine, Table
from bot.store.table.tables import tables_of, tables_with_status
from bot.store.table.waiting import waiting_seats
from bot.tables.brought.beside import Beside, Forgets, listeners
from bot.tables.brought.motion import Motions
from bot.tables.brought.votes import Votes
from bot.tables.ledger import Ledger
from bot.tables.live import Live
from bot.tables.lobby.lobby import Lobby
from bot.tables.logbook import LogPage, page_of
from bot.tables.model import Person, Summary
from bot.tables.remembered.past import Past
from bot.tables.seats.changing import Seats
from bot.tables.shelf import Shelf, moment
from bot.tables.thinking.thinkers import Thinkers
from bot.tables.turns import Turns
from games.core.seats import Seat
from texts import words

S = TypeVar("S")


class Tables:
    """`lobby`, `turns`, `seats` and `votes` change tables; the rest answers questions, or hands a feature's over."""

    def __init__(
        self,
        store: Store,
        wake: Callable[[], None],
        now: Callable[[], float],
        rule_seconds: float,
        limits: Limits,
        beside: Sequence[Beside[Any]],
        measures: Measures | None = None,
    ) -> None:
        self._store = store
        self.now = now
        self._shelf = Shelf(store, rule_seconds)
        self.emblems = self._shelf.emblems
        self._beside = beside
        self._services: dict[Beside[Any], Any] = {}
        heard = measures or Measures()
        self.ledger = ledger = Ledger(store, self._shelf, wake, now, limits, listeners(beside), heard)
        self.past = Past(ledger)
        self.lobby = Lobby(ledger)
        self.turns = Turns(ledger)
        self.seats = Seats(ledger)
        self.thinkers = Thinkers(limits.thinkers)
        self.votes = Votes(ledger, self.turns, self._motions)

    def of(self, beside: Beside[S]) -> S:
        """The service of something that goes on beside games."""
        if beside not in self._services:
            self._services[beside] = beside.serve(self)
        service: S = self._services[beside]
        return service

    def _motions(self) -> Motions:
        """What a table can be asked, as those bring it who can carry it out."""
        brought = [each.motions(self.of(each)) for each in self._beside if each.motions is not None]
        return {what: motion for motions in brought for what, motion in motions.items()}

    def forgets(self, person: Person) -> list[Awaitable[Forgets]]:
        """How those forget somebody for whom that is more than rows."""
        return [each.forgets(self.of(each), person) for each in self._beside if each.forgets is not None]

    def rows_of_people(self) -> list[str]:
        """Tables of the database whose rows belong to a person."""
        return [row for each in self._beside for row in each.rows_of_people]

    async def open(self) -> None:
        """Get ready."""
        for beside in self._beside:
            if beside.open is not None:
                await beside.open(self.of(beside))
        await self._shelf.open()

    async def close(self) -> None:
        """Let go; before the store is closed."""
        for beside in self._beside:
            if beside.close is not None:
                await beside.close(self.of(beside))
        self.thinkers.close()
        await self._shelf.close()

    async def table(self, table_id: TableId) -> Table:
        """A table as it is stored; Refused if there is none."""
        return await self._shelf.table(table_id)

    async def live(self, table_id: TableId) -> Live:
        """A table's game; Refused if there is none."""
        return await self._shelf.live(table_id)

    def peek(self, table_id: TableId) -> Live | None:
        """A table's game if it is in memory: waits for nothing."""
        return self._shelf.peek(table_id)

    def at(self, channel_id: ChannelId) -> Live | None:
        """The game of this thread if it is in memory: waits for nothing."""
        return self._shelf.at(channel_id)

    def moved_in(self, table_id: TableId, thread_id: ChannelId | None) -> None:
        """The table lives in this thread from now on, or in none."""
        self._shelf.moved_in(table_id, thread_id)

    def lost_channel(self, table_id: TableId) -> None:
        """The channel is gone, and the table's thread with it."""
        self._shelf.lost_channel(table_id)

    def id_at(self, channel_id: ChannelId) -> TableId | None:
        """The table in play that lives in this thread."""
        return self._shelf.id_at(channel_id)

    def live_of(self, user_id: UserId, game: str | None = None) -> list[Live]:
        """The games in memory at which this person sits, those that wait for them first."""
        mine = [
            live
            for live in self._shelf.in_memory()
            if live.playing and live.seat_of(user_id) is not None and game in (None, live.table.game)
        ]
        return sorted(mine, key=lambda live: live.seat_of(user_id) not in live.waiting())

    def watchable(self, user_id: UserId, guild_id: int | None) -> list[Live]:
        """The games in memory that go on in this server, or at which this person sits."""
        return [
            live
            for live in self._shelf.in_memory()
            if live.playing
            and (live.seat_of(user_id) is not None or (guild_id is not None and live.table.guild_id == guild_id))
        ]

    async def tables_of(self, user_id: UserId) -> list[Summary]:
        """All tables at which this person sits and that are not over."""

        def collect(db: Connection) -> list[Summary]:
            return [self.summary(db, table, user_id) for table in tables_of(db, user_id)]

        return await self._store.read(collect)

    async def tables_in(self, guild_id: GuildId) -> list[Summary]:
        """All tables in play in a server, for those who watch."""

        def collect(db: Connection) -> list[Summary]:
            return [self.summary(db, table, UserId(0)) for table in tables_with_status(db, "playing", guild_id)]

        return await self._store.read(collect)

    def summary(self, db: Connection, table: Table, user_id: UserId) -> Summary:
        """A table in the list of this person."""
        seats = waiting_seats(db, table.id)
        since = min((seat.since for seat in seats), default=table.updated_at)
        mine = any(seat.user_id == user_id for seat in seats)
        spots = (each.where(db, table, user_id) for each in self._beside if each.where is not None)
        panel = next((spot for spot in spots if spot is not None), None)
        return Summary(table, tuple(seat.seat for seat in seats), mine, moment(since), panel)

    async def recall(self, live: Live) -> None:
        """Whatever is to be shown of the table to everybody, and is not reckoned at each move."""
        for beside in self._beside:
            if beside.recall is not None:
                await beside.recall(self.of(beside), live)

    async def on_card(self, table_id: TableId, user_id: UserId, locale: str) -> tuple[str, ...]:
        """What goes on for this person at the table beside the game: lines for their own card."""
        say, makers = words(locale), [each.on_card for each in self._beside if each.on_card is not None]
        lines = await self._store.read(lambda db: [make(db, table_id, user_id, say) for make in makers])
        return tuple(line for line in lines if line)

    async def last_line(self, table_id: TableId) -> StoredLine | None:
        """The last line of the log as it is stored; no whisper comes between somebody and what they did."""
        return await self._store.read(lambda db: last_open_line(db, table_id))

    async def log(self, table_id: TableId, seat: Seat | None, limit: int, end: int | None = None) -> LogPage:
        """The last lines of the log that this seat may read, or the last of so many first ones."""
        return await self._store.read(lambda db: page_of(lines_since(db, table_id, Version(0)), seat, limit, end))
