"""How to play, what a component does, and why something is not possible now."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.help import HELP
from bot.features.help.asked import Asked
from bot.features.help.guide import explained, fitting, guide_page, guides
from bot.features.help.why import TYPE, typing_window, why_card, why_of, why_typed
from bot.features.help.words import help_page
from bot.panel.kit.labels import capital, cut
from bot.panel.kit.posting import Posting
from bot.panel.kit.wording import label_teller
from bot.panel.questions.modals import TYPED
from bot.store.identity import ChannelId, UserId
from bot.store.table.records import Table
from bot.tables.model import Refused
from cogs.kit.acts import Act, Acts, Click
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.naming import GAME_CHOICES, described, named, titled
from cogs.kit.showing import note_reading
from cogs.kit.which_table import live_now
from games.core.state import GameState
from games.registry import GAMES


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
    """The list of what can be asked about, what is behind a line of it, or the answer."""
    live = await click.live()
    if not live.playing:
        raise Refused("over")
    asked = Asked(live, click.seat(live), label_teller(live.table, click.person.locale))
    if click.sent:
        await click.answer.show(why_typed(asked, click.typed.get(TYPED, "")))
    elif click.control.args == (TYPE,):
        if not await click.answer.ask(typing_window(asked)):
            raise Refused("too-late-for-a-window")
    elif click.values:
        await click.answer.show(why_of(asked, click.values[0]))
    else:
        await click.answer.show(why_card(asked))


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


ACTS: Acts = {"help": Act(rules, shows=True, leafed=True), "why": Act(why, leafed=True)}


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(HelpCommands())
