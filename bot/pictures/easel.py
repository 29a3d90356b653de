"""Where pictures are drawn: in a process of their own, for which no click waits, or in a thread, which is lighter."""

import asyncio
import logging
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from functools import partial
from typing import Any

from bot.host.processes import beside
from bot.host.watchdog import within
from games.registry import GAMES
from render.boards import boards, dressed
from render.kit.picture import Picture
from render.kit.skins import SkinName
from texts import LOCALES, words

log = logging.getLogger(__name__)

SWITCH_SECONDS = 0.0005
NICENESS = 5
"""Whoever draws lets the one who answers go first."""
BREAKS = 3
"""So many processes may end over one picture until it is given up."""
USUAL_SECONDS = 40.0
"""A picture that is not done then never will be, and others wait for it."""


class Easel:
    """Draws one picture after the other, and begins anew where its process has ended."""

    def __init__(self, *, process: bool, seconds: float = USUAL_SECONDS) -> None:
        self._seconds = seconds
        self._make = _process if process else _thread
        self._worker = self._make()

    def set_up(self) -> None:
        """Have all at hand before the first picture is asked for."""
        self._worker.submit(_ready)

    async def draw(self, skin: SkinName, draw: Callable[..., Picture], *about: Any) -> Picture:
        """The picture, in this skin; TookTooLong if it is never done."""
        for _ in range(BREAKS):
            worker = self._worker
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    worker, _drawn, self._seconds, skin, draw, *about
                )
            except BrokenExecutor:
                log.warning("the process that draws has ended")
                if self._worker is worker:
                    self._worker = self._make()
        raise BrokenExecutor("the process that draws ends again and again")

    def close(self) -> None:
        """Draw no more."""
        self._worker.shutdown(wait=False, cancel_futures=True)


def _drawn(seconds: float, skin: SkinName, draw: Callable[..., Picture], *about: Any) -> Picture:
    return within(seconds, partial(dressed, skin, draw, *about))


def _thread() -> Executor:
    # The loop and the database thread would each wait five milliseconds for the one that draws, at every turn.
    sys.setswitchinterval(SWITCH_SECONDS)
    return ThreadPoolExecutor(1, thread_name_prefix="draw")


def _process() -> Executor:
    return beside(1, NICENESS, _begin)


def _begin() -> None:
    """In the process that draws."""
    for game in GAMES:
        boards(game)
    for locale in LOCALES:
        words(locale)


def _ready() -> None:
    """Nothing more: whoever does it has begun."""
