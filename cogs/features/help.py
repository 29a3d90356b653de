"""How to play, what a component does, and why a move is not possible."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.help import HELP
from bot.features.help.guide import explained, fitting, guide_page, guides
from bot.features.help.windows import chosen_verb, why_window
from bot.features.help.words import help_page
from bot.panel.kit.labels import capital, cut
from bot.panel.kit.naming import move_name
from bot.panel.kit.posting import Posting
from bot.panel.kit.wording import label_teller, teller
from bot.panel.questions.modals import TYPED
from bot.panel.typed.reading import meant
from bot.store.identity import ChannelId, UserId
from bot.store.table.records import Table
from bot.tables.live import Live
from bot.tables.model import Refused
from cogs.kit.acts import Act, Acts, Click
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.naming import GAME_CHOICES, described, named, titled
from cogs.kit.showing import note_reading
from cogs.kit.which_table import live_now
from games.core.seats import Seat
from games.core.state import GameState
from games.registry import GAMES
from texts import words


class HelpCommands(commands.Cog):
    """`/help`."""

    @app_commands.command(**titled("help"))
    @app_commands.rename(key=named("game", "bot-param-game"), about=named("about", "bot-param-of"))
    @app_commands.describe(key=described("bot-help-game"), about=described("bot-help-of"))
    @app_commands.choices(key=GAME_CHOICES)
    async def how_to_play(
        self, interaction: Interaction, key: str | None = None, about: app_commands.Range[str, 1, 100] | None = None
    ) -> None:
        """How to play here; at a table, or of a game that is named, its rules in short or what a component does."""
        if key not in (None, *GAMES):
            raise Refused("unknown-game")
        helps, user = interaction.client.tables.of(HELP), UserId(interaction.user.id)
        table = await helps.table_here(ChannelId(interaction.channel_id or 0))
        state = await helps.seen(table, user)
        locale = (await interaction.client.people.person(interaction)).locale
        answer = answer_to(interaction)
        if about is not None:
            await answer.show(_explained(locale, key, table, about, state))
            return
        await answer.show(_help(locale, key, table, state))
        if table is not None:
            await note_reading(answer, table.id, locale)

    @how_to_play.autocomplete("about")
    async def components(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """The components of the game that is named, or of this table, whose names fit."""
        live = live_now(interaction)
        key = interaction.namespace.game or (live.table.game if live is not None else None)
        if key not in GAMES:
            return []
        user = UserId(interaction.user.id)
        locale = interaction.client.people.language_now(user, str(interaction.locale))
        at_table = live is not None and live.playing and live.table.game == key
        state = live.view(live.seat_of(user)) if live is not None and at_table else None
        return [
            Choice(name=cut(capital(one.name), 100), value=one.name) for one in fitting(locale, key, typed, state)[:25]
        ]


async def rules(click: Click) -> None:
    """The rules of the game at hand, in short, or what its components do."""
    table = await click.tables.table(click.control.table)
    locale = click.person.locale
    noun, page = (*click.control.args, "", "")[:2]
    state = await click.tables.of(HELP).seen(table, click.person.id)
    if noun not in guides(table.game):
        await click.answer.show(help_page(locale, table.game, table, state))
    else:
        number = int(page) if page.isdecimal() else 0
        await click.answer.show(guide_page(locale, table, noun, number, state))
    await note_reading(click.answer, table.id, locale)


async def why(click: Click) -> None:
    """Ask for the move, then say why it is not possible."""
    live = await click.live()
    seat = click.seat(live)
    locale = click.person.locale
    if not click.sent:
        if not await click.answer.ask(why_window(live, locale)):
            raise Refused("too-late-for-a-window")
        return
    await click.answer.say(_reason(live, seat, click.typed, locale))


def _reason(live: Live, seat: Seat, typed: dict[str, str], locale: str) -> str:
    verb = chosen_verb(typed)
    kind = live.game.rules.moves().get(verb)
    if kind is None:
        raise Refused("no-move-chosen")
    request = live.request(seat)
    say, named = teller(live.table, locale), label_teller(live.table, locale)
    text = typed.get(TYPED, "").strip()
    offer = request.offer(verb)
    if offer is not None and offer.fields and not text:
        return words(locale)("bot-why-open", move=move_name(say, offer, ()))
    move = meant(named, request, kind, verb, text)
    if request.accepts(move):
        assert offer is not None
        return words(locale)("bot-why-possible", move=move_name(say, offer, move.answers()))
    return say.phrase(live.why_not(seat, move))


def _explained(locale: str, key: str | None, table: Table | None, about: str, state: GameState | None) -> Posting:
    """What the component does, as far as this person may have heard of it."""
    if table is not None and key in (None, table.game):
        return explained(locale, table.game, about, state)
    if key is None:
        raise Refused("which-game")
    return explained(locale, key, about, None)


def _help(locale: str, key: str | None, table: Table | None, state: GameState | None) -> Posting:
    if table is not None and key in (None, table.game):
        return help_page(locale, table.game, table, state)
    return help_page(locale, key)


ACTS: Acts = {"help": Act(rules, shows=True, leafed=True), "why": Act(why, beside=True)}


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(HelpCommands())
