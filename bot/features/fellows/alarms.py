"""When those who were nudged hear of it: within their own hours."""

from msgspec.structs import replace

from bot.features.fellows.news import nudge_news
from bot.features.fellows.rows import first_nudge_due, save_nudge
from bot.store.connection import Connection
from bot.store.table.tables import load_table
from bot.store.telling.outbox import put_outbox
from bot.tables.brought.alarm import is_due
from bot.tables.ledger import Ledger


class Nudges:
    """Tells those who were nudged."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def due(self) -> float | None:
        """When the next of them may be told."""
        first = await self._ledger.read(first_nudge_due)
        return None if first is None else first.due

    async def ring(self, now: float) -> bool:
        """Tell one of them."""
        return await is_due(self, now) and await self._ledger.write(lambda db: _tell_first(db, now))

    async def put_off(self, now: float, until: float) -> None:
        """The table cannot be read."""

        def store(db: Connection) -> None:
            first = first_nudge_due(db)
            if first is not None:
                save_nudge(db, replace(first, due=until))

        await self._ledger.write(store)


def _tell_first(db: Connection, now: float) -> bool:
    first = first_nudge_due(db)
    if first is None or first.due is None or first.due > now:
        return False
    save_nudge(db, replace(first, due=None))
    table = load_table(db, first.table_id)
    put_outbox(db, [] if table is None else [nudge_news(table, first.user_id)])
    return True
