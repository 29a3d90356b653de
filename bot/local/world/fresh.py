"""The world that a fresh start finds: one harbour, or several, four people, the bot."""

import secrets
from dataclasses import dataclass
from itertools import chain, count

from bot.local.world.memory import World
from bot.local.world.permissions import BOT_PERMISSIONS, PLAYER_PERMISSIONS, Permission
from bot.local.world.snowflakes import Snowflakes, seconds_of
from bot.local.world.things import Channel, ChannelKind, Guild, Member, Role, User


@dataclass(frozen=True)
class FreshWorld:
    server: str = "Caravel Harbour"
    further_servers: tuple[str, ...] = ()
    """The same channels are in each, with a number behind their names."""
    bot_name: str = "Caravel"
    channels: tuple[tuple[str, str], ...] = (
        ("general", "Talk and meet here."),
        ("tables", "Open a table with /play."),
        ("spectators", "Watch the tables of others."),
    )
    announcement_channels: tuple[tuple[str, str], ...] = (("news", "What the harbour tells whoever follows it."),)
    players: tuple[str, ...] = ("Ada", "Boris", "Clara", "Dmitri")
    bot_permissions: Permission = BOT_PERMISSIONS


def build(fresh: FreshWorld, ids: Snowflakes) -> World:
    bot = User(id=ids.next(), username=fresh.bot_name, display_name=fresh.bot_name, bot=True)
    world = World(bot_id=bot.id)
    world.add(bot)
    for name in fresh.players:
        world.add(_person(world, ids, name))
    for number, name in enumerate((fresh.server, *fresh.further_servers), 1):
        _add_server(world, ids, fresh, name, "" if number == 1 else f"-{number}")
    return world


def _add_server(world: World, ids: Snowflakes, fresh: FreshWorld, name: str, behind: str) -> None:
    guild_id = ids.next_moment()
    players_role = Role(id=ids.next(), name="Players", permissions=int(PLAYER_PERMISSIONS), position=1)
    bot_role = Role(
        id=ids.next(), name=fresh.bot_name, permissions=int(fresh.bot_permissions), position=2, managed_by=world.bot_id
    )
    # Everything is granted by the two roles, so that taking a permission from the bot truly takes it.
    everyone = Role(id=guild_id, name="@everyone", permissions=0)
    guild = Guild(id=guild_id, name=name, owner_id=world.players[0].id, roles=[everyone, players_role, bot_role])
    world.add(guild)
    guild.members[world.bot_id] = Member(user_id=world.bot_id, joined_at=seconds_of(guild_id), roles=[bot_role.id])
    for person in world.players:
        _join(guild, person)
    kinds = {ChannelKind.TEXT: fresh.channels, ChannelKind.ANNOUNCEMENT: fresh.announcement_channels}
    listed = [(kind, *channel) for kind, channels in kinds.items() for channel in channels]
    for position, (kind, channel, topic) in enumerate(listed):
        world.add(Channel(ids.next(), kind, channel + behind, guild_id=guild.id, topic=topic, position=position))


def add_player(world: World, ids: Snowflakes, name: str) -> User:
    """One more person at this machine, a member of every server, with a link of their own."""
    person = _person(world, ids, name)
    world.add(person)
    for guild in world.guilds.values():
        _join(guild, person)
        world.changed(guild)
    return person


def _person(world: World, ids: Snowflakes, name: str) -> User:
    taken = {user.username for user in world.users.values()}
    plain = "".join(each for each in name.lower() if each.isalnum() or each in "._") or "player"
    username = next(each for each in chain([plain], (f"{plain}{n}" for n in count(2))) if each not in taken)
    return User(id=ids.next(), username=username, display_name=name, key=secrets.token_urlsafe(24))


def _join(guild: Guild, person: User) -> None:
    role = next(role.id for role in guild.roles if role.name == "Players")
    guild.members[person.id] = Member(user_id=person.id, joined_at=seconds_of(max(person.id, guild.id)), roles=[role])
