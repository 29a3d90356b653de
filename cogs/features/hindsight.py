"""One's own dearest moves, when the game is over."""

from bot.client.caravel import Caravel
from bot.features.hindsight import HINDSIGHT
from bot.features.hindsight.service import Hindsight
from bot.features.hindsight.words import ACT, SHARE, hindsight_page
from bot.features.hindsight.words import told as told_of
from bot.panel.kit.sheet import told
from bot.panel.kit.wording import teller
from bot.tables.live import Live
from cogs.kit.acts import Act, Acts, Click, number_of
from texts import words

TOLD_EVERY = 5


async def look_back(click: Click) -> None:
    """One of them; the first time they are thought over, which is told meanwhile."""
    live = await click.live()
    seat, locale = click.seat(live), click.person.locale
    found = await _found(click, live)
    at = min(_asked(click), max(0, len(found.costly) - 1))
    if not found.costly:
        await click.answer.show(hindsight_page(live, found, 0, locale, None))
        return
    view = found.costly[at].decision.view
    await click.answer.show_drawn(
        click.answer.interaction.client.pictures.past(live, seat, locale, view, view),
        lambda picture: hindsight_page(live, found, at, locale, picture),
    )


async def confess(click: Click) -> None:
    """Show one of one's own to everybody at the table."""
    live = await click.live()
    found = await _found(click, live)
    at = _asked(click)
    if at < len(found.costly):
        say = teller(live.table, live.table.language, live.emblems)
        name = say.player(click.seat(live))
        await click.answer.aloud(
            f"{say.words('bot-hindsight-shown', player=name)}\n{told_of(live, found.costly[at], say)}"
        )


def _asked(click: Click) -> int:
    return (number_of(click.control.args[-1]) or 0) if click.control.args else 0


async def _found(click: Click, live: Live) -> Hindsight:
    say, last = words(click.person.locale), -TOLD_EVERY

    async def hear(count: int, of: int) -> None:
        nonlocal last
        if count >= last + TOLD_EVERY:
            last = count
            await click.answer.show(told(say("bot-hindsight-thinking", count=count, of=of)))

    return await click.tables.of(HINDSIGHT).of(live, click.seat(live), hear)


ACTS: Acts = {ACT: Act(look_back, beside=True, leafed=True), SHARE: Act(confess)}


async def setup(client: Caravel) -> None:
    """There is no command: the panel of a finished game leads here."""
