"""What followers did not want to hear in the night, or at once, they hear in their time."""

from msgspec.structs import replace

from bot.features.watching.news import follow_news
from bot.features.watching.rows import first_follower_due, note_follower
from bot.store.connection import Connection
from bot.store.fleet.shares import Share
from bot.store.table.tables import load_table
from bot.store.telling.outbox import put_outbox
from bot.tables.brought.alarm import OfItsShare, is_due
from bot.tables.ledger import Ledger


class Follows(OfItsShare):
    """Tells followers what they did not want to hear in the night, or at once."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def due(self) -> float | None:
        """When the next of them wants to hear of it."""
        first = await self._ledger.read(lambda db: first_follower_due(db, self._ledger.share))
        return None if first is None else first.due

    async def ring(self, now: float) -> bool:
        """Tell one of them."""
        share = self._ledger.share
        return await is_due(self, now) and await self._ledger.write(lambda db: _tell_first_follower(db, now, share))

    async def put_off(self, now: float, until: float) -> None:
        """The table cannot be read."""

        def store(db: Connection) -> None:
            first = first_follower_due(db, self._ledger.share)
            if first is not None:
                note_follower(db, replace(first, due=until))

        await self._ledger.write(store)


def _tell_first_follower(db: Connection, now: float, share: Share) -> bool:
    first = first_follower_due(db, share)
    if first is None or first.due is None or first.due > now:
        return False
    note_follower(db, replace(first, due=None))
    table = load_table(db, first.table_id)
    put_outbox(db, [] if table is None else [follow_news(table, first.user_id)])
    return True
