"""How one plays, how others do, and being forgotten."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Caravel
from bot.panel.kit.sheet import told
from bot.panel.messages.statistics import person_statistics, server_statistics
from bot.store.identity import GuildId, UserId
from bot.store.results import results_at, results_of
from bot.tables import Refused
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.naming import described, named, titled
from texts import words


class StatisticsCommands(commands.Cog):
    """`/stats` and `/forget-me`."""

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
        results = await client.store.read(lambda db: results_of(db, user, here))
        await answer.show(person_statistics(user, results, locale, here=theirs))

    @stats.command(name=named("server", "bot-command-stats-server"), description=described("bot-stats-server-about"))
    async def server(self, interaction: Interaction) -> None:
        """What was played on this server, and who is best at it."""
        client, answer = interaction.client, answer_to(interaction)
        locale = (await client.people.person(interaction)).locale
        if interaction.guild_id is None:
            raise Refused("stats-of-others-on-servers")
        guild = GuildId(interaction.guild_id)
        await answer.show(server_statistics(await client.store.read(lambda db: results_at(db, guild)), locale))

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

        async def forget() -> None:
            await client.cards.forget(person.id)
            await client.tables.forgetting.forget(person)
            client.people.forget(person.id)

        await answer.change(forget())
        await answer.show(told(say("bot-said-forgotten")))


async def setup(client: Caravel) -> None:
    """Add the commands."""
    await client.add_cog(StatisticsCommands())
