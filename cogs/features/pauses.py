"""A table that pauses, and goes on."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.panel.kit.sheet import told
from bot.store.table.proposals import Asked, Terms
from bot.tables.model import Refused
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.naming import described, named, titled
from cogs.kit.which_table import live_here
from texts import words

DAYS = (1, 2, 3, 7, 14, 28)
DAY = 24 * 3600
DAY_CHOICES = [Choice(name=described(f"bot-pause-{days}"), value=days) for days in DAYS]


class PauseCommands(commands.Cog):
    """`/pause` and `/resume`."""

    @app_commands.command(**titled("pause"))
    @app_commands.rename(days=named("for", "bot-param-for"))
    @app_commands.describe(days=described("bot-pause-for"))
    @app_commands.choices(days=DAY_CHOICES)
    async def pause(self, interaction: Interaction, days: int) -> None:
        """Ask the table to pause: no moves, no reminders, no clocks until then."""
        live = await live_here(interaction)
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        if days not in DAYS:
            raise Refused("no-such-pause")
        until = client.now() + days * DAY
        vote = await answer.change(client.tables.votes.propose(live.table.id, person, Asked.PAUSE, Terms(until=until)))
        await answer.show(told(words(person.locale)("bot-said-asked" if vote.open else "bot-said-agreed")))

    @app_commands.command(**titled("resume"))
    async def resume(self, interaction: Interaction) -> None:
        """Ask the table to go on before the pause is over."""
        live = await live_here(interaction)
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        vote = await answer.change(client.tables.votes.propose(live.table.id, person, Asked.RESUME))
        await answer.show(told(words(person.locale)("bot-said-asked" if vote.open else "bot-said-agreed")))


async def setup(client: Caravel) -> None:
    """Add the commands."""
    await client.add_cog(PauseCommands())
