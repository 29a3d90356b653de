"""People and the bot as Discord's wire shows them."""

from bot.local.world.json_object import Json
from bot.local.world.things import User


def user(person: User) -> Json:
    payload: Json = {
        "id": str(person.id),
        "username": person.username,
        "discriminator": "0000" if person.bot else "0",
        "global_name": None if person.bot else person.display_name,
        "avatar": None,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "public_flags": 0,
        "flags": 0,
    }
    if person.bot:
        payload["bot"] = True
    return payload


def own_user(bot: User) -> Json:
    return user(bot) | {"mfa_enabled": False, "locale": bot.locale, "email": None, "verified": True}
