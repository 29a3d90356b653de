"""The gateway, v10, in plain text frames: HELLO, IDENTIFY, RESUME, heartbeats, dispatch."""

import asyncio
import contextlib
import json
from typing import Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from bot.local.serve.gateway_session import PRIVILEGED, GatewaySession, Op, Shard
from bot.local.wire.guilds import guild_create, member
from bot.local.wire.users import own_user
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.snowflakes import read_id
from bot.local.world.things import Guild

HEARTBEAT_MS = 41_250
ACK_SECONDS = 0.02
RESUMABLE_SESSIONS = 8
_LARGEST_PACKET = 16 * 1024

_CLOSE_UNKNOWN_OP = 4001
_CLOSE_DECODE_ERROR = 4002
_CLOSE_NOT_AUTHENTICATED = 4003
_CLOSE_AUTHENTICATION_FAILED = 4004
_CLOSE_ALREADY_AUTHENTICATED = 4005
_CLOSE_INVALID_SHARD = 4010
_CLOSE_SHARDING_REQUIRED = 4011
_CLOSE_DISALLOWED_INTENTS = 4014


class _Packet(msgspec.Struct):
    op: int
    d: Any = None


_packets = msgspec.json.Decoder(_Packet)


class Gateway:
    def __init__(self, realm: Realm) -> None:
        self._realm = realm
        self._sessions: dict[str, GatewaySession] = {}
        self.something_heard = asyncio.Event()
        self.bot_is_here = asyncio.Event()
        realm.hub.on_gateway(self._dispatch)

    @property
    def connected(self) -> list[GatewaySession]:
        return [session for session in self._sessions.values() if session.socket is not None]

    def _dispatch(self, name: str, data: Json) -> None:
        for session in self._sessions.values():
            if session.shard.hears(name, data):
                session.dispatch(name, data)

    def note_who_is_here(self) -> None:
        """The bot is here when each of its shards is: at least one session for each."""
        here = {session.shard for session in self.connected}
        if any(all(Shard(n, one.of) in here for n in range(one.of)) for one in here):
            self.bot_is_here.set()
        else:
            self.bot_is_here.clear()

    async def drop_sockets(self, code: int = WSCloseCode.GOING_AWAY) -> None:
        """Cut every connection, as a network does; sessions stay resumable."""
        for session in self.connected:
            cut, session.socket = session.socket, None
            if cut is not None:
                await cut.close(code=code)

    async def forget_sessions(self) -> None:
        """Cut every connection, and know nothing of its session when it comes back."""
        await self.drop_sockets()
        self._sessions.clear()

    async def all_is_heard(self) -> None:
        """Until every connected client has dealt with the newest event."""
        while lagging := [session for session in self.connected if not session.up_to_date]:
            self.something_heard.clear()
            for session in lagging:
                session.ask_how_far()
            await self.something_heard.wait()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=_LARGEST_PACKET, autoping=False)
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": Op.HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}}))
        connection = _Connection(self, self._realm, socket)
        try:
            await connection.listen()
        finally:
            connection.end()
        return socket

    def begin(self, intents: int, shard: Shard) -> GatewaySession:
        dropped = [session for session in self._sessions.values() if session.socket is None]
        for session in dropped[:-RESUMABLE_SESSIONS]:
            del self._sessions[session.id]
        session = GatewaySession(self._realm, intents, shard)
        self._sessions[session.id] = session
        return session

    def forget(self, session: GatewaySession) -> None:
        """A client that closes properly has no wish to resume."""
        self._sessions.pop(session.id, None)

    def ask_to_reconnect(self) -> None:
        """As Discord does before it takes a machine down: the client resumes at once."""
        for session in self.connected:
            session.send(Op.RECONNECT)

    def find(self, session_id: str) -> GatewaySession | None:
        return self._sessions.get(session_id)


class _Connection:
    """One socket of the bot, from HELLO to close."""

    def __init__(self, gateway: Gateway, realm: Realm, socket: web.WebSocketResponse) -> None:
        self._gateway = gateway
        self._realm = realm
        self._socket = socket
        self._session: GatewaySession | None = None
        self._writer: asyncio.Task[None] | None = None

    async def listen(self) -> None:
        async for frame in self._socket:
            match frame.type:
                case WSMsgType.TEXT:
                    await self._read(frame.data)
                case WSMsgType.PING:
                    await self._socket.pong(frame.data)
                case WSMsgType.PONG:
                    self._note_heard(read_id(frame.data.decode(errors="replace")) or 0)
                case _:
                    await self._socket.close(code=_CLOSE_DECODE_ERROR)

    async def _read(self, text: str) -> None:
        try:
            packet = _packets.decode(text)
        except (msgspec.DecodeError, RecursionError):
            await self._socket.close(code=_CLOSE_DECODE_ERROR)
        else:
            await self._receive(packet)

    def _note_heard(self, sequence: int) -> None:
        if self._session is not None:
            self._session.heard = max(self._session.heard, sequence)
            self._gateway.something_heard.set()

    def end(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
        if self._session is not None and self._session.socket is self._socket:
            self._session.socket = None
            if self._socket.close_code == WSCloseCode.OK:
                self._gateway.forget(self._session)
        self._gateway.something_heard.set()
        self._gateway.note_who_is_here()

    async def _receive(self, packet: _Packet) -> None:
        data = packet.d if isinstance(packet.d, dict) else {}
        match packet.op:
            case Op.HEARTBEAT:
                # discord.py notes when it sent a heartbeat only after it has; sooner than that no network answers.
                await asyncio.sleep(ACK_SECONDS)
                with contextlib.suppress(ConnectionResetError):
                    await self._socket.send_str(json.dumps({"op": Op.HEARTBEAT_ACK}))
            case Op.IDENTIFY:
                await self._identify(data)
            case Op.RESUME:
                await self._resume(data)
            case Op.REQUEST_MEMBERS if self._session is not None:
                self._send_members(self._session, data)
            case Op.PRESENCE_UPDATE | Op.VOICE_STATE_UPDATE if self._session is not None:
                pass
            case Op.PRESENCE_UPDATE | Op.VOICE_STATE_UPDATE | Op.REQUEST_MEMBERS:
                await self._socket.close(code=_CLOSE_NOT_AUTHENTICATED)
            case _:
                await self._socket.close(code=_CLOSE_UNKNOWN_OP)

    async def _identify(self, data: Json) -> None:
        intents = read_id(data.get("intents")) or 0
        if self._session is not None:
            await self._socket.close(code=_CLOSE_ALREADY_AUTHENTICATED)
        elif data.get("token") != self._realm.token:
            await self._socket.close(code=_CLOSE_AUTHENTICATION_FAILED)
        elif intents & PRIVILEGED & ~self._realm.privileged_intents:
            await self._socket.close(code=_CLOSE_DISALLOWED_INTENTS)
        elif (shard := _shard(data.get("shard") or [0, 1])) is None:
            await self._socket.close(code=_CLOSE_INVALID_SHARD)
        elif len(self._servers(shard)) > self._realm.servers_a_shard:
            await self._socket.close(code=_CLOSE_SHARDING_REQUIRED)
        else:
            session = self._gateway.begin(intents, shard)
            self._attach(session)
            self._greet(session)

    def _servers(self, shard: Shard) -> list[Guild]:
        world = self._realm.world
        return [each for each in world.guilds.values() if shard.has(each.id) and world.bot_id in each.members]

    def _attach(self, session: GatewaySession) -> None:
        session.attach(self._socket)
        self._session = session
        self._gateway.note_who_is_here()
        self._writer = asyncio.create_task(session.write_on(self._socket), name="local gateway writer")

    def _greet(self, session: GatewaySession) -> None:
        world, servers = self._realm.world, self._servers(session.shard)
        session.dispatch(
            "READY",
            {
                "v": 10,
                "shard": [session.shard.id, session.shard.of],
                "user": own_user(world.bot),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in servers],
                "session_id": session.id,
                "session_type": "normal",
                "resume_gateway_url": f"{self._realm.base_url.replace('http', 'ws', 1)}/gateway/",
                "private_channels": [],
                "relationships": [],
                "application": {"id": str(world.bot_id), "flags": 0},
            },
        )
        for guild in servers:
            session.dispatch("GUILD_CREATE", guild_create(self._realm, guild))

    async def _resume(self, data: Json) -> None:
        if data.get("token") != self._realm.token:
            await self._socket.close(code=_CLOSE_AUTHENTICATION_FAILED)
            return
        session = self._gateway.find(str(data.get("session_id")))
        heard = read_id(data.get("seq")) or 0
        if session is None or not session.can_resume(heard):
            await self._socket.send_str(json.dumps({"op": Op.INVALID_SESSION, "d": False}))
            return
        self._attach(session)
        session.replay(heard)
        session.dispatch("RESUMED", {})

    def _send_members(self, session: GatewaySession, data: Json) -> None:
        guild = self._realm.world.guilds.get(read_id(data.get("guild_id")) or 0)
        if guild is None:
            return
        wanted = {read_id(each) for each in _as_list(data.get("user_ids"))} - {None}
        query = str(data.get("query") or "").lower()
        found = [
            someone
            for someone in guild.members.values()
            if (not wanted or someone.user_id in wanted)
            and self._realm.world.users[someone.user_id].username.startswith(query)
        ]
        limit = read_id(data.get("limit")) or len(found)
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


def _shard(given: Any) -> Shard | None:
    """The shard that was named as `[id, of]`, if there is such a one."""
    numbers = [read_id(each) for each in _as_list(given)]
    match numbers:
        case [int(number), int(of)] if number < of:
            return Shard(number, of)
    return None


def _as_list(value: Any) -> list[Any]:
    if value is None:
        return []
    return value if isinstance(value, list) else [value]
