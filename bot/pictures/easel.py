"""Where pictures are drawn: in a process of their own, for which no click waits, or in a thread, which is lighter."""

import asyncio
import logging
import sys
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from functools import partial
from typing import Any

from bot.host.processes import beside
from bot.host.turns import Turns
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
    """Draws in so many processes, or in a thread if none, and begins anew where one of them has ended."""

    def __init__(self, *, processes: int, seconds: float = USUAL_SECONDS) -> None:
        self._seconds = seconds
        self._make = partial(_process, processes) if processes else _thread
        self._places = processes or 1
        self._turns = Turns(self._places)
        self._worker = self._make()

    def set_up(self) -> None:
        """Have all at hand before the first picture is asked for."""
        for _ in range(self._places):
            self._worker.submit(_ready)

    async def draw(self, asker: Hashable, skin: SkinName, draw: Callable[..., Picture], *about: Any) -> Picture:
        """The picture, in this skin; TookTooLong if it is never done. Who asks for many waits for the others."""
        async with self._turns.turn(asker):
            return await self._drawn(skin, draw, *about)

    async def _drawn(self, skin: SkinName, draw: Callable[..., Picture], *about: Any) -> Picture:
        for _ in range(BREAKS):
            worker = self._worker
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    worker, _drawn, self._seconds, skin, draw, *about
                )
            except BrokenExecutor:
                log.warning("a process that draws has ended")
                if self._worker is worker:
                    self._worker = self._make()
        raise BrokenExecutor("what draws ends again and again")

    @property
    def waiting(self) -> int:
        """So many wait for their turn."""
        return self._turns.waiting

    def close(self) -> None:
        """Draw no more."""
        self._worker.shutdown(wait=False, cancel_futures=True)


def _drawn(seconds: float, skin: SkinName, draw: Callable[..., Picture], *about: Any) -> Picture:
    return within(seconds, partial(dressed, skin, draw, *about))


def _thread() -> Executor:
    # The loop and the database thread would each wait five milliseconds for the one that draws, at every turn.
    sys.setswitchinterval(SWITCH_SECONDS)
    return ThreadPoolExecutor(1, thread_name_prefix="draw")


def _process(processes: int) -> Executor:
    return beside(processes, NICENESS, _begin)


def _begin() -> None:
    """In the process that draws."""
    for game in GAMES:
        boards(game)
    for locale in LOCALES:
        words(locale)


def _ready() -> None:
    """Nothing more: whoever does it has begun."""
