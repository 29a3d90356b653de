"""All commands end here: what went wrong is explained, and the clock is watched no longer."""

from typing import Any

from discord import InteractionType, app_commands

from bot.client.caravel import Caravel
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.explaining import explain


async def setup(client: Caravel) -> None:
    """Have the command tree answer in time, and explain what goes wrong."""
    client.tree.begin = answer_to

    @client.tree.error
    async def on_error(interaction: Interaction, error: app_commands.AppCommandError) -> None:
        if interaction.type is InteractionType.autocomplete:
            return  # A list of a command of before: nobody could be told anything there.
        answer = answer_to(interaction)
        await explain(answer, error)
        answer.done()

    @client.listen("on_app_command_completion")
    async def on_completion(interaction: Interaction, _: app_commands.Command[Any, Any, Any]) -> None:
        answer_to(interaction).done()
