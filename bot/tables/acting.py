"""Plans act as soon as their question is asked, within the very change that asks it, so that nobody is called to it."""

import logging
from dataclasses import dataclass
from functools import partial

import msgspec

from bot.store.identity import UserId
from bot.store.table.plans import DROPPED, PLANNED, ROBBED, WISHED, SeatPlans
from bot.store.table.records import Line, LineKind
from bot.tables.live import Live
from games.core.ahead.plans import Plan, due, has_lost, planned
from games.core.events import Event
from games.core.moves import Move
from games.core.play import Play
from games.core.seats import Seat
from games.core.state import GameState

log = logging.getLogger(__name__)


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


def carried_out(live: Live, made: list[Made]) -> tuple[dict[Seat, SeatPlans], list[Event]]:
    """Let all plans act that are due after these moves; what is left of them, and what their seats have to hear."""
    play = made[-1].now if made else live.play
    left: dict[Seat, SeatPlans] = {}
    dropped: list[Event] = []
    if made:
        _drop_of_the_robbed(live, live.play, made[-1], left)
    while found := _next_due(live, play, left):
        mine, plan = found
        left[mine.seat] = _without(mine, plan)
        move = _acted(live, play, mine, plan)
        if move is None:
            dropped.append(gone(DROPPED, mine.seat, plan))
            if made:
                made[-1].events = [*made[-1].events, dropped[-1]]
        else:
            made.append(move)
            _drop_of_the_robbed(live, play, move, left)
            play = move.now
    return left, dropped


def _drop_of_the_robbed(live: Live, before: Play[GameState], move: Made, left: dict[Seat, SeatPlans]) -> None:
    """From whom the move has taken something, they had planned with what they have not any more."""
    for seat in live.plans:
        mine = left.get(seat) or live.plans_of(seat)
        if mine is None or not any(event.touches(seat) for event in move.events):
            continue
        lost = partial(has_lost, live.game, before.state, move.now.state, seat)
        if live.bounded(("lost", seat, move.now.state.moves), lost):
            left[seat] = msgspec.structs.replace(mine, plans=())
            move.events = [*move.events, *(gone(ROBBED, seat, plan) for plan in mine.plans)]


def outrun(live: Live, play: Play[GameState]) -> tuple[dict[Seat, SeatPlans], list[Event]]:
    """Where the game goes back to a question, its seat is asked: what it had planned for later is dropped."""
    left: dict[Seat, SeatPlans] = {}
    dropped: list[Event] = []
    while found := _next_due(live, play, left):
        mine, plan = found
        left[mine.seat] = _without(mine, plan)
        dropped.append(gone(DROPPED, mine.seat, plan))
    return left, dropped


def _next_due(live: Live, play: Play[GameState], left: dict[Seat, SeatPlans]) -> tuple[SeatPlans, Plan] | None:
    for seat in play.waiting():
        mine = left.get(seat) or live.plans_of(seat)
        legal = partial(play.legal, seat)
        plan = None if mine is None else due(mine.plans, live.bounded(("due", seat, play.state.moves), legal))
        if mine is not None and plan is not None:
            return mine, plan
    return None


def _acted(live: Live, play: Play[GameState], mine: SeatPlans, plan: Plan) -> Made | None:
    """The move by the plan; None if nothing in it fits. A plan that goes wrong harms nobody's move."""
    try:
        return live.bounded(
            ("plan", mine.seat, plan.question, play.state.moves), partial(_made_by, live, play, mine, plan)
        )
    except Exception:
        log.exception("a plan cannot act", extra={"table": live.table.id, "seat": mine.seat})
        return None


def _made_by(live: Live, play: Play[GameState], mine: SeatPlans, plan: Plan) -> Made | None:
    seat, then = mine.seat, play.copy()
    move: Move | None = planned(live.game, then, seat, plan)
    if move is None:
        return None
    text = then.legal(seat).text(move)
    events = [Event(PLANNED, seat, {"question": plan.prompt}, to=(seat,)), *then.apply(seat, move)]
    return Made(seat, mine.user_id, text, then, events, kind_of_line(then), planned=True)


def gone(why: str, seat: Seat, plan: Plan) -> Event:
    """Its owner hears that the plan is no more."""
    typed, kept = tuple(wish.move for wish in plan.wishes), msgspec.json.encode(plan.wishes).decode()
    return Event(why, seat, {"question": plan.prompt, "wishes": typed, WISHED: kept}, to=(seat,))


def _without(mine: SeatPlans, plan: Plan) -> SeatPlans:
    left = list(mine.plans)
    left.remove(plan)
    return msgspec.structs.replace(mine, plans=tuple(left))
