"""Servers: their channels, members and roles."""

from bot.local.serve.rest.call import Call, Response, Routes
from bot.local.wire.channels import channel as channel_wire
from bot.local.wire.guilds import guild as guild_wire
from bot.local.wire.guilds import member as member_wire
from bot.local.wire.guilds import role as role_wire
from bot.local.world import refusals

routes = Routes()


@routes.add("GET", "/guilds/{guild_id}")
def get(call: Call) -> Response:
    guild = call.guild()
    counted = call.query.get("with_counts", "").lower() in ("1", "true")
    counts = {"approximate_member_count": len(guild.members), "approximate_presence_count": len(guild.members)}
    return Response(guild_wire(guild) | (counts if counted else {}))


@routes.add("GET", "/guilds/{guild_id}/channels")
def list_channels(call: Call) -> Response:
    return Response([channel_wire(call.realm, each) for each in call.realm.world.channels_of(call.guild().id)])


@routes.add("GET", "/guilds/{guild_id}/roles")
def list_roles(call: Call) -> Response:
    return Response([role_wire(each) for each in call.guild().roles])


@routes.add("GET", "/guilds/{guild_id}/members")
def list_members(call: Call) -> Response:
    """Listing everyone is a privilege of bots with the members intent."""
    guild = call.guild()
    if not call.realm.privileged_intents & 1 << 1:
        raise refusals.missing_access()
    after, limit = call.number("after", 0), call.number("limit", 1, 1, 1000)
    found = sorted((each for each in guild.members.values() if each.user_id > after), key=lambda each: each.user_id)
    return Response([member_wire(call.realm, each) for each in found[:limit]])


@routes.add("GET", "/guilds/{guild_id}/members/search")
def search_members(call: Call) -> Response:
    wanted, limit = call.query.get("query", "").lower(), call.number("limit", 1, 1, 1000)
    users = call.realm.world.users
    found = [each for each in call.guild().members.values() if users[each.user_id].username.startswith(wanted)]
    return Response([member_wire(call.realm, each) for each in found[:limit]])


@routes.add("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(call: Call) -> Response:
    found = call.guild().members.get(call.id("user_id"))
    if found is None:
        raise refusals.unknown_member()
    return Response(member_wire(call.realm, found))
