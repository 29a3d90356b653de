"""Counts what Discord is asked for, by the hook that discord.py has for that."""

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import yarl

from bot.measures.measures import Measures

API = re.compile(r"/api/v\d+/")
WORDS = frozenset(
    {
        "@me", "@original", "applications", "archived", "attachments", "bot", "bulk-delete", "callback", "channels",
        "commands", "emojis", "followup", "gateway", "guilds", "interactions", "members", "messages", "oauth2", "pins",
        "public", "recipients", "search", "thread-members", "threads", "typing", "users", "webhooks",
    }
)  # fmt: skip
"""All that may be told of a path: whatever else stands in it is an id, or a token that lets its holder speak for us."""


def traced(measures: Measures, before: Callable[[yarl.URL], None] = lambda _: None) -> aiohttp.TraceConfig:
    """For the session in which all requests to Discord are made; whoever is called before one may refuse it."""

    async def begun(_: Any, __: SimpleNamespace, asked: aiohttp.TraceRequestStartParams) -> None:
        before(asked.url)

    async def answered(_: Any, __: SimpleNamespace, asked: aiohttp.TraceRequestEndParams) -> None:
        if (route := route_of(asked.method, asked.url)) is None:
            return
        measures.requested(route, str(asked.response.status))
        if asked.response.status == 429:
            measures.rate_limited(_scope(asked.response.headers.get("X-RateLimit-Scope", "")))

    async def failed(_: Any, __: SimpleNamespace, asked: aiohttp.TraceRequestExceptionParams) -> None:
        if (route := route_of(asked.method, asked.url)) is not None:
            measures.requested(route, "none")

    config = aiohttp.TraceConfig()
    config.on_request_start.append(begun)
    config.on_request_end.append(answered)
    config.on_request_exception.append(failed)
    return config


def route_of(method: str, url: yarl.URL) -> str | None:
    """Which kind of request it is; None for the gateway and for pictures."""
    found = API.match(url.path)
    if found is None:
        return None
    parts = (part if part in WORDS else "*" for part in url.path[found.end() :].split("/"))
    return f"{method} /{'/'.join(parts)}"


def _scope(told: str) -> str:
    return told if told in ("user", "global", "shared") else "unknown"
