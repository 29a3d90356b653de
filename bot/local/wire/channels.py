"""Channels, threads and direct messages as Discord's wire shows them."""

from bot.local.wire.users import user
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.snowflakes import iso, seconds_of
from bot.local.world.things import Channel, Overwrite, ThreadState


def text_id(snowflake: int | None) -> str | None:
    return None if snowflake is None else str(snowflake)


def overwrite(one: Overwrite) -> Json:
    return {"id": str(one.id), "type": int(one.for_member), "allow": str(one.allow), "deny": str(one.deny)}


def _text_channel(one: Channel) -> Json:
    return {
        "id": str(one.id),
        "type": int(one.kind),
        "guild_id": text_id(one.guild_id),
        "name": one.name,
        "topic": one.topic,
        "position": one.position,
        "parent_id": text_id(one.parent_id),
        "last_message_id": text_id(one.last_message_id),
        "rate_limit_per_user": one.slowmode_seconds,
        "permission_overwrites": [overwrite(each) for each in one.overwrites],
        "nsfw": False,
        "flags": 0,
    }


def _direct_messages(realm: Realm, one: Channel, viewer: int) -> Json:
    others = [realm.world.users[user_id] for user_id in one.recipients if user_id != viewer]
    return {
        "id": str(one.id),
        "type": int(one.kind),
        "last_message_id": text_id(one.last_message_id),
        "recipients": [user(other) for other in others],
        "flags": 0,
    }


def thread_member(one: Channel, state: ThreadState, user_id: int) -> Json:
    return {
        "id": str(one.id),
        "user_id": str(user_id),
        "join_timestamp": iso(state.members[user_id]),
        "flags": 0,
    }


def thread(one: Channel, viewer: int | None = None) -> Json:
    state = one.thread
    assert state is not None
    payload: Json = {
        "id": str(one.id),
        "type": int(one.kind),
        "guild_id": text_id(one.guild_id),
        "parent_id": text_id(one.parent_id),
        "owner_id": str(state.owner_id),
        "name": one.name,
        "last_message_id": text_id(one.last_message_id),
        "rate_limit_per_user": one.slowmode_seconds,
        "message_count": state.message_count,
        "total_message_sent": state.message_count,
        "member_count": min(len(state.members), 50),
        "flags": 0,
        "thread_metadata": {
            "archived": state.archived,
            "archive_timestamp": iso(state.archive_timestamp),
            "auto_archive_duration": state.auto_archive_minutes,
            "locked": state.locked,
            "invitable": state.invitable,
            "create_timestamp": iso(seconds_of(one.id)),
        },
    }
    if viewer in state.members:
        payload["member"] = thread_member(one, state, viewer)
    return payload


def channel(realm: Realm, one: Channel, viewer: int | None = None) -> Json:
    """Any channel, as `viewer` (by default the bot) is shown it."""
    seen_by = realm.world.bot_id if viewer is None else viewer
    if one.is_thread:
        return thread(one, seen_by)
    if one.is_dm:
        return _direct_messages(realm, one, seen_by)
    return _text_channel(one)
