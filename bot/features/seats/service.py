"""Seats that are open: whoever comes may take one, or their own back from the computer."""

from collections.abc import Collection

from bot.features.seats.offers import Offers
from bot.store.connection import Connection
from bot.store.identity import GuildId, TableId, UserId
from bot.store.table.former_players import seats_left_at
from bot.store.table.records import Sitting, Table
from bot.store.table.tables import tables_alive
from bot.tables.lobby.house_options import newcomers_welcome
from bot.tables.model import Person, Refused, Summary
from bot.tables.seats.changing import with_seat
from bot.tables.service import Tables
from games.core.events import Event
from games.core.seats import Seat


class SeatsThatPass:
    """Has people sit down, and seats offered."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._ledger = tables.ledger
        self._shelf = tables.ledger.shelf
        self._seats = tables.seats
        self.offers = Offers(tables)

    async def sit(self, table_id: TableId, person: Person, *, by_code: bool = False) -> Table:
        """Take a free seat at a table in play."""
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            table = live.table
            if table.over:
                raise Refused("over")
            if table.seat_of(person.id) is not None:
                raise Refused("already-seated")
            known = await self._ledger.read(lambda db: seats_left_at(db, table_id, person.id))
            free = free_seat(table, person, known)
            if free is None:
                raise Refused("knows-another-seat" if known and open_seats(table) else "no-free-seat")
            if free.kept_for != person.id and not table.welcomes(person.id, by_code=by_code):
                raise Refused("invitation-only")
            taken = Sitting(free.seat, person.id, person.name, self._ledger.now())
            back = free.kept_for == person.id
            happened = Event("bot-log-back" if back else "bot-log-seated", free.seat, {"former": free.called})
            await self._seats.change(live, with_seat(live, taken), [happened], person.id, person)
            return await self._shelf.table(table_id)

    async def open_in(self, guild_id: GuildId, user_id: UserId) -> list[Summary]:
        """The tables of a server where this person could sit down, lobbies first."""

        def collect(db: Connection) -> list[Summary]:
            alive = tables_alive(db, None, guild_id)
            found = [table for table in alive if may_sit_down(table, user_id, seats_left_at(db, table.id, user_id))]
            lobbies_first = sorted(found, key=lambda table: table.status != "lobby")
            return [self._tables.summary(db, table, user_id) for table in lobbies_first]

        return await self._ledger.read(collect)


def free_seat(table: Table, person: Person, known: Collection[Seat]) -> Sitting | None:
    """The seat that this person may have: their own, else one without anybody, else a computer's that is open.

    Who knows the secrets of a seat, having played it, takes no other one.
    """
    own = (seat for seat in table.seats if seat.kept_for == person.id)
    fitting = (seat for seat in open_seats(table) if seat.seat in known or not known)
    return next(iter((*own, *fitting)), None)


def open_seats(table: Table) -> tuple[Sitting, ...]:
    """The seats of a table in play that whoever comes may take, those without anybody first."""
    vacant = [seat for seat in table.seats if seat.user_id is None and not seat.computer]
    computers = [seat for seat in table.seats if seat.computer and seat.kept_for is None]
    return (*vacant, *(computers if newcomers_welcome(table.options) else ()))


def may_sit_down(table: Table, user_id: UserId, known: Collection[Seat]) -> bool:
    """Whether there is a seat for somebody who does not sit here, and has played these."""
    if table.seat_of(user_id) is not None or not table.welcomes(user_id):
        return False
    if table.status == "lobby":
        return len(table.seats) < table.seat_count or bool(table.computers)
    return any(seat.seat in known or not known for seat in open_seats(table))
