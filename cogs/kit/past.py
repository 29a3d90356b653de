"""A table's past for one person's eyes."""

from bot.panel.kit.sheet import told
from bot.panel.messages.history import film_of, history_step
from bot.store.identity import UserId
from bot.tables import Live, Refused
from bot.tables.history import is_open
from cogs.kit.answering import Answer
from cogs.kit.showing import saw
from texts import words

FRAMES = 60
"""A film of about three quarters of a minute."""
TOLD_EVERY = 6


async def show_step(answer: Answer, live: Live, locale: str, step: int | None) -> None:
    """This step, from 0, or the last one."""
    client = answer.interaction.client
    seat = live.seat_of(UserId(answer.interaction.user.id))
    histories = client.tables.histories
    steps = await histories.of(live.table.id, seat, openly=is_open(live))
    if not steps:
        raise Refused("nothing-happened")
    at = len(steps) - 1 if step is None else min(step, len(steps) - 1)
    shown = [steps[max(0, at - 1)].version, steps[at].version]
    before, view = await histories.views(live, seat, shown)
    saw(answer, live.table.id, locale)
    await answer.show_drawn(
        client.pictures.past(live, seat, locale, view, before),
        lambda picture: history_step(live, steps, at, seat, locale, picture),
    )


async def show_film(answer: Answer, live: Live, locale: str) -> None:
    """All of it as one moving picture, as everybody may see it; how far it is drawn is told meanwhile."""
    client, say = answer.interaction.client, words(locale)
    histories = client.tables.histories
    steps = await histories.of(live.table.id, None, openly=is_open(live))
    last = len(steps) - 1
    chosen = sorted({round(frame * last / (FRAMES - 1)) for frame in range(FRAMES)}) if steps else []
    if len(chosen) < 2:
        raise Refused("nothing-happened")
    views = await histories.views(live, None, [steps[at].version for at in chosen])

    async def drawn(count: int) -> None:
        if count % TOLD_EVERY == 1:
            await answer.show(told(say("bot-history-filming", count=count - 1, of=len(views))))

    picture = await client.pictures.film(live, locale, views, drawn)
    await answer.show(film_of(live, locale, picture))
