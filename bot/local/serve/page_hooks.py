"""What the page offers beyond Discord. Whoever starts the local Discord gives it; it knows no game itself."""

from collections.abc import Sequence
from typing import Protocol

from bot.local.world.json_object import Json


class DemoRefused(Exception):
    """Why there is no such demonstration, in words for the person who asked."""


class PageHooks(Protocol):
    def games(self) -> Sequence[Json]:
        """The games installed, as `{"key": …, "name": …}`."""

    async def demo(self, *, asked_by: int, game: str, point: str, seats: int) -> Json:
        """Seat local players at a demonstration table; returns what the page needs, or raises `DemoRefused`."""
