"""Servers with their members and roles as Discord's wire shows them."""

from bot.local.wire.channels import channel, thread
from bot.local.wire.users import user
from bot.local.world import permissions
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.snowflakes import iso
from bot.local.world.things import Guild, Member, Role


def member(realm: Realm, someone: Member, *, with_user: bool = True) -> Json:
    payload: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": iso(someone.joined_at),
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [str(role_id) for role_id in someone.roles],
        "mute": False,
        "deaf": False,
    }
    if with_user:
        payload["user"] = user(realm.world.users[someone.user_id])
    return payload


def role(one: Role) -> Json:
    payload: Json = {
        "id": str(one.id),
        "name": one.name,
        "permissions": str(one.permissions),
        "position": one.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": one.managed_by is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if one.managed_by is not None:
        payload["tags"] = {"bot_id": str(one.managed_by)}
    return payload


def guild(one: Guild) -> Json:
    return {
        "id": str(one.id),
        "name": one.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": str(one.owner_id),
        "application_id": None,
        "region": "",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [role(each) for each in one.roles],
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": one.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def guild_create(realm: Realm, one: Guild) -> Json:
    """GUILD_CREATE: the server with its channels and the threads that the bot may see."""
    bot_id = realm.world.bot_id
    threads = [t for t in realm.world.threads_of(one.id) if permissions.sees(realm.world, bot_id, t)]
    return guild(one) | {
        "joined_at": iso(one.members[bot_id].joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(one.members),
        "members": [member(realm, one.members[bot_id])],
        "channels": [channel(realm, each) for each in realm.world.channels_of(one.id)],
        "threads": [thread(each, viewer=bot_id) for each in threads if each.thread and not each.thread.archived],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
