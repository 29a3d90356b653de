"""Who has come to a server's table by a code, and does not see it there: they play by private message."""

from bot.features.finding.news import guest_news
from bot.store.connection import Connection
from bot.store.identity import TableId, Version
from bot.store.table.guests import drop_absent_guests, guests_at
from bot.store.table.records import Table
from bot.store.table.tables import load_table
from bot.store.table.waiting import waiting_seats
from bot.store.telling.outbox import put_outbox

BEGUN = Version(1)


def let_absent_go(db: Connection, table: Table) -> None:
    """Who has stood up again is no guest."""
    if table.status == "lobby":
        drop_absent_guests(db, table.id)


def tell_guests(db: Connection, table_id: TableId) -> None:
    """The game has begun in a thread that they do not see; who is to move is called anyway."""
    table = load_table(db, table_id)
    if table is None or table.version != BEGUN:
        return
    called = {seat.user_id for seat in waiting_seats(db, table_id)}
    guests = guests_at(db, table_id).intersection(table.people) - called
    put_outbox(db, [guest_news(table, user) for user in sorted(guests)])
