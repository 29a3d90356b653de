"""The people, places and files that an interaction names, as its payload shows them."""

from bot.local.validate.commands import OptionKind
from bot.local.validate.modals import fields_of
from bot.local.wire.channels import channel as channel_wire
from bot.local.wire.guilds import member
from bot.local.wire.messages import attachment
from bot.local.wire.users import user as user_wire
from bot.local.world import refusals
from bot.local.world.components import SELECTS, ComponentKind
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.things import Channel, Guild


def resolve(realm: Realm, channel: Channel, ids: list[tuple[int, int]]) -> Json:
    """The `resolved` part of a payload for (option or select kind, id) pairs; ids nobody has are refused."""
    world, guild = realm.world, _guild(realm, channel)
    resolved: dict[str, Json] = {}
    for kind, one_id in ids:
        if kind == OptionKind.CHANNEL and one_id in world.channels:
            place = channel_wire(realm, world.channels[one_id]) | {"permissions": "0"}
            resolved.setdefault("channels", {})[str(one_id)] = place
        elif kind == OptionKind.ATTACHMENT and one_id in realm.uploads:
            given = attachment(realm, realm.uploads[one_id], ephemeral=True)
            resolved.setdefault("attachments", {})[str(one_id)] = given
        elif kind in (OptionKind.USER, OptionKind.MENTIONABLE) and one_id in world.users:
            resolved.setdefault("users", {})[str(one_id)] = user_wire(world.users[one_id])
            if guild is not None and one_id in guild.members:
                someone = member(realm, guild.members[one_id], with_user=False) | {"permissions": "0"}
                resolved.setdefault("members", {})[str(one_id)] = someone
        else:
            raise refusals.unknown_user()
    return resolved


def _guild(realm: Realm, channel: Channel) -> Guild | None:
    return None if channel.guild_id is None else realm.world.guilds[channel.guild_id]


_SELECT_AS_OPTION = {
    ComponentKind.USER_SELECT: OptionKind.USER,
    ComponentKind.CHANNEL_SELECT: OptionKind.CHANNEL,
    ComponentKind.MENTIONABLE_SELECT: OptionKind.MENTIONABLE,
    ComponentKind.ROLE_SELECT: OptionKind.ROLE,
}


_NAMES_SOMETHING = (
    OptionKind.USER,
    OptionKind.CHANNEL,
    OptionKind.ROLE,
    OptionKind.MENTIONABLE,
    OptionKind.ATTACHMENT,
)


def in_options(options: list[Json]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for option in options:
        found += in_options(option.get("options", []))
        if option["type"] in _NAMES_SOMETHING and "value" in option:
            found.append((option["type"], int(option["value"])))
    return found


def in_select(select: Json, values: list[str]) -> list[tuple[int, int]]:
    kind = _SELECT_AS_OPTION.get(ComponentKind(select["type"]))
    return [] if kind is None else [(kind, int(value)) for value in values]


def in_modal(modal: Json, answers: dict[str, Json]) -> list[tuple[int, int]]:
    selects = [field for field in fields_of(modal) if field["type"] in SELECTS]
    chosen = [(select, answers.get(select["custom_id"], {}).get("values", [])) for select in selects]
    return [reference for select, values in chosen for reference in in_select(select, values)]
