"""Before the game: a table is opened, people sit down, and it begins."""

import secrets
from collections.abc import Callable, Collection, Mapping
from functools import partial

import msgspec

from bot.store.connection import Connection
from bot.store.identity import ChannelId, GuildId, TableId, UserId
from bot.store.table.commits import Commit
from bot.store.table.guests import add_guest
from bot.store.table.records import Line, LineKind, NewTable, Sitting, Table
from bot.store.table.tables import create_table, hosted_lobbies, load_table, save_table
from bot.store.telling.interactions import AlreadyApplied, remember_interaction
from bot.store.telling.news import CardNews, Invitation, ThreadNews
from bot.store.telling.outbox import put_outbox
from bot.tables import outgoing
from bot.tables.ledger import Ledger
from bot.tables.live import Live
from bot.tables.lobby.house_options import chosen_options
from bot.tables.lobby.limits import must_have_room, must_have_time
from bot.tables.lobby.playable import fewest, meant_for, must_fit, playable
from bot.tables.lobby.seating import in_order, new_name, without_computer
from bot.tables.model import Person, Refused
from bot.tables.waiting.calls_to_answer import call_to_answer
from games.core.ending.outcome import Archive
from games.core.events import Event
from games.core.game import Setup
from games.core.play import Play
from games.core.seats import Seat
from games.core.state import GameState
from games.core.thinking.budget import EASY, Strength

Along = Callable[[Connection, Table], None]
"""What is stored along with a changed table, in place of what is otherwise."""
Begins = Callable[[Setup], Play[GameState]]
"""With what a game begins, up to its first question."""
SEED_BYTES = 16
MOST_LOBBIES = 5
"""So many tables of one host may wait to begin."""


class Lobby:
    """Opens, fills and starts tables."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._shelf = ledger.shelf

    async def open(
        self,
        person: Person,
        *,
        game_key: str,
        options: dict[str, str],
        seat_count: int,
        language: str,
        open_to_all: bool,
        invited: Collection[UserId],
        guild_id: GuildId | None,
        channel_id: ChannelId | None,
        interaction: int | None = None,
        along: Along | None = None,
        within: float | None = None,
    ) -> Table:
        """Open a table; its host takes the first seat, and its card is posted."""
        found = playable(game_key)
        if seat_count not in found.settings.seat_counts:
            raise Refused(
                "wrong-seat-count", least=min(found.settings.seat_counts), most=max(found.settings.seat_counts)
            )
        chosen = chosen_options(found, options)
        must_fit(found, seat_count, chosen)
        new = NewTable(
            game=game_key,
            host=person.id,
            seat_count=seat_count,
            language=language,
            open=open_to_all,
            options=chosen,
            rules_version=found.saved.version,
            guild_id=guild_id,
            channel_id=channel_id,
            seats=(Sitting(Seat(0), person.id, person.name, self._ledger.now()),),
            invited=frozenset(invited),
            wanted_until=None if within is None else self._ledger.now() + within,
        )

        def heard(db: Connection, table: Table) -> None:
            _heard(db, interaction, table, self._ledger.now())
            self._gathered(along, db, table)

        try:
            return await self.create(new, heard)
        except AlreadyApplied as before:
            return await self._shelf.table(before.result["table"])

    async def join(self, table_id: TableId, person: Person, *, by_code: bool = False, guest: bool = False) -> Table:
        """Sit down; a guest does not see where the table stands."""
        async with self._shelf.locked(table_id):
            table = await self._lobby(table_id)
            if table.seat_of(person.id) is not None:
                raise Refused("already-seated")
            if not table.welcomes(person.id, by_code=by_code):
                raise Refused("invitation-only")
            full = len(table.seats) >= table.seat_count
            if full and not table.computers:
                raise Refused("table-full")
            seat = Sitting(Seat(0), person.id, person.name, self._ledger.now())
            others = without_computer(table.seats) if full else table.seats

            def along(db: Connection, kept: Table) -> None:
                must_have_time(db, self._ledger.limits, person.id)
                if guest:
                    add_guest(db, table_id, person.id)
                if person.id not in kept.invited:
                    self._ledger.tell.comes(db, kept, person.id)
                self._ledger.tell.gathered(db, kept, kept.updated_at)

            return await self._keep(msgspec.structs.replace(table, seats=in_order([*others, seat])), along)

    async def seat_computer(self, table_id: TableId, person: Person, strength: Strength = EASY) -> Table:
        """The computer takes the next free seat, and plays so well."""
        async with self._shelf.locked(table_id):
            table = await self._hosted(table_id, person)
            if len(table.seats) >= table.seat_count:
                raise Refused("table-full")
            name = new_name(table, strength)
            seat = Sitting(Seat(0), None, name, self._ledger.now(), computer=True, strength=strength)
            return await self._keep(msgspec.structs.replace(table, seats=in_order([*table.seats, seat])))

    async def fill(self, table_id: TableId, person: Person) -> Table:
        """Computers take all free seats."""
        async with self._shelf.locked(table_id):
            table = await self._hosted(table_id, person)
            if not table.free:
                raise Refused("table-full")
            for _ in range(table.free):
                seat = Sitting(Seat(0), None, new_name(table, EASY), self._ledger.now(), computer=True)
                table = msgspec.structs.replace(table, seats=in_order([*table.seats, seat]))
            return await self._keep(table)

    async def look_for(self, table_id: TableId, person: Person, seconds: float | None) -> Table:
        """People are looked for so long from now on, or until the host says otherwise."""
        async with self._shelf.locked(table_id):
            table = await self._hosted(table_id, person)
            until = None if seconds is None else self._ledger.now() + seconds
            return await self._keep(msgspec.structs.replace(table, wanted_until=until, hour_came=False))

    async def send_computer_away(self, table_id: TableId, person: Person) -> Table:
        """The last computer leaves its seat."""
        async with self._shelf.locked(table_id):
            table = await self._hosted(table_id, person)
            if not table.computers:
                raise Refused("no-computer")
            return await self._keep(msgspec.structs.replace(table, seats=without_computer(table.seats)))

    async def leave(self, table_id: TableId, person: Person) -> Table:
        """Stand up; the host role passes on, and the last one closes the table."""
        async with self._shelf.locked(table_id):
            table = await self._lobby(table_id, refusal="cannot-leave-playing")
            if table.seat_of(person.id) is None:
                raise Refused("not-seated")
            left = [seat for seat in table.seats if seat.user_id != person.id]
            people = [seat.user_id for seat in left if seat.user_id is not None]
            if not people:
                return await self._keep(msgspec.structs.replace(table, status="ended"))
            seats = in_order(left)
            host = table.host if person.id != table.host else people[0]
            return await self._keep(msgspec.structs.replace(table, seats=seats, host=host))

    async def invite(self, table_id: TableId, person: Person, invited: Collection[UserId]) -> Table:
        """Let these people sit down, too."""
        async with self._shelf.locked(table_id):
            table = await self._hosted(table_id, person)
            new = sorted(set(invited) - table.invited - {seat.user_id for seat in table.seats})

            def along(db: Connection, kept: Table) -> None:
                self._ledger.tell.gathered(db, kept, kept.updated_at)
                called = call_to_answer(db, table_id, new, kept.updated_at)
                put_outbox(db, [outgoing.to_person(kept, Invitation(user)) for user in called])

            return await self._keep(msgspec.structs.replace(table, invited=table.invited | set(invited)), along)

    async def change(
        self,
        table_id: TableId,
        person: Person,
        options: Mapping[str, str],
        seat_count: int | None = None,
        along: Along | None = None,
    ) -> Table:
        """Change what will be played."""
        async with self._shelf.locked(table_id):
            table = await self._hosted(table_id, person)
            found = playable(table.game)
            count = seat_count or table.seat_count
            if count not in found.settings.seat_counts or count < len(table.seats):
                raise Refused("wrong-seat-count", least=max(len(table.seats), 1), most=max(found.settings.seat_counts))
            chosen = chosen_options(found, {**meant_for(found, count, table.options), **options})
            must_fit(found, count, chosen)
            return await self._keep(msgspec.structs.replace(table, options=chosen, seat_count=count), along)

    async def close(self, table_id: TableId, person: Person) -> Table:
        """Give the table up before it began."""
        async with self._shelf.locked(table_id):
            table = await self._hosted(table_id, person)

            def along(db: Connection, kept: Table) -> None:
                self._ledger.tell.gathered(db, kept, kept.updated_at)
                put_outbox(db, outgoing.closed(kept, person.id))

            return await self._keep(msgspec.structs.replace(table, status="ended"), along)

    async def start(
        self, table_id: TableId, person: Person, *, full: bool = False, begins: Begins | None = None
    ) -> Table:
        """Begin the game with those who sit here: its host does, or where it starts when full the last to sit down.

        It begins as its rules say, or as it stood elsewhere.
        """
        async with self._shelf.locked(table_id):
            table, archive = await self._ledger.read(partial(self._with_archive, table_id=table_id))
            _must_wait_for(person, table, by_host=not full)
            if full and len(table.seats) < table.seat_count:
                return table
            found = playable(table.game)
            sitting = len(table.seats)
            if sitting not in found.settings.seat_counts or sitting < fewest(found, table.seat_count):
                raise Refused("too-few", wanted=fewest(found, table.seat_count))
            must_fit(found, sitting, table.options)
            setup = Setup(len(table.seats), table.options, new_seed(), archive)
            patience = self._shelf.patiences.of(table.id)
            play = patience.wait_for(table.version, ("start", setup.seed), partial(begins or found.start, setup))
            begun = Event("bot-log-started", args={"fingerprint": play.state.chance.fingerprint()})
            line = Line(
                kind=LineKind.START,
                text="start",
                state=play.saved(),
                events=msgspec.json.encode([begun, *play.events]),
                user_id=person.id,
            )
            playing = msgspec.structs.replace(table, status="playing", seat_count=len(table.seats))
            commit = Commit(
                table_id=table.id,
                expected_version=table.version,
                lines=(line,),
                waiting=frozenset(play.waiting()),
                now=self._ledger.now(),
                outbox=(
                    outgoing.at_table(table, ThreadNews()),
                    *outgoing.after_change(playing, (), play.waiting(), None),
                ),
            )

            def store(db: Connection) -> Live:
                save_table(db, msgspec.structs.replace(playing, status="lobby"), commit.now)
                self._ledger.commit(db, commit)
                self._ledger.tell.seated(db, table_id)
                return self._shelf.loaded(db, table_id)

            live = await self._ledger.write(store)
            self._shelf.put(live)
            return live.table

    async def create(self, new: NewTable, along: Along, *, by_house: bool = False) -> Table:
        """Store a new table, and along with it what depends on its id; what the house opens is never too much."""
        now = self._ledger.now()

        def store(db: Connection) -> Table:
            if not by_house and hosted_lobbies(db, new.host) >= MOST_LOBBIES:
                raise Refused("too-many-tables", most=MOST_LOBBIES)
            table = create_table(db, new, now)
            along(db, table)
            if not by_house:
                must_have_time(db, self._ledger.limits, new.host)
                must_have_room(db, self._ledger.limits, new.guild_id)
            self._ledger.tell.opened(db, table)
            put_outbox(db, [outgoing.at_table(table, CardNews())])
            return load_table(db, table.id) or table

        return await self._ledger.write(store)

    async def _keep(self, table: Table, along: Along | None = None) -> Table:
        """Store a changed table, and along with it what that means for what goes on beside it."""
        kept = msgspec.structs.replace(table, updated_at=self._ledger.now())

        def store(db: Connection) -> Table:
            save_table(db, kept, kept.updated_at)
            self._gathered(along, db, kept)
            put_outbox(db, [outgoing.at_table(kept, CardNews())])
            return load_table(db, kept.id) or kept

        return await self._ledger.write(store)

    def _gathered(self, along: Along | None, db: Connection, table: Table) -> None:
        if along is None:
            self._ledger.tell.gathered(db, table, self._ledger.now())
        else:
            along(db, table)

    def _with_archive(self, db: Connection, table_id: TableId) -> tuple[Table, Archive | None]:
        """The table, and what its game begins with of those before it."""
        table = load_table(db, table_id)
        if table is None:
            raise Refused("no-such-table")
        return table, self._ledger.tell.archive(db, table)

    async def _lobby(self, table_id: TableId, refusal: str = "not-in-lobby") -> Table:
        table = await self._shelf.table(table_id)
        _must_be_lobby(table, refusal)
        return table

    async def _hosted(self, table_id: TableId, person: Person) -> Table:
        table = await self._shelf.table(table_id)
        _must_wait_for(person, table)
        return table


def _must_be_lobby(table: Table, refusal: str = "not-in-lobby") -> None:
    if table.over:
        raise Refused("over")
    if table.status != "lobby":
        raise Refused(refusal)


def _must_wait_for(person: Person, table: Table, *, by_host: bool = True) -> None:
    """It has not begun, and does when this person says so."""
    _must_be_lobby(table)
    if by_host and table.host != person.id:
        raise Refused("not-host")


def new_seed() -> str:
    """The secret from which all of a game's chance comes."""
    return secrets.token_hex(SEED_BYTES)


def _heard(db: Connection, interaction: int | None, table: Table, now: float) -> None:
    if interaction is not None:
        remember_interaction(db, interaction, msgspec.json.encode({"table": table.id}), now)
