"""What the whole table is asked to agree to; one open question of each kind."""

import sqlite3
from typing import Any

import msgspec

from bot.store.identity import TableId
from bot.store.records import Asked, Proposal, Terms
from games.core.seats import Seat

COLUMNS = "table_id, kind, seat, agreed, refused, terms, at, until"


def save_proposal(db: sqlite3.Connection, proposal: Proposal) -> None:
    """Ask the table, or keep who has answered so far."""
    db.execute(
        f"INSERT OR REPLACE INTO proposals ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            proposal.table_id,
            proposal.kind,
            proposal.seat,
            msgspec.json.encode(sorted(proposal.agreed)).decode(),
            msgspec.json.encode(sorted(proposal.refused)).decode(),
            msgspec.json.encode(proposal.terms).decode(),
            proposal.at,
            proposal.until,
        ),
    )


def open_proposal(db: sqlite3.Connection, table_id: TableId, kind: Asked) -> Proposal | None:
    """The open question of this kind."""
    row = db.execute(f"SELECT {COLUMNS} FROM proposals WHERE table_id = ? AND kind = ?", (table_id, kind)).fetchone()
    return None if row is None else _proposal(row)


def close_proposal(db: sqlite3.Connection, table_id: TableId, kind: Asked) -> None:
    """The question is settled, or taken back."""
    db.execute("DELETE FROM proposals WHERE table_id = ? AND kind = ?", (table_id, kind))


def close_proposals(db: sqlite3.Connection, table_id: TableId) -> None:
    """Whatever the table was asked, other people sit there now."""
    db.execute("DELETE FROM proposals WHERE table_id = ?", (table_id,))


def settled_by_moves(db: sqlite3.Connection, table_id: TableId, acted: set[Seat]) -> None:
    """What was asked of the game as it stood is settled, and whoever has moved is there and need not be replaced."""
    kinds = [kind for kind in Asked if not kind.outlives_moves]
    marks = ", ".join("?" for _ in kinds)
    db.execute(f"DELETE FROM proposals WHERE table_id = ? AND kind IN ({marks})", (table_id, *kinds))
    replacing = open_proposal(db, table_id, Asked.REPLACE) if acted else None
    if replacing is not None and replacing.terms.seat in acted:
        close_proposal(db, table_id, Asked.REPLACE)


def next_deadline(db: sqlite3.Connection) -> float | None:
    """When the next open question lapses."""
    found: float | None = db.execute("SELECT min(until) FROM proposals").fetchone()[0]
    return found


def lapsed_proposals(db: sqlite3.Connection, now: float) -> list[tuple[TableId, Asked]]:
    """The questions whose time is over."""
    rows = db.execute("SELECT table_id, kind FROM proposals WHERE until <= ? ORDER BY until", (now,))
    return [(table_id, Asked(kind)) for table_id, kind in rows]


def _proposal(row: tuple[Any, ...]) -> Proposal:
    table_id, kind, seat, agreed, refused, terms, at, until = row
    return Proposal(
        table_id=table_id,
        kind=Asked(kind),
        seat=seat,
        agreed=frozenset(msgspec.json.decode(agreed, type=list[Seat])),
        refused=frozenset(msgspec.json.decode(refused, type=list[Seat])),
        terms=msgspec.json.decode(terms, type=Terms),
        at=at,
        until=until,
    )
