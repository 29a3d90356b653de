"""A game's moves as slash commands, derived from its kinds of move: `/settlers place tile: spot:`."""

import inspect
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from discord import app_commands
from discord.app_commands import Choice

from bot.client import Caravel
from bot.panel.kit.wording import label_teller
from bot.panel.questions.autocomplete import blanks
from bot.panel.questions.reading import move_of
from cogs.kit.answering import Interaction
from cogs.kit.making_moves import made
from cogs.kit.naming import described, named
from cogs.kit.which_table import live_here, live_now, seat_here
from games.core.fields import written
from games.core.game import AnyGame
from games.core.moves import Move
from games.registry import game

SUBCOMMANDS = 25

Callback = Callable[..., Coroutine[Any, Any, None]]
Suggest = Callable[[Interaction, Any], Coroutine[Any, Any, list[Choice[Any]]]]


def add_moves(client: Caravel, key: str) -> None:
    """Give the client one command for each kind of move; autocomplete offers only what is legal."""
    for group in groups(game(key)):
        client.tree.add_command(group)


def groups(found: AnyGame) -> list[app_commands.Group]:
    """The game's command; a game with more moves than one command can hold has a second one."""
    moves = list(found.rules.moves().items())
    made_groups: list[app_commands.Group] = []
    for start in range(0, len(moves), SUBCOMMANDS):
        number = start // SUBCOMMANDS + 1
        name = written(found.key) + (f"-{number}" if start else "")
        group = app_commands.Group(
            name=named(name, f"{found.key}-command-group" + (f"-{number}" if start else "")),
            description=described(f"{found.key}-about"),
        )
        for verb, kind in moves[start : start + SUBCOMMANDS]:
            group.add_command(_command(found.key, verb, kind))
        made_groups.append(group)
    return made_groups


def _command(key: str, verb: str, kind: type[Move]) -> app_commands.Command[Any, ..., None]:
    fields = msgspec.structs.fields(kind)
    callback = _callback(key, verb, kind, fields)
    app_commands.rename(**{one.name: named(written(one.name), f"{key}-param-{one.name}") for one in fields})(callback)
    app_commands.describe(
        **{
            one.name: described(f"{key}-param-{one.name}-about", f"{key}-field-{one.name}-about", "bot-param-about")
            for one in fields
        }
    )(callback)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=named(written(verb), f"{key}-command-{verb}"),
        description=described(f"{key}-verb-{verb}-about"),
        callback=callback,
    )
    for one in fields:
        command.autocomplete(one.name)(_autocomplete(key, verb, one.name, one.type is int))
    return command


def _callback(key: str, verb: str, kind: type[Move], fields: tuple[msgspec.structs.FieldInfo, ...]) -> Callback:
    async def callback(interaction: Interaction, **answers: str | int) -> None:
        live = await live_here(interaction, key)
        seat = seat_here(interaction, live)
        locale = (await interaction.client.people.person(interaction)).locale
        say = label_teller(live.table, locale)
        await made(interaction, live, move_of(say, live.request(seat), kind, verb, answers))

    callback.__doc__ = kind.__doc__
    # discord.py reads the parameters from the signature; the game's move has them as its attributes.
    callback.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction),
            *(
                inspect.Parameter(
                    one.name,
                    inspect.Parameter.POSITIONAL_OR_KEYWORD,
                    annotation=int if one.type is int else str,
                )
                for one in fields
            ),
        ]
    )
    return callback


def _autocomplete(key: str, verb: str, name: str, number: bool) -> Suggest:
    async def suggest(interaction: Interaction, typed: Any) -> list[Choice[Any]]:
        live = live_now(interaction, key)
        seat = None if live is None else live.seat_of(interaction.user.id)
        if live is None or seat is None or not live.playing:
            return []
        locale = interaction.client.people.language_now(interaction.user.id, str(interaction.locale))
        filled = {one: str(value) for one, value in interaction.namespace if one != name and value is not None}
        say = label_teller(live.table, locale)
        choices = blanks(
            live.request(seat), verb, name, _by_attribute(filled), str(typed), say, live.foresight(seat, seat)
        )
        return [Choice(name=shown, value=int(value) if number else value) for shown, value in choices]

    return suggest


def _by_attribute(filled: dict[str, str]) -> dict[str, str]:
    """The blanks by the names of the move's attributes."""
    return {name.replace("-", "_"): value for name, value in filled.items()}
