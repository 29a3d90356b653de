"""A game's moves as one slash command, `/settlers move: details:`, with suggestions for both."""

from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.client.caravel import Caravel
from bot.panel.kit.wording import label_teller
from bot.panel.typed.in_turn import details, typed_move, verbs
from bot.store.identity import UserId
from bot.tables.live import Live
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.making_moves import made
from cogs.kit.naming import described, named
from cogs.kit.showing import show_own
from cogs.kit.which_table import live_here, live_now, seat_here
from games.core.fields import written
from games.core.seats import Seat

MOVE_ROOM = 100
DETAILS_ROOM = 600


def add_moves(client: Caravel, key: str) -> None:
    """Give the client the game's command, if this Caravel offers the games by name."""
    if client.settings.game_commands:
        client.tree.add_command(command_of(key))


def command_of(key: str) -> app_commands.Command[Any, ..., None]:
    """The command under which a game's moves are made; without a move it shows one's board and what may be done."""

    @app_commands.rename(move=named("move", "bot-param-move"), rest=named("details", "bot-param-details"))
    @app_commands.describe(move=described("bot-game-move"), rest=described("bot-game-details"))
    async def command(
        interaction: Interaction,
        move: app_commands.Range[str, 1, MOVE_ROOM] | None = None,
        rest: app_commands.Range[str, 1, DETAILS_ROOM] | None = None,
    ) -> None:
        live = await live_here(interaction, key)
        seat = seat_here(interaction, live)
        locale = (await interaction.client.people.person(interaction)).locale
        if move is None:
            await show_own(answer_to(interaction), live, seat, locale)
            return
        await made(interaction, live, typed_move(live, seat, move, rest or "", label_teller(live.table, locale)))

    async def moves(interaction: Interaction, typed: str) -> list[Choice[str]]:
        """The moves that are legal now."""
        found = _at_table(interaction, key)
        if found is None:
            return []
        live, seat, locale = found
        return _choices(verbs(live.request(seat), typed, label_teller(live.table, locale)))

    async def rests(interaction: Interaction, typed: str) -> list[Choice[str]]:
        """How the move that is named goes on."""
        found = _at_table(interaction, key)
        verb = interaction.namespace.move
        if found is None or not isinstance(verb, str):
            return []
        live, seat, locale = found
        say = label_teller(live.table, locale)
        return _choices(details(live.request(seat), verb, typed, say, live.foresight(seat, seat)))

    made_command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=named(written(key), f"{key}-command-group"), description=described("bot-game-about"), callback=command
    )
    made_command.autocomplete("move")(moves)
    made_command.autocomplete("rest")(rests)
    return made_command


def _at_table(interaction: Interaction, key: str) -> tuple[Live, Seat, str] | None:
    """The game here, the person's seat and their language, from memory alone."""
    live, user = live_now(interaction, key), UserId(interaction.user.id)
    seat = None if live is None else live.seat_of(user)
    if live is None or seat is None or not live.playing:
        return None
    return live, seat, interaction.client.people.language_now(user, str(interaction.locale))


def _choices(found: list[tuple[str, str]]) -> list[Choice[str]]:
    return [Choice(name=name, value=value) for name, value in found]
