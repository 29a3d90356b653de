"""What people have chosen for themselves."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.store.connection import Connection
from bot.store.identity import UserId
from texts import LOCALES

DISCORD_LANGUAGE = "discord_language"
"""Among the settings: in which language somebody uses Discord."""
CLOSED = "private_messages_closed"
"""Among the settings: Discord has refused a private message to them."""
ASKED = "asked"
"""Among the settings: they want to be asked before a turn of theirs ends by itself."""
CALL_ASKED = "call_asked"
"""Among the settings: they have been asked how they want to be called."""
UNCOUNTED = "uncounted"
"""Among the settings: they want to be in no statistics."""
NO_NUDGES = "no_nudges"
"""Among the settings: nobody shall nudge them."""

COACH, SKIN = "coach", "pictures"
"""Among the settings: no hints, and in which skin they see pictures."""
ORDER, MY_TABLES = "order", "tables_in_order"
"""Among the settings: the order in which they go through tables, and their own order of tables."""
LONGEST, CLOCK, MINE = "longest", "clock", "mine"
ORDERS = (LONGEST, CLOCK, MINE)


class Choices(msgspec.Struct, frozen=True):
    """What somebody has chosen for themselves."""

    user_id: UserId
    language: str | None = None
    dms: bool = False
    """Called by a private message when it is their turn, instead of in the table's thread."""
    settings: dict[str, Any] = {}

    @property
    def called_privately(self) -> bool:
        """Whether they want private messages, and take them."""
        return self.dms and not self.closed

    @property
    def closed(self) -> bool:
        """Whether Discord has refused a private message to them."""
        return bool(self.settings.get(CLOSED))


def load_choices(db: Connection, user_id: UserId) -> Choices:
    """What this person has chosen; the defaults for somebody new."""
    row = db.execute("SELECT language, dms, settings FROM people WHERE user_id = ?", (user_id,)).fetchone()
    return Choices(user_id) if row is None else read_choices(user_id, *row)


def choices_of(db: Connection, users: Sequence[UserId]) -> dict[UserId, Choices]:
    """What these people have chosen, read at once."""
    marks = ", ".join("?" for _ in users)
    rows = db.execute(f"SELECT user_id, language, dms, settings FROM people WHERE user_id IN ({marks})", users)
    stored = {UserId(user): read_choices(UserId(user), *chosen) for user, *chosen in rows}
    return {user: stored.get(user, Choices(user)) for user in users}


def read_choices(user_id: UserId, language: str | None, dms: int | None, settings: str | None) -> Choices:
    """What was stored of it; of somebody new nothing is."""
    if settings is None:
        return Choices(user_id)
    known = {name: value for name, value in msgspec.json.decode(settings).items() if _is_known(name, value)}
    return Choices(user_id, language if language in LOCALES else None, bool(dms), known)


def asked_anyway(db: Connection) -> set[UserId]:
    """Who wants to be asked before a turn of theirs ends by itself."""
    rows = db.execute("SELECT user_id, language, dms, settings FROM people WHERE settings LIKE ?", (f'%"{ASKED}"%',))
    return {UserId(row[0]) for row in rows if read_choices(UserId(row[0]), *row[1:]).settings.get(ASKED)}


def save_choices(db: Connection, choices: Choices) -> None:
    """Keep what this person has chosen."""
    db.execute(
        "INSERT INTO people (user_id, language, dms, settings) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (user_id) DO UPDATE SET language = excluded.language, dms = excluded.dms, "
        "settings = excluded.settings",
        (choices.user_id, choices.language, choices.dms, msgspec.json.encode(choices.settings).decode()),
    )


def _is_known(name: str, value: object) -> bool:
    """A language that the house does not have any more is as good as none."""
    return name != DISCORD_LANGUAGE or value in LOCALES
