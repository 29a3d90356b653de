"""Who may do what where: Discord's permission bits, roles and channel overwrites."""

from enum import IntFlag

from bot.local.world import refusals
from bot.local.world.memory import World
from bot.local.world.things import Channel, ChannelKind, Guild


class Permission(IntFlag):
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


EVERYTHING = Permission(sum(Permission))

BOT_PERMISSIONS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
)

PLAYER_PERMISSIONS = BOT_PERMISSIONS | Permission.USE_APPLICATION_COMMANDS | Permission.USE_EXTERNAL_EMOJIS

# In a direct message Discord grants these, whatever a server says.
DM_PERMISSIONS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.PIN_MESSAGES
)


def in_guild(guild: Guild, user_id: int) -> Permission:
    """What a member may do in a server before any channel narrows it."""
    member = guild.members.get(user_id)
    if member is None:
        return Permission(0)
    if guild.owner_id == user_id:
        return EVERYTHING
    held = Permission(0)
    for role in guild.roles:
        if role.id == guild.id or role.id in member.roles:
            held |= Permission(role.permissions)
    return EVERYTHING if held & Permission.ADMINISTRATOR else held


def in_channel(world: World, user_id: int, channel: Channel) -> Permission:
    if channel.guild_id is None:
        return DM_PERMISSIONS if user_id in channel.recipients else Permission(0)
    guild = world.guilds[channel.guild_id]
    held = in_guild(guild, user_id)
    if held == EVERYTHING:
        return held
    member = guild.members.get(user_id)
    if member is None:
        return Permission(0)
    place = world.channels[channel.parent_id] if channel.is_thread and channel.parent_id else channel
    ranks = ([guild.id], member.roles, [user_id])
    for ids in ranks:
        matching = [overwrite for overwrite in place.overwrites if overwrite.id in ids]
        for overwrite in matching:
            held &= ~Permission(overwrite.deny)
        for overwrite in matching:
            held |= Permission(overwrite.allow)
    return held if held & Permission.VIEW_CHANNEL else Permission(0)


def sees(world: World, user_id: int, channel: Channel) -> bool:
    held = in_channel(world, user_id, channel)
    if not held & Permission.VIEW_CHANNEL:
        return False
    if channel.kind is ChannelKind.PRIVATE_THREAD and channel.thread is not None:
        return user_id in channel.thread.members or bool(held & Permission.MANAGE_THREADS)
    return True


def require(world: World, user_id: int, channel: Channel, needed: Permission) -> None:
    """Discord's two refusals: a place one cannot see, and a thing one may not do there."""
    if not sees(world, user_id, channel):
        raise refusals.missing_access()
    if needed & ~in_channel(world, user_id, channel):
        raise refusals.missing_permissions()


def by_names(names: dict[str, bool], held: Permission) -> Permission:
    """`held` with the named permissions switched on or off."""
    for name, on in names.items():
        flag = Permission[name.upper()]
        held = held | flag if on else held & ~flag
    return held


def as_names(held: Permission) -> dict[str, bool]:
    return {str(flag.name).lower(): bool(held & flag) for flag in Permission}
