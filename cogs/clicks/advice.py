"""A click that asks what a sensible player would do."""

import asyncio

from bot.panel.messages.advice import advice
from bot.tables import Refused
from bot.tables.house_options import advised
from cogs.clicks.click import Click, Handler
from cogs.kit.showing import note_card
from games.core.chance import Chance


async def advise(click: Click) -> None:
    """A suggestion for one's own question, made of what one sees oneself."""
    live = await click.live()
    seat = click.seat(live)
    if not advised(live.table.options):
        raise Refused("no-advice")
    request = live.request(seat)
    if not request.asked:
        raise Refused("nothing-asked")
    view, chance = live.view(seat), Chance(f"advice {live.table.id} {live.table.version}")
    move = await asyncio.to_thread(live.game.sensible, view, request, chance)
    live = await click.live()
    if live.request(seat).number != request.number:
        raise Refused("late")
    await click.answer.show(advice(live, seat, move, click.person.locale))
    await note_card(click.answer, live, seat, click.person.locale)


ACTS: dict[str, Handler] = {"advise": advise}
