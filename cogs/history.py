"""Looking back: a table's past, step by step."""

from discord import app_commands
from discord.ext import commands

from bot.client import Caravel
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.naming import described, named, titled
from cogs.kit.past import show_step
from cogs.kit.which_table import table_here


class HistoryCommands(commands.Cog):
    """`/history`."""

    @app_commands.command(**titled("history"))
    @app_commands.rename(begin=named("from-start", "bot-param-from-start"))
    @app_commands.describe(begin=described("bot-history-from-start"))
    async def history(self, interaction: Interaction, begin: bool = False) -> None:
        """The table's past with its pictures, from the end or from the start."""
        client, answer = interaction.client, answer_to(interaction)
        live = await client.tables.live((await table_here(interaction)).id)
        locale = (await client.people.person(interaction)).locale
        await show_step(answer, live, locale, 0 if begin else None)


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(HistoryCommands())
