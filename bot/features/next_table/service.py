"""The tables that wait for somebody, in the order in which they want to go through them."""

import math
from collections.abc import Sequence

from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.people.choices import MY_TABLES, ORDER, load_choices
from bot.store.table.clocks import load_clocks
from bot.store.table.waiting import Waiting, tables_waiting_for
from bot.tables.live import Live
from bot.tables.model import Refused
from bot.tables.service import Tables


class Queue:
    """Goes from one waiting table to the next."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._shelf = tables.ledger.shelf

    async def waiting(self, user_id: UserId) -> list[TableId]:
        """The tables that wait for this person, in their order."""
        return await self._ledger.read(lambda db: _in_order(db, user_id))

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


def _in_order(db: Connection, user_id: UserId) -> list[TableId]:
    settings = load_choices(db, user_id).settings
    waiting = tables_waiting_for(db, user_id)
    match settings.get(ORDER):
        case "clock":
            waiting = sorted(waiting, key=lambda each: _runs_out(db, each))
        case "mine":
            own = list(settings.get(MY_TABLES, ()))
            waiting = sorted(waiting, key=lambda each: _place(each, own))
    return list(dict.fromkeys(each.table_id for each in waiting))


def _runs_out(db: Connection, waiting: Waiting) -> float:
    """When the seat's clock runs out; where none runs, never."""
    clocks = load_clocks(db, waiting.table_id)
    ends = None if clocks is None else clocks.seats[waiting.seat].ends
    return math.inf if ends is None else ends


def _place(waiting: Waiting, own: list[int]) -> int:
    """Where a table stands in somebody's own order; those they have not put anywhere come last."""
    return own.index(waiting.table_id) if waiting.table_id in own else len(own)
