"""What people have left for their next questions."""

import logging
from collections.abc import Collection
from typing import Any

import msgspec

from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.replacing import replacing
from games.core.ahead.plans import Plan
from games.core.seats import Seat

log = logging.getLogger(__name__)

PLANNED = "bot-log-planned"
"""Before what a plan did, for its seat alone."""
DROPPED = "bot-log-plan-dropped"
ROBBED = "bot-log-plan-robbed"
"""In its place where somebody has taken something from the seat, which may think otherwise now."""
ENDED = "bot-log-plan-ended"
"""In its place where a plan was to stay only until what has come now."""
WISHED = "wished"
"""The argument of these that holds the wishes as they were kept, for whoever tells them in words."""

_plans = msgspec.json.Decoder(tuple[Plan, ...])


class SeatPlans(msgspec.Struct, frozen=True):
    """The plans of the person on a seat, in their order."""

    seat: Seat
    user_id: UserId
    plans: tuple[Plan, ...]


def save_plans(db: Connection, table_id: TableId, left: SeatPlans) -> None:
    """Keep a seat's plans as they are now."""
    if not left.plans:
        db.execute("DELETE FROM plans WHERE table_id = ? AND seat = ?", (table_id, left.seat))
        return
    db.execute(
        replacing("plans", ("table_id", "seat", "user_id", "plans"), key=("table_id", "seat")),
        (table_id, left.seat, left.user_id, msgspec.json.encode(left.plans).decode()),
    )


def load_plans(db: Connection, table_id: TableId) -> list[SeatPlans]:
    """All plans at a table; what cannot be read any more is as good as none."""
    found: list[SeatPlans] = []
    for seat, user_id, plans in db.execute("SELECT seat, user_id, plans FROM plans WHERE table_id = ?", (table_id,)):
        try:
            found.append(SeatPlans(seat, user_id, _plans.decode(plans)))
        except msgspec.DecodeError:
            log.exception("plans cannot be read", extra={"table": table_id, "seat": seat})
    return found


def drop_plans(db: Connection, table_id: TableId) -> None:
    """Nothing more is asked at this table."""
    db.execute("DELETE FROM plans WHERE table_id = ?", (table_id,))


def drop_plan_lines(db: Connection, table_id: TableId, seats: Collection[int]) -> None:
    """What the log told these seats of their plans was for those who had made them."""
    rows = db.execute(
        "SELECT number, events FROM log WHERE table_id = ? AND events LIKE '%bot-log-plan%'", (table_id,)
    ).fetchall()
    for number, events in rows:
        told: list[dict[str, Any]] = msgspec.json.decode(events)
        kept = [
            each
            for each in told
            if not (each["key"] in (PLANNED, DROPPED, ROBBED, ENDED) and each.get("seat") in seats)
        ]
        db.execute(
            "UPDATE log SET events = ? WHERE table_id = ? AND number = ?",
            (msgspec.json.encode(kept).decode(), table_id, number),
        )


def drop_plans_of_others(db: Connection, table_id: TableId) -> None:
    """Whoever has left a seat finds nothing of what they had planned there, should they come back."""
    db.execute(
        "DELETE FROM plans WHERE table_id = ?1 AND NOT EXISTS (SELECT 1 FROM seats "
        "WHERE seats.table_id = ?1 AND seats.seat = plans.seat AND seats.user_id = plans.user_id)",
        (table_id,),
    )
