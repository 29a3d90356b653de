"""How one plays, and how others do."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.statistics import STATISTICS
from bot.features.statistics.words import person_statistics, server_statistics
from bot.store.identity import GuildId, UserId
from bot.tables.model import Refused
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.naming import described, named, titled


class StatisticsCommands(commands.Cog):
    """`/stats`."""

    stats = app_commands.Group(**titled("stats"))

    @stats.command(name=named("person", "bot-command-stats-person"), description=described("bot-stats-person-about"))
    @app_commands.rename(who=named("who", "bot-param-who"))
    @app_commands.describe(who=described("bot-stats-who"))
    async def person(self, interaction: Interaction, who: discord.User | None = None) -> None:
        """All my games, or what somebody has played on this server."""
        client, answer = interaction.client, answer_to(interaction)
        locale = (await client.people.person(interaction)).locale
        user = UserId((who or interaction.user).id)
        theirs = user != interaction.user.id
        if theirs and interaction.guild_id is None:
            raise Refused("stats-of-others-on-servers")
        here = GuildId(interaction.guild_id or 0) if theirs else None
        results = await client.tables.of(STATISTICS).of(user, here)
        await answer.show(person_statistics(user, results, locale, here=theirs))

    @stats.command(name=named("server", "bot-command-stats-server"), description=described("bot-stats-server-about"))
    async def server(self, interaction: Interaction) -> None:
        """What was played on this server, and who is best at it."""
        client, answer = interaction.client, answer_to(interaction)
        locale = (await client.people.person(interaction)).locale
        if interaction.guild_id is None:
            raise Refused("stats-of-others-on-servers")
        guild = GuildId(interaction.guild_id)
        await answer.show(server_statistics(await client.tables.of(STATISTICS).at(guild), locale))


async def setup(client: Caravel) -> None:
    """Add the commands."""
    await client.add_cog(StatisticsCommands())
