"""What finding people minds of the tables, in the very transaction in which it is stored."""

from bot.features.finding.board import on_board, table_on_board
from bot.features.finding.calling import note_opening
from bot.features.finding.guests import let_absent_go, tell_guests
from bot.store.connection import Connection
from bot.store.identity import TableId
from bot.store.table.records import Table


def opened(db: Connection, table: Table) -> None:
    """There is one table more; one at which the same people play once more has seen no gathering yet."""
    note_opening(db, table, table.created_at)
    on_board(db, table.guild_id)


def gathered(db: Connection, table: Table, now: float) -> None:
    """A table that has not begun was opened, changed or closed."""
    let_absent_go(db, table)
    note_opening(db, table, now)
    on_board(db, table.guild_id)


def seated(db: Connection, table_id: TableId) -> None:
    """A game has begun, or somebody has sat down there since."""
    tell_guests(db, table_id)
    table_on_board(db, table_id)
