"""Private notes: what somebody at a table has noted for themselves."""

from bot.features.notes.rows import load_note, save_note
from bot.store.identity import TableId, UserId
from bot.store.people.names import keepable
from bot.tables.model import Person, Refused
from bot.tables.service import Tables

NOTE_ROOM = 800


class Notes:
    """One note for each person at each table."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger

    async def note(self, table_id: TableId, person: Person, text: str) -> str:
        """Keep this; without a word the note is gone."""
        table = await self._ledger.shelf.table(table_id)
        if table.seat_of(person.id) is None:
            raise Refused("not-seated")
        kept, now = keepable(text).strip()[:NOTE_ROOM], self._ledger.now()
        await self._ledger.write(lambda db: save_note(db, table_id, person.id, kept, now))
        return kept

    async def of(self, table_id: TableId, user_id: UserId) -> str:
        """What this person has noted here."""
        return await self._ledger.read(lambda db: load_note(db, table_id, user_id))
