"""Once more: the same people at a new table."""

from discord import app_commands
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.rematches import REMATCHES
from bot.features.rematches.words import rematch_told
from cogs.kit.acts import Act, Acts, Click
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.naming import titled
from cogs.kit.which_table import table_here


class RematchCommands(commands.Cog):
    """`/rematch`."""

    @app_commands.command(**titled("rematch"))
    async def play_again(self, interaction: Interaction) -> None:
        """The same people, the same game, a new table."""
        table = await table_here(interaction)
        person = await interaction.client.people.person(interaction)
        answer = answer_to(interaction)
        opened = await answer.change(interaction.client.tables.of(REMATCHES).open(table.id, person))
        await answer.show(rematch_told(opened, person.locale))


async def rematch(click: Click) -> None:
    """The same people, the same game, a new table."""
    table = await click.answer.change(click.tables.of(REMATCHES).open(click.control.table, click.person))
    await click.answer.show(rematch_told(table, click.person.locale))


ACTS: Acts = {"rematch": Act(rematch, beside=True)}


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(RematchCommands())
