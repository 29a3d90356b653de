"""Discord's limits on how often: those that every answer announces, and those that only a refusal tells of."""

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from bot.local.serve.rest.call import Call, Route
from bot.local.world import refusals
from bot.local.world.clock import Clock
from bot.local.world.snowflakes import seconds_of

OLD = 60 * 60.0
"""Seconds after which a message can be edited only seldom."""


@dataclass(frozen=True)
class Window:
    """So many requests in so many seconds."""

    most: int
    seconds: float


@dataclass(frozen=True)
class RateLimits:
    """Which limits hold; None for none. What Discord does not publish is what its clients have met."""

    buckets: bool = False
    everything: Window | None = None
    old_edits: Window | None = None
    renames: Window | None = None
    crossposts: Window | None = None


NO_LIMITS = RateLimits()
SELDOM_MET = RateLimits(old_edits=Window(3, 30), renames=Window(2, 600), crossposts=Window(10, 3600))
"""Those that nobody meets who plays as people do: always on."""
DISCORDS_OWN = RateLimits(True, Window(50, 1), SELDOM_MET.old_edits, SELDOM_MET.renames, SELDOM_MET.crossposts)

_MESSAGES = "/channels/{channel_id}/messages"
_MESSAGE = f"{_MESSAGES}/{{message_id}}"
_BUCKETS = {
    ("POST", _MESSAGES): Window(5, 5),
    ("PATCH", _MESSAGE): Window(5, 5),
    ("DELETE", _MESSAGE): Window(5, 1),
    ("POST", f"{_MESSAGE}/threads"): Window(50, 300),
    ("POST", "/channels/{channel_id}/threads"): Window(50, 300),
    ("PATCH", "/channels/{channel_id}"): Window(5, 15),
    ("POST", "/users/@me/channels"): Window(10, 10),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): Window(5, 2),
}
_MAJOR = ("channel_id", "guild_id", "webhook_token")


class RateLimiter:
    """Counts requests by the world's clock."""

    def __init__(self, clock: Clock, limits: RateLimits) -> None:
        self._clock = clock
        self.limits = limits
        self._hits: dict[tuple[str, ...], deque[float]] = {}

    def enter(self, route: Route, call: Call) -> dict[str, str]:
        """Count the request, and refuse it if it is one too many; returns what its answer announces."""
        limits = self.limits
        if limits.everything is not None and route.needs_token:
            self._hidden(("everything",), limits.everything, refusals.rate_limited_everywhere)
        announced = self._bucket(route, call) if limits.buckets else {}
        place = call.parameters.get("channel_id", "")
        match route.method, route.path:
            case "PATCH", path if path == _MESSAGE and limits.old_edits is not None and self._is_old(call):
                self._hidden(("old edits", place), limits.old_edits, refusals.too_many_old_edits)
            case "PATCH", "/channels/{channel_id}" if limits.renames is not None and "name" in call.fields:
                self._hidden(("renames", place), limits.renames, refusals.rate_limited)
            case "POST", path if path == f"{_MESSAGE}/crosspost" and limits.crossposts is not None:
                self._hidden(("crossposts", place), limits.crossposts, refusals.rate_limited)
        return announced

    def _is_old(self, call: Call) -> bool:
        return self._clock.now() - seconds_of(call.id("message_id")) > OLD

    def _hidden(self, key: tuple[str, ...], window: Window, refusal: Callable[[float], refusals.RateLimited]) -> None:
        hits = self._recent(key, window)
        if len(hits) >= window.most:
            raise refusal(self._until_free(hits, window))
        hits.append(self._clock.now())

    def _bucket(self, route: Route, call: Call) -> dict[str, str]:
        window = _BUCKETS.get((route.method, route.path))
        if window is None:
            return {}
        major = next((call.parameters[name] for name in _MAJOR if name in call.parameters), "")
        hits = self._recent((route.method, route.path, major), window)
        full = len(hits) >= window.most
        if not full:
            hits.append(self._clock.now())
        wait = self._until_free(hits, window)
        headers = {
            "X-RateLimit-Limit": str(window.most),
            "X-RateLimit-Remaining": str(window.most - len(hits)),
            "X-RateLimit-Reset": f"{self._clock.now() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": f"{abs(hash((route.method, route.path))):x}",
        }
        if full:
            raise refusals.rate_limited(wait, headers)
        return headers

    def _recent(self, key: tuple[str, ...], window: Window) -> deque[float]:
        hits = self._hits.setdefault(key, deque())
        while hits and hits[0] <= self._clock.now() - window.seconds:
            hits.popleft()
        return hits

    def _until_free(self, hits: deque[float], window: Window) -> float:
        """Never quite zero: a client that comes back at once would be refused again."""
        return math.ceil((hits[0] + window.seconds - self._clock.now()) * 1000) / 1000 + 0.001
