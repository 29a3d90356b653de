"""A Discord that refuses some of what it is asked, as the real one does."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter

Matches = Callable[[Route], bool]


def refusal(status: int, code: int, text: str = "refused") -> discord.HTTPException:
    """The error that discord.py makes of such an answer."""
    response = cast(Any, SimpleNamespace(status=status, reason=text))
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    return kind(response, {"code": code, "message": text})


def asks(method: str, *parts: str) -> Matches:
    """Whether a request is one of these: its method, and what its address contains."""
    return lambda route: route.method == method and all(part in route.url for part in parts)


@contextmanager
def refusing(client: discord.Client, matches: Matches, error: Callable[[], BaseException]) -> Iterator[list[Route]]:
    """Meanwhile what matches is refused; all such requests."""
    http = client.http
    request, refused = http.request, []

    async def answer(route: Route, **kwargs: Any) -> Any:
        if matches(route):
            refused.append(route)
            raise error()
        return await request(route, **kwargs)

    setattr(http, "request", answer)  # noqa: B010
    try:
        yield refused
    finally:
        setattr(http, "request", request)  # noqa: B010


@contextmanager
def answers_refused(matches: Matches, error: Callable[[], BaseException], times: int = 1) -> Iterator[list[Route]]:
    """Meanwhile so many answers to interactions that match are refused; all such requests."""
    request = AsyncWebhookAdapter.request
    refused: list[Route] = []

    async def answer(self: AsyncWebhookAdapter, route: Route, *args: Any, **kwargs: Any) -> Any:
        if len(refused) < times and matches(route):
            refused.append(route)
            raise error()
        return await request(self, route, *args, **kwargs)

    with patch.object(AsyncWebhookAdapter, "request", answer):
        yield refused
