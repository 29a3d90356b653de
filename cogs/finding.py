"""Finding people: what becomes of free seats when the hour has come."""

from bot.client.caravel import Caravel
from bot.features.finding.words import filled
from bot.panel.kit.sheet import told
from bot.panel.lines.wanted import FILL, HOUR, HOUR_ALONE
from cogs.kit.acts import Act, Acts, Click
from cogs.kit.sitting_down import start_if_full
from texts import words


async def decide(click: Click) -> None:
    """Go on without an hour, or have computers take the free seats."""
    lobby, table_id, say = click.tables.lobby, click.control.table, words(click.person.locale)
    if FILL not in click.control.args:
        await click.answer.change(lobby.look_for(table_id, click.person, None))
        await click.answer.show(told(say("bot-said-wait")))
        return
    table = await click.answer.change(lobby.fill(table_id, click.person))
    if await start_if_full(click.answer, table, click.person):
        await click.answer.show(told(say("bot-said-filled-started")))
        return
    await click.answer.show(filled(table, click.person.locale))


ACTS: Acts = {HOUR: Act(decide, beside=True), HOUR_ALONE: Act(decide)}


async def setup(client: Caravel) -> None:
    """What buttons do here is all there is."""
