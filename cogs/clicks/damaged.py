"""Clicks on a table in private messages whose game cannot be read: nobody but its own people can help it there."""

from bot.panel.kit.sheet import told
from bot.panel.messages.plain import GIVE_UP, MEND
from bot.store.identity import TableId
from bot.tables import Refused
from cogs.clicks.click import Click, Handler
from texts import words


async def mend(click: Click) -> None:
    """Back to where it was sound."""
    await click.answer.change(click.tables.places.mend(await _of_theirs(click), click.person))
    await click.answer.show(told(words(click.person.locale)("bot-said-mended")))


async def give_up(click: Click) -> None:
    """The table is closed, if it still cannot be read."""
    await click.answer.change(click.tables.places.close(await _of_theirs(click), click.person))
    await click.answer.show(told(words(click.person.locale)("bot-said-closed")))


async def _of_theirs(click: Click) -> TableId:
    """The table; Refused unless this person sits there, in private messages."""
    table = await click.tables.table(click.control.table)
    if not table.private or table.seat_of(click.person.id) is None:
        raise Refused("not-seated")
    return table.id


ACTS: dict[str, Handler] = {MEND: mend, GIVE_UP: give_up}
