"""Users, the bot itself, its application, and where the gateway is."""

from bot.local.actions.threads import direct_messages
from bot.local.serve.rest.call import Call, Response, Routes
from bot.local.wire.channels import channel as channel_wire
from bot.local.wire.commands import application
from bot.local.wire.users import own_user, user
from bot.local.world import permissions, refusals
from bot.local.world.snowflakes import read_id

routes = Routes()


@routes.add("GET", "/users/@me")
def me(call: Call) -> Response:
    return Response(own_user(call.realm.world.bot))


@routes.add("GET", "/users/{user_id}")
def one_user(call: Call) -> Response:
    found = call.realm.world.users.get(call.id("user_id"))
    if found is None:
        raise refusals.unknown_user()
    return Response(user(found))


@routes.add("POST", "/users/@me/channels")
def open_direct_messages(call: Call) -> Response:
    """Opening works for anyone; that someone's messages are closed only shows when sending."""
    recipient = read_id(call.fields.get("recipient_id")) or 0
    if recipient not in call.realm.world.users:
        raise refusals.unknown_user()
    if recipient == call.bot_id:
        raise refusals.closed_dms()
    return Response(channel_wire(call.realm, direct_messages(call.realm, call.bot_id, recipient)))


@routes.add("GET", "/users/@me/guilds")
def own_guilds(call: Call) -> Response:
    return Response(
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
def own_application_by_oauth(call: Call) -> Response:
    return Response(application(call.realm))


@routes.add("GET", "/applications/@me")
def own_application(call: Call) -> Response:
    return Response(application(call.realm))


@routes.add("GET", "/gateway", needs_token=False)
def gateway(call: Call) -> Response:
    return Response({"url": _gateway_url(call)})


@routes.add("GET", "/gateway/bot")
def gateway_for_bots(call: Call) -> Response:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return Response({"url": _gateway_url(call), "shards": call.realm.shards, "session_start_limit": limit})


def _gateway_url(call: Call) -> str:
    return f"{call.realm.base_url.replace('http', 'ws', 1)}/gateway/"
