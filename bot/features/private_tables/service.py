"""Tables in private messages: the code by which others join, and which message is whose panel."""

from bot.features.private_tables.rows import private_panels_of
from bot.store.connection import Connection
from bot.store.identity import GuildId, MessageId, TableId, UserId
from bot.store.table.codes import new_code, save_code
from bot.store.table.records import Table
from bot.store.telling.news import PrivatePanelNews
from bot.store.telling.outbox import put_outbox
from bot.tables.brought.beside import Spot
from bot.tables.outgoing import to_person
from bot.tables.service import Tables


class PrivateTables:
    """Knows their panels."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger

    async def is_panel(self, table_id: TableId, message: MessageId) -> bool:
        """Whether this message is the panel that somebody has of the table."""
        panels = await self._ledger.read(lambda db: private_panels_of(db, table_id))
        return any(panel.message_id == message for panel in panels.values())

    async def unreached(self, table_id: TableId) -> set[UserId]:
        """Those who could not be written to when it was last tried."""
        panels = await self._ledger.read(lambda db: private_panels_of(db, table_id))
        return {user for user, panel in panels.items() if not panel.reached}


def with_code(db: Connection, table: Table) -> None:
    """A table that was opened in private messages has a code."""
    if table.private:
        save_code(db, table.id, new_code())


def leave_private_messages(db: Connection, table: Table, _: GuildId | None) -> None:
    """The panels that its people have in private messages lead to its new place."""
    put_outbox(db, [to_person(table, PrivatePanelNews(user)) for user in private_panels_of(db, table.id)])


def own_panel(db: Connection, table: Table, user_id: UserId) -> Spot | None:
    """Where this person has it among their private messages."""
    panel = private_panels_of(db, table.id).get(user_id) if table.private else None
    if panel is None or panel.channel_id is None or panel.message_id is None:
        return None
    return panel.channel_id, panel.message_id
