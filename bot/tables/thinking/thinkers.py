"""Those who think about moves, each in a process of its own; servers take turns, and none waits for all of another."""

import asyncio
import logging
import multiprocessing
from collections import deque
from collections.abc import Mapping
from concurrent.futures import BrokenExecutor, Executor, Future
from itertools import count

from bot.host.processes import beside
from bot.host.watchdog import TookTooLong
from bot.store.identity import GuildId
from bot.tables.thinking.apart import Question, answered, begin
from games.core.moves import Move
from games.core.thinking.budget import BUDGETS, Budget, Strength

log = logging.getLogger(__name__)

FUSE_SECONDS = 30.0
"""So long a thought may take of the processor, at the most: what is counted in games played on ends long before."""
NICENESS = 10
"""Whoever thinks lets those go first who answer and who draw."""


class Thinkers:
    """So many thoughts go on at once; whoever comes then waits for its server's turn."""

    def __init__(self, most: int, seconds: float = FUSE_SECONDS) -> None:
        self.budgets: Mapping[Strength, Budget] = BUDGETS
        self._most = most
        self._seconds = seconds
        self._executor: Executor | None = None
        self._dropped = multiprocessing.get_context("spawn").RawArray("Q", most)
        self._numbers = count(1)
        self._places = list(range(most))
        """Where nobody thinks now."""
        self._waiting: dict[GuildId | None, deque[asyncio.Future[int]]] = {}
        """The servers in the order of their turns, each with those who wait."""

    async def think(self, question: Question, server: GuildId | None) -> Move | None:
        """The best move; None if there was a mishap, which is logged. Whoever cancels this stops the thought."""
        place = await self._place(server)
        number = next(self._numbers)
        try:
            thought = self._submitted(question, place, number)
        except BaseException:
            self._free(place)
            raise
        about = {"game": question.game, "seat": question.request.seat}
        done = asyncio.wrap_future(thought)
        done.add_done_callback(lambda _: self._free(place))
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            self._dropped[place] = number
            done.add_done_callback(_not_missed)
            raise
        except TookTooLong:
            log.warning("a computer thinks too long and does what is sensible", extra=about)
        except BrokenExecutor:
            self._executor = None
            log.warning("a process that thinks has ended, and the computer does what is sensible", extra=about)
        except Exception:
            log.exception("a computer's thought has failed, and it does what is sensible", extra=about)
        return None

    def close(self) -> None:
        """Think no more."""
        for place in range(self._most):
            self._dropped[place] = next(self._numbers)
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    def _submitted(self, question: Question, place: int, number: int) -> Future[Move | None]:
        """Where the processes have ended meanwhile, others begin."""
        try:
            return self._begun().submit(answered, question, self._seconds, place, number)
        except BrokenExecutor:
            self._executor = None
            return self._begun().submit(answered, question, self._seconds, place, number)

    def _begun(self) -> Executor:
        """The processes begin with the first thought: where nobody plays against one who thinks there are none."""
        if self._executor is None:
            self._executor = beside(self._most, NICENESS, begin, self._dropped)
        return self._executor

    async def _place(self, server: GuildId | None) -> int:
        if self._places:
            return self._places.pop()
        turn: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(server, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free(turn.result())
            raise

    def _free(self, place: int) -> None:
        """The place goes to the server whose turn it is; that one comes last then."""
        while self._waiting:
            server = next(iter(self._waiting))
            line = self._waiting.pop(server)
            turn = line.popleft()
            if line:
                self._waiting[server] = line
            if not turn.done():
                turn.set_result(place)
                return
        self._places.append(place)


def _not_missed(done: asyncio.Future[Move | None]) -> None:
    """Nobody waits for what came of it, be it a mistake."""
    if not done.cancelled():
        done.exception()
