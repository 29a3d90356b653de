"""Messages in channels, threads and direct messages; typing; pins."""

from bot.local.actions import messaging
from bot.local.serve.rest.call import NOTHING, Call, Response, Routes
from bot.local.validate.messages import read_edit, read_new
from bot.local.wire.messages import message as message_wire
from bot.local.wire.messages import without_content
from bot.local.world import permissions, refusals
from bot.local.world.json_object import Json
from bot.local.world.permissions import Permission
from bot.local.world.snowflakes import iso, seconds_of
from bot.local.world.things import Channel, Message

routes = Routes()
_MESSAGES = "/channels/{channel_id}/messages"
_ONE = "/channels/{channel_id}/messages/{message_id}"
_NONCE_SECONDS = 300.0
_PINS = "/channels/{channel_id}/messages/pins"


def _shown(call: Call, message: Message) -> Json:
    payload = message_wire(call.realm, message)
    channel = call.realm.world.channels[message.channel_id]
    if channel.guild_id is None or message.author_id == call.bot_id:
        return payload
    return without_content(payload | {"guild_id": ""}, call.bot_id) if not _reads_all(call) else payload


def _reads_all(call: Call) -> bool:
    return bool(call.realm.privileged_intents & 1 << 15)


@routes.add("POST", _MESSAGES)
def send(call: Call) -> Response:
    channel = call.channel()
    permissions.require(call.realm.world, call.bot_id, channel, Permission.VIEW_CHANNEL)
    draft = read_new(call.realm, call.fields, call.uploads)
    messaging.require_sending(call.realm, call.bot_id, channel, draft)
    repeated = _already_sent(call, draft.nonce)
    return Response(message_wire(call.realm, repeated or messaging.post(call.realm, channel, call.bot_id, draft)))


def _already_sent(call: Call, nonce: str | int | None) -> Message | None:
    """`enforce_nonce`: what the bot sends under the same name within some minutes is the same message."""
    if nonce is None or not call.fields.get("enforce_nonce"):
        return None
    found = call.realm.world.with_nonce(call.bot_id, nonce)
    recent = found is not None and call.realm.now() - seconds_of(found.id) < _NONCE_SECONDS
    return found if recent else None


@routes.add("GET", _MESSAGES)
def history(call: Call) -> Response:
    channel = call.channel()
    permissions.require(call.realm.world, call.bot_id, channel, Permission.VIEW_CHANNEL)
    if not permissions.in_channel(call.realm.world, call.bot_id, channel) & Permission.READ_MESSAGE_HISTORY:
        return Response([])
    limit = call.number("limit", 50, 1, 100)
    readable = [each for each in call.realm.world.messages[channel.id].values() if not each.is_ephemeral]
    return Response([_shown(call, each) for each in reversed(_page(call, readable, limit))])


def _page(call: Call, readable: list[Message], limit: int) -> list[Message]:
    if "before" in call.query:
        before = call.number("before", 0)
        return [each for each in readable if each.id < before][-limit:]
    if "after" in call.query:
        after = call.number("after", 0)
        return [each for each in readable if each.id > after][:limit]
    if "around" in call.query:
        middle = call.number("around", 0)
        older = [each for each in readable if each.id < middle][-(limit // 2) :]
        return older + [each for each in readable if each.id >= middle][: limit - limit // 2]
    return readable[-limit:]


@routes.add("GET", _PINS)
def pinned(call: Call) -> Response:
    channel = call.channel()
    permissions.require(call.realm.world, call.bot_id, channel, Permission.READ_MESSAGE_HISTORY)
    held = [each for each in call.realm.world.messages[channel.id].values() if each.pinned is not None]
    held.sort(key=lambda each: each.pinned or 0, reverse=True)
    items = [{"pinned_at": iso(each.pinned or 0), "message": _shown(call, each)} for each in held]
    return Response({"items": items, "has_more": False})


@routes.add("PUT", f"{_PINS}/{{message_id}}")
def pin(call: Call) -> Response:
    return _set_pin(call, pinned=True)


@routes.add("DELETE", f"{_PINS}/{{message_id}}")
def unpin(call: Call) -> Response:
    return _set_pin(call, pinned=False)


def _set_pin(call: Call, *, pinned: bool) -> Response:
    channel = call.channel()
    permissions.require(call.realm.world, call.bot_id, channel, Permission.PIN_MESSAGES)
    messaging.pin(call.realm, call.message(channel), pinned=pinned)
    return NOTHING


@routes.add("GET", _ONE)
def get(call: Call) -> Response:
    channel = call.channel()
    permissions.require(
        call.realm.world, call.bot_id, channel, Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY
    )
    return Response(_shown(call, call.message(channel)))


@routes.add("PATCH", _ONE)
def edit(call: Call) -> Response:
    channel = call.channel()
    permissions.require(call.realm.world, call.bot_id, channel, Permission.VIEW_CHANNEL)
    message = call.message(channel)
    if message.author_id != call.bot_id:
        raise refusals.not_your_message()
    _refuse_archived(channel)
    if call.uploads:
        permissions.require(call.realm.world, call.bot_id, channel, Permission.ATTACH_FILES)
    draft = read_edit(call.realm, message, call.fields, call.uploads)
    messaging.edit(call.realm, message, draft)
    return Response(message_wire(call.realm, message))


@routes.add("POST", f"{_ONE}/crosspost")
def crosspost(call: Call) -> Response:
    channel = call.channel()
    permissions.require(call.realm.world, call.bot_id, channel, Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES)
    message = call.message(channel)
    if message.author_id != call.bot_id:
        permissions.require(call.realm.world, call.bot_id, channel, Permission.MANAGE_MESSAGES)
    messaging.crosspost(call.realm, message)
    return Response(message_wire(call.realm, message))


@routes.add("DELETE", _ONE)
def delete(call: Call) -> Response:
    channel = call.channel()
    own = Permission.VIEW_CHANNEL
    permissions.require(call.realm.world, call.bot_id, channel, own)
    message = call.message(channel)
    if message.author_id != call.bot_id:
        permissions.require(call.realm.world, call.bot_id, channel, Permission.MANAGE_MESSAGES)
    _refuse_archived(channel)
    messaging.delete(call.realm, message)
    return NOTHING


def _refuse_archived(channel: Channel) -> None:
    if channel.thread is not None and channel.thread.archived:
        raise refusals.archived_thread()


@routes.add("POST", "/channels/{channel_id}/messages/bulk-delete")
def bulk_delete(call: Call) -> Response:
    channel = call.channel()
    permissions.require(call.realm.world, call.bot_id, channel, Permission.MANAGE_MESSAGES)
    wanted = {int(each) for each in call.fields.get("messages", ())}
    for message in [each for each in call.realm.world.messages[channel.id].values() if each.id in wanted]:
        messaging.delete(call.realm, message)
    return NOTHING


@routes.add("POST", "/channels/{channel_id}/typing")
def typing(call: Call) -> Response:
    channel = call.channel()
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    permissions.require(call.realm.world, call.bot_id, channel, needed)
    messaging.start_typing(call.realm, channel, call.bot_id)
    return NOTHING
