"""What finding people minds of the tables, in the very transaction in which it is stored."""

from bot.features.finding.calling import note_opening
from bot.features.finding.guests import let_absent_go
from bot.store.connection import Connection
from bot.store.table.records import Table


def gathered(db: Connection, table: Table, now: float) -> None:
    """A table that has not begun was opened, changed or closed."""
    let_absent_go(db, table)
    note_opening(db, table, now)
