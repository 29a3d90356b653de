"""What people have chosen for themselves."""

import sqlite3

import msgspec

from bot.store.records import Person


def load_person(db: sqlite3.Connection, user_id: int) -> Person:
    """This person's settings; the defaults for somebody new."""
    row = db.execute("SELECT language, dms, settings FROM people WHERE user_id = ?", (user_id,)).fetchone()
    if row is None:
        return Person(user_id)
    language, dms, settings = row
    return Person(user_id, language, bool(dms), msgspec.json.decode(settings))


def save_person(db: sqlite3.Connection, person: Person) -> None:
    """Keep this person's settings."""
    db.execute(
        "INSERT INTO people (user_id, language, dms, settings) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (user_id) DO UPDATE SET language = excluded.language, dms = excluded.dms, "
        "settings = excluded.settings",
        (person.user_id, person.language, person.dms, msgspec.json.encode(person.settings).decode()),
    )
