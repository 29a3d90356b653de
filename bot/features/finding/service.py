"""Tables that look for people, and people who look for tables."""

from collections.abc import Callable

from bot.features.finding.callers import Caller, change_caller, find_caller, forget_caller, save_caller
from bot.features.finding.calling import Calls, Openings
from bot.features.finding.codes import given, tried
from bot.features.finding.hours import Hours
from bot.store.identity import GuildId, TableId, UserId
from bot.store.table.codes import new_code
from bot.store.table.records import Table
from bot.tables.brought.alarm import Alarm
from bot.tables.model import Refused
from bot.tables.service import Tables


class Finding:
    """Nothing of it is in the way of who only wants to play."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._shelf = tables.ledger.shelf

    def alarms(self) -> tuple[Alarm, ...]:
        """What falls due of it."""
        return (Hours(self._ledger), Openings(self._ledger), Calls(self._ledger))

    async def code(self, table_id: TableId) -> tuple[Table, str]:
        """The code by which people from elsewhere join a table that has not begun."""
        new = new_code()
        return await self._ledger.write_unheard(lambda db: given(db, table_id, new))

    async def of_code(self, user_id: UserId, code: str) -> Table:
        """The table whose code somebody has passed on; that of a server's table ends with its lobby."""
        now = self._ledger.now()
        table_id = await self._ledger.write_unheard(lambda db: tried(db, user_id, code, now))
        if table_id is None:
            raise Refused("no-such-code")
        table = await self._shelf.table(table_id)
        if table.over or (table.status == "playing" and not table.private):
            raise Refused("old-code")
        return table

    async def caller(self, user_id: UserId, guild_id: GuildId) -> Caller | None:
        """What this person wants to be called to on a server."""
        return await self._ledger.read(lambda db: find_caller(db, user_id, guild_id))

    async def call(self, caller: Caller) -> Caller:
        """Call them from now on."""
        await self._ledger.write_unheard(lambda db: save_caller(db, caller))
        return caller

    async def call_otherwise(
        self, user_id: UserId, guild_id: GuildId, change: Callable[[Caller], Caller]
    ) -> Caller | None:
        """Call them to other tables, or less often; who is not called meanwhile stays so."""
        return await self._ledger.write_unheard(lambda db: change_caller(db, user_id, guild_id, change))

    async def call_no_more(self, user_id: UserId, guild_id: GuildId) -> None:
        """Leave them in peace."""
        await self._ledger.write_unheard(lambda db: forget_caller(db, user_id, guild_id))
