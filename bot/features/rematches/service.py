"""Once more: the same people at a new table."""

from bot.store.connection import Connection
from bot.store.facts import recall_fact, remember_fact
from bot.store.identity import TableId
from bot.store.table.records import NewTable, Sitting, Table
from bot.tables.lobby.playable import fewest, playable
from bot.tables.model import Person, Refused
from bot.tables.service import Tables
from games.core.seats import Seat


class Rematches:
    """Opens tables after those that are over."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._shelf = tables.ledger.shelf
        self._lobby = tables.lobby

    async def open(self, table_id: TableId, person: Person) -> Table:
        """The same people, the same game, a new table, unless one of them has opened it; whoever asks is its host."""
        async with self._shelf.locked(table_id):
            table = await self._shelf.table(table_id)
            if not table.over:
                raise Refused("not-over")
            if table.seat_of(person.id) is None:
                raise Refused("not-seated")
            opened = await self._ledger.read(lambda db: recall_fact(db, _name(table)))
            if opened is not None and not (await self._shelf.table(TableId(int(opened)))).over:
                raise Refused("rematch-open")
            return await self._opened(table, person)

    async def _opened(self, table: Table, person: Person) -> Table:
        others = [seat for seat in table.seats if seat.computer or seat.user_id not in (person.id, None)]
        now = self._ledger.now()
        first_of_all = table.status == "finished" and table.campaign is None  # A campaign has kept what it left.
        outcome = (await self._shelf.live(table.id)).outcome() if first_of_all else None

        def along(db: Connection, opened: Table) -> None:
            remember_fact(db, _name(table), str(opened.id))
            self._ledger.tell.again(db, table, opened, outcome, now)

        seats = (
            Sitting(Seat(0), person.id, person.name, now),
            *(
                Sitting(
                    Seat(at),
                    seat.user_id or seat.kept_for,
                    seat.name,
                    now,
                    seat.computer and not seat.kept_for,
                    strength=seat.strength,
                )
                for at, seat in enumerate(others, 1)
            ),
        )
        return await self._lobby.create(
            NewTable(
                game=table.game,
                host=person.id,
                seat_count=max(len(seats), fewest(playable(table.game), table.seat_count)),
                language=table.language,
                open=table.open,
                options=table.options,
                rules_version=playable(table.game).saved.version,
                guild_id=table.guild_id,
                channel_id=table.channel_id,
                seats=seats,
                invited=table.invited,
            ),
            along,
        )


def _name(table: Table) -> str:
    """Under this name the table is remembered that was opened after this one."""
    return f"rematch of {table.id}"
