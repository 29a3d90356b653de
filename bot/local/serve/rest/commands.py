"""Application commands, global and per server: two lists that don't touch each other."""

from bot.local.actions.audience import tell_players
from bot.local.serve.rest.call import NOTHING, Call, Response, Routes
from bot.local.validate.commands import check_list, read_command, read_commands
from bot.local.wire.commands import command as command_wire
from bot.local.world import refusals
from bot.local.world.json_object import Json
from bot.local.world.things import Command

routes = Routes()
_SCOPES = ("/applications/{application_id}/commands", "/applications/{application_id}/guilds/{guild_id}/commands")


def _scope(call: Call) -> int | None:
    if call.id("application_id") != call.bot_id:
        raise refusals.not_your_application()
    return call.guild().id if "guild_id" in call.parameters else None


def _find(call: Call) -> Command:
    found = call.realm.world.commands.get(call.id("command_id"))
    if found is None or found.guild_id != _scope(call):
        raise refusals.unknown_command()
    return found


def _tell(call: Call) -> None:
    listed = [command_wire(call.realm, each) for each in call.realm.world.commands.values()]
    tell_players(call.realm, "COMMANDS_UPDATE", {"commands": listed})


def _register(call: Call, body: Json, guild_id: int | None) -> Command:
    """A command of the same kind and name keeps its id; its version grows when it changes."""
    existing = next(
        (
            each
            for each in call.realm.world.commands_in(guild_id)
            if (each.kind, each.name) == (body["type"], body["name"])
        ),
        None,
    )
    if existing is None:
        new_id = call.realm.ids.next()
        existing = Command(id=new_id, version=new_id, body=body, guild_id=guild_id)
        call.realm.world.add(existing)
    elif existing.body != body:
        existing.body = body
        existing.version = call.realm.ids.next()
        call.realm.world.changed(existing)
    return existing


def list_commands(call: Call) -> Response:
    return Response([command_wire(call.realm, each) for each in call.realm.world.commands_in(_scope(call))])


def overwrite_commands(call: Call) -> Response:
    guild_id = _scope(call)
    bodies = read_commands(call.body)
    before = {each.id for each in call.realm.world.commands_in(guild_id)}
    kept = [_register(call, body, guild_id) for body in bodies]
    for gone in before - {each.id for each in kept}:
        call.realm.world.remove(call.realm.world.commands[gone])
    _tell(call)
    return Response([command_wire(call.realm, each) for each in kept])


def create_command(call: Call) -> Response:
    guild_id = _scope(call)
    body = read_command(call.body)
    others = [
        each.body
        for each in call.realm.world.commands_in(guild_id)
        if (each.kind, each.name) != (body["type"], body["name"])
    ]
    check_list([*others, body])
    known = len(call.realm.world.commands)
    command = _register(call, body, guild_id)
    _tell(call)
    return Response(command_wire(call.realm, command), status=201 if len(call.realm.world.commands) > known else 200)


def get_command(call: Call) -> Response:
    return Response(command_wire(call.realm, _find(call)))


def edit_command(call: Call) -> Response:
    command = _find(call)
    command.body = read_command(command.body | call.fields)
    command.version = call.realm.ids.next()
    call.realm.world.changed(command)
    _tell(call)
    return Response(command_wire(call.realm, command))


def delete_command(call: Call) -> Response:
    call.realm.world.remove(_find(call))
    _tell(call)
    return NOTHING


for _path in _SCOPES:
    routes.add("GET", _path)(list_commands)
    routes.add("PUT", _path)(overwrite_commands)
    routes.add("POST", _path)(create_command)
    routes.add("GET", f"{_path}/{{command_id}}")(get_command)
    routes.add("PATCH", f"{_path}/{{command_id}}")(edit_command)
    routes.add("DELETE", f"{_path}/{{command_id}}")(delete_command)
