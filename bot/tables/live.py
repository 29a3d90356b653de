"""A table in play, in memory: what can be asked of it without waiting."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import TypeVar

import msgspec

from bot.hours.clock import Clocks
from bot.store.identity import UserId, Version
from bot.store.people.absences import Absence
from bot.store.table.handovers import Handover
from bot.store.table.plans import PLANNED, SeatPlans
from bot.store.table.proposals import Asked, Terms
from bot.store.table.records import LineKind, Sitting, Table
from bot.tables.emblems import Emblems
from bot.tables.lobby.house_options import advised, most_suffice
from bot.tables.model import LogLine
from bot.tables.patience import Patience, What
from bot.tables.thinking.ahead import Ahead
from games.core.coming import Coming
from games.core.course import Course
from games.core.events import Phrase
from games.core.game import AnyGame
from games.core.moves import Move, Request
from games.core.outcome import Outcome
from games.core.outlook import Foresight
from games.core.play import Play
from games.core.seats import Seat
from games.core.state import GameState
from games.core.talk import Call
from games.registry import game
from texts import Teller, words

T = TypeVar("T")

UNDONE = "bot-log-undone"
COMPUTERS_STAY = 3600.0
"""Seconds for which computers wait when the table is asked to go back or to end: most who are there answer sooner."""
RECENT = 200
"""So many lines of the log are kept in memory; older ones are read from the store."""


def latest(lines: list[LogLine]) -> list[LogLine]:
    """What is kept of these lines; no whisper takes the place of what everybody may read."""
    if len(lines) <= RECENT:
        return lines
    counted = [at for at, line in enumerate(lines) if line.kind is not LineKind.WHISPER]
    return lines[counted[-RECENT] :] if len(counted) > RECENT else lines


class Past(msgspec.Struct, frozen=True):
    """An earlier version that the seat which moved last may go back to by itself."""

    seat: Seat
    version: Version


class Vote(msgspec.Struct, frozen=True):
    """Something that the table is asked."""

    what: Asked
    by: Seat
    yes: tuple[Seat, ...]
    open: bool = True
    no: tuple[Seat, ...] = ()
    terms: Terms = Terms()
    at: float = 0.0
    until: float | None = None
    """The deadline."""

    def is_the_same_as(self, other: "Vote") -> bool:
        """Whether both are one question, whoever has answered it meanwhile."""
        return (self.what, self.by, self.at) == (other.what, other.by, other.at)

    def carried(self, voters: Collection[Seat], most: bool) -> bool:
        """Whether all agree, or more than half where that is enough."""
        agreed = len(set(voters) & set(self.yes))
        return agreed * 2 > len(voters) if most else agreed == len(voters)

    def lost(self, voters: Collection[Seat], most: bool) -> bool:
        """Whether it cannot be carried any more."""
        refused = len(set(voters) & set(self.no))
        return refused * 2 >= len(voters) if most else refused > 0


class Live:
    """One table's game as it stands. Only the table service changes it, and only after storing the change."""

    def __init__(
        self, table: Table, state: GameState, waiting_since: datetime, patience: Patience | None = None
    ) -> None:
        self.table = table
        self.patience = patience or Patience(table.id)
        self.game: AnyGame = game(table.game)
        self.play: Play[GameState] = self.game.play(state)
        self.asked_since = dict.fromkeys(self.openly_addressed(), waiting_since)
        """Since when each of these seats has something to answer."""
        self.recent: list[LogLine] = []
        self.past: list[Past] = []
        self.before: dict[Seat, bytes] = {}
        """The state after each seat's last move: what has changed since is marked for that seat."""
        self.missed: dict[Seat, bytes] = {}
        """The same after the last move that was not left to a plan, for the seat's own eyes alone."""
        self.by_plan: set[Seat] = set()
        """The seats whose last move was left to a plan."""
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
        self._thoughts = Ahead(self.game, self.play, self.patience, table.version)

    @property
    def state(self) -> GameState:
        """The whole state, with its secrets: for the rules only."""
        return self.play.state

    def bounded(self, what: What, rules: Callable[[], T]) -> T:
        """What the rules say in this position; EndlessRule if they never do, and nothing has changed."""
        return self.patience.wait_for(self.table.version, what, rules)

    @property
    def playing(self) -> bool:
        """Whether the game goes on."""
        return self.table.status == "playing"

    @property
    def waiting_since(self) -> datetime | None:
        """Since when it waits for the first of them; None while it waits for nobody."""
        waiting = self.waiting()
        return min((at for seat, at in self.asked_since.items() if seat in waiting), default=None)

    def waiting(self) -> tuple[Seat, ...]:
        """The seats the game waits for."""
        return self.play.waiting() if self.playing else ()

    def called(self) -> tuple[Seat, ...]:
        """The seats that are called on to answer somebody, though the game does not wait for them."""
        return tuple(dict.fromkeys(call.seat for call in self.calls()))

    def calls(self) -> tuple[Call, ...]:
        """What they are called on to answer."""
        return self.bounded(("calls",), self.play.calls) if self.playing else ()

    def openly_addressed(self) -> tuple[Seat, ...]:
        """Those of them whom everybody may see called."""
        called = (call.seat for call in self.calls() if not call.private)
        return tuple(dict.fromkeys((*self.waiting(), *called)))

    def addressed(self) -> tuple[Seat, ...]:
        """All who have something to answer: those the game waits for, then those who are called on."""
        return tuple(dict.fromkeys((*self.waiting(), *self.called())))

    def request(self, seat: Seat) -> Request:
        """All that this seat may do now; nothing when the table is over, even if its game is not.

        Where the table plays without advice, nothing is recommended either.
        """
        request = self.bounded(("legal", seat), partial(self.play.legal, seat))
        if not self.playing:
            return msgspec.structs.replace(request, asked=False, offers=())
        return request if advised(self.table.options) else request.unadvised()

    def why_not(self, seat: Seat, move: Move) -> Phrase:
        """Why this move is not possible now."""
        return self.bounded(("why not", seat, move), partial(self.play.why_not, seat, move))

    @property
    def ahead(self) -> Ahead:
        """Begun anew once it is asked for: no move waits for what was thought of the position before to be let go."""
        if self._thoughts.play is not self.play:
            self._thoughts = Ahead(self.game, self.play, self.patience, self.table.version)
        return self._thoughts

    def foresight(self, seat: Seat, reader: Seat | None) -> Foresight[GameState]:
        """What the seat's moves will do, as far as this reader (None: everybody) may know."""
        return self.ahead.foresight(seat, reader)

    async def coming(self, seat: Seat) -> tuple[Coming, ...]:
        """What the seat may be asked next, as far as it can be imagined; thought through beside everything else."""
        return await asyncio.to_thread(self.ahead.coming, seat) if self.playing else ()

    def view(self, seat: Seat | None) -> GameState:
        """The state as this seat, or a spectator, may know it."""
        return self.seen(self.state, seat)

    def view_before(self, seat: Seat, viewer: Seat | None) -> GameState | None:
        """What this viewer saw when the seat had moved last."""
        saved = (self.missed.get(seat) if viewer == seat else None) or self.before.get(seat)
        return None if saved is None else self.seen(self.game.load(saved), viewer)

    def moves(self) -> list[LogLine]:
        """The lines of all moves that were not taken back; nothing tells by a whisper that somebody has moved."""
        back = {line.version for line in self.recent if line.event.key == UNDONE}
        return [line for line in self.recent if line.by is not None and line.version not in back and not line.whispered]

    def since(self, seat: Seat | None, *, openly: bool = False) -> list[LogLine]:
        """What happened since this seat's last move and may be known to it; for spectators, all that is at hand.

        Who takes a move back stands where they stood before it, and hears again what they heard then. What was left
        to a plan happened, too, for its person was not there; openly nobody may notice that.
        """
        lines = [line for line in self.recent if line.event.is_for(seat)]
        if seat is None:
            return lines
        planned = set() if openly else {line.version for line in self.recent if line.event.key == PLANNED}
        mine = (line for line in self.moves() if line.by == seat and not line.beside and line.version not in planned)
        last = max((line.version for line in mine), default=0)
        return [line for line in lines if line.version > last]

    def teller(self, locale: str, names: Sequence[str] | None = None) -> Teller:
        """One who tells of this table in this language."""
        return Teller(words(locale), self.table.game, names or self.table.names)

    @property
    def round(self) -> int:
        """The number of the round; 0 where the game counts none."""
        return 0 if self.game.round is None else self.bounded(("round",), partial(self.game.round, self.state))

    def new_round(self, known: int, since: Version) -> bool:
        """Whether a round has begun after the known one: also where a game counts turns, all have moved meanwhile."""
        moved = {line.by for line in self.recent if line.version > since}
        return self.round > known and all(seat.seat in moved for seat in self.table.seats)

    def outcome(self) -> Outcome:
        """How the game stands."""
        return self.bounded(("score",), partial(self.game.score, self.state))

    def seat_of(self, user_id: UserId) -> Seat | None:
        """The person's seat, if they sit here."""
        return self.table.seat_of(user_id)

    def voters(self, vote: Vote | None = None) -> tuple[Seat, ...]:
        """The seats that are asked when the table must agree: those whose people are there, but whom it is about."""
        about = None if vote is None else vote.terms.seat
        return tuple(seat.seat for seat in self.table.seats if seat.user_id is not None and seat.seat != about)

    def most_suffice(self, vote: Vote) -> bool:
        """Whether more than half are enough to agree; where the table is seen is everybody's own business."""
        return vote.what is not Asked.BRING and most_suffice(self.table.options)

    def who(self, seats: Sequence[Seat]) -> list[Sitting]:
        """The people on these seats."""
        return [self.table.seats[seat] for seat in seats]

    def may_undo(self, user_id: UserId) -> bool:
        """Whether this person can take the last move back without asking the table."""
        return self.playing and bool(self.past) and self.past[-1].seat == self.seat_of(user_id)

    def last_mover(self) -> Seat | None:
        """The seat of the person who moved last."""
        return next((line.by for line in reversed(self.moves()) if not line.computer), None)

    def turn_began(self) -> Past:
        """Where the one who may go back stood when the turn came: what computers have done since is another turn's."""
        moves = {line.version for line in self.moves() if line.computer}
        earlier = [
            past for past in self.past[:-1] if not any(past.version < at <= self.past[-1].version for at in moves)
        ]
        return (earlier or self.past[-1:])[0]

    def computers_to_move(self, now: float = 0.0) -> tuple[Seat, ...]:
        """The computers the game waits for, if they may move."""
        return tuple(seat for seat in self.waiting() if seat in self.table.computers) if self.computers_may(now) else ()

    def computers_may(self, now: float = 0.0) -> bool:
        """Whether computers go on: while somebody is there, and nobody has just asked to go back or to end."""
        return self.table.attended and self.table.paused_until is None and now >= self.computers_held_until()

    def computers_held_until(self) -> float:
        """When computers go on although the table is asked to go back or to end; 0 if it is not."""
        if self.vote is None or self.vote.what.outlives_moves:
            return 0.0
        return self.vote.at + COMPUTERS_STAY

    def moves_since(self, version: Version) -> int:
        """How many moves were made after that version and not taken back."""
        return len({line.version for line in self.moves() if line.version > version})

    def before_last_move(self, seat: Seat) -> Version | None:
        """The version before this seat's last move, if it is not too long ago."""
        last = max((line.version for line in self.moves() if line.by == seat), default=None)
        return None if last is None else Version(last - 1)

    @staticmethod
    def same_knowledge(before: GameState, now: GameState) -> bool:
        """Whether nothing hidden was shown and nothing drawn between two states."""
        return (now.shown, now.chance.draws) == (before.shown, before.chance.draws)

    def plans_of(self, seat: Seat) -> SeatPlans | None:
        """What the person on this seat has left for their next questions, if anything."""
        left = self.plans.get(seat)
        return left if left is not None and left.user_id == self.table.seats[seat].user_id and left.plans else None

    # For the table service

    def trial(self) -> Play[GameState]:
        """The game on a copy of the state, so that a broken rule can never harm the table."""
        return self.play.copy()

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
        if not self.same_knowledge(before, now.state):
            self.past.clear()
        elif not computer and not (now.beside and any(past.seat != seat for past in self.past)):
            self.past = [past for past in self.past if past.seat == seat]
            self.past.append(Past(seat, self.table.version))
        vote, back = self.vote, None if computer else seat
        self.handovers = tuple(one for one in self.handovers if one.seat != back or one.by == back)
        self._stand(now, table, lines)
        if planned and not now.beside:
            if seat in self.before and seat not in self.by_plan:
                self.missed.setdefault(seat, self.before[seat])
            self.by_plan.add(seat)
        if not (planned or now.beside):
            self.missed.pop(seat, None)
            self.by_plan.discard(seat)
        if vote is not None and (back is None or (vote.what.outlives_moves and vote.terms.seat != back)):
            self.vote = vote
        if not now.beside:
            self.before[seat] = saved
        if table.over:
            self._close()
        addressed = self.openly_addressed()
        self.asked_since = {asked: at if asked == seat else self.asked_since.get(asked, at) for asked in addressed}

    def _close(self) -> None:
        """Nobody goes back, and nothing is marked any more."""
        self.past.clear()
        self.before.clear()
        self.missed.clear()
        self.by_plan.clear()
        self.plans.clear()
        self.handovers, self.vote, self.clocks = (), None, None

    def _stand(self, now: Play[GameState], table: Table, lines: Sequence[LogLine]) -> None:
        """What the table was asked, it was asked of the game as it stood."""
        self._go_on(now, table, lines)
        self.vote = None

    def _go_on(self, now: Play[GameState], table: Table, lines: Sequence[LogLine]) -> None:
        self.play = now
        self.table = table
        self.recent = latest([*self.recent, *lines])

    def seen(self, state: GameState, seat: Seat | None) -> GameState:
        """When the table is over there are no secrets left but those of games to come."""
        view = partial(self.game.view, state, seat) if self.playing else partial(self.game.at_the_end, state)
        seen: GameState = self.bounded(("view", seat, state.moves), view)
        return seen
