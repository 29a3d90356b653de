"""What was counted, for those who ask."""

from bot.features.statistics.rows import Result, forget_results, results_at, results_of
from bot.store.identity import GuildId, UserId
from bot.tables.service import Tables


class Statistics:
    """Results are kept as games end; here they are read, and let go of."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger

    async def of(self, user_id: UserId, guild_id: GuildId | None = None) -> list[Result]:
        """A person's results, or those on one server."""
        return await self._ledger.read(lambda db: results_of(db, user_id, guild_id))

    async def at(self, guild_id: GuildId) -> list[Result]:
        """All results on a server."""
        return await self._ledger.read(lambda db: results_at(db, guild_id))

    async def drop(self, user_id: UserId) -> None:
        """This person does not want to be counted."""
        await self._ledger.write(lambda db: forget_results(db, user_id))
