"""`/forget me`: whoever wants it is forgotten; the tables at which they sat stay whole for the others."""

from contextlib import AsyncExitStack
from sqlite3 import Connection

from bot.store import put_outbox
from bot.store.forgetting import forget_person, seats_ever_taken
from bot.store.news import PanelNews
from bot.tables.ledger import Ledger
from bot.tables.lobby import Lobby
from bot.tables.model import Person
from bot.tables.outgoing import at_table
from bot.tables.vacancies import Vacancies
from texts import words


class Forgetting:
    """Takes somebody out of all that is stored."""

    def __init__(self, ledger: Ledger, lobby: Lobby, vacancies: Vacancies) -> None:
        self._ledger = ledger
        self._shelf = ledger.shelf
        self._lobby = lobby
        self._vacancies = vacancies

    async def forget(self, person: Person) -> None:
        """Out of lobbies, out of games in play, whose seats are free then, and out of what is over."""
        seats = await self._ledger.read(lambda db: seats_ever_taken(db, person.id))
        tables = {table_id: await self._shelf.table(table_id) for table_id, _, _ in seats}
        for table in tables.values():
            if table.status == "lobby":
                await self._lobby.leave(table.id, person)
            elif table.status == "playing" and table.seat_of(person.id) is not None:
                await self._vacancies.leave(table.id, {person.id})
        # A lobby that was left has other people on its seats, but for one that was closed with its last person.
        left = await self._ledger.read(lambda db: seats_ever_taken(db, person.id))
        sat = {*(each for each in seats if tables[each[0]].status != "lobby"), *left}
        strangers = {
            (table_id, seat): words(tables[table_id].language)("bot-stranger", number=seat + 1)
            for table_id, seat, _ in sat
        }
        async with AsyncExitStack() as locked:
            for table_id in sorted(tables):
                await locked.enter_async_context(self._shelf.locked(table_id))
            playing = [await self._shelf.live(table.id) for table in tables.values() if table.status == "playing"]

            def forget(db: Connection) -> None:
                forget_person(db, person.id, strangers)
                put_outbox(db, [at_table(live.table, PanelNews()) for live in playing])

            await self._ledger.write(forget)
            for live in playing:
                await self._shelf.anew(live)
        self._shelf.away.pop(person.id, None)
