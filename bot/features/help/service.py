"""What somebody who asks for help has before them: which game, and what of it they may have seen."""

from bot.store.connection import Connection
from bot.store.identity import ChannelId, UserId
from bot.store.table.records import Table
from bot.store.table.tables import table_in_thread
from bot.tables.service import Tables
from games.core.state import GameState


class Help:
    """Finds what is asked about; a table in play is known without a look into the store."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def table_here(self, channel_id: ChannelId) -> Table | None:
        """The table that stands in this thread."""
        live = self._tables.at(channel_id)
        if live is not None:
            return live.table

        def stored(db: Connection) -> Table | None:
            return table_in_thread(db, channel_id)

        return await self._tables.ledger.read(stored)

    async def seen(self, table: Table | None, user_id: UserId) -> GameState | None:
        """The table's game as this person may know it, if it is in play."""
        if table is None or table.status != "playing":
            return None
        live = await self._tables.live(table.id)
        return live.view(live.seat_of(user_id))
