"""Has the computers move that hold seats: after a while in which people can read, and beside everything else."""

import asyncio
import contextlib
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from bot.features.computers.rows import waiting_for_computers
from bot.host.courtesy import Courtesy
from bot.host.turns import Turns
from bot.store.identity import TableId, Version
from bot.tables.brought.alarm import OfItsShare
from bot.tables.live import Live
from bot.tables.lobby.house_options import patience_of_computers
from bot.tables.model import Late, Refused
from bot.tables.seats.computers import computers_may, held_until
from bot.tables.service import Tables
from bot.tables.thinking.computers import Position, Thought, question_at
from games.core.moves import IllegalMove, Move
from games.core.seats import QuestionNumber, Seat
from games.core.thinking.verdict import Verdict

log = logging.getLogger(__name__)

MANY = 50
RETRY = 60.0
"""Seconds after which they try again where something has failed."""
BREATH = 0.5
"""Seconds between two looks where many tables wait for computers."""


class _Late(Exception):
    """The table has gone on while somebody thought about it."""


class _Thinking(NamedTuple):
    """A thought that goes on, and about which question."""

    seat: Seat
    number: QuestionNumber
    task: asyncio.Future[Verdict | None]


class Computers(OfItsShare):
    """Looks whenever something was stored. What is due is in the store, so nothing is lost with the process."""

    def __init__(self, tables: Tables, courtesy: Courtesy) -> None:
        self._tables = tables
        self._now = tables.now
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="computer")
        self._turns = Turns(1)
        self._news = asyncio.Event()
        self._quiet = asyncio.Event()
        self._courtesy = courtesy
        self._courtesy.call(self.wake)
        self._loop: asyncio.Task[None] | None = None
        self._playing: dict[TableId, asyncio.Task[None]] = {}
        self._thinking: dict[TableId, _Thinking] = {}
        self._done_with: dict[TableId, Version] = {}
        """At this version there is nothing that a computer could do at the table."""

    def start(self) -> None:
        """Begin, first of all with what was due while nobody was here."""
        self.wake()
        self._loop = asyncio.create_task(self._run(), name="computers")

    async def stop(self) -> None:
        """Move no more; a move that is being made is made."""
        self._courtesy.cancel()
        tasks = [*([] if self._loop is None else [self._loop]), *self._playing.values()]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        self._worker.shutdown(wait=False, cancel_futures=True)

    def wake(self) -> None:
        """A computer may have to move."""
        self._quiet.clear()
        self._news.set()

    def wake_soon(self) -> None:
        """Somebody has moved, and is being answered."""
        self._quiet.clear()
        self._courtesy.soon()

    async def idle(self) -> None:
        """Wait until all moves that are due have been made."""
        if self._loop is not None and not self._loop.done():
            await self._quiet.wait()

    async def _run(self) -> None:
        while True:
            self._news.clear()
            pause: float | None = BREATH
            with contextlib.suppress(Exception):
                pause = await self._look()
            if not self._playing and not self._news.is_set() and not self._courtesy.waiting:
                self._quiet.set()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), pause)

    async def _look(self) -> float | None:
        """Begin what is due; the seconds until something will be."""
        self._drop_late_thoughts()
        try:
            ledger = self._tables.ledger
            waiting = await ledger.read(lambda db: waiting_for_computers(db, ledger.share))
        except Exception:
            log.exception("could not look for computers to move")
            raise
        soonest: float | None = None
        for table_id, version, since, options in waiting:
            now = self._now()
            # A clock that was put back keeps nobody waiting for what it showed before.
            left = since + patience_of_computers(options) - now if since <= now else 0.0
            if left > 0:
                soonest = left if soonest is None else min(soonest, left)
            elif table_id not in self._playing and self._done_with.get(table_id) != version:
                held = await self._begin(table_id) - now
                if held > 0:
                    soonest = held if soonest is None else min(soonest, held)
        if len(waiting) > MANY:
            await asyncio.sleep(BREATH)
        return soonest

    async def _begin(self, table_id: TableId) -> float:
        """Have the computers of a table move, or say when they may; 0 if they have nothing to do."""
        try:
            live = await self._tables.live(table_id)
        except Refused:
            return 0.0  # It cannot be read, which is said elsewhere.
        if not addressed_computers(live, self._now()):
            return held_until(live)
        task = asyncio.create_task(self._play(table_id), name=f"computers at {table_id}")
        self._playing[table_id] = task
        task.add_done_callback(lambda _: self._ended(table_id))
        return 0.0

    def _ended(self, table_id: TableId) -> None:
        del self._playing[table_id]
        self.wake()

    async def _play(self, table_id: TableId) -> None:
        """All that computers have to do here, one after the other; whatever fails keeps no other table from it."""
        try:
            while await self._moved(await self._tables.live(table_id)):
                pass
            live = await self._tables.live(table_id)
            if addressed_computers(live, self._now()):
                self._done_with[table_id] = live.table.version
            if computers_to_move(live, self._now()):
                log.error("a computer knows nothing to do", extra={"table": table_id})
                await self._tables.turns.tell_again(table_id)
        except Exception:
            log.exception("computers cannot go on", extra={"table": table_id})
            self._try_later(table_id)

    def _try_later(self, table_id: TableId) -> None:
        """What keeps them from moving may pass."""
        known = self._tables.peek(table_id)
        if known is not None:
            self._done_with[table_id] = known.table.version
        asyncio.get_running_loop().call_later(RETRY, self.try_again, table_id)

    def try_again(self, table_id: TableId) -> None:
        """What kept them from moving at this table may be gone."""
        self._done_with.pop(table_id, None)
        self.wake()

    async def _moved(self, live: Live) -> bool:
        """Whether a computer has moved, or the table has gone on meanwhile."""
        for seat in addressed_computers(live, self._now()):
            try:
                thought = await self._thought(live, seat)
            except _Late:
                return True
            if thought is None:
                continue
            try:
                await self._tables.turns.move_of_computer(
                    live.table.id, thought.seat, thought.move, thought.number, thought.trial
                )
            except Late:
                return live.table.version != (await self._tables.live(live.table.id)).table.version
            except IllegalMove:
                log.exception("a computer's move is refused", extra={"table": live.table.id, "seat": seat})
                continue
            return True
        return False

    async def _thought(self, live: Live, seat: Seat) -> Thought | None:
        position = Position.of(live, seat)
        idea = await self._idea(live, seat)
        try:
            async with self._turns.turn(live.table.party):
                return await asyncio.get_running_loop().run_in_executor(self._worker, position.thought, idea)
        except Exception:
            log.exception("a computer cannot think", extra={"table": live.table.id, "seat": seat})
            return None

    async def _idea(self, live: Live, seat: Seat) -> Move | None:
        """What comes of it if somebody thinks who can; None where what is sensible is enough."""
        budget = self._tables.thinkers.budgets.get(live.table.seats[seat].strength)
        if budget is None or seat not in live.waiting():
            return None
        try:
            question = question_at(live, seat, budget)
        except Exception:
            log.exception("a computer cannot be asked", extra={"table": live.table.id, "seat": seat})
            return None
        thinking = asyncio.ensure_future(self._tables.thinkers.think(question, live.table.party))
        self._thinking[live.table.id] = _Thinking(seat, question.request.number, thinking)
        try:
            await asyncio.wait([thinking])
        finally:
            thinking.cancel()
            del self._thinking[live.table.id]
        if thinking.cancelled():
            raise _Late
        verdict = thinking.result()
        return None if verdict is None else verdict.move

    def _drop_late_thoughts(self) -> None:
        """Nobody thinks about what the table has gone on from."""
        for table_id, thought in self._thinking.items():
            live = self._tables.peek(table_id)
            waits = live is not None and thought.seat in computers_to_move(live, self._now())
            if live is None or not waits or live.state.requests[thought.seat] != thought.number:
                thought.task.cancel()


def addressed_computers(live: Live, now: float = 0.0) -> list[Seat]:
    """Whose answer is wanted: first those who were asked beside the game, then those for whom it waits."""
    waiting = computers_to_move(live, now)
    called = [seat for seat in live.called() if seat in live.table.computers and seat not in waiting]
    return [*called, *waiting] if computers_may(live, now) else []


def computers_to_move(live: Live, now: float = 0.0) -> tuple[Seat, ...]:
    """The computers the game waits for, if they may move."""
    return tuple(seat for seat in live.waiting() if seat in live.table.computers) if computers_may(live, now) else ()
