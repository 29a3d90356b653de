"""Who had a seat before others took it: the log may name them, and they know what the seat knew.

Who is forgotten knows it, too. Of them a digest under a key of its own is kept, which says whether somebody who comes
is the one, and goes with its key as soon as the table is over and has no secrets.
"""

import hashlib
import hmac
import secrets

from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.table.records import Sitting
from games.core.seats import Seat

KEY_BYTES = DIGEST_BYTES = 16


def keep_former_player(db: Connection, table_id: TableId, left: Sitting) -> None:
    """Whose seat this was."""
    db.execute(
        "INSERT INTO former_players (table_id, seat, user_id, name) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (table_id, left.seat, left.user_id, left.name),
    )


def seats_once_left(db: Connection, user_id: UserId) -> list[tuple[TableId, Seat, str]]:
    """Where this person sat before others did, and under which name."""
    return db.execute("SELECT table_id, seat, name FROM former_players WHERE user_id = ?", (user_id,)).fetchall()


def seats_left_at(db: Connection, table_id: TableId, user_id: UserId) -> frozenset[Seat]:
    """The seats of this table that this person has played and left."""
    left = {seat for table, seat, _ in seats_once_left(db, user_id) if table == table_id}
    return frozenset(left | _seats_forgotten_at(db, table_id, user_id))


def forget_seats(db: Connection, user_id: UserId) -> None:
    """At tables in play a digest alone says from now on that this person has had these seats."""
    held = db.execute(
        "SELECT table_id, seat FROM (SELECT table_id, seat FROM seats WHERE user_id = ?1 OR kept_for = ?1 "
        "UNION SELECT table_id, seat FROM former_players WHERE user_id = ?1) AS held "
        "JOIN tables ON tables.id = table_id WHERE status = 'playing'",
        (user_id,),
    ).fetchall()
    for table_id, seat in held:
        if seat not in _seats_forgotten_at(db, table_id, user_id):
            key = secrets.token_bytes(KEY_BYTES)
            db.execute(
                "INSERT INTO forgotten_players (table_id, seat, key, digest) VALUES (?, ?, ?, ?)",
                (table_id, seat, key, _of(user_id, key)),
            )


def drop_forgotten_players(db: Connection, table_id: TableId) -> None:
    """The table is over: it keeps no secret from anybody."""
    db.execute("DELETE FROM forgotten_players WHERE table_id = ?", (table_id,))


def _seats_forgotten_at(db: Connection, table_id: TableId, user_id: UserId) -> set[Seat]:
    rows = db.execute("SELECT seat, key, digest FROM forgotten_players WHERE table_id = ?", (table_id,))
    return {seat for seat, key, known in rows.fetchall() if hmac.compare_digest(known, _of(user_id, key))}


def _of(user_id: UserId, key: bytes) -> bytes:
    return hashlib.blake2b(str(user_id).encode(), key=key, digest_size=DIGEST_BYTES).digest()
