"""Taking the rest of a line as proposed: all questions to come are answered with sense."""

import msgspec

from games.core.agenda import Decision, Lines, Step
from games.core.events import Event
from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.moves import Rest
from games.santa_maria.proposals import proposed
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import State
from games.santa_maria.steps import EndLine

REST = Offer(Rest)


def rest_offer(state: State) -> tuple[Offer, ...]:
    """Offered while there is a line, or the income of the docks."""
    return (REST,) if any(_in_line(step) for step in state.agenda) else ()


def _in_line(step: Step) -> bool:
    if isinstance(step, Lines):
        return any(_in_line(inner) for line in step.lines.values() for inner in line)
    return isinstance(step, EndLine)


def may_rest(decision: type[Decision]) -> None:
    """Such a question can be answered by taking the rest as proposed."""
    RULES.answer(decision, Rest)(_rest)


def _rest(play: SantaMaria, step: Decision, seat: Seat, move: Rest) -> None:
    """This question and all others of the line are answered as proposed."""
    play.state.players[seat].resting = True
    step.waiting.append(seat)
    ask(play, step)


def ask(play: SantaMaria, decision: Decision) -> None:
    """Ask one seat; who takes the rest as proposed is not asked any more."""
    state = play.state
    (seat,) = decision.waiting
    if not state.players[seat].resting:
        play.then(decision)
        return
    decision.waiting.clear()
    move = proposed(state, decision, seat, RULES.offers_of[type(decision)](state, decision, seat))
    before = len(play.events)
    RULES.answers[type(decision), type(move)](play, decision, seat, move)
    play.events[before:] = map(_proposed, play.events[before:])


def _proposed(event: Event) -> Event:
    return event if event.seat is None else msgspec.structs.replace(event, auto=True)


@RULES.step(EndLine)
def end_line(play: SantaMaria, step: EndLine) -> None:
    """The next line is asked about anew."""
    play.state.players[step.seat].resting = False
