"""Games of former times: what is stored of them is looked up, one table after the other, until all is known."""

import msgspec

from bot.features.statistics.facts import Facts, facts_of
from bot.features.statistics.rows import first_unlooked, keep_facts, unlooked_at
from bot.store.connection import Connection
from bot.store.identity import TableId
from bot.store.table.paces import answering_times
from bot.store.table.tables import load_table
from bot.tables.ledger import Ledger
from games.core.ending.outcome import Outcome
from games.registry import GAMES


class Lookup:
    """Due at once as long as there is anything to look up, and never again."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._done = False

    async def due(self) -> float | None:
        """When it is time to look."""
        return None if self._done else 0.0

    async def ring(self, now: float) -> bool:
        """Look up one table."""
        table_id = None if self._done else await self._ledger.read(first_unlooked)
        if table_id is None:
            self._done = True
            return False
        await self._ledger.write_unheard(lambda db: look_up(db, table_id))
        return True

    async def put_off(self, now: float, until: float) -> None:
        """The store cannot be read: the next start looks again."""
        self._done = True


def look_up(db: Connection, table_id: TableId) -> None:
    """Whatever is stored of how that game ended; where that cannot be understood, nothing is known."""
    table = load_table(db, table_id)
    moves = answering_times(db, table_id)
    try:
        outcome = None if table is None or table.result is None else msgspec.convert(table.result, Outcome)
    except msgspec.ValidationError:
        outcome = None
    for user_id in unlooked_at(db, table_id):
        seat = None if table is None else table.seat_of(user_id)
        if table is None or outcome is None or seat is None or table.game not in GAMES:
            keep_facts(db, table_id, user_id, Facts())
        else:
            keep_facts(db, table_id, user_id, facts_of(table, seat, outcome, moves))
