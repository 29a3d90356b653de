"""The turns that people try, as they were left: nobody else reads them, and they go after a day."""

import msgspec

from bot.hours.habits import HOUR
from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.replacing import replacing
from bot.store.table.records import Table
from games.core.ending.outcome import Outcome
from games.core.seats import QuestionNumber

REMEMBERED_FOR = 24 * HOUR

COLUMNS = ("table_id", "user_id", "question", "coming", "moves", "undone", "at")

_moves = msgspec.json.Decoder(tuple[str, ...])


class Kept(msgspec.Struct, frozen=True):
    """A turn as far as it is tried, in the text form of its moves."""

    question: QuestionNumber
    """The number of the question that its seat had last when it was begun."""
    moves: tuple[str, ...] = ()
    undone: tuple[str, ...] = ()
    """What was taken back of it, the next to be done again last."""
    coming: str = ""
    """The kind of the question with which it begins, if that is still to come."""


def save_try(db: Connection, table_id: TableId, user_id: UserId, kept: Kept, now: float) -> None:
    """Keep it in the place of what this person had tried there; what is older than a day goes, whosever it is."""
    db.execute("DELETE FROM tries WHERE at < ?", (now - REMEMBERED_FOR,))
    moves, undone = (msgspec.json.encode(each).decode() for each in (kept.moves, kept.undone))
    db.execute(
        replacing("tries", COLUMNS, key=("table_id", "user_id")),
        (table_id, user_id, kept.question, kept.coming, moves, undone, now),
    )


def load_try(db: Connection, table_id: TableId, user_id: UserId, now: float) -> Kept | None:
    """What this person has tried at the table, if that is not too long ago."""
    row = db.execute(
        "SELECT question, moves, undone, coming FROM tries WHERE table_id = ? AND user_id = ? AND at >= ?",
        (table_id, user_id, now - REMEMBERED_FOR),
    ).fetchone()
    return None if row is None else Kept(row[0], _moves.decode(row[1]), _moves.decode(row[2]), row[3])


def drop_try(db: Connection, table_id: TableId, user_id: UserId) -> None:
    """It is done, forgotten, or this person does not sit there any more."""
    db.execute("DELETE FROM tries WHERE table_id = ? AND user_id = ?", (table_id, user_id))


def drop_tries(db: Connection, table: Table, _outcome: Outcome, _now: float) -> None:
    """The game is over: nobody has a turn there."""
    db.execute("DELETE FROM tries WHERE table_id = ?", (table.id,))


def first_due(db: Connection) -> float | None:
    """When the oldest of all is to go."""
    oldest: float | None = db.execute("SELECT min(at) FROM tries").fetchone()[0]
    return None if oldest is None else oldest + REMEMBERED_FOR


def drop_old_tries(db: Connection, now: float) -> bool:
    """What is older than a day goes; whether there was any."""
    return db.execute("DELETE FROM tries WHERE at < ?", (now - REMEMBERED_FOR,)).rowcount > 0
