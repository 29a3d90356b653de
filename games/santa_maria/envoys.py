"""Envoys: what one player does with an envoy die, all others do after."""

from games.core.agenda import Step
from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.goods import pay_coins
from games.santa_maria.governor import way_of
from games.santa_maria.grid import DIAGONALS
from games.santa_maria.moves import Follow
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import State
from games.santa_maria.steps import EndLine, FollowLine, Imitate, Inspect, OthersFollow, StartLine

ARCHERY = 1


def others_follow(state: State, seat: Seat, colour: str, value: int) -> list[Step]:
    """All others clockwise, also those who have passed."""
    line = f"{'column' if colour == 'white' else 'row'}_{value}"
    return [OthersFollow(state.others(seat), line, colour, seat)] if state.seats > 1 else []


@RULES.step(OthersFollow)
def follow_next(play: SantaMaria, step: OthersFollow) -> None:
    """One after another; who could also use another line chooses."""
    state = play.state
    seat, *later = step.seats
    rest: list[Step] = [OthersFollow(later, step.line, step.envoy, step.by)] if later else []
    if seat == state.maya:
        play.then(Imitate([seat], int(step.line[-1])), *rest)
    elif len(lines(state, seat, step)) > 1:
        play.then(FollowLine([seat], step.line, step.envoy), *rest)
    else:
        play.then(*_activate(state, seat, step.line, step.envoy), *rest)


def lines(state: State, seat: Seat, step: OthersFollow | FollowLine) -> tuple[str, ...]:
    """The line of the die, and what one's own scholars make possible."""
    value = step.line[-1]
    found = [step.line]
    if step.envoy == "blue" and state.knows(seat, "philosophy"):
        found.append(f"column_{value}")
    diagonal = f"diagonal_{value}"
    if diagonal in DIAGONALS and state.knows(seat, "archery") and state.players[seat].coins >= ARCHERY:
        found.append(diagonal)
    return tuple(found)


def _activate(state: State, seat: Seat, line: str, colour: str) -> list[Step]:
    """As with a die of one's own, but none stays behind."""
    walk = [Inspect(seat, line, way_of(colour, line))] if state.colony(seat).governor else []
    return [*walk, StartLine(seat, line), EndLine(seat)]


@RULES.offers(FollowLine)
def lines_to_follow(state: State, step: FollowLine, seat: Seat) -> tuple[Offer, ...]:
    """Only owners of the scholars have a choice."""
    return (Offer(Follow, (Pick("line", "line", lines(state, seat, step)),)),)


@RULES.answer(FollowLine, Follow)
def follow(play: SantaMaria, step: FollowLine, seat: Seat, move: Follow) -> None:
    """A diagonal costs a coin, as always."""
    if move.line in DIAGONALS:
        pay_coins(play, seat, ARCHERY)
    play.then(*_activate(play.state, seat, move.line, step.envoy))
