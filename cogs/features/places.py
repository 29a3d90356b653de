"""Where a table stands, and what its people can do when it cannot be read there."""

from discord import app_commands
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.places import PLACES
from bot.features.places.service import must_be_asked
from bot.panel.kit.sheet import told
from bot.panel.messages.plain import GIVE_UP, MEND
from bot.store.identity import ChannelId, GuildId, TableId, UserId
from bot.store.table.proposals import Asked, Terms
from bot.store.table.records import Table
from bot.tables.model import Refused
from cogs.kit.acts import Act, Acts, Click
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.hosting import channel_for_tables
from cogs.kit.naming import described, named, titled
from cogs.kit.offered import on_servers_alone
from cogs.kit.which_table import keeps_order
from texts import words

MOST_TABLES = 2**40


class PlaceCommands(commands.Cog):
    """`/bring`."""

    @app_commands.command(**titled("bring"))
    @on_servers_alone
    @app_commands.rename(number=named("table", "bot-param-table"))
    @app_commands.describe(number=described("bot-bring-table"))
    async def bring(self, interaction: Interaction, number: app_commands.Range[int, 1, MOST_TABLES]) -> None:
        """Give a table a new place in this channel; where others would see it than do now, all are asked."""
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        table = await client.tables.table(TableId(number))
        await _may_bring(interaction, table)
        channel = await channel_for_tables(answer, person.locale)
        if channel is None:
            return
        guild_id, channel_id = GuildId(channel.guild.id), ChannelId(channel.id)
        brought = True
        if table.status == "playing" and must_be_asked(table, guild_id):
            place = f"#{channel.name}, {channel.guild.name}"
            terms = Terms(guild_id=guild_id, channel_id=channel_id, name=place, lost=not table.private)
            brought = not (await answer.change(client.tables.votes.propose(table.id, person, Asked.BRING, terms))).open
        else:
            await answer.change(client.tables.of(PLACES).bring(table.id, guild_id, channel_id))
        await answer.show(told(words(person.locale)("bot-said-brought" if brought else "bot-said-asked-to-bring")))


async def mend(click: Click) -> None:
    """Back to where it was sound."""
    await click.answer.change(click.tables.of(PLACES).mend(await _of_theirs(click), click.person))
    await click.answer.show(told(words(click.person.locale)("bot-said-mended")))


async def give_up(click: Click) -> None:
    """The table is closed, if it still cannot be read."""
    await click.answer.change(click.tables.of(PLACES).close(await _of_theirs(click), click.person))
    await click.answer.show(told(words(click.person.locale)("bot-said-closed")))


async def _of_theirs(click: Click) -> TableId:
    """The table; Refused unless this person sits there, in private messages."""
    table = await click.tables.table(click.control.table)
    if not table.private or table.seat_of(click.person.id) is None:
        raise Refused("not-seated")
    return table.id


async def _may_bring(interaction: Interaction, table: Table) -> None:
    """Its people may, where it is lost; else its host, or who keeps the server in order, within the server."""
    here = table.guild_id == interaction.guild_id
    lost = table.channel_id is None or not await interaction.client.is_on(table.guild_id or GuildId(0))
    if table.seat_of(UserId(interaction.user.id)) is not None and (
        lost or (here and table.host == interaction.user.id)
    ):
        return
    if keeps_order(interaction, table):
        return
    raise Refused("not-yours-to-bring")


ACTS: Acts = {MEND: Act(mend, beside=True), GIVE_UP: Act(give_up, beside=True)}


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(PlaceCommands())
