"""Answering all that a line will ask at once: the rest as proposed, or each payment as one has said."""

import msgspec

from games.core.agenda import Decision, Lines, Step
from games.core.events import Event
from games.core.moves import Move, Offer
from games.core.seats import Seat
from games.santa_maria.lines.proposals import proposed
from games.santa_maria.lines.steps import EndLine
from games.santa_maria.lines.whole_line import PAYS, Paying, as_said, said
from games.santa_maria.moves import Rest, WholeLine
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import State

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


def may_say(decision: type[Decision], pays: type[Move]) -> None:
    """Such a question is about a payment, which can be said for the whole line."""
    PAYS[decision] = pays
    RULES.answer(decision, WholeLine)(_say)


def _say(play: SantaMaria, step: Paying, seat: Seat, move: WholeLine) -> None:
    """What turns out to be impossible when it is due is asked then."""
    play.state.players[seat].said = said(play.state, step, seat, move.paid)
    step.waiting.append(seat)
    ask(play, step)


def ask(play: SantaMaria, decision: Decision) -> None:
    """Ask one seat; who has answered for the whole line is not asked any more."""
    state = play.state
    (seat,) = decision.waiting
    player = state.players[seat]
    if not player.resting and not player.said:
        play.then(decision)
        return
    offers = tuple(RULES.offers_of[type(decision)](state, decision, seat))
    move = proposed(state, decision, seat, offers) if player.resting else as_said(state, decision, seat, offers)
    if move is None:
        play.then(decision)
        return
    decision.waiting.clear()
    before = len(play.events)
    RULES.answers[type(decision), type(move)](play, decision, seat, move)
    if player.resting:
        play.events[before:] = map(_proposed, play.events[before:])


def _proposed(event: Event) -> Event:
    return event if event.seat is None else msgspec.structs.replace(event, auto=True)


@RULES.step(EndLine)
def end_line(play: SantaMaria, step: EndLine) -> None:
    """The next line is asked about anew."""
    player = play.state.players[step.seat]
    player.resting = False
    player.said = {}
