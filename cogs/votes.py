"""What a table agrees on: to go back, to end, to go on after a pause, to replace somebody."""

from functools import partial
from typing import assert_never

from discord import app_commands
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.host.logs import interaction_id
from bot.panel.kit.ballots import Say, ballot
from bot.panel.kit.sheet import told
from bot.panel.messages.agreed_end import agreeing_to_end
from bot.panel.messages.plain import damaged_panel
from bot.store.table.proposals import Asked
from bot.tables.model import Damaged, Refused
from cogs.kit.acts import Act, Acts, Click
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.in_place import is_private_panel
from cogs.kit.naming import titled
from cogs.kit.which_table import live_here, seat_here
from texts import words


class VoteCommands(commands.Cog):
    """`/end`."""

    @app_commands.command(**titled("end"))
    async def end(self, interaction: Interaction) -> None:
        """Propose to end the game, by its own rules or as it stands."""
        try:
            live = await live_here(interaction)
        except Damaged as damaged:
            if not damaged.table.private:
                raise
            locale = (await interaction.client.people.person(interaction)).locale
            await answer_to(interaction).show(damaged_panel(damaged.table, locale, interaction_id() or "?"))
            return
        seat = seat_here(interaction, live)
        if not live.playing:
            raise Refused("over")
        locale = (await interaction.client.people.person(interaction)).locale
        await answer_to(interaction).show(agreeing_to_end(live, seat, locale))


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
            await click.answer.change(votes.vote(click.control.table, click.person, yes=False, asked=asked))
            await click.answer.nothing()
        case unknown:
            assert_never(unknown)


ACTS: Acts = {
    "askundo": Act(partial(propose, Asked.UNDO)),
    "askend": Act(partial(propose, Asked.END)),
    "resume": Act(partial(propose, Asked.RESUME)),
    "vote": Act(vote),
}


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(VoteCommands())
