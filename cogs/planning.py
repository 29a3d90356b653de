"""`/plan`: leave an answer for a question to come, or look at what one has left."""

from collections.abc import Sequence

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Caravel
from bot.panel.kit.wording import label_teller
from bot.panel.questions.autocomplete import whole_moves
from bot.panel.questions.in_words import in_words
from bot.store.identity import UserId
from bot.tables import Live, Refused
from bot.tables.plans import adding
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.naming import described, named, titled
from cogs.kit.planning import changed, show_plans
from cogs.kit.which_table import live_here, live_now, seat_here
from games.core.coming import Coming
from games.core.events import Phrase
from games.core.moves import IllegalMove, Move
from games.core.plans import wish_for
from texts import Teller

MOVE_ROOM = 300
IN_A_LIST = 25


class PlanCommands(commands.Cog):
    """What one will answer when one is asked."""

    @app_commands.command(**titled("plan"))
    @app_commands.rename(text=named("move", "bot-param-move"))
    @app_commands.describe(text=described("bot-plan-text"))
    async def plan(self, interaction: Interaction, text: app_commands.Range[str, 1, MOVE_ROOM] | None = None) -> None:
        """Plan a move in its text form; without one, the list of one's plans."""
        live = await live_here(interaction)
        seat = seat_here(interaction, live)
        if not live.playing:
            raise Refused("over")
        person, answer = await interaction.client.people.person(interaction), answer_to(interaction)
        if text is None:
            await show_plans(answer, live, seat, person.locale)
            return
        number = live.request(seat).number
        coming = await live.coming(seat)
        one, move = _meant(live, coming, text, label_teller(live.table, person.locale))
        offer = one.request.offered(move)
        assert offer is not None, "only what can be open is meant"
        edit = adding(one.kind, one.request.prompt, 0, wish_for(offer, move), number)
        await changed(answer, live, seat, person, edit)

    @plan.autocomplete("text")
    async def moves(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """What may be open when one is asked next."""
        live = live_now(interaction)
        seat = None if live is None else live.seat_of(UserId(interaction.user.id))
        if live is None or seat is None or not live.playing:
            return []
        locale = interaction.client.people.language_now(UserId(interaction.user.id), str(interaction.locale))
        say = label_teller(live.table, locale)
        coming = await live.coming(seat)
        found = dict.fromkeys(choice for one in coming for choice in whole_moves(one.request, typed, say))
        return [Choice(name=name, value=value) for name, value in list(found)[:IN_A_LIST]]


def _meant(live: Live, coming: Sequence[Coming], text: str, say: Teller) -> tuple[Coming, Move]:
    """The first of the coming questions that this line may be an answer to."""
    refused = IllegalMove(Phrase("bot-plan-no-such-move", {"text": text[:40]}))
    for one in coming:
        try:
            move = one.request.read(in_words(live.game, one.request, text, say))
        except IllegalMove:
            continue
        if one.request.accepts(move):
            return one, move
    raise refused


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(PlanCommands())
