"""Users, the bot itself, its application, and where the gateway is."""

from bot.local import errors, permissions
from bot.local.rest.call import Answer, Call, Routes
from bot.local.threads import direct_messages
from bot.local.wire.commands import application
from bot.local.wire.places import channel as channel_wire
from bot.local.wire.users import own_user, user

routes = Routes()


@routes.add("GET", "/users/@me")
def me(call: Call) -> Answer:
    return Answer(own_user(call.realm.world.bot))


@routes.add("GET", "/users/{user_id}")
def one_user(call: Call) -> Answer:
    found = call.realm.world.users.get(call.id("user_id"))
    if found is None:
        raise errors.unknown_user()
    return Answer(user(found))


@routes.add("POST", "/users/@me/channels")
def open_direct_messages(call: Call) -> Answer:
    """Opening works for anyone; that someone's messages are closed only shows when sending."""
    recipient = int(call.fields.get("recipient_id") or 0)
    if recipient not in call.realm.world.users:
        raise errors.unknown_user()
    if recipient == call.bot_id:
        raise errors.closed_dms()
    return Answer(channel_wire(call.realm, direct_messages(call.realm, call.bot_id, recipient)))


@routes.add("GET", "/users/@me/guilds")
def own_guilds(call: Call) -> Answer:
    return Answer(
        [
            {
                "id": str(guild.id),
                "name": guild.name,
                "icon": None,
                "banner": None,
                "owner": guild.owner_id == call.bot_id,
                "permissions": str(int(permissions.in_guild(guild, call.bot_id))),
                "features": [],
            }
            for guild in call.realm.world.guilds.values()
            if call.bot_id in guild.members
        ]
    )


@routes.add("GET", "/oauth2/applications/@me")
def own_application_by_oauth(call: Call) -> Answer:
    return Answer(application(call.realm))


@routes.add("GET", "/applications/@me")
def own_application(call: Call) -> Answer:
    return Answer(application(call.realm))


@routes.add("GET", "/gateway", needs_token=False)
def gateway(call: Call) -> Answer:
    return Answer({"url": _gateway_url(call)})


@routes.add("GET", "/gateway/bot")
def gateway_for_bots(call: Call) -> Answer:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return Answer({"url": _gateway_url(call), "shards": 1, "session_start_limit": limit})


def _gateway_url(call: Call) -> str:
    return f"{call.realm.base_url.replace('http', 'ws', 1)}/gateway/"
