"""Looking back: a table's past, step by step."""

from discord import app_commands
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.history import HISTORY
from bot.features.history.service import is_open
from bot.features.history.steps import shared_number
from bot.features.history.words import ALL, SHARE, Reading, film_of, history_step
from bot.panel.kit.sheet import told
from bot.store.identity import UserId
from bot.tables.live import Live
from bot.tables.model import Refused
from cogs.kit.acts import Act, Acts, Click, number_of
from cogs.kit.answering import Answer, Interaction, answer_to
from cogs.kit.naming import described, named, titled
from cogs.kit.showing import saw
from cogs.kit.which_table import table_here
from texts import words

FRAMES = 60
"""A film of about three quarters of a minute."""
TOLD_EVERY = 6
MOST_STEPS = 10**6


class HistoryCommands(commands.Cog):
    """`/history`."""

    @app_commands.command(**titled("history"))
    @app_commands.rename(begin=named("from-start", "bot-param-from-start"), step=named("step", "bot-param-step"))
    @app_commands.describe(begin=described("bot-history-from-start"), step=described("bot-history-to-step"))
    async def history(
        self, interaction: Interaction, begin: bool = False, step: app_commands.Range[int, 1, MOST_STEPS] | None = None
    ) -> None:
        """The table's past with its pictures, from the end, from the start, or one step as everybody saw it."""
        client, answer = interaction.client, answer_to(interaction)
        live = await client.tables.live((await table_here(interaction)).id)
        locale = (await client.people.person(interaction)).locale
        if step is not None:
            await show_step(answer, live, locale, step - 1, everybodys=True)
            return
        await show_step(answer, live, locale, 0 if begin else None)


async def to_step(click: Click) -> None:
    """On or back, to the first step or the last; without more, the past is opened at its end."""
    args = click.control.args
    await _show(click, number_of(args[1]) if len(args) > 1 else None)


async def leap(click: Click) -> None:
    """To what was chosen from a list."""
    await _show(click, number_of(click.values[0]) if click.values else None)


async def share(click: Click) -> None:
    """Show it to all, in the thread."""
    number = number_of(click.control.args[0]) if click.control.args else None
    await click.answer.change(click.tables.of(HISTORY).share(click.control.table, click.person, number or 0))
    await click.answer.say(words(click.person.locale)("bot-said-step-shared"))


async def film(click: Click) -> None:
    """All of it as one moving picture."""
    await show_film(click.answer, await click.live(), click.person.locale)


async def _show(click: Click, step: int | None) -> None:
    everybodys = click.control.args[-1:] == (ALL,)
    await show_step(click.answer, await click.live(), click.person.locale, step, everybodys=everybodys)


async def show_step(answer: Answer, live: Live, locale: str, step: int | None, *, everybodys: bool = False) -> None:
    """This step, from 0, or the last one: of what this person saw, or of what everybody did."""
    client = answer.interaction.client
    own = live.seat_of(UserId(answer.interaction.user.id))
    seat = None if everybodys else own
    histories = client.tables.of(HISTORY)
    open_to_all = await histories.of(live.table.id, None, openly=False)
    steps = open_to_all if everybodys else await histories.of(live.table.id, seat, openly=is_open(live))
    if not steps:
        raise Refused("nothing-happened")
    if everybodys and step is not None and step >= len(steps):
        raise Refused("no-such-step", count=len(steps))
    at = len(steps) - 1 if step is None else min(step, len(steps) - 1)
    shown = [steps[max(0, at - 1)].version, steps[at].version]
    before, view = await histories.views(live, seat, shown)
    reading = Reading(everybodys, shared_number(open_to_all, steps[at].version))
    saw(answer, live.table.id, locale)
    await answer.show_drawn(
        client.pictures.past(live, seat, locale, view, before),
        lambda picture: history_step(live, steps, at, own, locale, picture, reading),
    )


async def show_film(answer: Answer, live: Live, locale: str) -> None:
    """All of it as one moving picture, as everybody may see it; how far it is drawn is told meanwhile."""
    client, say = answer.interaction.client, words(locale)
    histories = client.tables.of(HISTORY)
    with client.pictures.films.wished_by(UserId(answer.interaction.user.id)):
        steps = await histories.of(live.table.id, None, openly=is_open(live))
        last = len(steps) - 1
        chosen = sorted({round(frame * last / (FRAMES - 1)) for frame in range(FRAMES)}) if steps else []
        if len(chosen) < 2:
            raise Refused("nothing-happened")
        versions = [steps[at].version for at in chosen]
        next_told = 1

        async def drawn(count: int) -> None:
            nonlocal next_told
            if count >= next_told:
                next_told = count + TOLD_EVERY
                await answer.show(told(say("bot-history-filming", count=count - 1, of=len(versions))))

        picture = await client.pictures.film(live, locale, lambda: histories.views(live, None, versions), drawn)
        await answer.show(film_of(live, locale, picture))


ACTS: Acts = {
    "step": Act(to_step, shows=True, leafed=True),
    "leap": Act(leap, shows=True),
    SHARE: Act(share, beside=True),
    "film": Act(film, beside=True, shows=True),
}


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(HistoryCommands())
