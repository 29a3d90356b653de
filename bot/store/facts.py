"""Single things worth remembering, such as the digest of the commands that Discord has."""

import sqlite3

from bot.store.identity import GuildId


def recall_fact(db: sqlite3.Connection, name: str) -> str | None:
    """What was remembered under this name."""
    row = db.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
    return None if row is None else row[0]


def forget_fact(db: sqlite3.Connection, name: str) -> None:
    """Remember nothing under the name."""
    db.execute("DELETE FROM facts WHERE name = ?", (name,))


def remember_fact(db: sqlite3.Connection, name: str, value: str) -> None:
    """Remember this under the name."""
    db.execute("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)", (name, value))


def told_of_leaving(guild_id: GuildId) -> str:
    """The name of the fact that the people of a server know that Caravel was removed from it."""
    return f"has left server {guild_id}"
