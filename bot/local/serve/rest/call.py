"""One REST call: its parameters, body and files; and the table of routes that handlers enter themselves in."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.local.actions.interactions import Interactions
from bot.local.validate.uploads import Upload
from bot.local.world import refusals
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.snowflakes import read_id
from bot.local.world.things import Channel, Guild, Message


@dataclass
class Call:
    realm: Realm
    interactions: Interactions
    parameters: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: dict[int, Upload] = field(default_factory=dict)

    def id(self, name: str) -> int:
        """One of the path's ids."""
        found = read_id(self.parameters[name])
        if found is None:
            raise refusals.ApiError(400, 50035, "Invalid Form Body")
        return found

    def number(self, name: str, default: int, least: int = 0, most: int = 2**63) -> int:
        """One of the query's numbers."""
        found = read_id(self.query.get(name, default))
        if found is None or not least <= found <= most:
            raise refusals.ApiError(400, 50035, "Invalid Form Body")
        return found

    @property
    def bot_id(self) -> int:
        return self.realm.world.bot_id

    @property
    def fields(self) -> Json:
        return self.body if isinstance(self.body, dict) else {}

    def channel(self) -> Channel:
        channel = self.realm.world.channels.get(self.id("channel_id"))
        if channel is None:
            raise refusals.unknown_channel()
        return channel

    def message(self, channel: Channel) -> Message:
        """A message that REST can reach: an ephemeral one cannot be."""
        message = self.realm.world.message(channel.id, self.id("message_id"))
        if message is None or message.is_ephemeral:
            raise refusals.unknown_message()
        return message

    def guild(self) -> Guild:
        guild = self.realm.world.guilds.get(self.id("guild_id"))
        if guild is None or self.bot_id not in guild.members:
            raise refusals.unknown_guild()
        return guild


@dataclass(frozen=True)
class Response:
    """What a handler gives back: JSON, or with no body a 204."""

    body: Any = None
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)


NOTHING = Response(status=204)

Handler = Callable[[Call], Response]


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    handler: Handler
    needs_token: bool = True


@dataclass
class Routes:
    """The routes of one resource; paths are written as Discord's own description writes them."""

    table: list[Route] = field(default_factory=list)

    def add(self, method: str, path: str, *, needs_token: bool = True) -> Callable[[Handler], Handler]:
        def enter(handler: Handler) -> Handler:
            self.table.append(Route(method, path, handler, needs_token))
            return handler

        return enter
