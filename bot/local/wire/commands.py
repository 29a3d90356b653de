"""Application commands and the application itself as Discord's wire shows them."""

from bot.local.wire.users import user
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.things import Command


def command(realm: Realm, one: Command) -> Json:
    payload: Json = {
        "id": str(one.id),
        "application_id": str(realm.world.bot_id),
        "version": str(one.version),
        **one.body,
    }
    if one.guild_id is not None:
        payload["guild_id"] = str(one.guild_id)
    return payload


def application(realm: Realm) -> Json:
    bot = realm.world.bot
    return {
        "id": str(bot.id),
        "name": bot.display_name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(bot),
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(realm.world.players[0]),
        "approximate_guild_count": len(realm.world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}, "1": {}},
    }
