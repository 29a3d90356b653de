"""The page's line to the server: events go out, a player's doings come in."""

import asyncio
import json

from aiohttp import WSMsgType, web

from bot.local.actions import players
from bot.local.actions.interactions import Interactions
from bot.local.actions.player_actions import PlayerActions
from bot.local.serve.page_answers import PageAnswers
from bot.local.serve.page_hooks import DemoRefused, PageHooks
from bot.local.serve.page_requests import Demonstrate, nonce_of, read_request
from bot.local.serve.page_view import event_for, hello
from bot.local.world.hub import Dispatch
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.refusals import ApiError
from bot.local.world.things import User

UNKNOWN_KEY = 4004
_HEARTBEAT_SECONDS = 30.0
_NO_DEMONSTRATIONS = ApiError(400, 0, "There are no demonstrations here.")


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
        self._answers = PageAnswers(realm, actions)
        self._hooks = hooks
        self._socket = socket
        self._outbox: asyncio.Queue[str] = asyncio.Queue()

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
                if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    running.create_task(self._operate(frame.data))

    async def _operate(self, frame: str | bytes) -> None:
        """Do what is asked, write it down, tell everybody, and then say that it is done."""
        try:
            asked = read_request(frame)
            if isinstance(asked, Demonstrate):
                result = await self._demonstrate(asked)
            else:
                with self._realm.hub.holding():
                    result = self._answers.answer(asked)
                    await self._realm.write_down()
        except ApiError as refusal:
            self._refuse(frame, refusal.body())
        except DemoRefused as refusal:
            self._refuse(frame, {"code": 0, "message": str(refusal)})
        except Exception as fault:
            self._realm.problem(f"An operation of the page broke: {fault!r}", cause=fault)
            self._refuse(frame, {"code": 0, "message": "500: Internal Server Error"})
        else:
            self._send("RESULT", {"nonce": asked.nonce, "ok": True, **result})

    def _refuse(self, frame: str | bytes, error: Json) -> None:
        self._send("RESULT", {"nonce": nonce_of(frame), "ok": False, "error": error})

    async def _demonstrate(self, asked: Demonstrate) -> Json:
        if self._hooks is None:
            raise _NO_DEMONSTRATIONS
        return await self._hooks.demo(asked_by=self._player.id, game=asked.game, point=asked.point, seats=asked.seats)
