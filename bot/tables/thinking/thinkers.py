"""Those who think about moves, each in a process of its own; servers take turns, and none waits for all of another."""

import asyncio
import logging
import multiprocessing
from collections.abc import Hashable, Mapping
from concurrent.futures import BrokenExecutor, Executor, Future
from itertools import count

from bot.host.processes import beside
from bot.host.turns import Turns
from bot.host.watchdog import TookTooLong
from bot.tables.thinking.apart import Question, answered, begin
from games.core.thinking.budget import BUDGETS, Budget, Strength
from games.core.thinking.verdict import Verdict

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
        self._turns = Turns(most)

    async def think(self, question: Question, asker: Hashable) -> Verdict | None:
        """The best move and what it was compared with; None after a mishap, which is logged.

        Whoever cancels this stops the thought.
        """
        place = await self._turns.taken(asker)
        number = next(self._numbers)
        try:
            thought = self._submitted(question, place, number)
        except BaseException:
            self._turns.free(place)
            raise
        about = {"game": question.game, "seat": question.request.seat}
        done = asyncio.wrap_future(thought)
        done.add_done_callback(lambda _: self._turns.free(place))
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

    def _submitted(self, question: Question, place: int, number: int) -> Future[Verdict | None]:
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


def _not_missed(done: asyncio.Future[Verdict | None]) -> None:
    """Nobody waits for what came of it, be it a mistake."""
    if not done.cancelled():
        done.exception()
