"""A game's moves as slash commands, derived from its kinds of move: `/settlers place tile: spot:`."""

import inspect
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from discord import app_commands
from discord.app_commands import Choice

from bot.client.caravel import Caravel
from bot.panel.kit.wording import label_teller
from bot.panel.typed.autocomplete import blanks
from bot.panel.typed.reading import move_of
from bot.store.identity import UserId
from bot.tables.model import Refused
from cogs.kit.answering import Interaction
from cogs.kit.making_moves import made
from cogs.kit.naming import described, named
from cogs.kit.which_table import live_here, live_now, seat_here
from games.core.fields import written
from games.core.game import AnyGame
from games.core.moves import Move
from games.registry import game

LONGEST_ANSWER = 600

Callback = Callable[..., Coroutine[Any, Any, None]]
Suggest = Callable[[Interaction, Any], Coroutine[Any, Any, list[Choice[Any]]]]


def add_moves(client: Caravel, key: str) -> None:
    """Give the client one command for each kind of move; autocomplete offers only what is legal."""
    for group in groups(game(key)):
        client.tree.add_command(group)


def groups(found: AnyGame) -> list[app_commands.Group]:
    """The game's command, with its moves under their headings; what one command cannot hold stands apart."""
    kinds = found.rules.moves()
    main = _group(found.key, "")
    made_groups = [main]
    apart = {theme.key for theme in found.telling.themes if theme.apart}
    for theme, verbs in found.telling.under_themes(kinds).items():
        group = main
        if theme:
            group = _group(found.key, theme, None if theme in apart else main)
        if theme in apart:
            made_groups.append(group)
        for verb in verbs:
            group.add_command(_command(found.key, theme, verb, kinds[verb]))
    return made_groups


def path_of(found: AnyGame, verb: str) -> str:
    """The command for a kind of move, as people type it: `/puerto-rico order sale`."""
    theme = next((theme for theme in found.telling.themes if verb in theme.verbs), None)
    if theme is None:
        return f"{written(found.key)} {written(verb)}"
    joint = "-" if theme.apart else " "
    return f"{written(found.key)}{joint}{written(theme.key)} {_name(theme.key, verb)}"


def _name(theme: str, verb: str) -> str:
    """Under a heading its name is left out."""
    return written(verb.removeprefix(f"{theme}_"))


def _group(key: str, theme: str, parent: app_commands.Group | None = None) -> app_commands.Group:
    """A game's command, or a heading: within the game's command, or apart from it."""
    if not theme:
        return app_commands.Group(
            name=named(written(key), f"{key}-command-group"), description=described(f"{key}-about")
        )
    name = written(theme) if parent is not None else f"{written(key)}-{written(theme)}"
    at = f"{key}-theme-{theme}"
    command = f"{key}-command-theme-{theme}"
    return app_commands.Group(name=named(name, command), description=described(f"{at}-about"), parent=parent)


def _command(key: str, theme: str, verb: str, kind: type[Move]) -> app_commands.Command[Any, ..., None]:
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
        name=named(_name(theme, verb), f"{key}-command-{verb}"),
        description=described(f"{key}-verb-{verb}-about"),
        callback=callback,
    )
    for one in fields:
        command.autocomplete(one.name)(_autocomplete(key, verb, one.name, one.type is int))
    return command


def _callback(key: str, verb: str, kind: type[Move], fields: tuple[msgspec.structs.FieldInfo, ...]) -> Callback:
    async def callback(interaction: Interaction, **answers: str | int) -> None:
        if any(len(answer) > LONGEST_ANSWER for answer in answers.values() if isinstance(answer, str)):
            raise Refused("too-long", most=LONGEST_ANSWER)
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
        seat = None if live is None else live.seat_of(UserId(interaction.user.id))
        if live is None or seat is None or not live.playing:
            return []
        locale = interaction.client.people.language_now(UserId(interaction.user.id), str(interaction.locale))
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
