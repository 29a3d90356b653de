"""Which tables' controls answer somebody, wherever they have them from."""

from bot.features.watching import WATCHING
from bot.publisher.presence import may_see
from bot.store.identity import ChannelId, TableId, UserId
from bot.store.table.handovers import handovers_at
from bot.store.table.records import Table
from bot.tables.model import Refused
from cogs.kit.answering import Interaction
from cogs.kit.which_table import sees_channel


async def must_be_in_reach(interaction: Interaction, table_id: TableId, *, shows: bool, comes: bool) -> None:
    """A table's controls do nothing in another server, and show nothing to who does not see the table, or any more.

    Those of a table in private messages do nothing for strangers: whoever comes to one hears who is welcome, no more.
    """
    client, here = interaction.client, interaction.guild_id
    live = client.tables.peek(table_id)
    table = await client.tables.table(table_id) if live is None else live.table
    if here is None and comes and table.private:
        return
    if here is None and comes:
        seen = await _belongs(interaction, table) or await may_see(client, table, UserId(interaction.user.id))
    elif here is None and not shows:
        seen = not table.private or await _belongs(interaction, table)
    elif here is None:
        seen = await may_see(client, table, UserId(interaction.user.id))
    elif table.guild_id in (None, here):
        seen = await _sees(interaction, table)
    else:
        raise Refused("another-server")
    if not seen:
        raise Refused("no-such-table")


async def _belongs(interaction: Interaction, table: Table) -> bool:
    """Whether this person sits at the table, or is asked to."""
    user = UserId(interaction.user.id)
    if table.seat_of(user) is not None or table.kept_for(user) is not None or user in table.invited:
        return True
    offered = await interaction.client.store.read(lambda db: handovers_at(db, table.id))
    return any(one.user_id == user for one in offered)


async def _sees(interaction: Interaction, table: Table) -> bool:
    """Whether this person has the table before them in a server, or what shows it here to whoever comes by."""
    here = ChannelId(interaction.channel_id or 0)
    if table.private or table.seat_of(UserId(interaction.user.id)) is not None:
        return table.seat_of(UserId(interaction.user.id)) is not None
    if here in (table.thread_id, table.channel_id) or sees_channel(interaction, table.channel_id):
        return True
    return any(panel.table_id == table.id for panel in await interaction.client.tables.of(WATCHING).shown_in(here))
