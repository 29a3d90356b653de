"""Tables in private messages: which of several tables one's commands are about."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.panel.kit.labels import cut
from bot.panel.kit.sheet import told
from bot.panel.kit.wording import game_name
from bot.store.identity import TableId, UserId
from bot.tables.model import Refused
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.naming import DESCRIPTION_ROOM, described, named, titled
from cogs.kit.offered import in_private_messages_alone
from texts import words

MOST_TABLES = 2**40


class PrivateMessageCommands(commands.Cog):
    """`/table`."""

    @app_commands.command(**titled("table"))
    @in_private_messages_alone
    @app_commands.rename(number=named("table", "bot-param-table"))
    @app_commands.describe(number=described("bot-table-number"))
    async def table(self, interaction: Interaction, number: app_commands.Range[int, 1, MOST_TABLES]) -> None:
        """At which of one's tables the commands in private messages act."""
        client, user = interaction.client, UserId(interaction.user.id)
        locale = (await client.people.person(interaction)).locale
        table = await client.tables.table(TableId(number))
        if table.seat_of(user) is None:
            raise Refused("not-seated")
        await client.people.put_at_hand(user, table.id)
        say = words(locale)
        await answer_to(interaction).show(
            told(say("bot-said-at-hand", table=table.id, game=game_name(say, table.game)))
        )

    @table.autocomplete("number")
    async def mine(self, interaction: Interaction, typed: int | str) -> list[Choice[int]]:
        """One's tables in play, those that wait first."""
        client, user = interaction.client, UserId(interaction.user.id)
        say = words(client.people.language_now(user, str(interaction.locale)))
        tables = [live.table for live in client.tables.live_of(user)]
        named_tables = [(say("bot-thread-name", game=game_name(say, one.game), table=one.id), one.id) for one in tables]
        found = [one for one in named_tables if str(typed).strip().casefold() in one[0].casefold()]
        return [Choice(name=cut(name, DESCRIPTION_ROOM), value=int(table)) for name, table in found[:25]]


async def setup(client: Caravel) -> None:
    """Add the commands."""
    await client.add_cog(PrivateMessageCommands())
