"""`/forget me`: whoever wants it is forgotten; the tables at which they sat stay whole for the others."""

from contextlib import AsyncExitStack, suppress

from bot.features.forgetting.erasing import Erasing
from bot.features.forgetting.rows import (
    Stranger,
    forget_person,
    seats_ever_taken,
    tables_kept_in_order,
    tables_that_mean,
)
from bot.store.connection import Connection
from bot.store.identity import TableId
from bot.store.table.former_players import seats_once_left
from bot.store.table.records import Table
from bot.store.telling.news import PanelNews
from bot.store.telling.outbox import put_outbox
from bot.tables.live import Live
from bot.tables.model import Person, Refused
from bot.tables.outgoing import at_table
from bot.tables.service import Tables
from games.core.seats import Seat
from texts import words


class Forgetting:
    """Takes somebody out of all that is stored."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._ledger = tables.ledger
        self._shelf = tables.ledger.shelf
        self.erasing = Erasing(tables.ledger)

    async def forget(self, person: Person) -> None:
        """Out of lobbies, out of games in play, whose seats are free then, and out of what is over."""
        seats = await self._ledger.read(lambda db: seats_ever_taken(db, person.id))
        beside = [await forgets for forgets in self._tables.forgets(person)]
        tables = {table_id: await self._shelf.table(table_id) for table_id, _, _ in seats}
        meant = await self._ledger.read(lambda db: tables_that_mean(db, person.id))
        for table in tables.values():
            await self._leave(table, person)
        former, keepers = await self._former(person), await self._keepers(person)
        # A lobby that was left has other people on its seats, but for one that was closed with its last person.
        left = await self._ledger.read(lambda db: seats_ever_taken(db, person.id))
        sat = {*(each for each in seats if tables[each[0]].status != "lobby"), *left}
        strangers = {(table_id, seat): _stranger(tables[table_id], seat) for table_id, seat, _ in sat}
        async with AsyncExitStack() as locked:
            named = sorted({*tables, *meant, *keepers, *(each.table_id for each in former)})
            for table_id in named:
                await locked.enter_async_context(self._shelf.locked(table_id))
            playing = [live for table_id in named if (live := await self._playing(table_id)) is not None]

            rows = self._tables.rows_of_people()

            def forget(db: Connection) -> None:
                for each in beside:
                    each.forget(db)
                self._ledger.tell.disown(db, person.id)
                forget_person(db, person.id, strangers, former, keepers, rows)
                put_outbox(db, [at_table(live.table, PanelNews()) for live in playing])

            await self._ledger.write(forget)
            for live in playing:
                await self._shelf.anew(live)
        self._shelf.away.pop(person.id, None)
        self._shelf.asked_anyway.discard(person.id)
        for each in beside:
            await each.after()
        await self.erasing.now_or_soon()

    async def _leave(self, table: Table, person: Person) -> None:
        """Out of a lobby, or out of a game in play."""
        if table.status == "lobby":
            await self._tables.lobby.leave(table.id, person)
        elif table.status == "playing" and table.seat_of(person.id) is not None:
            with suppress(Refused):  # A game that cannot be read has its seat freed in the store.
                await self._tables.seats.leave(table.id, {person.id}, "bot-log-forgotten")

    async def _former(self, person: Person) -> list[Stranger]:
        """What they are called now where others have taken seats that were theirs."""
        left = await self._ledger.read(lambda db: seats_once_left(db, person.id))
        tables = {table_id: await self._shelf.table(table_id) for table_id, _, _ in left}
        return [Stranger(table_id, name, _stranger(tables[table_id], seat)) for table_id, seat, name in left]

    async def _keepers(self, person: Person) -> dict[TableId, str]:
        """The same where they have kept order."""
        kept = await self._ledger.read(lambda db: tables_kept_in_order(db, person.id))
        tables = [await self._shelf.table(table_id) for table_id in kept]
        return {table.id: words(table.language)("bot-somebody") for table in tables}

    async def _playing(self, table_id: TableId) -> Live | None:
        """The game, if it is in play and can be read."""
        try:
            live = await self._shelf.live(table_id)
        except Refused:
            self._shelf.forget_id(table_id)
            return None
        if not live.playing:
            self._shelf.forget(live)  # Its names are others now, whenever somebody looks at it again.
        return live if live.playing else None


def _stranger(table: Table, seat: Seat) -> str:
    return words(table.language)("bot-stranger", number=seat + 1)
