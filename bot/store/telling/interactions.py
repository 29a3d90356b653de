"""Which interactions were applied, so that one delivered twice is applied once."""

from typing import Any

import msgspec

from bot.store.connection import Connection, Cursor


class AlreadyApplied(Exception):
    """This interaction was applied before; here is what came of it."""

    def __init__(self, interaction: int, result: Any) -> None:
        super().__init__(f"interaction {interaction} was applied before")
        self.interaction, self.result = interaction, result


def remember_interaction(db: Connection, interaction: int, result: bytes, now: float) -> None:
    """Keep what came of an interaction; AlreadyApplied if it was applied before."""
    must_be_new(db, interaction, note_interaction(db, interaction, result, now))


def note_interaction(db: Connection, interaction: int, result: bytes, now: float) -> Cursor:
    """Keep what came of an interaction, if it was not applied before: `must_be_new` looks whether it was."""
    return db.execute(
        "INSERT INTO interactions (id, result, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (interaction, result.decode(), now),
    )


def must_be_new(db: Connection, interaction: int, noted: Cursor) -> None:
    """AlreadyApplied if an interaction that was just noted had been applied before."""
    if noted.rowcount == 0:
        raise AlreadyApplied(interaction, recall_interaction(db, interaction))


def recall_interaction(db: Connection, interaction: int) -> Any:
    """What came of an interaction; None if it was never applied."""
    row = db.execute("SELECT result FROM interactions WHERE id = ?", (interaction,)).fetchone()
    return None if row is None else msgspec.json.decode(row[0])


def prune_interactions(db: Connection, before: float) -> None:
    """Forget the interactions from before a moment: Discord delivers none again after so long."""
    db.execute("DELETE FROM interactions WHERE at < ?", (before,))
