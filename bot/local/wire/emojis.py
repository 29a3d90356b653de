"""The application's own emojis as Discord's wire shows them."""

from bot.local.wire.users import user
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.things import Emoji


def emoji(realm: Realm, one: Emoji) -> Json:
    return {
        "id": str(one.id),
        "name": one.name,
        "user": user(realm.world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": one.animated,
        "available": True,
    }
