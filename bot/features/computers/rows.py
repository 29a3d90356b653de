"""Tables that wait for computers."""

import msgspec

from bot.store.connection import Connection
from bot.store.fleet.shares import Share
from bot.store.identity import TableId, Version


def waiting_for_computers(db: Connection, share: Share) -> list[tuple[TableId, Version, float, dict[str, str]]]:
    """The tables of a share in play that wait for a computer: at which version, since when, and with which options."""
    rows = db.execute(
        "SELECT tables.id, tables.version, min(waiting.since), tables.options FROM seats "
        "JOIN waiting ON waiting.table_id = seats.table_id AND waiting.seat = seats.seat "
        "JOIN tables ON tables.id = seats.table_id "
        "WHERE seats.computer = 1 AND tables.status = 'playing' AND tables.paused_until IS NULL"
        f"{share.of_home('tables.home')} GROUP BY tables.id"
    )
    return [(table, version, since, msgspec.json.decode(options)) for table, version, since, options in rows]
