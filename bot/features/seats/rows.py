"""Seats that are offered to somebody, as they are stored."""

from bot.store.connection import Connection
from bot.store.fleet.shares import Share
from bot.store.replacing import replacing
from bot.store.table.handovers import COLUMNS, SELECTED, Handover


def save_handover(db: Connection, handover: Handover) -> None:
    """The seat is offered to this person; an earlier offer of it falls."""
    db.execute(
        replacing("handovers", COLUMNS, key=("table_id", "seat")),
        (handover.table_id, handover.seat, handover.user_id, handover.name, handover.by, handover.until),
    )


def next_handover_lapses(db: Connection, share: Share) -> float | None:
    """When the next offer at a table of a share lapses."""
    offered = f"until IS NOT NULL{share.of_table()}"
    found: float | None = db.execute(f"SELECT min(until) FROM handovers WHERE {offered}").fetchone()[0]
    return found


def lapsed_handovers(db: Connection, now: float, share: Share) -> list[Handover]:
    """The offers of a share whose time is over."""
    over = f"until <= ?{share.of_table()}"
    rows = db.execute(f"SELECT {SELECTED} FROM handovers WHERE {over} ORDER BY until", (now,))
    return [Handover(*row) for row in rows]
