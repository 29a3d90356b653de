"""Tables that look for people, and people who look for tables."""

from bot.features.finding.codes import given, tried
from bot.features.finding.hours import Hours
from bot.store.identity import TableId, UserId
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
        return (Hours(self._ledger),)

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
