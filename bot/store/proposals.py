"""What the whole table is asked to agree to; one open question of each kind."""

import sqlite3

import msgspec

from bot.store.identity import TableId
from bot.store.records import Asked, Proposal
from games.core.seats import Seat


def save_proposal(db: sqlite3.Connection, proposal: Proposal) -> None:
    """Ask the table, or keep who has agreed so far."""
    db.execute(
        "INSERT OR REPLACE INTO proposals (table_id, kind, seat, agreed, at) VALUES (?, ?, ?, ?, ?)",
        (
            proposal.table_id,
            proposal.kind,
            proposal.seat,
            msgspec.json.encode(sorted(proposal.agreed)).decode(),
            proposal.at,
        ),
    )


def open_proposal(db: sqlite3.Connection, table_id: TableId, kind: Asked) -> Proposal | None:
    """The open question of this kind."""
    row = db.execute(
        "SELECT seat, agreed, at FROM proposals WHERE table_id = ? AND kind = ?", (table_id, kind)
    ).fetchone()
    if row is None:
        return None
    seat, agreed, at = row
    return Proposal(
        table_id=table_id,
        kind=kind,
        seat=seat,
        agreed=frozenset(msgspec.json.decode(agreed, type=list[Seat])),
        at=at,
    )


def close_proposal(db: sqlite3.Connection, table_id: TableId, kind: Asked) -> None:
    """The question is settled, or taken back."""
    db.execute("DELETE FROM proposals WHERE table_id = ? AND kind = ?", (table_id, kind))
