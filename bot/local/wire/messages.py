"""Messages as Discord's wire shows them."""

from bot.local.wire.channels import thread
from bot.local.wire.guilds import member
from bot.local.wire.users import user
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.snowflakes import iso, seconds_of
from bot.local.world.things import Attachment, Channel, Message, MessageFlag, MessageKind, Provenance

_MEDIA_KEYS = ("media", "file")


def attachment(realm: Realm, one: Attachment, *, ephemeral: bool) -> Json:
    url = realm.attachment_url(one)
    payload: Json = {
        "id": str(one.id),
        "filename": one.filename,
        "size": one.size,
        "url": url,
        "proxy_url": url,
        "content_type": one.content_type,
        "flags": 0,
    }
    if one.width is not None and one.height is not None:
        payload |= {"width": one.width, "height": one.height}
    if one.description is not None:
        payload["description"] = one.description
    if ephemeral:
        payload["ephemeral"] = True
    return payload


def _media(realm: Realm, stored: Json, attachments: dict[str, Attachment]) -> Json:
    held = attachments.get(stored.get("attachment_id", ""))
    if held is None:
        url = stored.get("url", "")
        return {"id": stored["id"], "url": url, "proxy_url": url, "width": None, "height": None, "content_type": None}
    url = realm.attachment_url(held)
    return {
        "id": stored["id"],
        "attachment_id": str(held.id),
        "url": url,
        "proxy_url": url,
        "width": held.width,
        "height": held.height,
        "content_type": held.content_type,
    }


def _component(realm: Realm, stored: Json, attachments: dict[str, Attachment]) -> Json:
    shown = dict(stored)
    for key in _MEDIA_KEYS:
        if key in stored:
            shown[key] = _media(realm, stored[key], attachments)
    for key in ("components", "items"):
        if key in stored:
            shown[key] = [_component(realm, each, attachments) for each in stored[key]]
    if "accessory" in stored:
        shown["accessory"] = _component(realm, stored["accessory"], attachments)
    return shown


def _embed(realm: Realm, stored: Json, attachments: dict[str, Attachment]) -> Json:
    shown = dict(stored)
    for key in ("image", "thumbnail"):
        held = attachments.get(stored.get(key, {}).get("attachment_id", ""))
        if held is not None:
            url = realm.attachment_url(held)
            shown[key] = {"url": url, "proxy_url": url, "width": held.width or 0, "height": held.height or 0}
    return shown


def _provenance(realm: Realm, one: Provenance) -> Json:
    payload: Json = {
        "id": str(one.id),
        "type": one.kind,
        "user": user(realm.world.users[one.user_id]),
        "authorizing_integration_owners": {"0": str(realm.world.bot_id)},
    }
    if one.interacted_message_id is not None:
        payload["interacted_message_id"] = str(one.interacted_message_id)
    if one.original_response_id is not None:
        payload["original_response_message_id"] = str(one.original_response_id)
    if one.triggered_by is not None:
        payload["triggering_interaction_metadata"] = _provenance(realm, one.triggered_by)
    return payload


def _basic(realm: Realm, one: Message) -> Json:
    world = realm.world
    attachments = {str(each.id): each for each in one.attachments}
    payload: Json = {
        "id": str(one.id),
        "type": int(one.kind),
        "channel_id": str(one.channel_id),
        "author": user(world.users[one.author_id]),
        "content": one.content,
        "timestamp": iso(seconds_of(one.id)),
        "edited_timestamp": None if one.edited is None else iso(one.edited),
        "flags": one.flags,
        "embeds": [_embed(realm, each, attachments) for each in one.embeds],
        "components": [_component(realm, each, attachments) for each in one.components],
        "attachments": [attachment(realm, each, ephemeral=one.is_ephemeral) for each in one.attachments],
        "mentions": [user(world.users[user_id]) for user_id in one.mentions],
        "mention_roles": [str(role_id) for role_id in one.mention_roles],
        "mention_everyone": one.mention_everyone,
        "pinned": one.pinned is not None,
        "tts": False,
    }
    if one.nonce is not None:
        payload["nonce"] = one.nonce
    if one.provenance is not None:
        _add_provenance(realm, payload, one.provenance)
    return payload


def _add_provenance(realm: Realm, payload: Json, origin: Provenance) -> None:
    payload["application_id"] = payload["webhook_id"] = str(realm.world.bot_id)
    payload["interaction_metadata"] = _provenance(realm, origin)
    if origin.name:
        payload["interaction"] = {
            "id": str(origin.id),
            "type": origin.kind,
            "name": origin.name,
            "user": user(realm.world.users[origin.user_id]),
        }


def message(realm: Realm, one: Message) -> Json:
    payload = _basic(realm, one)
    if one.reply_to is not None:
        channel = realm.world.channels[one.channel_id]
        payload["message_reference"] = _reference(channel, one.reply_to)
        if one.kind is not MessageKind.THREAD_CREATED:
            origin = realm.world.message(one.channel_id, one.reply_to)
            payload["referenced_message"] = None if origin is None else _basic(realm, origin)
    if one.has(MessageFlag.HAS_THREAD) and one.id in realm.world.channels:
        payload["thread"] = thread(realm.world.channels[one.id])
    return payload


def _reference(channel: Channel, message_id: int) -> Json:
    reference: Json = {"type": 0, "channel_id": str(channel.id), "message_id": str(message_id)}
    if channel.guild_id is not None:
        reference["guild_id"] = str(channel.guild_id)
    return reference


def message_event(realm: Realm, one: Message) -> Json:
    """The gateway adds where it happened and who the author is there."""
    payload = message(realm, one)
    guild_id = realm.world.channels[one.channel_id].guild_id
    if guild_id is not None:
        payload["guild_id"] = str(guild_id)
        author = realm.world.guilds[guild_id].members.get(one.author_id)
        if author is not None:
            payload["member"] = member(realm, author, with_user=False)
    return payload


def without_content(payload: Json, bot_id: int) -> Json:
    """What a bot without the message content intent is given of other people's messages."""
    own = payload["author"]["id"] == str(bot_id)
    mentioned = any(each["id"] == str(bot_id) for each in payload["mentions"])
    if own or mentioned or "guild_id" not in payload:
        return payload
    return payload | {"content": "", "embeds": [], "attachments": [], "components": []}
