"""What goes when somebody wants to be forgotten: all that names them. Tables stay whole, with a stranger there."""

import sqlite3
from typing import Any

import msgspec

from bot.store.identity import TableId, UserId
from bot.store.news import ToPerson, write_target
from games.core.seats import Seat

THEIRS = (
    "people",
    "invitations",
    "campaign_people",
    "results",
    "absences",
    "plans",
    "private_panels",
    "followers",
    "handovers",
    "notes",
)
"""Tables whose rows belong to a person."""
NOBODY = 0
"""Hosts a table that nobody else sits at, and has put up what still is shown in channels."""
_OURS = "bot-"
_ANOTHER = "SELECT user_id FROM seats WHERE table_id = tables.id AND user_id IS NOT NULL ORDER BY seat LIMIT 1"


def seats_ever_taken(db: sqlite3.Connection, user_id: UserId) -> list[tuple[TableId, Seat, str]]:
    """Where this person sits or is expected back, in play or not, and under which name."""
    return db.execute(
        "SELECT table_id, seat, name FROM seats WHERE user_id = :user OR kept_for = :user", {"user": user_id}
    ).fetchall()


def forget_person(db: sqlite3.Connection, user_id: UserId, strangers: dict[tuple[TableId, Seat], str]) -> None:
    """Everything but the tables, where others play and remember; there these seats are called otherwise now."""
    for (table_id, seat), stranger in strangers.items():
        (name,) = db.execute("SELECT name FROM seats WHERE table_id = ? AND seat = ?", (table_id, seat)).fetchone()
        db.execute(
            "UPDATE seats SET user_id = NULL, kept_for = NULL, name = ? WHERE table_id = ? AND seat = ?",
            (stranger, table_id, seat),
        )
        _rename_in_log(db, table_id, name, stranger)
        db.execute("DELETE FROM posts WHERE table_id = ? AND seat = ?", (table_id, seat))
    db.execute("UPDATE log SET user_id = NULL WHERE user_id = ?", (user_id,))
    db.execute(f"UPDATE tables SET host = coalesce(({_ANOTHER}), ?) WHERE host = ?", (NOBODY, user_id))
    db.execute("UPDATE watch_panels SET user_id = ? WHERE user_id = ?", (NOBODY, user_id))
    for table in THEIRS:
        db.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))
    db.execute("DELETE FROM outbox WHERE target = ?", (write_target(ToPerson(user_id)),))
    whose = f'"user_id":{user_id}'
    db.execute(
        "UPDATE outbox SET payload = replace(payload, ?, ?) WHERE instr(payload, ?)", (whose, '"user_id":null', whose)
    )


def _rename_in_log(db: sqlite3.Connection, table_id: TableId, name: str, stranger: str) -> None:
    """The house's own lines name people; a game's name seats alone."""
    rows = db.execute(
        "SELECT number, events FROM log WHERE table_id = ? AND instr(events, ?)", (table_id, _OURS)
    ).fetchall()
    for number, events in rows:
        told: list[dict[str, Any]] = msgspec.json.decode(events)
        for event in told:
            if str(event.get("key", "")).startswith(_OURS):
                args = event.get("args", {})
                args.update({key: stranger for key, value in args.items() if value == name})
        db.execute(
            "UPDATE log SET events = ? WHERE table_id = ? AND number = ?",
            (msgspec.json.encode(told).decode(), table_id, number),
        )
