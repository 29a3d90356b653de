"""Envoys: what one player does with an envoy die, all others do after."""

from games.core.agenda import Step
from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.goods import pay_coins, reach
from games.santa_maria.grid import DIAGONALS
from games.santa_maria.lines.activating import ARCHERY
from games.santa_maria.lines.governor import way_of
from games.santa_maria.lines.steps import EndLine, Inspect, StartLine
from games.santa_maria.maya.steps import ImitateEnvoy
from games.santa_maria.moves import Follow
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import OWN_TURNS, State
from games.santa_maria.steps import AnyStep, Followed, FollowInTurn, FollowLine, OthersFollow, SideBySide
from games.santa_maria.turns.envoy_order import lines_to_use, whom_they_await


def others_follow(state: State, seat: Seat, colour: str, value: int) -> list[Step]:
    """All others clockwise; also those who have passed, unless the table wants it otherwise."""
    line = f"{'column' if colour == 'white' else 'row'}_{value}"
    rest = state.options.get("passed") == "rest"
    others = [other for other in state.others(seat) if not (rest and state.players[other].space)]
    return [OthersFollow(others, line, colour)] if others else []


@RULES.step(OthersFollow)
def others(play: SantaMaria, step: OthersFollow) -> None:
    """All at once as far as that comes out as it would in turn order."""
    awaits = whom_they_await(play.state, step.seats, step.line, step.envoy)
    parts = {seat: [] if awaits[seat] else _part(seat, step.line, step.envoy) for seat in step.seats}
    play.then(SideBySide(parts, awaits={seat: earlier for seat, earlier in awaits.items() if earlier}))


def _part(seat: Seat, line: str, envoy: str) -> list[AnyStep]:
    """The next step is the last."""
    return [Followed(seat, line, envoy), FollowInTurn([seat], line, envoy)]


@RULES.step(Followed)
def followed(play: SantaMaria, step: Followed) -> None:
    """Who waited for this seat alone begins."""
    beside = next(each for each in reversed(play.state.agenda) if isinstance(each, SideBySide))
    for seat, earlier in list(beside.awaits.items()):
        if step.seat in earlier:
            earlier.remove(step.seat)
        if not earlier:
            del beside.awaits[seat]
            beside.lines[seat].extend(_part(seat, step.line, step.envoy))


@RULES.step(FollowInTurn)
def follow_next(play: SantaMaria, step: FollowInTurn) -> None:
    """One after another; who could also use another line chooses."""
    state = play.state
    seat, *later = step.seats
    state.players[seat].resting = state.players[seat].asks == OWN_TURNS
    rest: list[Step] = [FollowInTurn(later, step.line, step.envoy)] if later else []
    if seat == state.maya:
        play.then(ImitateEnvoy([seat], int(step.line[-1])), *rest)
    elif _chooses(state, seat, step):
        play.then(FollowLine([seat], step.line, step.envoy), *rest)
    else:
        play.then(*_activate(state, seat, step.line, step.envoy), *rest)


def _chooses(state: State, seat: Seat, step: FollowInTurn) -> bool:
    """Whether there is another line to use, if need be after selling."""
    possible = lines_to_use(state, seat, step.line, step.envoy, reach(state, seat))
    return len(possible) > 1 and not state.players[seat].resting


def _activate(state: State, seat: Seat, line: str, colour: str) -> list[Step]:
    """As with a die of one's own, but none stays behind."""
    walk = [Inspect(seat, line, way_of(colour, line))] if state.colony(seat).governor else []
    return [*walk, StartLine(seat, line), EndLine(seat)]


@RULES.offers(FollowLine)
def lines_to_follow(state: State, step: FollowLine, seat: Seat) -> tuple[Offer, ...]:
    """Only owners of the scholars have a choice."""
    possible = lines_to_use(state, seat, step.line, step.envoy, state.players[seat].coins)
    return (Offer(Follow, (Pick("line", "line", possible),)),)


@RULES.answer(FollowLine, Follow)
def follow(play: SantaMaria, step: FollowLine, seat: Seat, move: Follow) -> None:
    """A diagonal costs a coin, as always."""
    if move.line in DIAGONALS:
        pay_coins(play, seat, ARCHERY)
    play.then(*_activate(play.state, seat, move.line, step.envoy))
