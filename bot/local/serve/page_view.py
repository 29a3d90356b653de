"""What a player's page is shown when it opens, and what each event becomes for this player."""

from collections.abc import Iterator, Sequence

from bot.local.actions import messaging
from bot.local.actions.player_actions import HISTORY, PlayerActions
from bot.local.actions.players import bot_permissions_wire, player_wire, rings_for, unread_pings
from bot.local.wire.channels import channel as channel_wire
from bot.local.wire.commands import command as command_wire
from bot.local.wire.guilds import guild as guild_wire
from bot.local.wire.guilds import member as member_wire
from bot.local.wire.messages import message_event
from bot.local.wire.users import user as user_wire
from bot.local.world import permissions
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.things import Channel, Guild

PROTOCOL = 1
RECENT_THREADS = 20
MESSAGES_OF_OLDER_THREADS = 10


def hello(realm: Realm, actions: PlayerActions, games: Sequence[Json]) -> Json:
    world = realm.world
    seen = [channel for channel in world.channels.values() if permissions.sees(world, actions.user_id, channel)]
    unread = {str(channel.id): actions.unread(channel) for channel in seen}
    return {
        "me": user_wire(actions.user),
        "players": [player_wire(realm, player) for player in world.players],
        "bot": user_wire(world.bot),
        "guilds": [_guild(realm, guild, actions.user_id, seen) for guild in world.guilds.values()],
        "dms": [channel_wire(realm, channel, actions.user_id) for channel in seen if channel.is_dm],
        "messages": {str(channel.id): shown for channel, shown in _newest(realm, actions, seen)},
        "unread": {channel_id: number for channel_id, number in unread.items() if number},
        "pings": {str(channel_id): number for channel_id, number in unread_pings(realm, actions.user).items()},
        "commands": [command_wire(realm, command) for command in world.commands.values()],
        "permissions": bot_permissions_wire(realm),
        "games": list(games),
        "version": PROTOCOL,
    }


def _guild(realm: Realm, guild: Guild, player_id: int, seen: list[Channel]) -> Json:
    here = [channel for channel in seen if channel.guild_id == guild.id]
    return guild_wire(guild) | {
        "channels": [channel_wire(realm, channel, player_id) for channel in here if not channel.is_thread],
        "threads": [channel_wire(realm, channel, player_id) for channel in here if channel.is_thread],
        "members": [member_wire(realm, someone) for someone in guild.members.values()],
    }


def _newest(realm: Realm, actions: PlayerActions, seen: list[Channel]) -> Iterator[tuple[Channel, list[Json]]]:
    """Of older threads only the end: after many tables the page would else open slowly."""
    threads = sorted((each for each in seen if each.is_thread), key=lambda each: each.last_message_id or each.id)
    older = {thread.id for thread in threads[:-RECENT_THREADS]}
    for channel in seen:
        limit = MESSAGES_OF_OLDER_THREADS if channel.id in older else HISTORY
        found = actions.messages(channel.id, limit=limit)
        yield channel, [_message(realm, actions, message.id, channel) for message in found]


def _message(realm: Realm, actions: PlayerActions, message_id: int, channel: Channel) -> Json:
    message = realm.world.messages[channel.id][message_id]
    return message_event(realm, message) | {"pings_me": messaging.pings(realm, message, actions.user_id)}


def history(realm: Realm, actions: PlayerActions, channel: Channel, before: int) -> Json:
    found = actions.messages(channel.id, before)
    older = bool(found) and bool(actions.messages(channel.id, found[0].id, limit=1))
    return {"messages": [_message(realm, actions, message.id, channel) for message in found], "more": older}


def event_for(realm: Realm, player_id: int, name: str, data: Json) -> Json:
    """A new message says whether it rings for this player."""
    return data | {"pings_me": rings_for(realm, data, player_id)} if name == "MESSAGE_CREATE" else data
