"""When the hour comes until which a table looks for people: its host is asked, and nobody's telephone rings."""

from msgspec.structs import replace

from bot.features.finding.news import hour_news
from bot.features.finding.rows import first_hour, put_hour_off
from bot.store.connection import Connection
from bot.store.identity import TableId
from bot.store.people.choices import load_choices
from bot.store.table.tables import load_table, save_table
from bot.store.telling.news import CardNews
from bot.store.telling.outbox import put_outbox
from bot.tables.ledger import Ledger
from bot.tables.outgoing import at_table


class Hours:
    """Asks one host after the other."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def due(self) -> float | None:
        """When the next hour comes."""
        first = await self._ledger.read(first_hour)
        return None if first is None else first[1]

    async def ring(self, now: float) -> bool:
        """One of them has come."""
        first = await self._ledger.read(first_hour)
        if first is None or first[1] > now:
            return False
        async with self._ledger.shelf.locked(first[0]):
            await self._ledger.write(lambda db: _come(db, first[0], now))
        return True

    async def put_off(self, now: float, until: float) -> None:
        """The table cannot be read."""
        first = await self._ledger.read(first_hour)
        if first is not None:
            await self._ledger.write(lambda db: put_hour_off(db, first[0], until))


def _come(db: Connection, table_id: TableId, now: float) -> None:
    """On the card for all to see, and privately to a host who wants it so; a full table has nothing to ask."""
    table = load_table(db, table_id)
    if table is None or table.status != "lobby" or table.wanted_until is None or table.wanted_until > now:
        return
    come = replace(table, hour_came=True)
    save_table(db, come, table.updated_at)
    asked = [at_table(come, CardNews())]
    if come.undecided and not come.private and load_choices(db, come.host).called_privately:
        asked.append(hour_news(come))
    put_outbox(db, asked)
