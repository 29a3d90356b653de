"""A bot's gateway session: what it wants to hear, what it was told, how far it has heard."""

import asyncio
import json
import secrets
from collections import deque
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from aiohttp import web

from bot.local.wire.messages import without_content
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.snowflakes import SERIAL_BITS, read_id

RESUMABLE_EVENTS = 2_000


class Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE_UPDATE = 3
    VOICE_STATE_UPDATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Intent(IntEnum):
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
_OF_GUILDS = ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE")
_IN_GUILD_OR_DM = {
    "MESSAGE": (Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES),
    "TYPING": (Intent.GUILD_TYPING, Intent.DIRECT_TYPING),
}


def _wanted(intents: int, name: str, data: Json) -> bool:
    if name in ("INTERACTION_CREATE", "READY", "RESUMED"):
        return True
    if name == "THREAD_MEMBERS_UPDATE":
        return bool(intents & Intent.GUILDS)
    by_place = _IN_GUILD_OR_DM.get(name.split("_", maxsplit=1)[0])
    if by_place is None:
        return bool(intents & Intent.GUILDS)
    return bool(intents & by_place[0 if "guild_id" in data else 1])


@dataclass(frozen=True)
class Shard:
    """So much of a bot's servers: one of so many, counted from 0."""

    id: int = 0
    of: int = 1

    def hears(self, name: str, data: Json) -> bool:
        """What belongs to no server, such as private messages, is heard by the first."""
        return self.has(read_id(data.get("id" if name in _OF_GUILDS else "guild_id")) or 0)

    def has(self, guild_id: int) -> bool:
        """Whether this server is one of its own."""
        return (guild_id >> SERIAL_BITS) % self.of == self.id


class GatewaySession:
    """One bot's session: it outlives a dropped socket and can be resumed on the next one."""

    def __init__(self, realm: Realm, intents: int, shard: Shard) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.heard = 0
        self._realm = realm
        self._sent: deque[tuple[int, str]] = deque(maxlen=RESUMABLE_EVENTS)
        self._outbox: asyncio.Queue[str | bytes] = asyncio.Queue()
        self.socket: web.WebSocketResponse | None = None

    def dispatch(self, name: str, data: Json) -> None:
        if not _wanted(self.intents, name, data):
            return
        if name.startswith("MESSAGE_") and "author" in data and not self.intents & Intent.MESSAGE_CONTENT:
            data = without_content(data, self._realm.world.bot_id)
        self.sequence += 1
        frame = json.dumps({"op": Op.DISPATCH, "t": name, "s": self.sequence, "d": data})
        self._sent.append((self.sequence, frame))
        if self.socket is not None:
            self._outbox.put_nowait(frame)

    def send(self, op: Op, data: Any = None) -> None:
        self._outbox.put_nowait(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def ask_how_far(self) -> None:
        """A ping after all events so far. Its echo proves that the client has dealt with them: it reads in order.

        A heartbeat would tell too, but discord.py sends no more than 110 packets a minute.
        """
        self._outbox.put_nowait(str(self.sequence).encode())

    def attach(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self._outbox = asyncio.Queue()

    def can_resume(self, after: int) -> bool:
        return after == self.sequence or any(number == after + 1 for number, _ in self._sent)

    def replay(self, after: int) -> None:
        for number, frame in self._sent:
            if number > after:
                self._outbox.put_nowait(frame)

    async def write_on(self, socket: web.WebSocketResponse) -> None:
        """Send what comes into the outbox, in order, for as long as the socket lives."""
        outbox = self._outbox
        while not socket.closed:
            frame = await outbox.get()
            if isinstance(frame, bytes):
                await socket.ping(frame)
            else:
                await socket.send_str(frame)

    @property
    def up_to_date(self) -> bool:
        """The client has heard everything, and said so."""
        return self.heard >= self.sequence
