"""Looking at a table: its board, one's own, whose turn it is, and what happened so far."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.panel.lines.closer import CLOSER, closer_parts
from bot.panel.messages.service import more_card
from bot.panel.messages.status import status
from bot.store.identity import UserId
from bot.tables.model import Refused
from cogs.kit.acts import Act, Acts, Click, number_of
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.in_place import is_private_panel, show_private_panel
from cogs.kit.naming import described, named, titled
from cogs.kit.parts import part_meant, parts_suggested
from cogs.kit.showing import note_card, note_reading, show_board, show_log, show_own, show_part
from cogs.kit.which_table import live_here, seat_here, table_here

MOVE_ROOM = 300


class LookingCommands(commands.Cog):
    """`/board`, `/hand`, `/status` and `/log`."""

    @app_commands.command(**titled("board"))
    @app_commands.rename(part=named("part", "bot-param-part"))
    @app_commands.describe(part=described("bot-board-part"))
    async def board(self, interaction: Interaction, part: app_commands.Range[str, 1, MOVE_ROOM] | None = None) -> None:
        """The whole table as one may see it, or a part of it larger."""
        live = await live_here(interaction)
        locale = (await interaction.client.people.person(interaction)).locale
        seat = live.seat_of(UserId(interaction.user.id))
        if part is None:
            await show_board(answer_to(interaction), live, seat, locale, own=False)
        else:
            await show_part(answer_to(interaction), live, seat, locale, part_meant(live, seat, locale, part))

    @board.autocomplete("part")
    async def parts(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """The parts of this table that can be seen larger."""
        return parts_suggested(interaction, typed)

    @app_commands.command(**titled("hand"))
    async def hand(self, interaction: Interaction) -> None:
        """One's own board and all that only oneself may see, with the controls."""
        live = await live_here(interaction)
        locale = (await interaction.client.people.person(interaction)).locale
        await show_board(answer_to(interaction), live, seat_here(interaction, live), locale, own=True)

    @app_commands.command(**titled("status"))
    async def status(self, interaction: Interaction) -> None:
        """Whose turn it is, and since when."""
        live = await live_here(interaction)
        locale = (await interaction.client.people.person(interaction)).locale
        await answer_to(interaction).show(status(live, locale))

    @app_commands.command(**titled("log"))
    async def log(self, interaction: Interaction) -> None:
        """What happened so far."""
        table = await table_here(interaction)  # A log can be read where the game itself cannot.
        if table.status == "lobby":
            raise Refused("not-playing")
        locale = (await interaction.client.people.person(interaction)).locale
        await show_log(answer_to(interaction), table.id, locale)


async def board(click: Click) -> None:
    """One's own board; for those who watch, the table."""
    live = await click.live()
    await show_board(click.answer, live, live.seat_of(click.person.id), click.person.locale, own=True)


async def log(click: Click) -> None:
    """A page of the log."""
    end = click.control.args[0] if click.control.args else ""
    await show_log(click.answer, click.control.table, click.person.locale, number_of(end))


async def show_mine(click: Click) -> None:
    """One's own board and controls."""
    live = await click.live()
    seat = click.seat(live)
    if await is_private_panel(click.answer, live) and live.playing:
        await show_private_panel(click.answer, live, seat, click.person.locale)
        return
    await show_own(click.answer, live, seat, click.person.locale)


async def show_more(click: Click) -> None:
    """What is seldom needed, for whoever sits there or watches."""
    live = await click.live()
    seat, locale = live.seat_of(click.person.id), click.person.locale
    await click.answer.show(more_card(live, seat, locale))
    beside = click.answer.interaction.guild_id is None and not click.answer.in_place
    if seat is None or beside:
        await note_reading(click.answer, live.table.id, locale)
    else:
        await note_card(click.answer, live, seat, locale)


async def look_closer(click: Click) -> None:
    """A part of the table, larger."""
    live = await click.live()
    seat, locale = live.seat_of(click.person.id), click.person.locale
    word = click.values[0] if click.values else ""
    if word not in closer_parts(live, seat, locale):
        raise Refused("late")
    await show_part(click.answer, live, seat, locale, word)


ACTS: Acts = {
    "board": Act(board, beside=True, shows=True),
    "log": Act(log, shows=True, leafed=True),
    "mine": Act(show_mine),
    "more": Act(show_more, shows=True, leafed=True),
    CLOSER: Act(look_closer, shows=True, leafed=True),
}


async def setup(client: Caravel) -> None:
    """Add the commands."""
    await client.add_cog(LookingCommands())
