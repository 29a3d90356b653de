"""What people at a table have for each other, behind *More*: everybody's pace, a word to all, a nudge."""

from bot.client.caravel import Caravel
from bot.features.fellows import FELLOWS
from bot.features.fellows import words as told
from bot.features.fellows.words import fellows_card
from bot.panel.kit.sheet import told as told_shortly
from bot.panel.kit.wording import escaped
from bot.tables.model import Refused
from cogs.kit.acts import Act, Acts, Click, number_of
from games.core.seats import Seat
from texts import words


async def show_fellows(click: Click) -> None:
    """How fast everybody answers, and what can be said."""
    await _show(click)


async def remark(click: Click) -> None:
    """Say this to the table."""
    word = "".join(click.values)
    await click.answer.change(click.tables.of(FELLOWS).remark(click.control.table, click.person, word))
    await _show(click, words(click.person.locale)("bot-said-remark"))


async def nudge(click: Click) -> None:
    """Let somebody know that one would be glad of their answer."""
    live = await click.live()
    seat = number_of(click.control.args[0]) if click.control.args else None
    if seat is None or seat >= len(live.table.seats):
        raise Refused("unknown-control")
    await click.answer.change(click.tables.of(FELLOWS).nudge(live.table.id, click.person, Seat(seat)))
    name = escaped(live.table.seats[seat].called)
    await _show(click, words(click.person.locale)("bot-said-nudged", player=name))


async def no_more_nudges(click: Click) -> None:
    """Be nudged by nobody any more."""
    await click.answer.change(click.answer.interaction.client.people.be_nudged(click.person.id, wanted=False))
    await click.answer.show(told_shortly(words(click.person.locale)("bot-said-no-nudges")))


async def _show(click: Click, said: str = "") -> None:
    live = await click.live()
    paces = await click.tables.of(FELLOWS).paces(live)
    await click.answer.show(fellows_card(live, click.person.id, paces, click.person.locale, said))


ACTS: Acts = {
    told.FELLOWS: Act(show_fellows, shows=True, leafed=True),
    told.REMARK: Act(remark),
    told.NUDGE: Act(nudge),
    told.UNNUDGED: Act(no_more_nudges, of_oneself=True),
}


async def setup(_client: Caravel) -> None:
    """There is no command for it."""
