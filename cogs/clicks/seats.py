"""Clicks that take a seat at a table in play."""

from bot.panel.kit.links import thread_link
from bot.panel.kit.sheet import Sheet
from bot.panel.kit.widgets import link
from cogs.clicks.click import Click, Handler
from texts import words


async def sit(click: Click) -> None:
    """Take an open seat, or one's own back from the computer."""
    table = await click.answer.change(click.tables.vacancies.sit(click.control.table, click.person))
    say, url = words(click.person.locale), thread_link(table)
    sheet = Sheet().text(say("bot-said-seated"))
    await click.answer.show(sheet.rows([] if url is None else [[link(say("bot-card-to-table"), url)]]).posting())


ACTS: dict[str, Handler] = {"sit": sit}
