"""How one plays, and how others do."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.statistics import STATISTICS
from bot.features.statistics.story import badge_lines, story_of
from bot.features.statistics.words import person_statistics, server_statistics
from bot.panel.kit.posting import Posting
from bot.store.identity import GuildId, UserId
from bot.store.people.names import harmless
from bot.tables.model import Refused
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.naming import described, named, titled
from render.kit.picture import Picture
from render.story import story
from texts import words


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
        server = None if interaction.guild_id is None else GuildId(interaction.guild_id)
        tale = await client.tables.of(STATISTICS).tale(user, here, server)
        told = story_of(harmless((who or interaction.user).display_name), tale, locale)
        lines = badge_lines(tale, words(locale))

        def card(picture: Picture | None) -> Posting:
            return person_statistics(user, tale.results, locale, here=theirs, picture=picture, badges=lines)

        if told is None:
            await answer.show(card(None))
            return
        await answer.show_drawn(client.pictures.for_one(story, told, UserId(interaction.user.id)), card)

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
