"""A table's past for one person's eyes."""

from bot.panel.messages.history import history_step
from bot.store.identity import UserId
from bot.tables import Live, Refused
from bot.tables.history import is_open
from cogs.kit.answering import Answer
from cogs.kit.showing import saw


async def show_step(answer: Answer, live: Live, locale: str, step: int | None) -> None:
    """This step, from 0, or the last one."""
    client = answer.interaction.client
    seat = live.seat_of(UserId(answer.interaction.user.id))
    histories = client.tables.histories
    steps = await answer.wait(histories.of(live.table.id, seat, openly=is_open(live)))
    if not steps:
        raise Refused("nothing-happened")
    at = len(steps) - 1 if step is None else min(step, len(steps) - 1)
    shown = [steps[max(0, at - 1)].version, steps[at].version]
    before, view = await answer.wait(histories.views(live, seat, shown))
    saw(answer, live.table.id, locale)
    await answer.show_drawn(
        client.pictures.past(live, seat, locale, view, before),
        lambda picture: history_step(live, steps, at, seat, locale, picture),
    )
