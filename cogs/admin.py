"""For those who keep a server in order."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.places import PLACES
from bot.panel.kit.links import channel_mention
from bot.panel.kit.permissions import complaint, lacking_of
from bot.panel.kit.sheet import told
from bot.store.identity import ChannelId, TableId
from bot.store.table.records import Table
from bot.tables.model import Refused
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.naming import described, named, titled
from cogs.kit.offered import on_servers_alone
from cogs.kit.which_table import keeps_order, table_here
from texts import Words, words

CHANNELS_NAMED = 15
MOST_TABLES = 2**40


@on_servers_alone
@app_commands.default_permissions(manage_threads=True)
class AdminCommands(commands.GroupCog, **titled("caravel")):
    """`/caravel check`, `/caravel close` and `/caravel mend`."""

    @app_commands.command(**titled("check"))
    async def check(self, interaction: Interaction) -> None:
        """In which channels Caravel lacks a permission, and which."""
        locale = (await interaction.client.people.person(interaction)).locale
        say = words(locale)
        guild = interaction.guild
        channels = [] if guild is None else guild.text_channels
        await answer_to(interaction).show(told(_report(channels, say)))

    @app_commands.command(**titled("close"))
    @app_commands.rename(number=named("table", "bot-param-table"))
    @app_commands.describe(number=described("bot-close-table"))
    @app_commands.checks.has_permissions(manage_threads=True)
    async def close(
        self, interaction: Interaction, number: app_commands.Range[int, 1, MOST_TABLES] | None = None
    ) -> None:
        """End a table that its players have abandoned: the one of this thread, or of this number."""
        client, answer = interaction.client, answer_to(interaction)
        table = await _table_meant(interaction, number)
        person = await client.people.person(interaction)
        if table.status == "playing" and await client.tables.of(PLACES).is_sound(table.id):
            await answer.change(client.tables.votes.end_abandoned(table.id, person))
        else:
            await answer.change(client.tables.of(PLACES).close(table.id, person))
        await answer.show(told(words(person.locale)("bot-said-closed")))

    @app_commands.command(**titled("mend"))
    @app_commands.rename(number=named("table", "bot-param-table"))
    @app_commands.describe(number=described("bot-close-table"))
    @app_commands.checks.has_permissions(manage_threads=True)
    async def mend(
        self, interaction: Interaction, number: app_commands.Range[int, 1, MOST_TABLES] | None = None
    ) -> None:
        """Put a game that cannot be read back to where it was sound."""
        client, answer = interaction.client, answer_to(interaction)
        table = await _table_meant(interaction, number)
        person = await client.people.person(interaction)
        await answer.change(client.tables.of(PLACES).mend(table.id, person))
        await answer.show(told(words(person.locale)("bot-said-mended")))


async def _table_meant(interaction: Interaction, number: int | None) -> Table:
    """The table of this number, if this person keeps order where it stands, or of this thread."""
    if number is None:
        return await table_here(interaction)
    table = await interaction.client.tables.table(TableId(number))
    if table.guild_id != interaction.guild_id:
        raise Refused("another-server")
    if not keeps_order(interaction, table):
        raise Refused("not-allowed")
    return table


def _report(channels: list[discord.TextChannel], say: Words) -> str:
    fine: list[str] = []
    lines: list[str] = []
    for channel in channels:
        missing = lacking_of(channel.permissions_for(channel.guild.me))
        if missing:
            lines.append(f"- {complaint(say, missing, ChannelId(channel.id))}")
        else:
            fine.append(channel_mention(ChannelId(channel.id)))
    shown = say("core-list-separator").join(fine[:CHANNELS_NAMED]) or say("core-nothing")
    return "\n".join(
        [say("bot-check-fine", channels=shown, count=len(fine)), *lines[:CHANNELS_NAMED], say("bot-check-commands")]
    )


async def setup(client: Caravel) -> None:
    """Add the commands."""
    await client.add_cog(AdminCommands())
