"""Being forgotten."""

from discord import app_commands
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.panel.kit.sheet import told
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.naming import described, named, titled
from texts import words


class ForgettingCommands(commands.Cog):
    """`/forget-me`."""

    @app_commands.command(**titled("forget-me"))
    @app_commands.rename(sure=named("sure", "bot-param-sure"))
    @app_commands.describe(sure=described("bot-forget-me-sure"))
    async def forget_me(self, interaction: Interaction, sure: bool = False) -> None:
        """Have all removed that is stored about me; my tables stay whole for the others."""
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        say = words(person.locale)
        if not sure:
            await answer.show(told(say("bot-said-forget-what")))
            return

        await answer.change(client.forget(person))
        await answer.show(told(say("bot-said-forgotten")))


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(ForgettingCommands())
