"""The page's line to the server: events go out, a player's doings come in."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import WSMsgType, web

from bot.local.actions import players
from bot.local.actions.interactions import Interactions
from bot.local.actions.player_actions import PlayerActions
from bot.local.serve.page_hooks import DemoRefused, PageHooks
from bot.local.serve.page_view import event_for, hello, history
from bot.local.wire.channels import channel as channel_wire
from bot.local.wire.messages import message_event
from bot.local.world import fresh
from bot.local.world.hub import Dispatch
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.refusals import ApiError
from bot.local.world.things import User

UNKNOWN_KEY = 4004
_HEARTBEAT_SECONDS = 30.0
_NO_SUCH_OP = ApiError(400, 0, "There is no such operation.")


class PageSocket:
    def __init__(self, realm: Realm, interactions: Interactions, hooks: PageHooks | None) -> None:
        self._realm = realm
        self._interactions = interactions
        self._hooks = hooks
        self._open: set[web.WebSocketResponse] = set()
        realm.hub.watch(self._count_pings)

    def _count_pings(self, event: Dispatch) -> None:
        """The switch between players shows whom a message waits for, also those whose page is not open."""
        if not self._open or event.name not in ("MESSAGE_CREATE", "MESSAGE_DELETE"):
            return
        for player_id in event.players:
            if event.name == "MESSAGE_DELETE" or players.rings_for(self._realm, event.data, player_id):
                players.announce_player(self._realm, self._realm.world.users[player_id])

    def mount(self, app: web.Application) -> None:
        app.router.add_get("/page/socket", self._serve)

    async def close(self) -> None:
        for socket in list(self._open):
            await socket.close(code=1001)

    async def _serve(self, request: web.Request) -> web.WebSocketResponse:
        player = players.by_key(self._realm.world, request.query.get("key", ""))
        socket = web.WebSocketResponse(heartbeat=_HEARTBEAT_SECONDS, max_msg_size=256 * 1024)
        await socket.prepare(request)
        if player is None:
            await socket.close(code=UNKNOWN_KEY)
            return socket
        self._open.add(socket)
        line = _Line(self._realm, PlayerActions(self._realm, self._interactions, player.id), self._hooks, socket)
        try:
            await line.run()
        finally:
            self._open.discard(socket)
        return socket


class _Line:
    """One open page of one player."""

    def __init__(
        self, realm: Realm, actions: PlayerActions, hooks: PageHooks | None, socket: web.WebSocketResponse
    ) -> None:
        self._realm = realm
        self._actions = actions
        self._hooks = hooks
        self._socket = socket
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._operations: dict[str, Callable[[Json], Json | Awaitable[Json]]] = {
            "send": self._send_message,
            "open_dm": self._open_dm,
            "mark_read": self._mark_read,
            "history": self._history,
            "command": self._command,
            "autocomplete": self._autocomplete,
            "component": self._component,
            "modal": self._modal,
            "dismiss": self._dismiss,
            "set_player": self._set_player,
            "set_bot_permissions": self._set_bot_permissions,
            "add_player": self._add_player,
            "demo": self._demo,
            "join_thread": self._join_thread,
            "leave_thread": self._leave_thread,
        }

    @property
    def _player(self) -> User:
        return self._actions.user

    async def run(self) -> None:
        stop_listening = self._realm.hub.listen(self._player.id, self._hear)
        writer = asyncio.create_task(self._write(), name="local page writer")
        try:
            self._send("HELLO", hello(self._realm, self._actions, self._hooks.games() if self._hooks else []))
            players.announce_player(self._realm, self._player)
            await self._listen()
        finally:
            stop_listening()
            writer.cancel()
            players.announce_player(self._realm, self._player)

    def _hear(self, name: str, data: Json) -> None:
        self._send(name, event_for(self._realm, self._player.id, name, data))

    def _send(self, kind: str, data: Json) -> None:
        self._outbox.put_nowait(json.dumps({"t": kind, "d": data}))

    async def _write(self) -> None:
        while not self._socket.closed:
            await self._socket.send_str(await self._outbox.get())

    async def _listen(self) -> None:
        # A demonstration takes its time; other operations are not kept waiting for it.
        async with asyncio.TaskGroup() as running:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    running.create_task(self._operate(frame.data))

    async def _operate(self, text: str) -> None:
        nonce: Any = None
        try:
            asked = json.loads(text)
            nonce = asked.get("nonce")
            operation = self._operations.get(asked.get("op"))
            if operation is None:
                raise _NO_SUCH_OP
            done = operation(asked)
            result = done if isinstance(done, dict) else await done
        except ApiError as refusal:
            self._send("RESULT", {"nonce": nonce, "ok": False, "error": refusal.body()})
        except DemoRefused as refusal:
            self._send("RESULT", {"nonce": nonce, "ok": False, "error": {"code": 0, "message": str(refusal)}})
        except Exception as fault:
            self._realm.problem(f"An operation of the page broke: {fault!r}", cause=fault)
            error = {"code": 0, "message": "500: Internal Server Error"}
            self._send("RESULT", {"nonce": nonce, "ok": False, "error": error})
        else:
            self._send("RESULT", {"nonce": nonce, "ok": True, **result})

    def _send_message(self, asked: Json) -> Json:
        reply_to = int(asked["reply_to"]) if asked.get("reply_to") else None
        nonce = str(asked["nonce"])[:25] if asked.get("nonce") else None
        message = self._actions.say(int(asked["channel_id"]), asked.get("content"), reply_to, nonce)
        return {"message": message_event(self._realm, message)}

    def _open_dm(self, asked: Json) -> Json:
        channel = self._actions.open_dm(int(asked["user_id"]))
        return {"channel": channel_wire(self._realm, channel, self._player.id)}

    def _mark_read(self, asked: Json) -> Json:
        self._actions.mark_read(int(asked["channel_id"]), int(asked["message_id"]))
        players.announce_player(self._realm, self._player)
        return {}

    def _history(self, asked: Json) -> Json:
        channel = self._actions.channel(int(asked["channel_id"]))
        return history(self._realm, self._actions, channel, int(asked["before"]))

    def _command(self, asked: Json, *, autocomplete: bool = False) -> Json:
        interaction = self._actions.command(
            int(asked["channel_id"]),
            int(asked["command_id"]),
            asked.get("options") or [],
            nonce=str(asked.get("nonce", "")),
            autocomplete=autocomplete,
        )
        return {"interaction_id": str(interaction.id)}

    def _autocomplete(self, asked: Json) -> Json:
        return self._command(asked, autocomplete=True)

    def _component(self, asked: Json) -> Json:
        interaction = self._actions.component(
            int(asked["channel_id"]),
            int(asked["message_id"]),
            str(asked["custom_id"]),
            [str(value) for value in asked.get("values") or ()],
            nonce=str(asked.get("nonce", "")),
        )
        return {"interaction_id": str(interaction.id)}

    def _modal(self, asked: Json) -> Json:
        interaction = self._actions.modal(
            int(asked["interaction_id"]),
            str(asked["custom_id"]),
            asked.get("components") or [],
            nonce=str(asked.get("nonce", "")),
        )
        return {"interaction_id": str(interaction.id)}

    def _dismiss(self, asked: Json) -> Json:
        self._actions.dismiss(int(asked["message_id"]))
        return {}

    def _set_player(self, asked: Json) -> Json:
        players.set_player(self._realm, self._player, dms_open=asked.get("dms_open"), locale=asked.get("locale"))
        return {}

    def _set_bot_permissions(self, asked: Json) -> Json:
        channel_id = int(asked["channel_id"]) if asked.get("channel_id") else None
        names = {str(name): bool(on) for name, on in asked["permissions"].items()}
        players.set_bot_permissions(self._realm, names, channel_id)
        return {}

    def _add_player(self, asked: Json) -> Json:
        name = players.read_player_name(self._realm, asked.get("name"))
        added = fresh.add_player(self._realm.world, self._realm.ids, name)
        players.announce_player(self._realm, added)
        return {"player": players.player_wire(self._realm, added)}

    async def _demo(self, asked: Json) -> Json:
        if self._hooks is None:
            raise _NO_SUCH_OP
        return await self._hooks.demo(
            asked_by=self._player.id,
            game=str(asked["game"]),
            point=str(asked.get("point", "fresh")),
            seats=int(asked.get("seats", 2)),
        )

    def _join_thread(self, asked: Json) -> Json:
        self._actions.join_thread(int(asked["thread_id"]))
        return {}

    def _leave_thread(self, asked: Json) -> Json:
        self._actions.leave_thread(int(asked["thread_id"]))
        return {}
