"""The gateway, v10, in plain text frames: HELLO, IDENTIFY, RESUME, heartbeats, dispatch."""

import asyncio
import json
import secrets
from collections import deque
from enum import IntEnum
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from bot.local.plain import Json
from bot.local.realm import Realm
from bot.local.wire.guilds import guild_create, member
from bot.local.wire.messages import without_content
from bot.local.wire.users import own_user

HEARTBEAT_MS = 41_250
RESUMABLE_EVENTS = 2_000
RESUMABLE_SESSIONS = 8


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
_IN_GUILD_OR_DM = {
    "MESSAGE": (Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES),
    "TYPING": (Intent.GUILD_TYPING, Intent.DIRECT_TYPING),
}
_CLOSE_UNKNOWN_OP = 4001
_CLOSE_DECODE_ERROR = 4002
_CLOSE_NOT_AUTHENTICATED = 4003
_CLOSE_AUTHENTICATION_FAILED = 4004
_CLOSE_ALREADY_AUTHENTICATED = 4005
_CLOSE_DISALLOWED_INTENTS = 4014


def _wanted(intents: int, name: str, data: Json) -> bool:
    if name in ("INTERACTION_CREATE", "READY", "RESUMED"):
        return True
    if name == "THREAD_MEMBERS_UPDATE":
        return bool(intents & Intent.GUILDS)
    by_place = _IN_GUILD_OR_DM.get(name.split("_", maxsplit=1)[0])
    if by_place is None:
        return bool(intents & Intent.GUILDS)
    return bool(intents & by_place[0 if "guild_id" in data else 1])


class Session:
    """One bot's session: it outlives a dropped socket and can be resumed on the next one."""

    def __init__(self, realm: Realm, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.sequence = 0
        self.heard = 0
        self._realm = realm
        self._sent: deque[tuple[int, str]] = deque(maxlen=RESUMABLE_EVENTS)
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
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
            await socket.send_str(frame)

    @property
    def up_to_date(self) -> bool:
        """The client has said that it has heard everything."""
        return self.heard >= self.sequence


class Gateway:
    def __init__(self, realm: Realm) -> None:
        self._realm = realm
        self._sessions: dict[str, Session] = {}
        self.something_heard = asyncio.Event()
        self.bot_is_here = asyncio.Event()
        realm.hub.on_gateway(self._dispatch)

    @property
    def connected(self) -> list[Session]:
        return [session for session in self._sessions.values() if session.socket is not None]

    def _dispatch(self, name: str, data: Json) -> None:
        for session in self._sessions.values():
            session.dispatch(name, data)

    async def drop_sockets(self, code: int = WSCloseCode.GOING_AWAY) -> None:
        """Cut every connection, as a network does; sessions stay resumable."""
        for session in self.connected:
            cut, session.socket = session.socket, None
            if cut is not None:
                await cut.close(code=code)

    async def all_is_heard(self) -> None:
        """Ask for heartbeats, as Discord may at any time, until every client has named the newest event."""
        while lagging := [session for session in self.connected if not session.up_to_date]:
            self.something_heard.clear()
            for session in lagging:
                session.send(Op.HEARTBEAT)
            await self.something_heard.wait()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=4096 * 4)
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": Op.HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}}))
        connection = _Connection(self, self._realm, socket)
        try:
            await connection.listen()
        finally:
            connection.end()
        return socket

    def begin(self, intents: int) -> Session:
        dropped = [session for session in self._sessions.values() if session.socket is None]
        for session in dropped[:-RESUMABLE_SESSIONS]:
            del self._sessions[session.id]
        session = Session(self._realm, intents)
        self._sessions[session.id] = session
        return session

    def forget(self, session: Session) -> None:
        """A client that closes properly has no wish to resume."""
        self._sessions.pop(session.id, None)

    def ask_to_reconnect(self) -> None:
        """As Discord does before it takes a machine down: the client resumes at once."""
        for session in self.connected:
            session.send(Op.RECONNECT)

    def find(self, session_id: str) -> Session | None:
        return self._sessions.get(session_id)


class _Connection:
    """One socket of the bot, from HELLO to close."""

    def __init__(self, gateway: Gateway, realm: Realm, socket: web.WebSocketResponse) -> None:
        self._gateway = gateway
        self._realm = realm
        self._socket = socket
        self._session: Session | None = None
        self._writer: asyncio.Task[None] | None = None

    async def listen(self) -> None:
        async for frame in self._socket:
            if frame.type is not WSMsgType.TEXT:
                await self._socket.close(code=_CLOSE_DECODE_ERROR)
                return
            try:
                packet = json.loads(frame.data)
            except ValueError:
                await self._socket.close(code=_CLOSE_DECODE_ERROR)
                return
            await self._receive(packet)

    def end(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
        if self._session is not None and self._session.socket is self._socket:
            self._session.socket = None
            if self._socket.close_code == WSCloseCode.OK:
                self._gateway.forget(self._session)
        self._gateway.something_heard.set()
        if not self._gateway.connected:
            self._gateway.bot_is_here.clear()

    async def _receive(self, packet: Json) -> None:
        data = packet.get("d")
        match packet.get("op"):
            case Op.HEARTBEAT:
                await self._acknowledge(data)
            case Op.IDENTIFY:
                await self._identify(data or {})
            case Op.RESUME:
                await self._resume(data or {})
            case Op.REQUEST_MEMBERS if self._session is not None:
                self._send_members(self._session, data or {})
            case Op.PRESENCE_UPDATE | Op.VOICE_STATE_UPDATE if self._session is not None:
                pass
            case Op.PRESENCE_UPDATE | Op.VOICE_STATE_UPDATE | Op.REQUEST_MEMBERS:
                await self._socket.close(code=_CLOSE_NOT_AUTHENTICATED)
            case _:
                await self._socket.close(code=_CLOSE_UNKNOWN_OP)

    async def _acknowledge(self, heard: int | None) -> None:
        if self._session is None:
            await self._socket.send_str(json.dumps({"op": Op.HEARTBEAT_ACK}))
            return
        self._session.heard = heard or 0
        self._gateway.something_heard.set()
        self._session.send(Op.HEARTBEAT_ACK)

    async def _identify(self, data: Json) -> None:
        intents = int(data.get("intents", 0))
        if self._session is not None:
            await self._socket.close(code=_CLOSE_ALREADY_AUTHENTICATED)
        elif data.get("token") != self._realm.token:
            await self._socket.close(code=_CLOSE_AUTHENTICATION_FAILED)
        elif intents & PRIVILEGED & ~self._realm.privileged_intents:
            await self._socket.close(code=_CLOSE_DISALLOWED_INTENTS)
        else:
            session = self._gateway.begin(intents)
            self._attach(session)
            self._greet(session, data.get("shard") or [0, 1])

    def _attach(self, session: Session) -> None:
        session.attach(self._socket)
        self._session = session
        self._gateway.bot_is_here.set()
        self._writer = asyncio.create_task(session.write_on(self._socket), name="local gateway writer")

    def _greet(self, session: Session, shard: list[int]) -> None:
        world = self._realm.world
        session.dispatch(
            "READY",
            {
                "v": 10,
                "shard": shard,
                "user": own_user(world.bot),
                "guilds": [{"id": str(guild_id), "unavailable": True} for guild_id in world.guilds],
                "session_id": session.id,
                "session_type": "normal",
                "resume_gateway_url": f"{self._realm.base_url.replace('http', 'ws', 1)}/gateway/",
                "private_channels": [],
                "relationships": [],
                "application": {"id": str(world.bot_id), "flags": 0},
            },
        )
        for guild in world.guilds.values():
            if world.bot_id in guild.members:
                session.dispatch("GUILD_CREATE", guild_create(self._realm, guild))

    async def _resume(self, data: Json) -> None:
        if data.get("token") != self._realm.token:
            await self._socket.close(code=_CLOSE_AUTHENTICATION_FAILED)
            return
        session = self._gateway.find(str(data.get("session_id")))
        heard = int(data.get("seq") or 0)
        if session is None or not session.can_resume(heard):
            await self._socket.send_str(json.dumps({"op": Op.INVALID_SESSION, "d": False}))
            return
        self._attach(session)
        session.replay(heard)
        session.dispatch("RESUMED", {})

    def _send_members(self, session: Session, data: Json) -> None:
        guild = self._realm.world.guilds[int(data["guild_id"])]
        wanted = {int(each) for each in _as_list(data.get("user_ids"))}
        query = str(data.get("query") or "").lower()
        found = [
            someone
            for someone in guild.members.values()
            if (not wanted or someone.user_id in wanted)
            and self._realm.world.users[someone.user_id].username.startswith(query)
        ]
        limit = int(data.get("limit") or 0) or len(found)
        chunk = {
            "guild_id": str(guild.id),
            "members": [member(self._realm, someone) for someone in found[:limit]],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(each) for each in wanted - {someone.user_id for someone in found}],
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)


def _as_list(value: Any) -> list[Any]:
    if value is None:
        return []
    return value if isinstance(value, list) else [value]
