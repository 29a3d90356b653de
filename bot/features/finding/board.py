"""When the board of a server is behind: with seats, beginnings and ends, never with moves."""

from bot.store.connection import Connection
from bot.store.identity import GuildId, TableId, UserId
from bot.store.server.channels import find_server_channel, servers_with_channels
from bot.store.table.company import Heed
from bot.store.table.records import OVER, Table
from bot.store.table.tables import load_table
from bot.store.telling.news import Outgoing
from bot.store.telling.outbox import put_outbox
from bot.tables.outgoing import standing

BOARD = "board"

ON_BOARD = (
    f"EXISTS (SELECT 1 FROM server_channels WHERE server_channels.purpose = '{BOARD}' "
    "AND server_channels.guild_id = (SELECT guild_id FROM tables WHERE id = ?1))"
)
"""Whether a table's server has a board."""


def on_board(db: Connection, guild_id: GuildId | None) -> None:
    """The board of this server is behind, if it has one."""
    put_outbox(db, _behind(db, guild_id))


def table_on_board(db: Connection, table_id: TableId, *_: object) -> None:
    """The same for the server in which the table stands."""
    table = load_table(db, table_id)
    on_board(db, None if table is None else table.guild_id)


def placed_on_board(db: Connection, table: Table) -> None:
    """Its card or its thread stands, and the board leads there."""
    on_board(db, table.guild_id)


def brought_on_board(db: Connection, before: Table, guild_id: GuildId | None) -> None:
    """It stands on another board."""
    for guild in {before.guild_id, guild_id}:
        on_board(db, guild)


def without_names(db: Connection, _: UserId) -> None:
    """Somebody is forgotten, whose name may stand on any board."""
    for guild_id in servers_with_channels(db):
        on_board(db, guild_id)


def _after_change(db: Connection, table_id: TableId) -> tuple[Outgoing, ...]:
    """A game that is over goes; what is done in it before is no matter of the board."""
    table = load_table(db, table_id)
    return () if table is None or table.status not in OVER else _behind(db, table.guild_id)


HEED = Heed(ON_BOARD, _after_change)


def _behind(db: Connection, guild_id: GuildId | None) -> tuple[Outgoing, ...]:
    channel = None if guild_id is None else find_server_channel(db, guild_id, BOARD)
    return () if channel is None else (standing(channel),)
