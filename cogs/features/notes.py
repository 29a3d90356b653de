"""What one notes for oneself at a table."""

from discord import app_commands
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.notes import NOTES
from bot.features.notes.words import note_line, note_window
from bot.panel.questions.modals import TYPED
from bot.store.identity import UserId
from bot.tables.model import Refused
from cogs.kit.acts import Act, Acts, Click
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.naming import titled
from cogs.kit.which_table import live_here, seat_here
from texts import words


class NoteCommands(commands.Cog):
    """`/note`."""

    @app_commands.command(**titled("note"))
    async def note(self, interaction: Interaction) -> None:
        """A note for oneself, shown on one's own board and to nobody else."""
        live = await live_here(interaction)
        seat_here(interaction, live)
        client = interaction.client
        locale = (await client.people.person(interaction)).locale
        written = await client.tables.of(NOTES).of(live.table.id, UserId(interaction.user.id))
        if not await answer_to(interaction).ask(note_window(live.table.id, written, locale)):
            raise Refused("too-late-for-a-window")


async def write_down(click: Click) -> None:
    """Write down something for oneself alone."""
    live = await click.live()
    click.seat(live)
    notes, user = click.tables.of(NOTES), UserId(click.person.id)
    if not click.sent:
        window = note_window(live.table.id, await notes.of(live.table.id, user), click.person.locale)
        if not await click.answer.ask(window):
            raise Refused("too-late-for-a-window")
        return
    kept = await notes.note(live.table.id, click.person, click.typed.get(TYPED, ""))
    say = words(click.person.locale)
    await click.answer.say(note_line(kept, say) or say("bot-said-no-note"))


ACTS: Acts = {"note": Act(write_down, beside=True)}


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(NoteCommands())
