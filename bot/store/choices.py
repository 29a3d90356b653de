"""What people have chosen for themselves."""

import sqlite3

import msgspec

from bot.store.identity import UserId
from bot.store.records import DISCORD_LANGUAGE, Choices
from texts import LOCALES


def load_choices(db: sqlite3.Connection, user_id: UserId) -> Choices:
    """What this person has chosen; the defaults for somebody new."""
    row = db.execute("SELECT language, dms, settings FROM people WHERE user_id = ?", (user_id,)).fetchone()
    return Choices(user_id) if row is None else read_choices(user_id, *row)


def read_choices(user_id: UserId, language: str | None, dms: int | None, settings: str | None) -> Choices:
    """What was stored of it; of somebody new nothing is."""
    if settings is None:
        return Choices(user_id)
    known = {name: value for name, value in msgspec.json.decode(settings).items() if _is_known(name, value)}
    return Choices(user_id, language if language in LOCALES else None, bool(dms), known)


def save_choices(db: sqlite3.Connection, choices: Choices) -> None:
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
