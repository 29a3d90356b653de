"""What goes when somebody wants to be forgotten: all that names them. Tables stay whole, with a stranger there."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

import msgspec

from bot.store.connection import Connection
from bot.store.engine.erasing import must_erase
from bot.store.identity import TableId, UserId
from bot.store.people.names import harmless
from bot.store.server.channels import chosen_by_nobody
from bot.store.table.former_players import forget_seats
from bot.store.table.records import MARK
from bot.store.telling.news import ToPerson, write_target
from games.core.seats import Seat

THEIRS = (
    "people",
    "invitations",
    "plans",
    "private_cards",
)
"""Tables whose rows belong to a person, whatever goes on beside games."""
NOBODY = 0
"""Hosts a table that nobody else sits at."""
_OURS = "bot-"
_SAID_OTHERWISE = "payload = replace(payload, ?1, ?2) WHERE replace(payload, ?1, ?2) <> payload"
Events = list[dict[str, Any]]
_ANOTHER = "SELECT user_id FROM seats WHERE table_id = tables.id AND user_id IS NOT NULL ORDER BY seat LIMIT 1"


def seats_ever_taken(db: Connection, user_id: UserId) -> list[tuple[TableId, Seat, str]]:
    """Where this person sits or is expected back, in play or not, and under which name."""
    return db.execute(
        "SELECT table_id, seat, name FROM seats WHERE user_id = :user OR kept_for = :user", {"user": user_id}
    ).fetchall()


def tables_kept_in_order(db: Connection, user_id: UserId) -> list[TableId]:
    """Where the log names this person, who has closed or mended the table for those who sat there."""
    return sorted({table_id for table_id, _, _ in _kept_in_order(db, user_id)})


def tables_that_mean(db: Connection, user_id: UserId) -> list[TableId]:
    """Where a seat is offered to this person, or the others are asked whether it should be."""
    offered = db.execute("SELECT table_id FROM handovers WHERE user_id = ?", (user_id,)).fetchall()
    return sorted({table_id for (table_id,) in offered} | {table_id for table_id, _ in _asked_about(db, user_id)})


class Stranger(msgspec.Struct, frozen=True):
    """What somebody is called from now on, who had this name at a table."""

    table_id: TableId
    name: str
    instead: str


def forget_person(
    db: Connection,
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
        for _, number, told in (each for each in _kept_in_order(db, user_id) if each[0] == table_id):
            told[0]["args"]["player"] = instead
            _tell_otherwise(db, table_id, number, told)
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
    chosen_by_nobody(db, user_id)
    for table in (*THEIRS, *rows):
        db.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))
    db.executemany("DELETE FROM proposals WHERE table_id = ? AND kind = ?", _asked_about(db, user_id))
    db.execute("DELETE FROM outbox WHERE target = ?", (write_target(ToPerson(user_id)),))
    db.execute("DELETE FROM outbox WHERE done_at IS NOT NULL AND payload LIKE ?", (f"%{user_id}%",))
    # With what follows: no longer number begins with theirs.
    for whose, after in product(("user_id", "by"), (",", "}")):
        theirs, nobodys = f'"{whose}":{user_id}{after}', f'"{whose}":null{after}'
        db.execute(f"UPDATE outbox SET {_SAID_OTHERWISE}", (theirs, nobodys))


def _kept_in_order(db: Connection, user_id: UserId) -> list[tuple[TableId, int, Events]]:
    """The lines of logs that name this person for having kept order: their tables, numbers and events."""
    lines = db.execute(
        "SELECT table_id, number, events FROM log WHERE user_id = ? AND seat IS NULL", (user_id,)
    ).fetchall()
    read: list[tuple[TableId, int, Events]] = [(each[0], each[1], msgspec.json.decode(each[2])) for each in lines]
    return [each for each in read if each[2] and each[2][0].get("args", {}).get("player") is not None]


def _asked_about(db: Connection, user_id: UserId) -> list[tuple[TableId, str]]:
    """The tables and kinds of what is asked about this person."""
    asked = db.execute("SELECT table_id, kind, terms FROM proposals").fetchall()
    return [(table_id, kind) for table_id, kind, terms in asked if msgspec.json.decode(terms).get("user_id") == user_id]


def _rename_in_log(db: Connection, table_id: TableId, name: str, stranger: str) -> None:
    """The house's own lines name people; a game's name seats alone."""
    rows = db.execute(
        "SELECT number, events FROM log WHERE table_id = ? AND events LIKE ?", (table_id, f"%{_OURS}%")
    ).fetchall()
    for number, events in rows:
        told: Events = msgspec.json.decode(events)
        for event in told:
            if str(event.get("key", "")).startswith(_OURS):
                args = event.get("args", {})
                args.update({key: stranger for key, value in args.items() if value in _names(name)})
        _tell_otherwise(db, table_id, number, told)
    said, instead = (msgspec.json.encode(each).decode() for each in (name, stranger))
    db.execute(f"UPDATE outbox SET {_SAID_OTHERWISE} AND table_id = ?3", (said, instead, table_id))


def _tell_otherwise(db: Connection, table_id: TableId, number: int, told: Events) -> None:
    db.execute(
        "UPDATE log SET events = ? WHERE table_id = ? AND number = ?",
        (msgspec.json.encode(told).decode(), table_id, number),
    )


def _names(name: str) -> tuple[str, ...]:
    """A name as it stands in a log, also while the computer plays for whose it is."""
    return (harmless(name), f"{harmless(name)} {MARK}", name)
