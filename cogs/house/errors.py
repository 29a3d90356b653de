"""All commands end here: what went wrong is explained, and the clock is watched no longer."""

from typing import Any

from discord import InteractionType, app_commands

from bot.client.caravel import Caravel
from cogs.kit.answering import Interaction, answer_to, finish
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
        finish(answer, "command", _name(interaction))

    @client.listen("on_app_command_completion")
    async def on_completion(interaction: Interaction, _: app_commands.Command[Any, Any, Any]) -> None:
        finish(answer_to(interaction), "command", _name(interaction))


def _name(interaction: Interaction) -> str:
    """What the command is called in the house; one of before is none of ours."""
    command = interaction.command
    return "unknown" if command is None else command.qualified_name
