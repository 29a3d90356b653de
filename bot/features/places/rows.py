"""Tables whose games cannot be read, and guests who play once more, in the store."""

from bot.store.connection import Connection
from bot.store.identity import TableId, Version
from bot.store.table.company import Heed, company_of
from bot.store.table.former_players import drop_forgotten_players
from bot.store.table.guests import add_guest, guests_at
from bot.store.table.handovers import close_table
from bot.store.table.plans import drop_plans
from bot.store.table.proposals import close_proposals
from bot.store.table.records import Line, Table
from bot.store.telling.outbox import put_outbox
from games.core.ending.outcome import Outcome


def versions_kept(db: Connection, table_id: TableId) -> list[Version]:
    """The versions whose states are kept, the newest first."""
    rows = db.execute("SELECT version FROM snapshots WHERE table_id = ? ORDER BY version DESC", (table_id,))
    return [version for (version,) in rows]


def guests_again(db: Connection, former: Table, opened: Table, _: Outcome | None, __: float) -> None:
    """Who did not see where the table stood does not see its successor there."""
    for user_id in guests_at(db, former.id).intersection(opened.people):
        add_guest(db, opened.id, user_id)


def abandon_table(db: Connection, table: Table, line: Line, now: float, heeds: tuple[Heed, ...] = ()) -> None:
    """End a table whose game cannot be read: its log gets a last line, and nothing is lost of the rest."""
    version = Version(table.version + 1)
    db.execute("UPDATE tables SET status = 'ended', version = ?, updated_at = ? WHERE id = ?", (version, now, table.id))
    db.execute(
        "INSERT INTO log (table_id, number, kind, seat, user_id, text, events, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table.id, version, line.kind, line.seat, line.user_id, line.text, line.events.decode(), now),
    )
    db.execute("DELETE FROM waiting WHERE table_id = ?", (table.id,))
    db.execute("DELETE FROM clocks WHERE table_id = ?", (table.id,))
    drop_plans(db, table.id)
    close_proposals(db, table.id)
    close_table(db, table.id)
    drop_forgotten_players(db, table.id)
    company = company_of(db, table.id, heeds)
    for heed in () if company is None else company.heeds:
        put_outbox(db, heed.told(db, table.id))
