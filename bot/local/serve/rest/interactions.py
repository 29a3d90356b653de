"""Answers to interactions, and the webhook through which the rest of the conversation goes."""

from bot.local.serve.rest.call import NOTHING, Call, Response, Routes
from bot.local.wire.messages import message as message_wire
from bot.local.world import refusals
from bot.local.world.interaction import AnswerKind, LiveInteraction
from bot.local.world.json_object import Json
from bot.local.world.things import MessageFlag

routes = Routes()
_SHOWING = (AnswerKind.MESSAGE, AnswerKind.UPDATE)
_OF_A_MESSAGE = (*_SHOWING, AnswerKind.DEFERRED_MESSAGE, AnswerKind.DEFERRED_UPDATE)


@routes.add("POST", "/interactions/{interaction_id}/{interaction_token}/callback", needs_token=False)
def answer(call: Call) -> Response:
    token = call.parameters["interaction_token"]
    interaction = call.interactions.answer(call.id("interaction_id"), token, call.fields, call.uploads)
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return NOTHING
    return Response(_callback(call, interaction))


def _callback(call: Call, interaction: LiveInteraction) -> Json:
    told: Json = {"id": str(interaction.id), "type": int(interaction.kind), "channel_id": str(interaction.channel_id)}
    guild_id = call.realm.world.channels[interaction.channel_id].guild_id
    if guild_id is not None:
        told["guild_id"] = str(guild_id)
    original = interaction.original
    if original is None or interaction.answered not in _OF_A_MESSAGE:
        return {"interaction": told}
    told |= {
        "response_message_id": str(original.id),
        "response_message_loading": original.has(MessageFlag.LOADING),
        "response_message_ephemeral": original.is_ephemeral,
    }
    if interaction.answered not in _SHOWING:
        return {"interaction": told}
    resource = {"type": int(interaction.answered), "message": message_wire(call.realm, original)}
    return {"interaction": told, "resource": resource}


@routes.add("POST", "/webhooks/{webhook_id}/{webhook_token}", needs_token=False)
def follow_up(call: Call) -> Response:
    message = call.interactions.follow_up(_token(call), call.fields, call.uploads)
    return Response(message_wire(call.realm, message))


def _token(call: Call) -> str:
    if call.id("webhook_id") != call.bot_id:
        raise refusals.unknown_webhook()
    return call.parameters["webhook_token"]


def _message_id(call: Call) -> int | None:
    return call.id("message_id") if "message_id" in call.parameters else None


def get_message(call: Call) -> Response:
    return Response(message_wire(call.realm, call.interactions.message(_token(call), _message_id(call))))


def edit_message(call: Call) -> Response:
    message = call.interactions.edit(_token(call), _message_id(call), call.fields, call.uploads)
    return Response(message_wire(call.realm, message))


def delete_message(call: Call) -> Response:
    call.interactions.delete(_token(call), _message_id(call))
    return NOTHING


for _name in ("@original", "{message_id}"):
    _path = f"/webhooks/{{webhook_id}}/{{webhook_token}}/messages/{_name}"
    routes.add("GET", _path, needs_token=False)(get_message)
    routes.add("PATCH", _path, needs_token=False)(edit_message)
    routes.add("DELETE", _path, needs_token=False)(delete_message)
