"""Clicks that take a move back, or ask the whole table and vote."""

from bot.panel.kit.sheet import told
from bot.panel.kit.wording import escaped
from bot.tables import Asked, Refused
from cogs.clicks.click import Click, Handler
from cogs.clicks.questions import show_moved
from cogs.kit.making_moves import take_back
from texts import words


async def undo(click: Click) -> None:
    """Take back the last move, or all since the turn came."""
    live = await click.live()
    click.seat(live)
    moved = await take_back(click.answer, live, click.person, turn=click.control.act == "restart")
    if moved is not None:
        await show_moved(click, moved)


async def propose(click: Click) -> None:
    """Ask the whole table."""
    what = Asked(click.control.act.removeprefix("ask"))
    await click.answer.change(click.tables.votes.propose(click.control.table, click.person, what))
    await click.answer.show(told(words(click.person.locale)("bot-said-asked")))


async def vote(click: Click) -> None:
    """Agree or refuse; an answer to an earlier vote counts for nothing."""
    live = await click.live()
    what, by, yes = (*click.control.args, "", "", "")[:3]
    if live.vote is None or (live.vote.what, str(live.vote.by)) != (what, by):
        raise Refused("no-vote")
    asker = live.table.seats[live.vote.by]
    await click.answer.change(click.tables.votes.vote(click.control.table, click.person, yes == "yes"))
    if yes == "yes":
        await click.answer.nothing()
        return
    say = words(live.table.language)
    kind = "withdrawn" if asker.user_id == click.person.id else "refused"
    await click.answer.aloud(say(f"bot-said-{kind}", player=escaped(click.person.name)))


ACTS: dict[str, Handler] = {
    **dict.fromkeys(("undo", "restart"), undo),
    **dict.fromkeys(("askundo", "askend"), propose),
    "vote": vote,
}
