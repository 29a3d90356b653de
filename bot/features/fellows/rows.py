"""When people said a word to their table, and who was nudged there."""

import msgspec

from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.people.choices import NO_NUDGES, UNCOUNTED, load_choices
from bot.store.replacing import replacing

NUDGE = ("table_id", "user_id", "at", "due")


class Nudge(msgspec.Struct, frozen=True):
    """Somebody was nudged at a table."""

    table_id: TableId
    user_id: UserId
    at: float
    due: float | None = None
    """When to tell them; None once they are told."""


def remarks_since(db: Connection, table_id: TableId, user_id: UserId, since: float) -> list[float]:
    """When this person said a word to the table since then, in order."""
    rows = db.execute(
        "SELECT at FROM remarks WHERE table_id = ? AND user_id = ? AND at > ? ORDER BY at", (table_id, user_id, since)
    )
    return [at for (at,) in rows]


def keep_remark(db: Connection, table_id: TableId, user_id: UserId, now: float, since: float) -> None:
    """They said one now; what they said until that other moment counts no more."""
    db.execute("DELETE FROM remarks WHERE table_id = ? AND user_id = ? AND at <= ?", (table_id, user_id, since))
    db.execute("INSERT INTO remarks (table_id, user_id, at) VALUES (?, ?, ?)", (table_id, user_id, now))


def nudge_at(db: Connection, table_id: TableId, user_id: UserId) -> Nudge | None:
    """How this person was nudged there last."""
    return _nudge(db, "WHERE table_id = ? AND user_id = ?", (table_id, user_id))


def first_nudge_due(db: Connection) -> Nudge | None:
    """The one that is to be told first."""
    return _nudge(db, "WHERE due IS NOT NULL ORDER BY due LIMIT 1", ())


def save_nudge(db: Connection, nudge: Nudge) -> None:
    """So they are nudged."""
    db.execute(replacing("nudges", NUDGE, key=NUDGE[:2]), [getattr(nudge, column) for column in NUDGE])


def takes_nudges(db: Connection, user_id: UserId) -> bool:
    """Whether they have nothing against it, and a private message reaches them."""
    choices = load_choices(db, user_id)
    return not (choices.closed or choices.settings.get(NO_NUDGES))


def uncounted_of(db: Connection, people: tuple[UserId, ...]) -> set[UserId]:
    """Who of these wants to be in no statistics."""
    return {user for user in people if load_choices(db, user).settings.get(UNCOUNTED)}


def _nudge(db: Connection, where: str, values: tuple[int, ...]) -> Nudge | None:
    row = db.execute(f"SELECT {', '.join(NUDGE)} FROM nudges {where}", values).fetchone()
    return None if row is None else Nudge(*row)
