"""All errors of commands end here."""

from discord import app_commands

from bot.client import Caravel
from cogs.kit.answering import Answer, Interaction
from cogs.kit.explaining import explain


async def setup(client: Caravel) -> None:
    """Have the command tree explain what goes wrong."""

    @client.tree.error
    async def on_error(interaction: Interaction, error: app_commands.AppCommandError) -> None:
        await explain(Answer(interaction), error)
