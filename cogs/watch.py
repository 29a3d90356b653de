"""For those who watch."""

from discord import app_commands
from discord.ext import commands

from bot.client import Caravel
from bot.panel.messages.tables_list import tables_list
from bot.store.identity import GuildId
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.naming import titled
from cogs.kit.offered import on_servers_alone
from cogs.kit.which_table import lives_of, may_see


class WatchCommands(commands.Cog):
    """`/watch`."""

    @app_commands.command(**titled("watch"))
    @on_servers_alone
    async def watch(self, interaction: Interaction) -> None:
        """The tables of this server, with links; their threads are open to everyone who sees the channel."""
        client = interaction.client
        locale = (await client.people.person(interaction)).locale
        tables = await client.tables.tables_in(GuildId(interaction.guild_id or 0))
        seen = [summary for summary in tables if may_see(interaction, summary.table.channel_id)]
        client.lookout.passed_by(summary.table.id for summary in seen)
        answer = answer_to(interaction)
        lives = await answer.wait(lives_of(client, seen))
        await answer.show(tables_list(seen, locale, "bot-list-watch", "bot-list-nothing-to-watch", lives))


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(WatchCommands())
