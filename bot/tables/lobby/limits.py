"""What is too much at once; each check comes after its change, in the same transaction, which is then undone."""

from bot.host.limits import Limits
from bot.store.connection import Connection
from bot.store.identity import GuildId, TableId, UserId, Version
from bot.store.people.holding import hold_person, hold_server
from bot.store.table.log import times_gone_back_to
from bot.store.table.tables import count_tables_in, count_tables_of
from bot.tables.model import Refused


def must_have_time(db: Connection, limits: Limits, user_id: UserId) -> None:
    """Refused if somebody sits at too many tables now."""
    hold_person(db, user_id)
    if count_tables_of(db, user_id) > limits.tables_each:
        raise Refused("tables-enough", most=limits.tables_each)


def must_have_room(db: Connection, limits: Limits, guild_id: GuildId | None) -> None:
    """Refused if too many tables stand in a server now; private messages have room for all."""
    if guild_id is None:
        return
    hold_server(db, guild_id)
    if count_tables_in(db, guild_id) > limits.tables_a_server:
        raise Refused("server-full", most=limits.tables_a_server)


def must_get_on(db: Connection, limits: Limits, table_id: TableId, back_to: Version) -> None:
    """Refused if the table has come back to this point so often already."""
    if times_gone_back_to(db, table_id, back_to) >= limits.returns:
        raise Refused("returned-enough", most=limits.returns)
