"""The application's own emojis."""

from bot.local.serve.rest.call import NOTHING, Call, Response, Routes
from bot.local.validate.application_emojis import read_emoji_name, read_new_emoji
from bot.local.wire.emojis import emoji as emoji_wire
from bot.local.world import refusals
from bot.local.world.things import Emoji

routes = Routes()
_ALL = "/applications/{application_id}/emojis"
_ONE = f"{_ALL}/{{emoji_id}}"


def _own(call: Call) -> dict[int, Emoji]:
    if call.id("application_id") != call.bot_id:
        raise refusals.not_your_application()
    return call.realm.world.emojis


def _find(call: Call) -> Emoji:
    found = _own(call).get(call.id("emoji_id"))
    if found is None:
        raise refusals.unknown_emoji()
    return found


@routes.add("GET", _ALL)
def list_all(call: Call) -> Response:
    return Response({"items": [emoji_wire(call.realm, each) for each in _own(call).values()]})


@routes.add("POST", _ALL)
def create(call: Call) -> Response:
    wanted = read_new_emoji(call.fields, _own(call))
    made = Emoji(call.realm.ids.next(), wanted.name, wanted.animated)
    call.realm.files.put(made.id, wanted.picture)
    call.realm.world.add(made)
    return Response(emoji_wire(call.realm, made), status=201)


@routes.add("GET", _ONE)
def get(call: Call) -> Response:
    return Response(emoji_wire(call.realm, _find(call)))


@routes.add("PATCH", _ONE)
def rename(call: Call) -> Response:
    found = _find(call)
    found.name = read_emoji_name(call.fields, _own(call), found.id)
    call.realm.world.changed(found)
    return Response(emoji_wire(call.realm, found))


@routes.add("DELETE", _ONE)
def delete(call: Call) -> Response:
    found = _find(call)
    call.realm.files.drop(found.id)
    call.realm.world.remove(found)
    return NOTHING
