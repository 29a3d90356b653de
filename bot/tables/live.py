"""A table in play, in memory: what can be asked of it without waiting."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime

from bot.hours.clock import Clocks
from bot.store.identity import UserId
from bot.store.people.absences import Absence
from bot.store.table.handovers import Handover
from bot.store.table.plans import SeatPlans
from bot.store.table.records import Table
from bot.tables.brought.vote import Vote
from bot.tables.emblems import Emblems
from bot.tables.lobby.house_options import advised
from bot.tables.model import LogLine
from bot.tables.remembered.marks import Marks
from bot.tables.remembered.recent import Recent, latest
from bot.tables.remembered.ways_back import WaysBack, same_knowledge
from bot.tables.rules.in_play import InPlay
from bot.tables.rules.patience import Patience
from bot.tables.thinking.ahead import Ahead
from games.core.ahead.coming import Coming
from games.core.ahead.outlook import Foresight
from games.core.ending.course import Course
from games.core.moves import Move
from games.core.play import Play
from games.core.seats import Seat
from games.core.state import GameState
from texts import Teller, words


class Live(InPlay):
    """One table's game as it stands. Only the table service changes it, and only after storing the change."""

    def __init__(
        self, table: Table, state: GameState, waiting_since: datetime, patience: Patience | None = None
    ) -> None:
        super().__init__(table, state, patience)
        self.asked_since = dict.fromkeys(self.openly_addressed(), waiting_since)
        """Since when each of these seats has something to answer."""
        self.recent = Recent()
        self.past = WaysBack()
        self.marks = Marks()
        self.vote: Vote | None = None
        self.handovers: tuple[Handover, ...] = ()
        """Seats that are offered to somebody."""
        self.emblems = Emblems()
        """What stands for words, as far as Discord has it; all tables of a client share one."""
        self.plans: dict[Seat, SeatPlans] = {}
        """What people have left for their next questions."""
        self.clocks: Clocks | None = None
        self.course: Course | None = None
        """How the points grew, once that was looked at in a game that is over."""
        self.away: Mapping[UserId, Absence] = {}
        """Who is away; all tables share it."""
        self.asked_anyway: Collection[UserId] = ()
        """Who wants to be asked before a turn of theirs ends by itself; all tables share it."""
        self._thoughts = Ahead(self.game, self.play, self.patience, table.version)

    def ready(self) -> Play[GameState]:
        """The game as it goes on: whose turns end by themselves is as they have chosen."""
        seats = enumerate(self.table.seats)
        self.play.asked_anyway = frozenset(Seat(seat) for seat, each in seats if each.user_id in self.asked_anyway)
        return self.play

    @property
    def waiting_since(self) -> datetime | None:
        """Since when it waits for the first of them; None while it waits for nobody."""
        waiting = self.waiting()
        return min((at for seat, at in self.asked_since.items() if seat in waiting), default=None)

    @property
    def ahead(self) -> Ahead:
        """Begun anew once it is asked for: no move waits for what was thought of the position before to be let go."""
        if self._thoughts.play is not self.play:
            self._thoughts = Ahead(self.game, self.play, self.patience, self.table.version)
        return self._thoughts

    def foresight(self, seat: Seat, reader: Seat | None) -> Foresight[GameState]:
        """What the seat's moves will do, as far as this reader (None: everybody) may know."""
        return self.ahead.foresight(seat, reader)

    def usual(self, seat: Seat, reader: Seat | None) -> Sequence[Move]:
        """What is usually answered here, as far as this reader (None: everybody) may know; nothing without advice."""
        request = self.request(seat)
        if not (request.asked and advised(self.table.options)):
            return ()
        return self.ahead.usual(request.public() if reader is None else request, reader)

    async def coming(self, seat: Seat) -> tuple[Coming, ...]:
        """What the seat may be asked next, as far as it can be imagined; thought through beside everything else."""
        return await asyncio.to_thread(self.ahead.coming, seat) if self.playing else ()

    def view_before(self, seat: Seat, viewer: Seat | None) -> GameState | None:
        """What this viewer saw when the seat had moved last."""
        saved = self.marks.of(seat, viewer)
        return None if saved is None else self.seen(self.game.saved.load(saved), viewer)

    def teller(self, locale: str, names: Sequence[str] | None = None) -> Teller:
        """One who tells of this table in this language."""
        return Teller(words(locale), self.table.game, names or self.table.names)

    def seat_of(self, user_id: UserId) -> Seat | None:
        """The person's seat, if they sit here."""
        return self.table.seat_of(user_id)

    def may_undo(self, user_id: UserId) -> bool:
        """Whether this person can take the last move back without asking the table."""
        return self.playing and bool(self.past) and self.past[-1].seat == self.seat_of(user_id)

    def plans_of(self, seat: Seat) -> SeatPlans | None:
        """What the person on this seat has left for their next questions, if anything."""
        left = self.plans.get(seat)
        return left if left is not None and left.user_id == self.table.seats[seat].user_id and left.plans else None

    def moved(
        self,
        seat: Seat,
        now: Play[GameState],
        saved: bytes,
        table: Table,
        lines: Sequence[LogLine],
        at: datetime,
        *,
        computer: bool = False,
        planned: bool = False,
    ) -> None:
        """A move has been stored, with the game saved as it stands now. A computer's takes nobody's undo away."""
        if any(line.whispered for line in lines):
            self._go_on(now, table, lines)
            return
        before = self.state
        if not same_knowledge(before, now.state):
            self.past.clear()
        elif not computer:
            self.past.moved(seat, self.table.version, beside=now.beside)
        back = None if computer else seat
        self.handovers = tuple(one for one in self.handovers if one.seat != back or one.by == back)
        self._go_on(now, table, lines)
        if not self._is_still_asked(back):
            self.vote = None
        if not now.beside:
            self.marks.moved(seat, saved, planned=planned)
        if table.over:
            self._close()
        addressed = self.openly_addressed()
        self.asked_since = {asked: at if asked == seat else self.asked_since.get(asked, at) for asked in addressed}

    def _is_still_asked(self, mover: Seat | None) -> bool:
        """What the table was asked, it was asked of the game as it stood; a computer's move changes nothing of it."""
        vote = self.vote
        return vote is not None and (mover is None or (vote.what.outlives_moves and vote.terms.seat != mover))

    def _close(self) -> None:
        """Nobody goes back, and nothing is marked any more."""
        self.past.clear()
        self.marks.clear()
        self.plans.clear()
        self.handovers, self.vote, self.clocks = (), None, None

    def _go_on(self, now: Play[GameState], table: Table, lines: Sequence[LogLine]) -> None:
        self.play = now
        self.table = table
        self.recent = latest([*self.recent, *lines])
