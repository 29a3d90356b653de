"""What Discord is asked for is counted by its kind: no id and no token is told."""

import aiohttp
import pytest
import yarl
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.measures.measures import Measures
from bot.measures.requests import route_of, traced


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123/messages/456", "PATCH /channels/*/messages/*"),
        ("/api/v10/webhooks/123/aW50ZXJhY3Rpb246/messages/@original", "PATCH /webhooks/*/*/messages/@original"),
        ("/api/v10/interactions/123/aW50ZXJhY3Rpb246/callback", "PATCH /interactions/*/*/callback"),
        ("/api/v10/users/@me/channels", "PATCH /users/@me/channels"),
        ("/gateway/", None),
        ("/cdn/emojis/123.png", None),
    ],
)
def test_a_route_is_told_without_ids(path: str, route: str | None) -> None:
    assert route_of("PATCH", yarl.URL(f"https://discord.com{path}")) == route


class Heard(Measures):
    def __init__(self) -> None:
        self.all: list[tuple[str, ...]] = []

    def requested(self, route: str, status: str) -> None:
        self.all.append((route, status))

    def rate_limited(self, scope: str) -> None:
        self.all.append((scope,))


async def test_refusals_for_their_number_are_told_by_what_they_are_of() -> None:
    async def refuse(request: web.Request) -> web.Response:
        return web.Response(status=429, headers={"X-RateLimit-Scope": request.query.get("scope", "")})

    house, heard = web.Application(), Heard()
    house.router.add_get("/api/v10/gateway/bot", refuse)
    async with TestServer(house) as server, aiohttp.ClientSession(trace_configs=[traced(heard)]) as session:
        for scope in ("user", "global", "shared", "<b>"):
            await session.get(server.make_url(f"/api/v10/gateway/bot?scope={scope}"))
    limited = ("GET /gateway/bot", "429")
    assert heard.all == [limited, ("user",), limited, ("global",), limited, ("shared",), limited, ("unknown",)]


async def test_a_request_without_an_answer_is_told_as_one() -> None:
    heard = Heard()
    async with TestServer(web.Application()) as server:
        gone = server.make_url("/api/v10/gateway")
    async with aiohttp.ClientSession(trace_configs=[traced(heard)]) as session:
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.get(gone)
    assert heard.all == [("GET /gateway", "none")]
