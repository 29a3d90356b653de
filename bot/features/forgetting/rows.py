"""What goes when somebody wants to be forgotten: all that names them. Tables stay whole, with a stranger there."""

import sqlite3
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

import msgspec

from bot.store.engine.erasing import must_erase
from bot.store.identity import TableId, UserId
from bot.store.people.names import harmless
from bot.store.table.former_players import forget_seats
from bot.store.table.records import MARK
from bot.store.telling.news import ToPerson, write_target
from games.core.seats import Seat

THEIRS = (
    "people",
    "invitations",
    "plans",
)
"""Tables whose rows belong to a person, whatever goes on beside games."""
NOBODY = 0
"""Hosts a table that nobody else sits at."""
_OURS = "bot-"
_KEPT_IN_ORDER = "user_id = :user AND seat IS NULL AND json_extract(events, '$[0].args.player') IS NOT NULL"
_ANOTHER = "SELECT user_id FROM seats WHERE table_id = tables.id AND user_id IS NOT NULL ORDER BY seat LIMIT 1"


def seats_ever_taken(db: sqlite3.Connection, user_id: UserId) -> list[tuple[TableId, Seat, str]]:
    """Where this person sits or is expected back, in play or not, and under which name."""
    return db.execute(
        "SELECT table_id, seat, name FROM seats WHERE user_id = :user OR kept_for = :user", {"user": user_id}
    ).fetchall()


def tables_kept_in_order(db: sqlite3.Connection, user_id: UserId) -> list[TableId]:
    """Where the log names this person, who has closed or mended the table for those who sat there."""
    return [
        table_id
        for (table_id,) in db.execute(
            f"SELECT DISTINCT table_id FROM log WHERE {_KEPT_IN_ORDER}", {"user": user_id}
        ).fetchall()
    ]


def tables_that_mean(db: sqlite3.Connection, user_id: UserId) -> list[TableId]:
    """Where a seat is offered to this person, or the others are asked whether it should be."""
    rows = db.execute(
        "SELECT table_id FROM handovers WHERE user_id = :user "
        "UNION SELECT table_id FROM proposals WHERE json_extract(terms, '$.user_id') = :user",
        {"user": user_id},
    )
    return [table_id for (table_id,) in rows]


class Stranger(msgspec.Struct, frozen=True):
    """What somebody is called from now on, who had this name at a table."""

    table_id: TableId
    name: str
    instead: str


def forget_person(
    db: sqlite3.Connection,
    user_id: UserId,
    strangers: Mapping[tuple[TableId, Seat], str],
    former: Sequence[Stranger],
    keepers: Mapping[TableId, str],
    rows: Sequence[str],
) -> None:
    """Everything but the tables, where others play and remember; there they are called otherwise now."""
    must_erase(db)
    forget_seats(db, user_id)
    for each in former:
        _rename_in_log(db, each.table_id, each.name, each.instead)
    for table_id, instead in keepers.items():
        db.execute(
            f"UPDATE log SET events = json_set(events, '$[0].args.player', :instead) "
            f"WHERE table_id = :table AND {_KEPT_IN_ORDER}",
            {"instead": instead, "table": table_id, "user": user_id},
        )
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
    for table in (*THEIRS, *rows):
        db.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))
    db.execute("DELETE FROM proposals WHERE json_extract(terms, '$.user_id') = ?", (user_id,))
    db.execute("DELETE FROM outbox WHERE target = ?", (write_target(ToPerson(user_id)),))
    db.execute("DELETE FROM outbox WHERE done_at IS NOT NULL AND instr(payload, ?)", (str(user_id),))
    # With what follows: no longer number begins with theirs.
    for whose, after in product(("user_id", "by"), (",", "}")):
        theirs, nobodys = f'"{whose}":{user_id}{after}', f'"{whose}":null{after}'
        db.execute("UPDATE outbox SET payload = replace(payload, ?1, ?2) WHERE instr(payload, ?1)", (theirs, nobodys))


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
                args.update({key: stranger for key, value in args.items() if value in _names(name)})
        db.execute(
            "UPDATE log SET events = ? WHERE table_id = ? AND number = ?",
            (msgspec.json.encode(told).decode(), table_id, number),
        )
    said, instead = (msgspec.json.encode(each).decode() for each in (name, stranger))
    db.execute(
        "UPDATE outbox SET payload = replace(payload, ?1, ?2) WHERE table_id = ?3 AND instr(payload, ?1)",
        (said, instead, table_id),
    )


def _names(name: str) -> tuple[str, ...]:
    """A name as it stands in a log, also while the computer plays for whose it is."""
    return (harmless(name), f"{harmless(name)} {MARK}", name)
