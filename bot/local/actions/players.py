"""The local players: the keys in their links, and how the page is told about them."""

import hmac
from itertools import islice

from bot.local.actions import messaging
from bot.local.actions.audience import players_seeing, tell_players
from bot.local.validate.commands import LOCALES
from bot.local.validate.form import Form, invalid_form
from bot.local.wire.channels import channel as channel_wire
from bot.local.wire.guilds import role as role_wire
from bot.local.wire.users import user as user_wire
from bot.local.world import permissions
from bot.local.world.hub import Dispatch
from bot.local.world.json_object import Json
from bot.local.world.memory import World
from bot.local.world.permissions import Permission
from bot.local.world.realm import Realm
from bot.local.world.refusals import unknown_channel
from bot.local.world.things import Channel, Overwrite, User

MOST_PLAYERS = 24
MOST_COUNTED = 200


def by_key(world: World, key: str) -> User | None:
    """The player whose link has this key, compared without telling how much of it was right."""
    encoded = key.encode()
    return next((player for player in world.players if hmac.compare_digest(player.key.encode(), encoded)), None)


def unread_pings(realm: Realm, player: User) -> dict[int, int]:
    """By channel, how many messages that ring for this player lie unread."""
    found: dict[int, int] = {}
    for channel in realm.world.channels.values():
        if permissions.sees(realm.world, player.id, channel):
            newer = realm.world.newer(channel.id, player.last_read.get(channel.id, 0))
            rings = sum(messaging.pings(realm, message, player.id) for message in islice(newer, MOST_COUNTED))
            if rings:
                found[channel.id] = rings
    return found


def rings_for(realm: Realm, created: Json, player_id: int) -> bool:
    """Whether the message of this MESSAGE_CREATE rings for the player."""
    message = realm.world.message(int(created["channel_id"]), int(created["id"]))
    return message is not None and messaging.pings(realm, message, player_id)


def player_wire(realm: Realm, player: User) -> Json:
    return {
        "user": user_wire(player),
        "link": f"/p/{player.key}",
        "dms_open": player.dms_open,
        "locale": player.locale,
        "online": realm.hub.is_online(player.id),
        "pings": sum(unread_pings(realm, player).values()),
    }


def announce_player(realm: Realm, player: User) -> None:
    tell_players(realm, "PLAYER_UPDATE", player_wire(realm, player))


def set_player(
    realm: Realm,
    player: User,
    *,
    dms_open: bool | None = None,
    locale: str | None = None,
    installed: bool | None = None,
) -> None:
    if locale is not None and locale not in LOCALES:
        raise invalid_form(("locale",), "BASE_TYPE_CHOICES", f"There is no locale {locale}.")
    player.dms_open = player.dms_open if dms_open is None else dms_open
    player.locale = locale or player.locale
    player.installed = player.installed if installed is None else installed
    realm.world.changed(player)
    announce_player(realm, player)


def read_player_name(realm: Realm, raw: object) -> str:
    form = Form()
    name = (form.text(("name",), raw, 1, 32, required=True) or "").strip()
    if not name or any(player.display_name == name for player in realm.world.players):
        form.add(("name",), "LOCAL_NAME_TAKEN")
    if len(realm.world.players) >= MOST_PLAYERS:
        form.add(("name",), "LOCAL_TOO_MANY_PLAYERS", f"At most {MOST_PLAYERS} people play at one machine.")
    form.check()
    return name


def bot_permissions_wire(realm: Realm) -> Json:
    """What the bot may do: in the server, and in each channel."""
    bot_id = realm.world.bot_id
    guild = next(iter(realm.world.guilds.values()))
    return {
        "bot": permissions.as_names(permissions.in_guild(guild, bot_id)),
        "channels": {
            str(channel.id): permissions.as_names(permissions.in_channel(realm.world, bot_id, channel))
            for channel in realm.world.channels_of(guild.id)
        },
    }


def set_bot_permissions(realm: Realm, names: dict[str, bool], channel_id: int | None = None) -> None:
    """Switch the bot's rights in the whole server, or in one channel."""
    known = {str(flag.name).lower() for flag in Permission}
    if not set(names) <= known:
        raise invalid_form(("permissions",), "BASE_TYPE_CHOICES", "There is no such permission.")
    if channel_id is None:
        _switch_role(realm, names)
    else:
        channel = realm.world.channels.get(channel_id)
        if channel is None or channel.guild_id is None or channel.is_thread:
            raise unknown_channel()
        switch_overwrite(realm, channel, realm.world.bot_id, names)
    tell_players(realm, "SETTINGS", {"permissions": bot_permissions_wire(realm)})


def _switch_role(realm: Realm, names: dict[str, bool]) -> None:
    for guild in realm.world.guilds.values():
        role = next(role for role in guild.roles if role.managed_by == realm.world.bot_id)
        role.permissions = int(permissions.by_names(names, Permission(role.permissions)))
        realm.world.changed(guild)
        realm.hub.emit(Dispatch("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": role_wire(role)}))


def switch_overwrite(realm: Realm, channel: Channel, member_id: int, names: dict[str, bool]) -> None:
    """Switch one member's rights in one channel."""
    overwrite = next((each for each in channel.overwrites if each.id == member_id), None)
    if overwrite is None:
        overwrite = Overwrite(id=member_id, for_member=True)
        channel.overwrites.append(overwrite)
    overwrite.allow = int(permissions.by_names(names, Permission(overwrite.allow)))
    overwrite.deny = int(permissions.by_names({name: not on for name, on in names.items()}, Permission(overwrite.deny)))
    realm.world.changed(channel)
    # Discord's gateway tells a bot also of channels that it cannot see.
    told = players_seeing(realm, channel)
    realm.hub.emit(Dispatch("CHANNEL_UPDATE", channel_wire(realm, channel), to_bot=True, players=told))
