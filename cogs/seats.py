"""Seats that are open, and who takes them."""

from discord import app_commands
from discord.ext import commands

from bot.client import Caravel
from bot.panel.kit.sheet import told
from bot.panel.messages.open_seats import open_seats_list
from bot.store.identity import GuildId, UserId
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.naming import titled
from cogs.kit.offered import on_servers_alone
from cogs.kit.which_table import live_here, lives_of, may_see
from texts import words


class SeatCommands(commands.Cog):
    """`/tables` and `/sit`."""

    @app_commands.command(**titled("tables"))
    @on_servers_alone
    async def tables(self, interaction: Interaction) -> None:
        """The open seats of this server, with how far the games are, and the buttons to take them."""
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        found = await client.tables.open_in(GuildId(interaction.guild_id or 0), UserId(interaction.user.id))
        seen = [summary for summary in found if may_see(interaction, summary.table.channel_id)]
        client.lookout.passed_by(summary.table.id for summary in seen)
        lives = await answer.wait(lives_of(client, seen))
        await answer.show(open_seats_list(seen, person.locale, lives))

    @app_commands.command(**titled("sit"))
    async def sit(self, interaction: Interaction) -> None:
        """Take an open seat here, or one's own back from the computer."""
        live = await live_here(interaction)
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        await answer.change(client.tables.vacancies.sit(live.table.id, person))
        await answer.show(told(words(person.locale)("bot-said-seated")))


async def setup(client: Caravel) -> None:
    """Add the commands."""
    await client.add_cog(SeatCommands())
