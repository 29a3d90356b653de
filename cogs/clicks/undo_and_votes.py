"""Clicks that take a move back, or ask the whole table and vote."""

from functools import partial
from typing import assert_never

from bot.panel.kit.ballots import Say, ballot
from bot.panel.kit.sheet import told
from bot.panel.kit.wording import escaped
from bot.store import Table
from bot.tables import Asked, Refused
from cogs.clicks.click import Click, Handler
from cogs.clicks.questions import show_moved
from cogs.kit.making_moves import take_back
from cogs.kit.private_panels import is_private_panel
from games.core.seats import Seat
from texts import words


async def undo(click: Click) -> None:
    """Take back the last move, or all since the turn came."""
    live = await click.live()
    number = click.control.number if click.seat(live) == click.control.seat else None
    moved = await take_back(click.answer, live, click.person, turn=click.control.act == "restart", number=number)
    if moved is not None:
        await show_moved(click, moved)


async def propose(what: Asked, click: Click) -> None:
    """Ask the whole table."""
    vote = await click.answer.change(click.tables.votes.propose(click.control.table, click.person, what))
    if await is_private_panel(click.answer, await click.live()):
        await click.answer.nothing()
        return
    await click.answer.show(told(words(click.person.locale)("bot-said-asked" if vote.open else "bot-said-agreed")))


async def vote(click: Click) -> None:
    """Agree or refuse; an answer to an earlier vote counts for nothing."""
    live = await click.live()
    given = ballot(click.control)
    asked = live.vote
    if asked is None or given is None or (asked.what, asked.by) != (given.what, given.by):
        raise Refused("no-vote")
    if given.at and given.at != int(asked.at):
        raise Refused("no-vote")
    votes = click.tables.votes
    match given.say:
        case Say.AGREE:
            await click.answer.change(votes.vote(click.control.table, click.person, yes=True, asked=asked))
            await click.answer.nothing()
        case Say.REFUSE:
            vote = await click.answer.change(votes.vote(click.control.table, click.person, yes=False, asked=asked))
            if vote.open:
                await click.answer.nothing()
                return
            await _refused(click, live.table, given.by)
        case unknown:
            assert_never(unknown)


async def _refused(click: Click, table: Table, asker: Seat) -> None:
    """Everybody hears that the game goes on."""
    key = "bot-said-withdrawn" if table.seats[asker].user_id == click.person.id else "bot-said-refused"
    if table.private:
        await click.answer.nothing()
        return
    await click.answer.aloud(words(table.language)(key, player=escaped(click.person.name)))


ACTS: dict[str, Handler] = {
    **dict.fromkeys(("undo", "restart"), undo),
    "askundo": partial(propose, Asked.UNDO),
    "askend": partial(propose, Asked.END),
    "resume": partial(propose, Asked.RESUME),
    "vote": vote,
}
