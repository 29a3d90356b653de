"""How to play, what a component does, and why something is not possible now."""

from collections.abc import Callable
from functools import partial

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.help import HELP
from bot.features.help.asked import Asked
from bot.features.help.guide import (
    SIGNS,
    explained,
    fitting,
    guide_page,
    guides,
    headings,
    kind_called,
    kind_page,
)
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
from cogs.kit.answering import Answer, Interaction, answer_to
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
            await _explain(answer, locale, key, table, about, state)
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
        kinds = [f"{name} …" for name in headings(locale, key, typed, state).values()]
        found = [capital(one.name) for one in fitting(locale, key, typed, state)]
        return [Choice(name=cut(name, 100), value=cut(name, 100)) for name in [*kinds, *found][:25]]


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
        card = partial(guide_page, locale, table, noun, number, state)
        await _with_signs(click.answer, locale, table.game, noun, card)
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


async def _explain(
    answer: Answer, locale: str, key: str | None, table: Table | None, about: str, state: GameState | None
) -> None:
    """What it is that they ask about, as far as this person may have heard of it."""
    here = table is not None and key in (None, table.game)
    game = table.game if table is not None and here else key
    if game is None:
        raise Refused("which-game")
    typed, seen = about.removesuffix(" …"), state if here else None
    kind = kind_called(locale, game, typed, seen)
    if kind is None:
        await answer.show(explained(locale, game, typed, seen))
    else:
        card = partial(kind_page, locale, game, kind, seen)
        await _with_signs(answer, locale, game, kind, card)


async def _with_signs(answer: Answer, locale: str, game: str, kind: str, card: Callable[..., Posting]) -> None:
    """With a picture of them, where it is the signs of the pictures."""
    if kind != SIGNS:
        await answer.show(card())
        return
    client, user = answer.interaction.client, UserId(answer.interaction.user.id)
    await answer.show_drawn(client.pictures.signs(game, locale, user), lambda picture: card(picture=picture))


def _help(locale: str, key: str | None, table: Table | None, state: GameState | None) -> Posting:
    if table is not None and key in (None, table.game):
        return help_page(locale, table.game, table, state)
    return help_page(locale, key)


ACTS: Acts = {"help": Act(rules, shows=True, leafed=True), "why": Act(why, leafed=True)}


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(HelpCommands())
