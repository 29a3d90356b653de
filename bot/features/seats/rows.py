"""Seats that are offered to somebody, as they are stored."""

from bot.store.connection import Connection
from bot.store.replacing import replacing
from bot.store.table.handovers import COLUMNS, SELECTED, Handover


def save_handover(db: Connection, handover: Handover) -> None:
    """The seat is offered to this person; an earlier offer of it falls."""
    db.execute(
        replacing("handovers", COLUMNS, key=("table_id", "seat")),
        (handover.table_id, handover.seat, handover.user_id, handover.name, handover.by, handover.until),
    )


def next_handover_lapses(db: Connection) -> float | None:
    """When the next offer lapses."""
    found: float | None = db.execute("SELECT min(until) FROM handovers").fetchone()[0]
    return found


def lapsed_handovers(db: Connection, now: float) -> list[Handover]:
    """The offers whose time is over."""
    rows = db.execute(f"SELECT {SELECTED} FROM handovers WHERE until <= ? ORDER BY until", (now,))
    return [Handover(*row) for row in rows]
