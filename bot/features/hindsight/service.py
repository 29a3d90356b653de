"""Goes through somebody's decisions of a game that is over, by what they could see each time."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from bot.store.identity import TableId, Version
from bot.store.table.log import lines_since
from bot.store.table.records import LineKind, StoredLine
from bot.tables.live import Live
from bot.tables.model import Refused
from bot.tables.service import Tables
from bot.tables.thinking.apart import Question
from games.core.moves import IllegalMove, Move, Request
from games.core.parts.seeing import luck_of
from games.core.saving import save
from games.core.seats import Seat
from games.core.state import GameState
from games.core.thinking.budget import STRONG, Budget
from games.core.thinking.hindsight import lost
from games.core.thinking.verdict import Verdict

MOST = 3
"""So many moves are told."""
SUSPECTS = 6
"""So many are looked at as a strong player does, of those that look worst at first sight."""
AFRESH = 48
"""In so many ways, at most, what is told is compared once more: the dearest of many moves look dearer than they are."""
FIRST_SIGHT = Budget(playouts=24, candidates=6, errors=0.0, worlds=3)
KEPT = 64
"""So many people's games are at hand."""
Told = Callable[[int, int], Awaitable[None]]
"""Hears how many decisions of how many have been looked at."""


class Decision(msgspec.Struct, frozen=True):
    """What somebody was asked, could see and did."""

    version: Version
    """How the game stood then."""
    round: int
    view: GameState
    request: Request
    move: Move


class Costly(msgspec.Struct, frozen=True):
    """A decision, and what would have been better."""

    decision: Decision
    verdict: Verdict


class Hindsight(msgspec.Struct, frozen=True):
    """What came of it."""

    decisions: int
    costly: tuple[Costly, ...]
    """The dearest first."""


class Hindsights:
    """Thought over once for each person and game, when they ask for it."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._past = tables.past
        self._thinkers = tables.thinkers
        self._thoughts: OrderedDict[tuple[TableId, Seat], asyncio.Task[Hindsight]] = OrderedDict()

    async def of(self, live: Live, seat: Seat, told: Told) -> Hindsight:
        """This person's dearest moves; Refused while the game, or the campaign that it belongs to, goes on."""
        if live.table.status != "finished" or live.table.campaign is not None:
            raise Refused("hindsight-open")
        key = live.table.id, seat
        known = self._thoughts.get(key)
        if known is None or (known.done() and (known.cancelled() or known.exception())):
            self._thoughts[key] = asyncio.create_task(self._looked_through(live, seat, told), name="hindsight")
        self._thoughts.move_to_end(key)
        while len(self._thoughts) > KEPT:
            self._thoughts.popitem(last=False)[1].cancel()
        # Shielded: somebody else may have asked for the same, and whoever asks may go away.
        return await asyncio.shield(self._thoughts[key])

    async def close(self) -> None:
        """Think no more."""
        for thought in self._thoughts.values():
            thought.cancel()
        await asyncio.gather(*self._thoughts.values(), return_exceptions=True)

    async def _looked_through(self, live: Live, seat: Seat, told: Told) -> Hindsight:
        decisions = await self._decisions(live, seat)
        work = len(decisions) + min(SUSPECTS, len(decisions))
        suspects: list[tuple[float, int, Decision]] = []
        for number, decision in enumerate(decisions):
            await told(number, work)
            verdict = await self._asked(live, decision, FIRST_SIGHT)
            if verdict is not None:
                suspects.append((lost(verdict, decision.move), number, decision))
        suspects.sort(key=lambda each: (-each[0], each[1]))
        in_earnest = msgspec.structs.replace(self._thinkers.budgets[STRONG], afresh=AFRESH)
        costly: list[Costly] = []
        for number, (cost, _, decision) in enumerate(suspects[:SUSPECTS]):
            await told(len(decisions) + number, work)
            verdict = await self._asked(live, decision, in_earnest) if cost > 0 else None
            if verdict is not None and lost(verdict, decision.move) > 0:
                costly.append(Costly(decision, verdict))
        costly.sort(key=lambda each: -lost(each.verdict, each.decision.move))
        return Hindsight(len(decisions), tuple(costly[:MOST]))

    async def _asked(self, live: Live, decision: Decision, budget: Budget) -> Verdict | None:
        luck = luck_of(decision.view, "hindsight").seed
        question = Question(live.game.key, save(decision.view), decision.request, budget, luck, made=decision.move)
        # Tables in play go first: whoever looks back waits as one server more.
        return await self._thinkers.think(question, ("hindsight", live.table.id))

    async def _decisions(self, live: Live, seat: Seat) -> list[Decision]:
        """Their own moves, but for those taken back, and those that were the only one."""
        lines = await self._ledger.read(lambda db: lines_since(db, live.table.id, Version(0)))
        own = [line for line in lines if _is_move_of(line, seat)]
        states = await self._past.states(live.table.id, [_before(line) for line in own])
        found: list[Decision] = []
        for line in own:
            state = states.get(_before(line))
            if state is not None:
                decide = partial(_decision, live, seat, line, state)
                decision = await asyncio.to_thread(live.bounded, ("hindsight", line.number), decide)
                found += [] if decision is None else [decision]
        return found


def _is_move_of(line: StoredLine, seat: Seat) -> bool:
    return line.kind == LineKind.MOVE and line.seat == seat and line.undone_by is None and not line.by_computer


def _before(line: StoredLine) -> Version:
    return Version(line.number - 1)


def _decision(live: Live, seat: Seat, line: StoredLine, saved: bytes) -> Decision | None:
    """None where nothing was to be decided, or was by something else than one move."""
    state: GameState = live.game.saved.load(saved)
    request = live.game.play(state).legal(seat)
    try:
        move = request.read(line.text)
    except IllegalMove:
        return None
    if not request.asked or not request.accepts(move) or request.forced() is not None:
        return None
    number = live.game.telling.round(state) if live.game.telling.round is not None else 0
    return Decision(_before(line), number, live.game.view(state, seat), request, move)
