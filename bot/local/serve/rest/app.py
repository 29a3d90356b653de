"""Mounts the routes: reads requests, writes answers and errors, tells observers, notices what is not there."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace

from aiohttp import web

from bot.local.actions.interactions import Interactions
from bot.local.serve.rest import channels, commands, emojis, guilds, interactions, messages, threads, users
from bot.local.serve.rest.bodies import read_body
from bot.local.serve.rest.call import NOTHING, Call, Response, Route
from bot.local.serve.rest.rate_limits import SELDOM_MET, RateLimiter, RateLimits
from bot.local.world import refusals
from bot.local.world.realm import Exchange, Realm
from bot.local.world.refusals import ApiError, RateLimited

PREFIX = "/api/v10"

ROUTES = [
    route
    for resource in (users, commands, emojis, interactions, messages, channels, threads, guilds)
    for route in resource.routes.table
]


class Rest:
    def __init__(self, realm: Realm, acting: Interactions, limits: RateLimits = SELDOM_MET) -> None:
        self._realm = realm
        self._interactions = acting
        self._refusals: dict[tuple[str, str], list[ApiError]] = {}
        self.limiter = RateLimiter(realm.clock, limits)
        self.in_flight = 0
        self.handled = 0

    def mount(self, app: web.Application) -> None:
        for route in ROUTES:
            app.router.add_route(route.method, PREFIX + route.path, self._serve(route))
        app.router.add_route("*", "/api/{rest:.*}", self._unknown)

    def refuse_next(self, method: str, path: str, refusal: ApiError) -> None:
        """The next such request is refused, whatever it holds: for trying how the bot bears it."""
        self._refusals.setdefault((method, path), []).append(refusal)

    def _serve(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            self.in_flight += 1
            try:
                with self._realm.hub.holding():
                    return await self._answer(route, request)
            except ConnectionError:
                # Whoever asked is gone, perhaps killed: nobody hears an answer.
                return web.Response(status=499)
            finally:
                self.in_flight -= 1
                self.handled += 1

        return serve

    async def _answer(self, route: Route, request: web.Request) -> web.StreamResponse:
        call = Call(self._realm, self._interactions, dict(request.match_info), dict(request.query))
        try:
            await read_body(request, call)
            answer = self._handle(route, request, call)
            # Whoever is answered may rely on it, also after a power cut in the next moment.
            await self._realm.write_down()
        except RateLimited as refusal:
            answer = Response(refusal.body(), refusal.status, refusal.headers)
        except ApiError as refusal:
            answer = Response(refusal.body(), refusal.status)
        except ConnectionError:
            raise
        except Exception as fault:
            self._realm.problem(f"{route.method} {route.path} broke: {fault!r}", cause=fault)
            answer = Response({"message": "500: Internal Server Error", "code": 0}, 500)
        self._tell_observers(route, request, call, answer)
        return await _write(request, answer)

    def _handle(self, route: Route, request: web.Request, call: Call) -> Response:
        if route.needs_token and request.headers.get("Authorization") != f"Bot {self._realm.token}":
            raise refusals.unauthorized()
        waiting = self._refusals.get((route.method, route.path))
        if waiting:
            raise waiting.pop(0)
        announced = self.limiter.enter(route, call)
        answer = route.handler(call)
        return replace(answer, headers=announced) if announced else answer

    def _tell_observers(self, route: Route, request: web.Request, call: Call, answer: Response) -> None:
        exchange = Exchange(
            route.method, route.path, request.content_type, call.body, answer.status, answer.body, call.parameters
        )
        for observe in self._realm.observers:
            observe(exchange)

    async def _unknown(self, request: web.Request) -> web.StreamResponse:
        self._realm.problem(f"No such route: {request.method} {request.path}")
        return await _write(request, Response({"message": "404: Not Found", "code": 0}, 404))


async def _write(request: web.Request, answer: Response) -> web.StreamResponse:
    """The answer is written out before the events that it caused are let go."""
    if answer.status == NOTHING.status:
        response = web.Response(status=NOTHING.status, headers=answer.headers)
    else:
        # discord.py takes a body for JSON only under exactly this header, without a charset.
        body = json.dumps(answer.body).encode()
        headers = {"Content-Type": "application/json", **answer.headers}
        response = web.Response(body=body, status=answer.status, headers=headers)
    await response.prepare(request)
    await response.write_eof()
    return response
