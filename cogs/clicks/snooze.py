"""Clicks on a notice that put it off."""

from sqlite3 import Connection

from bot.panel.kit.links import at_time
from bot.panel.kit.sheet import told
from bot.panel.messages.snooze import SNOOZE, snoozed
from bot.store import Waiting, call_later, tables_waiting_for
from bot.store.identity import TableId
from bot.tables import Refused
from cogs.clicks.click import Click, Handler
from texts import words


async def snooze(click: Click) -> None:
    """Nothing of this table, or of all that wait now, before then."""
    client = click.answer.interaction.client
    wanted = snoozed(click.control)
    if wanted is None:
        raise Refused("unknown-control")
    length, everywhere = wanted
    until = length.until(client.now(), await client.people.habits(click.person.id))
    table = None if everywhere else click.control.table
    waiting = await _put_off(click, table, until)
    if not waiting:
        raise Refused("nothing-to-put-off")
    say = words(click.person.locale)
    await click.answer.show(told(say("bot-said-snoozed", at=at_time(until), count=len(waiting))))


async def _put_off(click: Click, table: TableId | None, until: float) -> list[Waiting]:
    def store(db: Connection) -> list[Waiting]:
        waiting = [each for each in tables_waiting_for(db, click.person.id) if table in (None, each.table_id)]
        for each in waiting:
            call_later(db, each, until)
        return waiting

    return await click.answer.interaction.client.store.write(store)


ACTS: dict[str, Handler] = {SNOOZE: snooze}
