"""Clicks that take a seat at a table in play."""

from bot.panel.kit.ballots import Say
from bot.panel.kit.links import thread_link
from bot.panel.kit.sheet import Sheet
from bot.panel.kit.widgets import link
from bot.panel.kit.wording import escaped
from bot.store import Table
from bot.tables import Late
from cogs.clicks.click import Click, Handler
from games.core.seats import Seat
from texts import words


async def sit(click: Click) -> None:
    """Take an open seat, or one's own back from the computer."""
    table = await click.answer.change(click.tables.vacancies.sit(click.control.table, click.person))
    await _seated(click, table)


async def _seated(click: Click, table: Table) -> None:
    say, url = words(click.person.locale), thread_link(table)
    sheet = Sheet().text(say("bot-said-seated"))
    await click.answer.show(sheet.rows([] if url is None else [[link(say("bot-card-to-table"), url)]]).posting())


async def hand(click: Click) -> None:
    """Take a seat that is offered to oneself, or not; whoever offers it can take the offer back."""
    match click.control.args:
        case [seat, answer, *_] if seat.isascii() and seat.isdecimal() and len(seat) < 3:
            about = Seat(int(seat))
        case _:
            raise Late
    handovers, table = click.tables.handovers, click.control.table
    if answer == Say.AGREE:
        await click.answer.change(handovers.accept(table, click.person, about))
        await _seated(click, await click.tables.table(table))
        return
    offered = await click.answer.change(handovers.decline(table, click.person, about))
    key = "bot-said-declined" if offered.user_id == click.person.id else "bot-said-offer-withdrawn"
    found = await click.tables.table(table)
    await click.answer.aloud(words(found.language)(key, player=escaped(click.person.name)))


ACTS: dict[str, Handler] = {"sit": sit, "hand": hand}
