"""Being away, and back."""

from discord import app_commands
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.absence import ABSENCE
from bot.features.absence.dates import LONGEST_DAYS, Over, TooLong, read_until
from bot.hours.quiet_hours import Unclear
from bot.panel.kit.links import at_time
from bot.panel.kit.sheet import told
from bot.panel.lines.away import HERE
from bot.store.identity import UserId
from bot.tables.model import Refused
from cogs.kit.acts import Act, Acts, Click
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.naming import described, named, titled
from cogs.kit.showing import show_own
from texts import words

TEXT_ROOM = 60


class AbsenceCommands(commands.Cog):
    """`/away` and `/back`."""

    @app_commands.command(**titled("away"))
    @app_commands.rename(until=named("until", "bot-param-until"))
    @app_commands.describe(until=described("bot-away-until"))
    async def away(self, interaction: Interaction, until: app_commands.Range[str, 1, TEXT_ROOM]) -> None:
        """No reminders until then; the tables are told."""
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        habits = await client.people.habits(UserId(interaction.user.id))
        try:
            moment = read_until(until, client.now(), habits)
        except Unclear:
            raise Refused("unclear-until", text=until) from None
        except Over:
            raise Refused("until-is-over", text=until) from None
        except TooLong:
            raise Refused("away-too-long", most=LONGEST_DAYS) from None
        await answer.change(client.tables.of(ABSENCE).leave(person, moment))
        client.scheduler.stir()
        said = words(person.locale)("bot-said-away", until=at_time(moment))
        hint = "" if habits.zone else "\n" + words(person.locale)("bot-said-away-zone")
        await answer.show(told(said + hint))

    @app_commands.command(**titled("back"))
    async def back(self, interaction: Interaction) -> None:
        """Sooner than was said."""
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        await answer.change(client.tables.of(ABSENCE).back(person))
        client.scheduler.stir()
        await answer.show(told(words(person.locale)("bot-said-back")))


async def here(click: Click) -> None:
    """Back sooner than was said; the card goes on without the question."""
    await click.answer.change(click.tables.of(ABSENCE).back(click.person))
    click.answer.interaction.client.scheduler.stir()
    live = await click.live()
    await show_own(click.answer, live, click.seat(live), click.person.locale)


ACTS: Acts = {HERE: Act(here)}


async def setup(client: Caravel) -> None:
    """Add the commands."""
    await client.add_cog(AbsenceCommands())
