"""Plans act as soon as their question is asked, within the very change that asks it, so that nobody is called to it."""

import logging
from dataclasses import dataclass
from functools import partial

import msgspec

from bot.store.identity import UserId
from bot.store.table.plans import DROPPED, ENDED, PLANNED, ROBBED, WISHED, SeatPlans
from bot.store.table.records import Line, LineKind
from bot.tables.live import Live
from games.core.ahead.answering import Answer, planned
from games.core.ahead.plans import Plan, due, has_lost, verb_of_text
from games.core.events import Event
from games.core.moves import Request
from games.core.play import Play
from games.core.seats import Seat
from games.core.state import GameState

log = logging.getLogger(__name__)

MOST_ACTS = 60
"""So many moves are left to plans within one change: whoever comes after them is asked."""


def kind_of_line(now: Play[GameState]) -> LineKind:
    """What the log calls the last move."""
    if not now.beside:
        return LineKind.MOVE
    return LineKind.WHISPER if now.whispered else LineKind.BESIDE


@dataclass
class Made:
    """A move that has been made, with the game as it stood then: it becomes a line of the log."""

    seat: Seat
    user_id: UserId | None
    """Who made it."""
    text: str
    now: Play[GameState]
    events: list[Event]
    kind: LineKind
    """What the log calls it."""
    planned: bool = False
    habit: bool = False
    """By a plan that stays: nobody is told of each time."""

    def line(self) -> Line:
        """It as the log has it. That it was planned is told to its seat alone."""
        return Line(
            kind=self.kind,
            text=self.text,
            state=self.now.saved(),
            events=msgspec.json.encode(self.events),
            seat=self.seat,
            user_id=self.user_id,
        )


class _Left:
    """What is left of the plans while they act, and what those who had left them have to hear."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.plans: dict[Seat, SeatPlans] = {}
        self.passed: list[tuple[Seat, Plan]] = []
        """What stays, and had nothing to say to the question that its seat is asked now."""

    def of(self, seat: Seat) -> SeatPlans | None:
        """What this seat has left by now."""
        return self.plans.get(seat) or self.live.plans_of(seat)

    def due(self, play: Play[GameState]) -> tuple[SeatPlans, Plan] | None:
        """The next plan whose question is asked."""
        for seat in play.waiting():
            mine = self.of(seat)
            plan = None if mine is None else self.next_of(mine, play)
            if mine is not None and plan is not None:
                return mine, plan
        return None

    def next_of(self, mine: SeatPlans, play: Play[GameState]) -> Plan | None:
        """The next of these plans whose question is asked."""
        if not mine.plans:
            return None
        passed = [plan for of, plan in self.passed if of == mine.seat]
        return due(mine.plans, self._asked(play, mine.seat), passed)

    def _asked(self, play: Play[GameState], seat: Seat) -> Request:
        return self.live.bounded(("due", seat, play.state.moves), partial(play.legal, seat))

    def turn(self, mine: SeatPlans, plan: Plan, now: Plan | None) -> None:
        """The plan is another now, or no more."""
        at = mine.plans.index(plan)
        left = (*mine.plans[:at], *(() if now is None else (now,)), *mine.plans[at + 1 :])
        self.plans[mine.seat] = msgspec.structs.replace(mine, plans=left)


def carried_out(live: Live, made: list[Made]) -> tuple[dict[Seat, SeatPlans], list[Event]]:
    """Let all plans act that are due after these moves; what is left of them, and what their seats have to hear."""
    play = made[-1].now if made else live.ready()
    left = _Left(live)
    told: list[Event] = []
    before = live.play
    for each in made:
        _look_after(left, before, each)
        before = each.now
        if each is not made[-1]:
            each.events = [*each.events, *_passed_over(left, before, each.seat)]
    acts = 0
    while acts < MOST_ACTS and (found := left.due(play)):
        mine, plan = found
        move, events = _by_plan(left, play, mine, plan)
        if move is None:
            told += events
            if made:
                made[-1].events = [*made[-1].events, *events]
            continue
        acts += 1
        made.append(move)
        _look_after(left, play, move)
        play = move.now
        left.passed.clear()
    return left.plans, told


def _by_plan(left: _Left, play: Play[GameState], mine: SeatPlans, plan: Plan) -> tuple[Made | None, list[Event]]:
    """The move by this plan, or what its owner hears if there is none; what is left of it is noted."""
    answer, move = _answered(left.live, play, mine, plan)
    ends = plan.while_it_fits if answer is None else answer.over
    if plan.stays and not ends:
        if move is None:
            left.passed.append((mine.seat, plan))
        else:
            left.turn(mine, plan, plan.after_question(play.legal(mine.seat)))
        return move, []
    left.turn(mine, plan, None)
    return move, [] if move is not None else [gone(ENDED if plan.stays else DROPPED, mine.seat, plan)]


def _look_after(left: _Left, before: Play[GameState], move: Made) -> None:
    """What a move does to plans: its seat may have wanted one until then, and others may have lost something by it."""
    verb = verb_of_text(move.text)
    mine = left.of(move.seat)
    for plan in () if mine is None else mine.plans:
        if verb in plan.until and mine is not None:
            left.turn(mine, plan, None)
            mine = left.plans[move.seat]
            move.events = [*move.events, gone(ENDED, move.seat, plan)]
    _drop_of_the_robbed(left, before, move)


def _drop_of_the_robbed(left: _Left, before: Play[GameState], move: Made) -> None:
    """From whom the move has taken something, they had planned once with what they have not any more."""
    live = left.live
    for seat in live.plans:
        mine = left.of(seat)
        if mine is None or not any(event.touches(seat) for event in move.events):
            continue
        lost = partial(has_lost, live.game, before.state, move.now.state, seat)
        if live.bounded(("lost", seat, move.now.state.moves), lost):
            stay = tuple(plan for plan in mine.plans if plan.stays)
            left.plans[seat] = msgspec.structs.replace(mine, plans=stay)
            move.events = [*move.events, *(gone(ROBBED, seat, plan) for plan in mine.plans if not plan.stays)]


def outrun(live: Live, play: Play[GameState]) -> tuple[dict[Seat, SeatPlans], list[Event]]:
    """Where the game goes back to a question, its seat is asked: what it had planned for later is dropped.

    What stays is left out this once.
    """
    left = _Left(live)
    dropped = [event for seat in play.waiting() for event in _passed_over(left, play, seat)]
    return left.plans, dropped


def _passed_over(left: _Left, play: Play[GameState], seat: Seat) -> list[Event]:
    """The seat answers its question itself, whatever it had planned for it: what it hears of that."""
    dropped: list[Event] = []
    while (mine := left.of(seat)) is not None and (plan := left.next_of(mine, play)) is not None:
        left.turn(mine, plan, plan.after_question(play.legal(seat)) if plan.stays else None)
        if not plan.stays:
            dropped.append(gone(DROPPED, seat, plan))
    return dropped


def _answered(live: Live, play: Play[GameState], mine: SeatPlans, plan: Plan) -> tuple[Answer | None, Made | None]:
    """What the plan comes to; nothing if nothing in it fits. A plan that goes wrong harms nobody's move."""
    try:
        return live.bounded(
            ("plan", mine.seat, plan.question, play.state.moves), partial(_made_by, live, play, mine, plan)
        )
    except Exception:
        log.exception("a plan cannot act", extra={"table": live.table.id, "seat": mine.seat})
        return None, None


def _made_by(live: Live, play: Play[GameState], mine: SeatPlans, plan: Plan) -> tuple[Answer | None, Made | None]:
    seat, then = mine.seat, play.copy()
    request = then.legal(seat)
    answer = planned(live.game, then, live.as_advised(request), plan)
    if answer is None or answer.move is None:
        return answer, None
    text = request.text(answer.move)
    events = [Event(PLANNED, seat, {"question": request.prompt}, to=(seat,)), *then.apply(seat, answer.move)]
    made = Made(seat, mine.user_id, text, then, events, kind_of_line(then), planned=True, habit=plan.stays)
    return answer, made


def gone(why: str, seat: Seat, plan: Plan) -> Event:
    """Its owner hears that the plan is no more."""
    typed, kept = tuple(wish.move for wish in plan.wishes), msgspec.json.encode(plan.wishes).decode()
    return Event(why, seat, {"question": plan.prompt, "wishes": typed, WISHED: kept}, to=(seat,))
