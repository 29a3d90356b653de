"""For those who keep a server in order."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Caravel
from bot.panel.kit.links import channel_mention
from bot.panel.kit.permissions import complaint, lacking_of
from bot.panel.kit.sheet import told
from cogs.kit.answering import Answer, Interaction
from cogs.kit.naming import titled
from cogs.kit.which_table import table_here
from texts import Words, words

CHANNELS_NAMED = 15


@app_commands.guild_only()
@app_commands.default_permissions(manage_threads=True)
class AdminCommands(commands.GroupCog, **titled("caravel")):
    """`/caravel check` and `/caravel close`."""

    @app_commands.command(**titled("check"))
    async def check(self, interaction: Interaction) -> None:
        """In which channels Caravel lacks a permission, and which."""
        locale = (await interaction.client.people.person(interaction)).locale
        say = words(locale)
        guild = interaction.guild
        channels = [] if guild is None else guild.text_channels
        await Answer(interaction).show(told(_report(channels, say)))

    @app_commands.command(**titled("close"))
    @app_commands.checks.has_permissions(manage_threads=True)
    async def close(self, interaction: Interaction) -> None:
        """End the table of this thread, which its players have abandoned."""
        table = await table_here(interaction)
        client, answer = interaction.client, Answer(interaction)
        person = await client.people.person(interaction)
        await answer.wait(client.tables.votes.end_abandoned(table.id, person))
        await answer.show(told(words(person.locale)("bot-said-closed")))


def _report(channels: list[discord.TextChannel], say: Words) -> str:
    fine: list[str] = []
    lines: list[str] = []
    for channel in channels:
        missing = lacking_of(channel.permissions_for(channel.guild.me))
        if missing:
            lines.append(f"- {complaint(say, missing, channel.id)}")
        else:
            fine.append(channel_mention(channel.id))
    shown = say("core-list-separator").join(fine[:CHANNELS_NAMED]) or say("core-nothing")
    return "\n".join([say("bot-check-fine", channels=shown, count=len(fine)), *lines[:CHANNELS_NAMED]])


async def setup(client: Caravel) -> None:
    """Add the commands."""
    await client.add_cog(AdminCommands())
