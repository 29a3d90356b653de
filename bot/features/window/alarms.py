"""Each Monday the shop window shows the week."""

from bot.features.window.news import WINDOW_PURPOSE, WeekNews
from bot.features.window.rows import first_behind, keep_week, last_week
from bot.features.window.week import WEEK, last_monday
from bot.store.connection import Connection
from bot.store.server.channels import find_server_channel
from bot.store.telling.outbox import put_outbox
from bot.tables.ledger import Ledger
from bot.tables.outgoing import at_server


class Mondays:
    """One server after the other; where a window was just put up, its first week begins."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._not_before = 0.0

    async def due(self) -> float | None:
        """When the next week is over, or at once for those that have not come to the last Monday."""
        monday = last_monday(self._ledger.now())
        behind = await self._ledger.read(lambda db: first_behind(db, monday))
        return max(self._not_before, monday + WEEK if behind is None else monday)

    async def ring(self, now: float) -> bool:
        """Have one server's window show its week."""
        return now >= self._not_before and await self._ledger.write(lambda db: _show_week(db, last_monday(now)))

    async def put_off(self, now: float, until: float) -> None:
        """The store cannot be read: it is looked at again in a while."""
        self._not_before = until


def _show_week(db: Connection, monday: float) -> bool:
    guild_id = first_behind(db, monday)
    if guild_id is None:
        return False
    before, channel = last_week(db, guild_id), find_server_channel(db, guild_id, WINDOW_PURPOSE)
    keep_week(db, guild_id, monday)
    if channel is not None and before is not None and before >= monday - WEEK:
        put_outbox(db, [at_server(channel, WeekNews(monday))])
    return True
