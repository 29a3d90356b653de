"""The tables that wait for somebody, in the order in which they want to go through them."""

from collections.abc import Sequence

from bot.store.identity import TableId, UserId
from bot.tables.live import Live
from bot.tables.model import Refused
from bot.tables.service import Tables
from bot.tables.waiting.in_order import waiting_in_order


class Queue:
    """Goes from one waiting table to the next."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._shelf = tables.ledger.shelf

    async def waiting(self, user_id: UserId) -> list[TableId]:
        """The tables that wait for this person, in their order."""
        return await self._ledger.read(lambda db: waiting_in_order(db, user_id))

    async def next_of(self, user_id: UserId, skipped: Sequence[TableId] = ()) -> tuple[Live | None, list[Refused]]:
        """The next that waits after those that were skipped; and what is wrong with those that come before it."""
        waiting = await self.waiting(user_id)
        wrong: list[Refused] = []
        for table_id in onward(waiting, skipped):
            try:
                return await self._shelf.live(table_id), wrong
            except Refused as refused:
                wrong.append(refused)
        return None, wrong


def onward(waiting: Sequence[TableId], skipped: Sequence[TableId]) -> list[TableId]:
    """From where somebody stands in their order round to it again: a control remembers but the last they left aside."""
    stands = next((waiting.index(table) + 1 for table in reversed(skipped) if table in waiting), 0)
    return sorted((*waiting[stands:], *waiting[:stands]), key=lambda table: table in skipped)
