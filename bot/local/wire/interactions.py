"""Interactions as the gateway tells them."""

from bot.local.wire.channels import channel as channel_wire
from bot.local.wire.guilds import member
from bot.local.wire.messages import message as message_wire
from bot.local.wire.users import user as user_wire
from bot.local.world import permissions
from bot.local.world.files import LARGEST_FILE
from bot.local.world.interaction import LiveInteraction
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.things import Channel, User


def _owners(realm: Realm, person: User, channel: Channel) -> Json:
    """On whose behalf the application is here: a server's (in private messages none in particular), a person's."""
    in_server = channel.guild_id is not None or realm.world.share_a_server(person.id, realm.world.bot_id)
    of_server = {"0": str(channel.guild_id or 0)} if in_server else {}
    return of_server | ({"1": str(person.id)} if person.installed else {})


def interaction_create(realm: Realm, interaction: LiveInteraction) -> Json:
    """What the bot is told, with all that it needs to answer."""
    world = realm.world
    channel = world.channels[interaction.channel_id]
    person = world.users[interaction.user_id]
    payload: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot_id),
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": channel_wire(realm, channel)
        | {"permissions": str(int(permissions.in_channel(world, person.id, channel)))},
        "locale": person.locale,
        "app_permissions": str(int(permissions.in_channel(world, world.bot_id, channel))),
        "attachment_size_limit": LARGEST_FILE,
        "entitlements": [],
        "authorizing_integration_owners": _owners(realm, person, channel),
        "context": 1 if channel.is_dm else 0,
    }
    if channel.guild_id is None:
        payload["user"] = user_wire(person)
    else:
        guild = world.guilds[channel.guild_id]
        payload |= {
            "guild_id": str(guild.id),
            "guild_locale": guild.locale,
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "member": member(realm, guild.members[person.id])
            | {"permissions": str(int(permissions.in_channel(world, person.id, channel)))},
        }
    if interaction.source is not None:
        payload["message"] = message_wire(realm, interaction.source)
    return payload
