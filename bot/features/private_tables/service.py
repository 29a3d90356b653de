"""Tables in private messages: the code by which others join, and which message is whose panel."""

import secrets

from bot.features.private_tables.rows import private_panels_of, save_code, table_of_code
from bot.store.connection import Connection
from bot.store.identity import GuildId, MessageId, TableId, UserId
from bot.store.table.records import Table
from bot.store.telling.news import PrivatePanelNews
from bot.store.telling.outbox import put_outbox
from bot.tables.brought.beside import Spot
from bot.tables.model import Refused
from bot.tables.outgoing import to_person
from bot.tables.service import Tables

CODE_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Nothing that is taken for something else when it is read aloud."""
CODE_LENGTH = 8


class PrivateTables:
    """Knows their codes and their panels."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._shelf = tables.ledger.shelf

    async def of_code(self, code: str) -> Table:
        """The table in private messages whose code somebody has passed on."""
        meant = "".join(sign for sign in code.upper() if sign.isalnum())
        table_id = await self._ledger.read(lambda db: table_of_code(db, meant))
        if table_id is None:
            raise Refused("no-such-code")
        return await self._shelf.table(table_id)

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


def new_code() -> str:
    """What lets people join a table in private messages; nobody guesses it."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
